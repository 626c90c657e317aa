import * as z from 'zod/mini';
import { at, type ClauseId, ConfigError } from '#kernel';
import type { Setting } from './box.ts';

/*
 * Configurations come from outside: each game describes its own with a schema, and what does not fit is a `ConfigError` that
 * says what is wrong in one sentence and cites the clause. Nothing at all counts as an empty object.
 */

type Shape = Readonly<Record<string, z.ZodMiniType>>;
/** The clauses that are broken where something is wrong. */
type ClauseAt = (path: readonly string[]) => ClauseId | readonly ClauseId[] | undefined;

/** An object with these fields and no others. */
export function fields<S extends Shape>(what: string, shape: S) {
  const error = (issue: z.core.$ZodRawIssue): string =>
    issue.code === 'unrecognized_keys'
      ? `${what} has no '${(issue as { keys?: readonly string[] }).keys?.[0]}'; it has ${Object.keys(shape).join(', ')}`
      : `${what} must be an object, not ${shown(issue.input)}`;
  return z.pipe(
    z.transform((raw: unknown) => raw ?? {}),
    z.strictObject(shape, { error }),
  );
}

/** The settings of a game: each one of its values, the first unless something else is said. */
export function settingsOf<S extends object>(settings: readonly Setting[]): z.ZodMiniType<S> {
  const shape = Object.fromEntries(
    settings.map(({ name, values }) => [
      name,
      z._default(
        z.literal([...values], { error: ({ input }) => `setting '${name}' is ${shown(input)}; it can be ${values.map(shown).join(' or ')}` }),
        at(values, 0),
      ),
    ]),
  );
  // That the settings of a game are what its type of settings says is for the game to see to.
  const schema: z.ZodMiniType = fields("'settings'", shape);
  return schema as z.ZodMiniType<S>;
}

export function wholeNumber(name: string, least: number, most: number) {
  const error = ({ input }: z.core.$ZodRawIssue): string => `'${name}' must be a whole number from ${least} to ${most}, not ${shown(input)}`;
  return z.number({ error }).check(z.refine((n) => Number.isInteger(n) && n >= least && n <= most, { error }));
}

/** One of a few words. */
export function oneOf<const V extends string>(name: string, values: readonly V[]) {
  return z.literal([...values], { error: ({ input }) => `'${name}' is ${shown(input)}; it can be ${values.map(shown).join(' or ')}` });
}

/** What came over the border, with its defaults. Of a setting that is wrong its own clause is cited, of anything else what `clauseAt` says. */
export function configured<C>(schema: z.ZodMiniType<C>, raw: unknown, settings: readonly Setting[], clauseAt: ClauseAt = () => undefined): C {
  const result = schema.safeParse(raw);
  if (result.success) return result.data;
  const { message, path } = deepest(result.error.issues[0]);
  const clauses = path[0] === 'settings' ? settings.find(({ name }) => name === path[1])?.clause : clauseAt(path);
  throw new ConfigError(message, clauses === undefined ? [] : typeof clauses === 'string' ? [clauses] : clauses);
}

/** Of something that fits none of several forms, what is wrong with it as the last of them. */
function deepest(issue: z.core.$ZodIssue | undefined, above: readonly string[] = []): { readonly message: string; readonly path: readonly string[] } {
  const path = [...above, ...(issue?.path.map(String) ?? [])];
  if (issue?.code === 'invalid_union') return deepest(issue.errors.at(-1)?.[0], path);
  return { message: issue?.message ?? 'the configuration is malformed', path };
}

/** A value as it is quoted in an error. */
export function shown(value: unknown): string {
  if (typeof value === 'string') return `'${value}'`;
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' && value !== null ? 'an object' : String(value);
}
