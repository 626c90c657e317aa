import { configured, fields, settingsOf } from '../border.ts';
import type { DraftOf, Setting } from '../box.ts';

export interface Settings {
  /** How many points win. */
  readonly points: number;
}

export interface Config {
  readonly settings: Settings;
}

export type Draft = DraftOf<Config>;

export const SETTINGS: readonly Setting[] = [{ name: 'points', values: [3, 5], clause: 'template.end.points' }];

const schema = fields('the configuration', { settings: settingsOf<Settings>(SETTINGS) });

/** A full configuration from whatever came over the border; throws `ConfigError`. */
export function configure(raw: unknown): Config {
  return configured(schema, raw, SETTINGS);
}
