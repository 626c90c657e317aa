import type { Damage } from '#server';
import { command } from './command.ts';
import { withStore } from './database.ts';
import { say } from './words/words.ts';

export const check = command({
  name: 'check',
  takes: '',
  summary: say.check.summary,
  details: say.check.details,
  options: {},
  examples: ['muster check', 'MUSTER_DATA=/var/lib/muster/muster.db muster check'],
  async run() {
    const { checkStore, readersHere, unplayableTables } = await import('#server');
    const [{ entries, tables, records, damage }, unplayable] = await withStore(
      async (store) => [await checkStore(store), await unplayableTables(store, readersHere())] as const,
      { mustExist: true },
    );
    for (const one of damage) console.log(damaged(one));
    const read = { tables, entries, records };
    console.log(damage.length === 0 ? say.checked.whole(read) : say.checked.damaged({ n: damage.length, ...read }));
    const found = new Set(damage.map(({ table }) => table));
    const stuck = unplayable.filter(({ table }) => !found.has(table));
    for (const { table, game, what } of stuck) console.log(say.checked.stuck({ table, game, what }));
    if (stuck.length > 0) console.log(say.checked['stuck-in-all']({ n: stuck.length }));
    return damage.length + stuck.length === 0 ? 0 : 1;
  },
});

function damaged({ table, entry, what, found = '' }: Damage): string {
  if (what === 'file') return say.checked.file({ what: found });
  const said = found === '' ? say.checked[what] : `${say.checked[what]} (${found})`;
  return entry === null ? say.checked.table({ table, what: said }) : say.checked.entry({ table, entry, what: said });
}
