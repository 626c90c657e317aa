import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Box } from '#games';
import { boxes } from '#shelf';
import { say } from './words/words.ts';

/** Something the user has to change in the call; exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export interface Option {
  readonly type: 'string' | 'boolean';
  /** What the value is, for the help: `<file>`. */
  readonly value?: string;
  /** Or how that is found out, when somebody asks for help. */
  readonly says: string | (() => Promise<string>);
}

export interface Command<O extends Readonly<Record<string, Option>> = Readonly<Record<string, Option>>> {
  readonly name: string;
  /** What stands after the name: `<game>`. */
  readonly takes: string;
  readonly summary: string;
  /** More, for its own help. */
  readonly details?: string;
  readonly options: O;
  readonly examples: readonly string[];
  /** Gives the exit code: 0 all is well, 1 a check failed. */
  run(words: readonly string[], options: Values<O>): number | Promise<number>;
}

export type Values<O extends Readonly<Record<string, Option>>> = { readonly [K in keyof O]: O[K]['type'] extends 'boolean' ? boolean : string | undefined };

export function command<const O extends Readonly<Record<string, Option>>>(spec: Command<O>): Command {
  return spec as Command;
}

/** Run one command with the words after its name. */
export async function runCommand(spec: Command, args: readonly string[]): Promise<number> {
  let parsed: { values: Record<string, unknown>; positionals: string[] };
  try {
    parsed = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { ...Object.fromEntries(Object.entries(spec.options).map(([name, { type }]) => [name, { type }])), help: { type: 'boolean', short: 'h' } },
    });
  } catch (cause) {
    throw new UsageError(say.wrong.options({ what: String(cause instanceof Error ? cause.message.split('. ')[0] : cause), name: spec.name }));
  }
  if (parsed.values['help'] === true) {
    console.log(await helpFor(spec));
    return 0;
  }
  const values: Record<string, string | boolean | undefined> = {};
  for (const [name, { type }] of Object.entries(spec.options)) {
    const given = parsed.values[name];
    values[name] = type === 'boolean' ? given === true : typeof given === 'string' ? given : undefined;
  }
  return await spec.run(parsed.positionals, values as Values<Readonly<Record<string, Option>>>);
}

export async function helpFor(spec: Command): Promise<string> {
  const rows = await Promise.all(
    Object.entries(spec.options).map(
      async ([name, { value, says }]) => [`--${name}${value === undefined ? '' : ` ${value}`}`, typeof says === 'string' ? says : await says()] as const,
    ),
  );
  const width = Math.max(6, ...rows.map(([left]) => left.length));
  return [
    `${spec.summary}`,
    '',
    `  muster ${spec.name}${spec.takes === '' ? '' : ` ${spec.takes}`} [options]`,
    '',
    ...rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`),
    `  ${'--help'.padEnd(width)}  ${say.help.option}`,
    '',
    say.help.example,
    ...spec.examples.map((example) => `  ${example}`),
    ...(spec.details === undefined ? [] : ['', spec.details]),
  ].join('\n');
}

export function findBox(id: string | undefined): Box {
  const box = boxes.find(({ game }) => game.id === id);
  if (box !== undefined) return box;
  const games = boxes.map(({ game }) => game.id);
  throw new UsageError(id === undefined ? say.wrong['no-game']({ games }) : say.wrong.game({ id, games }));
}

/** The one game that was named. */
export function onlyBox([id, ...rest]: readonly string[]): Box {
  if (rest.length > 0) throw new UsageError(say.wrong['one-game']({ rest: rest.join(' ') }));
  return findBox(id);
}

export function noWords(words: readonly string[]): void {
  if (words.length > 0) throw new UsageError(say.wrong.argument({ words: words.join(' ') }));
}

export const SEED_OPTION = { type: 'string', value: '<text>', says: say.option.seed } as const;

/** Games are named as arguments, or with --games. */
export const GAMES_OPTION = { type: 'string', value: '<a,b>', says: say.option.games } as const;

/** The ids that were named, in words or in an option. */
export function namedGames(words: readonly string[], games?: string): readonly string[] {
  const ids = [...words, ...(games ?? '').split(',')].flatMap((text) => text.split(',')).map((id) => id.trim());
  return [...new Set(ids.filter((id) => id !== ''))];
}

/** The games named, or all. */
export function boxesNamed(ids: readonly string[]): readonly Box[] {
  return ids.length === 0 ? boxes : ids.map(findBox);
}

/** What only developers need is not there in a small install. */
export function requireTools(): void {
  if (!existsSync(new URL('../node_modules/vitest/', import.meta.url))) throw new UsageError(say.wrong.tools);
}

/** A whole number from an option, with its bounds. */
export function wholeNumber(name: string, text: string | undefined, otherwise: number, least = 1, most = 1e9): number {
  if (text === undefined) return otherwise;
  const number = Number(text);
  if (!Number.isInteger(number) || number < least || number > most) throw new UsageError(say.wrong.number({ name, least, most, text }));
  return number;
}
