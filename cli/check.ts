import { command } from './command.ts';
import { withStore } from './database.ts';

export const check = command({
  name: 'check',
  takes: '',
  summary: 'Read the whole database and say whether everything is as it was written, while people play on.',
  details: 'It uses the database of DATABASE_URL or MUSTER_DATA, as serve does.',
  options: {},
  examples: ['muster check', 'MUSTER_DATA=/var/lib/muster/muster.db muster check'],
  async run() {
    const { checkStore } = await import('#server');
    const { entries, tables, records, damage } = await withStore((store) => checkStore(store), { mustExist: true });
    for (const { table, entry, what } of damage) console.log(`${table === '' ? '' : `table ${table}${entry === null ? '' : `, entry ${entry}`}: `}${what}`);
    const read = `${tables} tables with ${entries} entries and ${records} sealed records`;
    console.log(
      damage.length === 0
        ? `Everything is as it was written: ${read}.`
        : `${damage.length} damaged of ${read}. A backup brings back what was written: muster restore.`,
    );
    return damage.length === 0 ? 0 : 1;
  },
});
