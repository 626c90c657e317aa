import type { Box, GameOption } from '#games';
import { ConfigError, type Json } from '#kernel';

type Fields = { readonly [key: string]: Json };
type OptionValue = GameOption['values'][number];

/** A configuration that has been tried: how many seats it makes, or why it is none. */
export type Tried =
  | { readonly ok: true; readonly seats: readonly string[] }
  | { readonly ok: false; readonly says: string; readonly clauses: readonly string[] };

export function tryConfig({ game }: Box, config: Json): Tried {
  try {
    return { ok: true, seats: game.seats(game.configure(config)) };
  } catch (thrown) {
    if (thrown instanceof ConfigError) return { ok: false, says: thrown.message, clauses: thrown.clauses };
    throw thrown;
  }
}

/** What an option is set to: as configured, else its default. */
export function settingOf(config: Json, { name, values }: GameOption): OptionValue {
  const set = fields(fields(config)['options'])[name];
  return values.find((value) => value === set) ?? values[0] ?? false;
}

/** The configuration with an option set; defaults are left out, so that equal choices are equal configurations. */
export function withOption(config: Json, option: GameOption, value: OptionValue): Json {
  const { options, ...rest } = fields(config);
  const { [option.name]: _, ...others } = fields(options);
  const all = value === option.values[0] ? others : { ...others, [option.name]: value };
  return Object.keys(all).length === 0 ? rest : { ...rest, options: all };
}

/** The configuration for so many players. What cannot stand beside that number is left to its default. */
export function withPlayers(box: Box, config: Json, players: number): Json {
  if (box.forPlayers !== undefined) return box.forPlayers(config, players);
  const wanted: Fields = { ...fields(config), players };
  if (tryConfig(box, wanted).ok) return wanted;
  for (const field of Object.keys(wanted)) {
    if (field === 'players') continue;
    const { [field]: _, ...without } = wanted;
    if (tryConfig(box, without).ok) return without;
  }
  return wanted;
}

/** The preset that means the same as this configuration; null when there is none. */
export function presetOf(box: Box, config: Json): string | null {
  const wanted = meaning(box, config);
  return wanted === null ? null : (box.presets.find((preset) => meaning(box, preset.config) === wanted)?.id ?? null);
}

/** A configuration with all its defaults, as text. */
function meaning(box: Box, config: Json): string | null {
  return tryConfig(box, config).ok ? JSON.stringify(box.game.configure(config)) : null;
}

function fields(json: Json | undefined): Fields {
  return typeof json === 'object' && json !== null && !isList(json) ? json : {};
}

function isList(json: Json): json is readonly Json[] {
  return Array.isArray(json);
}
