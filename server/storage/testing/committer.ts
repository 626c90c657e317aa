import { openStore } from '../index.ts';
import { write } from './write.ts';

/** A process of its own that commits one entry after the other as long as it can and says what came of each. */

const [database = ''] = process.argv.slice(2);
const store = await openStore({ database, patience: 1_000 });

let next = 0;
while (true) {
  const padding = 'x'.repeat(2_000);
  const outcome = await store.commit(write('t', next, { body: padding })).catch((error: { code: string }) => error.code);
  process.stdout.write(`${next} ${outcome}\n`);
  if (outcome === 'committed') next++;
}
