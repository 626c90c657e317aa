#!/usr/bin/env node
import { ConfigError, MusterError } from '#kernel';
import { backup, restore } from './backup.ts';
import { balance } from './balance.ts';
import { ban, unban } from './bans.ts';
import { bots } from './bots.ts';
import { check } from './check.ts';
import { clauses } from './clauses/command.ts';
import { type Command, runCommand, UsageError } from './command.ts';
import { fuzz } from './fuzz/command.ts';
import { golden } from './golden/command.ts';
import { invite } from './invite.ts';
import { mutants } from './mutants/command.ts';
import { newGame } from './new.ts';
import { people } from './people.ts';
import { play } from './play/command.ts';
import { exportRecords, importRecords } from './records.ts';
import { remove } from './remove.ts';
import { serve } from './serve.ts';
import { simulate } from './simulate/command.ts';
import { tidyUp } from './tidy.ts';
import { verify } from './verify.ts';
import { say } from './words/words.ts';

const COMMANDS: readonly Command[] = [
  serve,
  play,
  simulate,
  verify,
  bots,
  balance,
  fuzz,
  clauses,
  mutants,
  golden,
  newGame,
  backup,
  restore,
  check,
  tidyUp,
  people,
  ban,
  unban,
  invite,
  remove,
  exportRecords,
  importRecords,
];

function help(): string {
  return [say.help.muster, '', ...COMMANDS.map(({ name, takes, summary }) => `  muster ${`${name} ${takes}`.padEnd(18)} ${summary}`), '', say.help.more].join(
    '\n',
  );
}

async function main(args: readonly string[]): Promise<number> {
  const [name, ...rest] = args;
  if (name === 'help' || name === '--help' || name === '-h') {
    console.log(help());
    return 0;
  }
  if (name === undefined) return runCommand(serve, []);
  const found = COMMANDS.find((c) => c.name === name);
  if (found === undefined) throw new UsageError(`${say.wrong.command({ name })}\n\n${help()}`);
  return runCommand(found, rest);
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (thrown) {
  if (thrown instanceof UsageError || thrown instanceof ConfigError) {
    console.error(`muster: ${thrown.message}`);
    process.exitCode = 2;
  } else if (thrown instanceof MusterError) {
    console.error(`muster: ${thrown.message}`);
    process.exitCode = 1;
  } else throw thrown;
}
