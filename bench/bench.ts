import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { installPeers } from './install-peers.ts';
import { measurePart, PARTS, type Part, SECTIONS } from './parts/index.ts';
import { type Budget, draw, drawGoal, type Findings, reached } from './report.ts';

const HELP = `Measures Muster against its peers, per CPU second and as ratios inside one run.

  npm run bench -- [options]

  --only <parts>   only these, with commas: ${SECTIONS.join(', ')} (classics is ${PARTS.filter((part) => !SECTIONS.includes(part)).join(' and ')})
  --quick          a short run of a few seconds: numbers are rough, those of slow peers most
  --json <file>    also write what was found to a file
  --help           this text

Every part runs in a process of its own. What is compared with is installed into bench/peers the first time. Ends with 1 when two programs that should do the same work did not.
`;

const FULL: Budget = { warmUp: 1, seconds: 0.5, rounds: 5, thorough: true };
const QUICK: Budget = { warmUp: 0.5, seconds: 0.1, rounds: 3, thorough: false };

/** The parts named on the command line; throws when there is no such part. */
function chosen(only: string | undefined): Part[] {
  if (only === undefined) return [...PARTS];
  return only.split(',').flatMap((name): Part[] => {
    if (name === 'classics') return ['tic-tac-toe', 'connect-four'];
    const part = PARTS.find((known) => known === name);
    if (part === undefined) throw new Error(`there is no part '${name}'; there are ${SECTIONS.join(', ')}`);
    return [part];
  });
}

/** Measures a part in a process of its own, so that what was compiled for one game does not slow another. */
function measureApart(part: Part, quick: boolean): Findings {
  const folder = mkdtempSync(join(tmpdir(), 'muster-bench-'));
  try {
    const file = join(folder, 'findings.json');
    const flags = ['--only', part, '--json', file, ...(quick ? ['--quick'] : [])];
    const { status } = spawnSync(process.execPath, [...process.execArgv, fileURLToPath(import.meta.url), ...flags], {
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    if (status !== 0 && status !== 1) throw new Error(`'${part}' could not be measured`);
    return (JSON.parse(readFileSync(file, 'utf8')) as [Findings])[0];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function main(): Promise<number> {
  const { values } = parseArgs({ options: { only: { type: 'string' }, quick: { type: 'boolean' }, json: { type: 'string' }, help: { type: 'boolean' } } });
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const quick = values.quick ?? false;
  const parts = chosen(values.only);
  if (parts.some((part) => part === 'tiles' || part === 'search')) installPeers();
  const found: Findings[] = [];
  for (const part of parts) {
    if (parts.length > 1) found.push(measureApart(part, quick));
    else {
      const findings = await measurePart(part, quick ? QUICK : FULL);
      console.log(draw(findings));
      found.push(findings);
    }
  }
  if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(found, null, 2)}\n`);
  const goals = found.flatMap((findings) => findings.goals);
  const wrong = found.flatMap((findings) => findings.wrong);
  if (parts.length > 1) {
    const missed = goals.filter((goal) => !reached(goal));
    console.log(`${goals.length - missed.length} of ${goals.length} goals reached${missed.map((goal) => `\n  ${drawGoal(goal)}`).join('')}`);
    if (wrong.length > 0) console.log(`not the same work:\n  ${wrong.join('\n  ')}`);
  }
  return wrong.length > 0 ? 1 : 0;
}

try {
  process.exitCode = await main();
} catch (thrown) {
  console.error(`bench: ${thrown instanceof Error ? thrown.message : thrown}`);
  process.exitCode = 2;
}
