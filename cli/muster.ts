#!/usr/bin/env node
import { ConfigError, MusterError } from '#kernel';
import { type Command, runCommand, UsageError } from './command.ts';
import { say } from './words/words.ts';

/** Nobody waits for a command they did not call. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  serve: async () => (await import('./serve.ts')).serve,
  play: async () => (await import('./play/command.ts')).play,
  simulate: async () => (await import('./simulate/command.ts')).simulate,
  verify: async () => (await import('./verify.ts')).verify,
  bots: async () => (await import('./bots.ts')).bots,
  balance: async () => (await import('./balance.ts')).balance,
  fuzz: async () => (await import('./fuzz/command.ts')).fuzz,
  clauses: async () => (await import('./clauses/command.ts')).clauses,
  mutants: async () => (await import('./mutants/command.ts')).mutants,
  golden: async () => (await import('./golden/command.ts')).golden,
  new: async () => (await import('./new.ts')).newGame,
  backup: async () => (await import('./backup.ts')).backup,
  restore: async () => (await import('./backup.ts')).restore,
  check: async () => (await import('./check.ts')).check,
  tidy: async () => (await import('./tidy.ts')).tidyUp,
  people: async () => (await import('./people.ts')).people,
  ban: async () => (await import('./bans.ts')).ban,
  unban: async () => (await import('./bans.ts')).unban,
  invite: async () => (await import('./invite.ts')).invite,
  remove: async () => (await import('./remove.ts')).remove,
  export: async () => (await import('./records.ts')).exportRecords,
  import: async () => (await import('./records.ts')).importRecords,
};

async function help(): Promise<string> {
  const all = await Promise.all(Object.values(COMMANDS).map((load) => load()));
  const lines = all.map(({ name, takes, summary }) => `  muster ${`${name} ${takes}`.padEnd(18)} ${summary}`);
  return [say.help.muster, '', ...lines, '', say.help.more].join('\n');
}

async function main(args: readonly string[]): Promise<number> {
  const [name = 'serve', ...rest] = args;
  if (name === 'help' || name === '--help' || name === '-h') {
    console.log(await help());
    return 0;
  }
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (load === undefined) throw new UsageError(`${say.wrong.command({ name })}\n\n${await help()}`);
  return runCommand(await load(), rest);
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
