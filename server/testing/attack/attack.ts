import { parseArgs } from 'node:util';
import { attack } from './siege.ts';
import { ATTEMPTS, starve } from './starvation.ts';

const { values } = parseArgs({ options: { attacks: { type: 'string' }, seed: { type: 'string' }, help: { type: 'boolean', short: 'h' } } });
if (values.help === true) {
  console.log(`Throw malformed, oversized, replayed, foreign-seat and random frames and requests at a server and see that nothing breaks and nothing leaks;
then try to starve the others out, and to get more than one's share.

  npm run attack -- [--attacks <n>] [--seed <text>]

  --attacks <n>   how many (100000)
  --seed <text>   the same seed gives the same attacks (1)`);
} else {
  const count = Number(values.attacks ?? 100_000);
  if (!Number.isInteger(count) || count < 1) {
    console.error('--attacks takes a whole number.');
    process.exit(2);
  }
  const report = await attack(count, values.seed ?? '1', (done) => process.stderr.isTTY && process.stderr.write(`\r\x1b[2K${done} of ${count} attacks`));
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[2K');
  console.log(report.text);
  const starved = await starve();
  console.log(`${Object.keys(ATTEMPTS).length} ways to starve the others out: ${starved.length === 0 ? 'none works' : `BROKEN:\n${starved.join('\n')}`}`);
  process.exit(report.broken.length + starved.length === 0 ? 0 : 1);
}
