import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { runCommand, wholeNumber } from '../command.ts';
import type { Kind } from './cluster.ts';
import { faults, report } from './report.ts';
import { DESCRIPTIONS, type Mishap } from './rounds.ts';
import { crash } from './run.ts';

const HELP = `Kill and pause servers and databases while people play, cut the power and the lines between them, move clocks, again and again, and
see that nothing acknowledged is lost or doubled, nobody loses a seat and no table is stuck.

  npm run crash -- [options]

  --rounds <n>                     how often something goes wrong, on each database (100)
  --database sqlite|postgres|both  which database (both)
  --mishaps <names>                only these, separated by commas: ${Object.keys(DESCRIPTIONS).join(', ')}
  --tables <n>                     how many tables are played at (12)
  --seed <text>                    the same choices again, as far as timing allows
  --help                           this

Exit codes: 0 all is well, 1 something does not hold, 2 the call is wrong.`;

interface Wanted {
  readonly rounds: number;
  readonly tables: number;
  readonly seed: string;
  readonly kinds: readonly Kind[];
  readonly mishaps: readonly Mishap[] | undefined;
}

/** What the words after the command ask for; null when they ask for help. */
function wanted(): Wanted | null {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string', default: '100' },
      database: { type: 'string', default: 'both' },
      mishaps: { type: 'string' },
      tables: { type: 'string', default: '12' },
      seed: { type: 'string', default: randomBytes(4).toString('hex') },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const kinds = values.database === 'both' ? (['sqlite', 'postgres'] as const) : [values.database];
  if (!kinds.every(isKind)) throw new TypeError(`there is no database '${values.database}'`);
  const mishaps = values.mishaps?.split(',');
  if (mishaps !== undefined && !mishaps.every(isMishap)) throw new TypeError(`'${values.mishaps}' are not all mishaps`);
  if (values.help === true) return null;
  return { rounds: wholeNumber('rounds', values.rounds), tables: wholeNumber('tables', values.tables), seed: values.seed, kinds, mishaps };
}

async function run({ rounds, tables, seed, kinds, mishaps }: Wanted): Promise<boolean> {
  console.log(`seed ${seed}`);
  let holds = true;
  for (const kind of kinds) {
    const progress = (round: number, mishap: Mishap): void => tell(`${kind}, round ${round + 1} of ${rounds}: ${DESCRIPTIONS[mishap]}`, round % 25 === 0);
    const result = await crash(kind, { rounds, tables, seed, progress, ...(mishaps === undefined ? {} : { mishaps }) });
    if (process.stderr.isTTY) process.stderr.write('\r\x1b[2K');
    console.log(report(result));
    holds &&= faults(result).length === 0;
  }
  return holds;
}

process.exitCode = await runCommand('crash', HELP, wanted, run);

function isKind(text: string): text is Kind {
  return text === 'sqlite' || text === 'postgres';
}

function isMishap(text: string): text is Mishap {
  return text in DESCRIPTIONS;
}

/** On a terminal every round on the same line, elsewhere a line now and then. */
function tell(text: string, now: boolean): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[2K${text}`);
  else if (now) process.stderr.write(`${text}\n`);
}
