import { type ClauseId, ConfigError } from '#kernel';
import type { GameOption } from './box.ts';

/** What came over the border as an object with these fields and no others; nothing at all counts as an empty one. */
export function fieldsOf(raw: unknown, what: string, known: readonly string[]): Readonly<Record<string, unknown>> {
  if (raw === undefined || raw === null) return {};
  if (typeof raw !== 'object' || Array.isArray(raw)) throw new ConfigError(`${what} must be an object, not ${shown(raw)}`);
  for (const key of Object.keys(raw)) if (!known.includes(key)) throw new ConfigError(`${what} has no '${key}'; it has ${known.join(', ')}`);
  return raw as Readonly<Record<string, unknown>>;
}

/** A value for each option of a game: the one that came over the border, else the default. */
export function chosenOptions(options: readonly GameOption[], raw: unknown): Readonly<Record<string, string | number | boolean>> {
  const given = fieldsOf(
    raw,
    "'options'",
    options.map(({ name }) => name),
  );
  return Object.fromEntries(
    options.map(({ name, values, clause }) => {
      const wanted = given[name] === undefined ? values[0] : given[name];
      const value = values.find((v) => v === wanted);
      if (value === undefined) throw new ConfigError(`option '${name}' is ${shown(wanted)}; it can be ${values.map(shown).join(' or ')}`, [clause]);
      return [name, value];
    }),
  );
}

export function wholeNumber(value: unknown, name: string, least: number, most: number, clause: ClauseId): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most)
    throw new ConfigError(`'${name}' must be a whole number from ${least} to ${most}, not ${shown(value)}`, [clause]);
  return value;
}

/** A value as it is quoted in an error. */
export function shown(value: unknown): string {
  if (typeof value === 'string') return `'${value}'`;
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' && value !== null ? 'an object' : String(value);
}
