import type { Box, Setting } from '#games';
import { ConfigError, type Json } from '#kernel';

type Fields = { readonly [key: string]: Json };
type SettingValue = Setting['values'][number];

/** A configuration that has been tried: how many seats it makes, or why it is none. */
export type ConfigCheck = { readonly ok: true; readonly seats: readonly string[] } | { readonly ok: false; readonly clauses: readonly string[] };

export function checkConfig({ game }: Box, config: Json): ConfigCheck {
  try {
    return { ok: true, seats: game.seats(game.configure(config)) };
  } catch (thrown) {
    if (thrown instanceof ConfigError) return { ok: false, clauses: thrown.clauses };
    throw thrown;
  }
}

/** What a setting is set to: as configured, else its default. */
export function settingOf(config: Json, { name, values }: Setting): SettingValue {
  const set = fields(fields(config)['settings'])[name];
  return values.find((value) => value === set) ?? values[0] ?? false;
}

/** The configuration with a setting set; defaults are left out, so that equal choices are equal configurations. */
export function withSetting(config: Json, setting: Setting, value: SettingValue): Json {
  const { settings, ...rest } = fields(config);
  const { [setting.name]: _, ...others } = fields(settings);
  const all = value === setting.values[0] ? others : { ...others, [setting.name]: value };
  return Object.keys(all).length === 0 ? rest : { ...rest, settings: all };
}

/** The configuration for so many players. What cannot stand beside that number is left to its default. */
export function withPlayers(box: Box, config: Json, players: number): Json {
  if (box.forPlayers !== undefined) return box.forPlayers(config, players);
  const wanted: Fields = { ...fields(config), players };
  if (checkConfig(box, wanted).ok) return wanted;
  for (const field of Object.keys(wanted)) {
    if (field === 'players') continue;
    const { [field]: _, ...without } = wanted;
    if (checkConfig(box, without).ok) return without;
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
  return checkConfig(box, config).ok ? JSON.stringify(box.game.configure(config)) : null;
}

function fields(json: Json | undefined): Fields {
  return typeof json === 'object' && json !== null && !isList(json) ? json : {};
}

function isList(json: Json): json is readonly Json[] {
  return Array.isArray(json);
}
