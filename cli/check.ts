import { verdictOn } from '#games';
import type { Store } from '#server';
import { boxes } from '#shelf';
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
    const [{ entries, tables, records, damage }, unplayable, partly] = await withStore(
      async (store) => [await checkStore(store), await unplayableTables(store, readersHere()), await partlyVerified(store)] as const,
      { mustExist: true },
    );
    for (const { table, entry, what } of damage) console.log(`${table === '' ? '' : `table ${table}${entry === null ? '' : `, entry ${entry}`}: `}${what}`);
    const read = `${tables} tables with ${entries} entries and ${records} sealed records`;
    console.log(
      damage.length === 0
        ? `Everything is as it was written: ${read}.`
        : `${damage.length} damaged of ${read}. A backup brings back what was written: muster restore.`,
    );
    const damaged = new Set(damage.map(({ table }) => table));
    const stuck = unplayable.filter(({ table }) => !damaged.has(table));
    for (const { table, game, what } of stuck) console.log(`table ${table} (${game}) cannot go on: ${what}`);
    if (stuck.length > 0)
      console.log(
        `${stuck.length === 1 ? '1 table' : `${stuck.length} tables`} cannot go on with this version of Muster. Everything written is kept for the version that can.`,
      );
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
    const rows = await db.selectFrom('records').where('table_id', '>', after).select(['table_id', 'record']).orderBy('table_id').limit(PAGE).execute();
    for (const { table_id: table, record } of rows) {
      const { finding, text } = await verdictOn(record, boxes);
      if (finding !== 'whole') found.push({ table, text, broken: finding === 'broken' });
    }
    const last = rows.at(-1);
    if (last === undefined) return found;
    after = last.table_id;
  }
}
