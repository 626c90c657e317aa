import type { Damage, Store } from '#server';
import { boxes } from '#shelf';
import { isIntact, recordIn } from '../server/storage/sums.ts';
import { command } from './command.ts';
import { withStore } from './database.ts';
import { verdictOn } from './verdict.ts';
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
    const [{ entries, tables, records, damage }, unplayable, partly] = await withStore(
      async (store) => [await checkStore(store), await unplayableTables(store, readersHere()), await partlyVerified(store)] as const,
      { mustExist: true },
    );
    for (const one of damage) console.log(damagedText(one));
    const read = { tables, entries, records };
    console.log(damage.length === 0 ? say.checked.whole(read) : say.checked.damaged({ n: damage.length, ...read }));
    const damaged = new Set(damage.map(({ table }) => table));
    const stuck = unplayable.filter(({ table }) => !damaged.has(table));
    for (const { table, game, what } of stuck) console.log(say.checked.stuck({ table, game, what }));
    if (stuck.length > 0) console.log(say.checked['stuck-in-all']({ n: stuck.length }));
    const intact = partly.filter(({ table }) => !damaged.has(table));
    for (const { table, text } of intact) console.log(say.check.partly({ table, text }));
    return damage.length + stuck.length + intact.filter(({ broken }) => broken).length === 0 ? 0 : 1;
  },
});

/** So many records at once. */
const PAGE = 20;

/** Records that are as they were written, but do not hold, or of which not everything can be checked by this version. */
async function partlyVerified({ db }: Store): Promise<{ table: string; text: string; broken: boolean }[]> {
  const found: { table: string; text: string; broken: boolean }[] = [];
  for (let after = ''; ; ) {
    const rows = await db.selectFrom('records').where('table_id', '>', after).selectAll().orderBy('table_id').limit(PAGE).execute();
    for (const row of rows) {
      // What is damaged is named already.
      if (!isIntact('records', row)) continue;
      const { table_id: table } = row;
      const { finding, text } = await verdictOn(recordIn(row), boxes);
      if (finding !== 'whole') found.push({ table, text, broken: finding === 'broken' });
    }
    const last = rows.at(-1);
    if (last === undefined) return found;
    after = last.table_id;
  }
}

function damagedText({ table, entry, what, found = '' }: Damage): string {
  if (what === 'file' || what === 'person' || what === 'token' || what === 'host') return say.checked[what]({ what: found });
  if (what === 'generation') return say.checked.generation;
  const said = found === '' ? say.checked[what] : `${say.checked[what]} (${found})`;
  return entry === null ? say.checked.table({ table, what: said }) : say.checked.entry({ table, entry, what: said });
}
