import { parseArgs } from 'node:util';
import { runCommand, wholeNumber } from '../command.ts';
import { attack } from './siege.ts';
import { ATTEMPTS, starve } from './starvation.ts';

const HELP = `Throw malformed, oversized, replayed, foreign-seat and random frames and requests at a server and see that nothing breaks and nothing leaks;
then try to starve the others out, and to get more than one's share.

  npm run attack -- [--attacks <n>] [--seed <text>]

  --attacks <n>   how many (100000)
  --seed <text>   the same seed gives the same attacks (1)`;

interface Wanted {
  readonly count: number;
  readonly seed: string;
}

function wanted(): Wanted | null {
  const { values } = parseArgs({
    options: { attacks: { type: 'string', default: '100000' }, seed: { type: 'string', default: '1' }, help: { type: 'boolean', short: 'h' } },
  });
  return values.help === true ? null : { count: wholeNumber('attacks', values.attacks), seed: values.seed };
}

async function run({ count, seed }: Wanted): Promise<boolean> {
  const report = await attack(count, seed, (done) => process.stderr.isTTY && process.stderr.write(`\r\x1b[2K${done} of ${count} attacks`));
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[2K');
  console.log(report.text);
  const starved = await starve();
  console.log(`${Object.keys(ATTEMPTS).length} ways to starve the others out: ${starved.length === 0 ? 'none works' : `BROKEN:\n${starved.join('\n')}`}`);
  return report.broken.length + starved.length === 0;
}

process.exit(await runCommand('attack', HELP, wanted, run));
