import { createInterface } from 'node:readline/promises';
import type { Store } from '#server';
import { boxes } from '#shelf';
import { command, UsageError, wholeNumber } from './command.ts';
import { withStore } from './database.ts';
import { minuteOf } from './dates.ts';
import { say } from './words/words.ts';

type Removing = (store: Store, words: readonly string[], why: string, sure: (what: string) => Promise<void>) => Promise<void>;

export const remove = command({
  name: 'remove',
  takes: '<what>',
  summary: say.remove.summary,
  details: say.remove.details,
  options: {
    yes: { type: 'boolean', says: say.remove.option.yes },
    why: { type: 'string', value: '<text>', says: say.ban.option.why },
  },
  examples: [
    'muster remove chat n4t8b2kq7w4etz5p',
    'muster remove chat n4t8b2kq7w4etz5p 17 --why insult',
    'muster remove table n4t8b2kq7w4etz5p',
    'muster remove person k3m9x2aq7w4etz5p',
  ],
  async run([what = '', ...words], { yes, why = '' }) {
    const removing = Object.hasOwn(REMOVING, what) ? REMOVING[what as keyof typeof REMOVING] : undefined;
    if (removing === undefined) throw new UsageError(say.wrong.removal);
    const sure = (question: string) => (yes ? Promise.resolve() : asked(question));
    return withStore(
      async (store) => {
        await removing(store, words, why, sure);
        return 0;
      },
      { mustExist: true },
    );
  },
});

const chat: Removing = async (store, [id, number, ...rest], why, sure) => {
  if (id === undefined || rest.length > 0) throw new UsageError(say.wrong.removal);
  const { TableRegistry, chatOf, note, removeChat } = await import('#server');
  const registry = new TableRegistry(store, boxes);
  const lines = await chatOf(registry, id);
  const shown = ({ line, at, who, text }: (typeof lines)[number]) => `${String(line).padStart(5)}  ${minuteOf(at)}  ${who.name} (${who.id}): ${text}`;
  if (number === undefined) {
    console.log(lines.length === 0 ? say.remove['no-chat'] : lines.map(shown).join('\n'));
    return;
  }
  const line = wholeNumber('line', number, 0, 0);
  const found = lines.find((said) => said.line === line);
  if (found === undefined) throw new UsageError(say.wrong.line({ line, table: id }));
  await sure(say.remove.chat({ line: shown(found).trim() }));
  await removeChat(registry, id, line);
  await note(store, 'remove-chat', `${id} ${line}`, why);
  console.log(say.remove['chat-done']);
};

const table: Removing = async (store, [id, ...rest], why, sure) => {
  const row = id === undefined || rest.length > 0 ? undefined : await store.db.selectFrom('tables').where('id', '=', id).selectAll().executeTakeFirst();
  if (row === undefined) throw new UsageError(say.wrong.table({ id: id ?? '' }));
  await sure(say.remove.table({ id: row.id, game: row.game, at: minuteOf(row.created) }));
  const { note, removeTable } = await import('#server');
  await removeTable(store, row.id);
  await note(store, 'remove-table', row.id, why);
  console.log(say.remove['table-done']({ id: row.id }));
};

const person: Removing = async (store, [id, ...rest], why, sure) => {
  const row = id === undefined || rest.length > 0 ? undefined : await store.db.selectFrom('people').where('id', '=', id).selectAll().executeTakeFirst();
  if (row === undefined) throw new UsageError(say.wrong.nobody({ id: id ?? '' }));
  await sure(say.remove.person({ id: row.id, name: row.name }));
  const { People, TableRegistry, note, removePerson } = await import('#server');
  const removal = await removePerson(new TableRegistry(store, boxes), new People(store), row.id);
  await note(store, 'remove-person', row.id, why);
  for (const { table: at, why: left } of removal?.left ?? []) console.log(say.remove.left({ table: at, why: left }));
  console.log(say.remove['person-done']({ name: row.name, tables: removal?.tables ?? 0 }));
  if ((removal?.left.length ?? 0) > 0) throw new UsageError(say.remove.again);
};

const REMOVING = { chat, table, person } as const;

/** Only whoever says so in as many words. */
async function asked(question: string): Promise<void> {
  if (!process.stdin.isTTY) throw new UsageError(say.remove['not-sure']({ question }));
  const reading = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const answer = await reading.question(`${say.remove.ask({ question, yes: say.remove.yes })} `);
    if (answer.trim().toLowerCase() !== say.remove.yes) throw new UsageError(say.remove.kept);
  } finally {
    reading.close();
  }
}
