import { sql } from 'kysely';
import { openStore } from '../../storage/open.ts';
import { write } from '../../storage/testing/write.ts';

/** A process of its own that opens a database, writes until there are so many entries, says after each how many there are, and waits to be killed. */

const [database = '', how = '', times = ''] = process.argv.slice(2);
const store = await openStore({ database });
if (how === 'off') await sql`pragma synchronous = off`.execute(store.db);
let there = (await store.entries('t', -1)).length;
do {
  if (there < Number(times) && (await store.commit(write('t', there, { body: 'x'.repeat(500) }))) === 'committed') there++;
  process.stdout.write(`${there}\n`);
} while (there < Number(times));
process.on('disconnect', () => process.exit());
