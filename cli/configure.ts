import type { Box } from '#games';
import { ConfigError } from '#kernel';
import { UsageError } from './command.ts';

/** The options by which every command sets a game up. */
export const CONFIG_OPTIONS = {
  preset: { type: 'string', value: '<name>', says: 'a ready-made set-up' },
  team: { type: 'string', value: '<a,b,c,d>', says: 'the team, in games that have one' },
  players: { type: 'string', value: '<n>', says: 'how many players, in games that ask' },
  set: { type: 'string', value: '<option=value,…>', says: 'options of the game, as its rules name them' },
  config: { type: 'string', value: '<json>', says: 'the whole configuration as JSON' },
} as const;

export interface ConfigWords {
  readonly preset: string | undefined;
  readonly team: string | undefined;
  readonly players: string | undefined;
  readonly set: string | undefined;
  readonly config: string | undefined;
}

/** A configuration from the words of the command line, checked by the game. */
export function configFrom(box: Box, words: ConfigWords): unknown {
  const config: Record<string, unknown> = { ...presetOf(box, words.preset) };
  if (words.config !== undefined) {
    let given: unknown;
    try {
      given = JSON.parse(words.config);
    } catch {
      throw new UsageError(`--config takes JSON, for example '{"options":{}}'.`);
    }
    Object.assign(config, given);
  }
  if (words.team !== undefined) config['team'] = words.team.split(',').map((name) => name.trim());
  if (words.players !== undefined) config['players'] = Number(words.players);
  if (words.set !== undefined) config['options'] = { ...(config['options'] as object | undefined), ...settings(box, words.set) };
  try {
    return box.game.configure(config);
  } catch (thrown) {
    if (thrown instanceof ConfigError) throw new UsageError(`${thrown.message}${thrown.clauses.length > 0 ? ` (${thrown.clauses.join(', ')})` : ''}`);
    throw thrown;
  }
}

function presetOf(box: Box, id: string | undefined): object {
  const preset = id === undefined ? box.presets[0] : box.presets.find((p) => p.id === id);
  if (preset === undefined) throw new UsageError(`${box.game.title} has no set-up '${id}': ${box.presets.map((p) => p.id).join(', ')}.`);
  return preset.config as object;
}

function settings(box: Box, text: string): Record<string, unknown> {
  return Object.fromEntries(
    text.split(',').map((word) => {
      const [name = '', value = 'true'] = word.trim().split('=');
      const option = box.options.find((o) => o.name === name);
      if (option === undefined) throw new UsageError(`${box.game.title} has no option '${name}': ${box.options.map((o) => o.name).join(', ')}.`);
      const chosen = option.values.find((v) => String(v) === value);
      if (chosen === undefined) throw new UsageError(`The option '${name}' may be ${option.values.join(' or ')}, not '${value}'.`);
      return [name, chosen];
    }),
  );
}
