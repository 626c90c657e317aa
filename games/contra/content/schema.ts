/** What a value has to look like. */
export type Shape =
  | { readonly kind: 'whole'; readonly from: number }
  | { readonly kind: 'true' }
  | { readonly kind: 'boolean' }
  | { readonly kind: 'text'; readonly like: RegExp }
  | { readonly kind: 'word'; readonly of: readonly string[] }
  | { readonly kind: 'list'; readonly of: Shape; readonly from: number }
  | { readonly kind: 'record'; readonly fields: Fields }
  /** A record whose field `by` says which others it has. */
  | { readonly kind: 'variant'; readonly by: string; readonly of: Readonly<Record<string, Fields>> }
  | { readonly kind: 'one-of'; readonly of: readonly Shape[] }
  /** A shape that holds itself somewhere inside. */
  | { readonly kind: 'later'; readonly shape: () => Shape };

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

/** Throws when the value is not of this shape; the message names the card and the place in it. */
export function mustBe(shape: Shape, value: unknown, what: string): void {
  const wrong = complaint(shape, value, '');
  if (wrong !== null) throw new Error(`${what}: ${wrong}`);
}

/** What is wrong with a value, or null. */
function complaint(shape: Shape, value: unknown, path: string): string | null {
  switch (shape.kind) {
    case 'whole':
      return typeof value === 'number' && Number.isInteger(value) && value >= shape.from ? null : unlike(shape, value, path);
    case 'true':
      return value === true ? null : unlike(shape, value, path);
    case 'boolean':
      return typeof value === 'boolean' ? null : unlike(shape, value, path);
    case 'text':
      return typeof value === 'string' && shape.like.test(value) ? null : unlike(shape, value, path);
    case 'word':
      return typeof value === 'string' && shape.of.includes(value) ? null : unlike(shape, value, path);
    case 'list':
      return Array.isArray(value) && value.length >= shape.from
        ? first(value, (one, index) => complaint(shape.of, one, `${path}[${index}]`))
        : unlike(shape, value, path);
    case 'record':
      return isRecord(value) ? complaintOfFields(shape.fields, value, path, []) : unlike(shape, value, path);
    case 'variant':
      return isRecord(value) ? complaintOfVariant(shape.by, shape.of, value, path) : unlike(shape, value, path);
    case 'one-of':
      return shape.of.some((one) => complaint(one, value, path) === null) ? null : unlike(shape, value, path);
    case 'later':
      return complaint(shape.shape(), value, path);
  }
}

function complaintOfVariant(by: string, of: Readonly<Record<string, Fields>>, value: Readonly<Record<string, unknown>>, path: string): string | null {
  const which = value[by];
  const fields = typeof which === 'string' && Object.hasOwn(of, which) ? of[which] : undefined;
  if (fields === undefined) return `${at(path, by)} is ${shown(which)}, which nobody knows`;
  return complaintOfFields(fields, value, path, [by]);
}

function complaintOfFields(fields: Fields, value: Readonly<Record<string, unknown>>, path: string, known: readonly string[]): string | null {
  const unknown = Object.keys(value).find((name) => !known.includes(name) && !Object.hasOwn(fields, name) && !Object.hasOwn(fields, `${name}?`));
  if (unknown !== undefined) return `${at(path, unknown)} is no field of it`;
  return first(Object.entries(fields), ([field, shape]) => {
    const name = field.replace('?', '');
    if (Object.hasOwn(value, name)) return complaint(shape, value[name], at(path, name));
    return field === name ? `${at(path, name)} is missing` : null;
  });
}

function first<T>(all: readonly T[], wrong: (one: T, index: number) => string | null): string | null {
  for (const [index, one] of all.entries()) {
    const found = wrong(one, index);
    if (found !== null) return found;
  }
  return null;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function at(path: string, field: string): string {
  return path === '' ? field : `${path}.${field}`;
}

function unlike(shape: Shape, value: unknown, path: string): string {
  return `${path === '' ? 'it' : path} should be ${described(shape)}, not ${shown(value)}`;
}

function described(shape: Shape): string {
  switch (shape.kind) {
    case 'whole':
      return `a whole number from ${shape.from}`;
    case 'true':
      return 'true or left out';
    case 'boolean':
      return 'true or false';
    case 'text':
      return `a text like ${shape.like.source}`;
    case 'word':
      return `one of ${shape.of.join(', ')}`;
    case 'list':
      return shape.from === 0 ? 'a list' : `a list of at least ${shape.from}`;
    case 'record':
    case 'variant':
      return 'a record';
    case 'one-of':
      return shape.of.map(described).join(' or ');
    case 'later':
      return described(shape.shape());
  }
}

function shown(value: unknown): string {
  return JSON.stringify(value) ?? String(value);
}
