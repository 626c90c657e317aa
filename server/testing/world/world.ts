import { parseArgs } from 'node:util';
import { runCommand, wholeNumber } from '../command.ts';
import type { Outcome } from './run.ts';
import { SABOTAGES, sabotage } from './sabotage.ts';

const HELP = `Let people play for weeks in a simulated world, in which time, chance, network, disk and death are made up and everything else is the
real server and the real client. Whatever must always hold is checked at every step. The same seed gives the same world, to the byte.

  npm run world -- [options]

  --seed <text>      which world (1)
  --hours <n>        how long it lasts, in its own hours (200)
  --people <n>       how many people play (15)
  --servers <n>      how many servers share the database; one has it alone, as with SQLite (by seed 1 or 3)
  --faults <n>       on average so many messages lie between two faults (120); 0 is a world without
  --sabotage <name>  break the server, and see that it is found
  --trace            what happened last before something went wrong
  --help             this

Sabotages:
${Object.entries(SABOTAGES)
  .map(([name, { says }]) => `  ${name.padEnd(18)} ${says}`)
  .join('\n')}

Exit codes: 0 all is well, 1 something does not hold, 2 the call is wrong.`;

interface Wanted {
  readonly seed: string;
  readonly hours: number;
  readonly people: number;
  readonly servers: number;
  readonly between: number;
  readonly sabotage: string | null;
  readonly trace: boolean;
}

function wanted(): Wanted | null {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string', default: '1' },
      hours: { type: 'string', default: '200' },
      people: { type: 'string', default: '15' },
      servers: { type: 'string' },
      faults: { type: 'string', default: '120' },
      sabotage: { type: 'string' },
      trace: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help === true) return null;
  const broken = values.sabotage ?? null;
  if (broken !== null && SABOTAGES[broken] === undefined) throw new TypeError(`there is no sabotage '${broken}'`);
  const servers = values.servers === undefined ? serversOf(values.seed) : wholeNumber('servers', values.servers);
  return {
    seed: values.seed,
    hours: wholeNumber('hours', values.hours),
    people: wholeNumber('people', values.people),
    servers,
    between: wholeNumber('faults', values.faults, 0),
    sabotage: broken,
    trace: values.trace,
  };
}

/** Every other world has many servers. */
function serversOf(seed: string): number {
  return [...seed].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 2 === 0 ? 3 : 1;
}

async function run(options: Wanted): Promise<boolean> {
  const begun = performance.now();
  const realNow = performance.now.bind(performance);
  if (options.sabotage !== null) sabotage(options.sabotage);
  // Whatever is loaded from here on may be broken.
  const { World } = await import('./run.ts');
  const world = new World({
    ...options,
    between: options.between === 0 ? Number.POSITIVE_INFINITY : options.between,
    progress: (hours, answers) => tell(hours, answers, options.hours),
  });
  const outcome = await world.live();
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[2K');
  console.log(report(options, outcome));
  console.error(`${((realNow() - begun) / 1000).toFixed(1)} s`);
  return outcome.wrong === null;
}

function report(options: Wanted, { digest, wrong, figures, faults, trace }: Outcome): string {
  const { seed, hours, servers, people, between } = options;
  const again = `npm run world -- --seed ${seed} --hours ${hours} --people ${people} --servers ${servers} --faults ${between}${options.sabotage === null ? '' : ` --sabotage ${options.sabotage}`}`;
  return [
    `seed ${seed}, ${servers === 1 ? 'one server' : `${servers} servers`}, ${people} people`,
    ...Object.entries(figures).map(([name, figure]) => `  ${String(figure).padStart(10)} ${name}`),
    ...[...faults].map(([name, times]) => `  ${String(times).padStart(10)} × ${name}`),
    `digest ${digest}`,
    ...(wrong === null
      ? ['all is well']
      : [...(options.trace ? trace : []), `after ${wrong.hours.toFixed(3)} hours: ${wrong.text}`, `again: ${again} --trace`]),
  ].join('\n');
}

let reported = 0;

/** On a terminal on the same line, elsewhere a line now and then. */
function tell(hours: number, answers: number, all: number): void {
  const text = `${Math.round(hours)} of ${all} hours, ${answers} answers`;
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[2K${text}`);
  else if (hours >= reported + all / 5) {
    reported = hours;
    process.stderr.write(`${text}\n`);
  }
}

process.exitCode = await runCommand('world', HELP, wanted, run);
