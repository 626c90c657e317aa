import type { Box } from '#games';
import { ConfigError } from '#kernel';
import { UsageError } from './command.ts';

/** The options by which every command sets a game up. */
export const CONFIG_OPTIONS = {
  preset: { type: 'string', value: '<name>', says: 'a ready-made set-up' },
  team: { type: 'string', value: '<a,b,c,d>', says: 'the team, in games that have one' },
  commandos: { type: 'string', value: '<a,b,…>', says: 'who goes, one for each seat, in games that have commandos' },
  stage: { type: 'string', value: '<name>', says: 'where it is played, in games that have stages' },
  enemy: { type: 'string', value: '<name>', says: 'against whom, in games that have several' },
  players: { type: 'string', value: '<n>', says: 'how many players, in games that ask' },
  set: { type: 'string', value: '<option=value,…>', says: 'options of the game, as its rules name them' },
  config: { type: 'string', value: '<json>', says: 'the whole configuration as JSON' },
} as const;

export type ConfigWords = { readonly [K in keyof typeof CONFIG_OPTIONS]?: string | undefined };

/** How the words for a field of the configuration are read. */
const FIELDS = { team: listOf, commandos: listOf, stage: String, enemy: String, players: Number } as const;

function listOf(text: string): readonly string[] {
  return text.split(',').map((name) => name.trim());
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
  for (const [field, read] of Object.entries(FIELDS)) {
    const given = words[field as keyof typeof FIELDS];
    if (given !== undefined) config[field] = read(given);
  }
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
