import * as z from 'zod/mini';

/** What a value has to look like. */
export type Shape = z.ZodMiniType;

/** The fields of a record. A name that ends in `?` may be left out. */
export type Fields = Readonly<Record<string, Shape>>;

/** The fields a type asks for, so that no description forgets one; `Tag` is the field that tells variants apart. */
export type FieldsOf<T, Tag extends PropertyKey = never> = {
  readonly [K in keyof T & string as K extends Tag ? never : T extends Required<Pick<T, K>> ? K : `${K}?`]-?: Shape;
};

/** The fields of each variant of a union that is told apart by `Tag`. */
export type VariantsOf<T extends Readonly<Record<Tag, string>>, Tag extends string> = {
  readonly [V in T[Tag]]: FieldsOf<Tagged<T, Tag, V>, Tag>;
};

type Tagged<T, Tag extends string, V> = T extends Readonly<Record<Tag, infer U>> ? (V extends U ? T : never) : never;

type Issue = { readonly input?: unknown };

/** What is wrong with a value that is not what it should be. */
function unlike(described: string): { readonly error: (issue: Issue) => string } {
  return { error: ({ input }) => (input === undefined ? 'is missing' : `should be ${described}, not ${shown(input)}`) };
}

export function whole(from: number): Shape {
  const wrong = unlike(`a whole number from ${from}`);
  return z.number(wrong).check(z.refine((n) => Number.isInteger(n) && n >= from, wrong));
}

export const TRUE: Shape = z.literal(true, unlike('true or left out'));
export const BOOLEAN: Shape = z.boolean(unlike('true or false'));

export function text(like: RegExp): Shape {
  const wrong = unlike(`a text like ${like.source}`);
  return z.string(wrong).check(z.refine((value) => like.test(value), wrong));
}

export function word(of: readonly string[]): Shape {
  return z.literal([...of], unlike(`one of ${of.join(', ')}`));
}

export function list(of: Shape, from: number): Shape {
  const wrong = unlike(from === 0 ? 'a list' : `a list of at least ${from}`);
  return z.array(of, wrong).check(z.minLength(from, wrong));
}

export function record<T>(fields: FieldsOf<T>): Shape {
  return part(fields);
}

/** A record that has no type of its own. */
export function part(fields: Fields): Shape {
  return z.strictObject(optionals(fields), unlike('a record'));
}

/** A record whose field `by` says which others it has. */
export function variant(by: string, of: Readonly<Record<string, Fields>>): Shape {
  const variants = Object.entries(of).map(([which, fields]) => z.strictObject({ [by]: z.literal(which), ...optionals(fields) }));
  const [first, ...rest] = variants;
  if (first === undefined) throw new Error('a variant has at least one form');
  return z.discriminatedUnion(by, [first, ...rest], {
    error: ({ code, input }) =>
      code === 'invalid_union' ? `is ${shown((input as Record<string, unknown>)[by])}, which nobody knows` : `should be a record, not ${shown(input)}`,
  });
}

/** One of two shapes. */
export function either(one: Shape, other: Shape, described: string): Shape {
  return z.union([one, other], unlike(described));
}

/** A shape that holds itself somewhere inside. */
export function later(shape: () => Shape): Shape {
  return z.lazy(shape);
}

function optionals(fields: Fields): Record<string, Shape> {
  return Object.fromEntries(Object.entries(fields).map(([name, shape]) => (name.endsWith('?') ? [name.slice(0, -1), z.optional(shape)] : [name, shape])));
}

/** Throws when the value is not of this shape; the message names the card and the place in it. */
export function mustBe(shape: Shape, value: unknown, what: string): void {
  const result = shape.safeParse(value);
  const issues = result.error?.issues ?? [];
  const issue = issues.find(({ code }) => code === 'unrecognized_keys') ?? issues[0];
  if (issue === undefined) return;
  if (issue.code === 'unrecognized_keys') throw new Error(`${what}: ${placeOf([...issue.path, issue.keys[0] ?? ''])} is no field of it`);
  throw new Error(`${what}: ${issue.path.length === 0 ? 'it' : placeOf(issue.path)} ${issue.message}`);
}

/** `effect[0].when.is`. */
function placeOf(path: readonly PropertyKey[]): string {
  return path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '');
}

function shown(value: unknown): string {
  return JSON.stringify(value) ?? String(value);
}
