import { type AnswerForm, at, type GameAnswer, type Json, type Notation } from '#kernel';

/** How a part of an answer is written: what it looks like (a regular expression without groups), how it is read, and how it is written. */
export interface Field<Value extends Json = Json> {
  readonly like: string;
  /** Undefined for what only looks like it. */
  read(text: string): Value | undefined;
  write(value: Value): string;
}

/** One of these words. */
export function oneOf<Word extends string>(words: readonly Word[]): Field<Word> {
  return { like: words.map(literally).join('|'), read: (text) => words.find((word) => word === text), write: (word) => word };
}

/** A whole number; people count from `from` what is counted from 0 in the answer. */
export function whole(like: string, from = 0): Field<number> {
  return { like, read: (text) => Number(text) - from, write: (number) => String(number + from) };
}

/** Words that stand there or not. */
export function flag(words: string): Field<boolean> {
  return { like: `(?:${literally(words)})?`, read: (text) => text !== '', write: (is) => (is ? words : '') };
}

/** What stands in the braces of a form: `{to}`, or `{card:weapon}` for the part `card` that is written as the field `weapon`. */
type SlotIn<Form extends string> = Form extends `${string}{${infer Slot}}${infer Rest}` ? Slot | SlotIn<Rest> : never;
type PartOf<Slot extends string> = Slot extends `${infer Part}:${string}` ? Part : Slot;
type FieldOf<Slot extends string> = Slot extends `${string}:${infer Name}` ? Name : Slot;
type Values<Fields> = { readonly [Name in keyof Fields]: Fields[Name] extends { read(text: string): infer Value } ? Exclude<Value, undefined> : never };

type Forms = Readonly<Record<string, string>>;
/** As methods of `Field<Json>` they would have to take any value. */
type Fields = Readonly<Record<string, { readonly like: string; read(text: string): Json | undefined; write(value: never): string }>>;

/** The answers that forms are made of: what is done, and what each of its parts may be. */
export type AnswerIn<F extends Forms, P extends Fields> = {
  [Do in keyof F & string]: { readonly do: Do } & { readonly [Slot in SlotIn<F[Do]> as PartOf<Slot>]: Values<P>[FieldOf<Slot> & keyof P] };
}[keyof F & string];

/** A form that names a field nobody knows does not compile. */
type Known<F extends Forms, P extends Fields> = { readonly [Do in keyof F]: FieldOf<SlotIn<F[Do]>> extends keyof P ? F[Do] : never };

interface Form {
  /** The words around the parts: one more than there are parts. */
  readonly words: readonly string[];
  readonly parts: readonly (readonly [name: string, field: Field])[];
  /** The longest of the words: where it does not stand, the form need not be tried. */
  readonly word: string;
  readonly like: RegExp;
}

/** Notation by forms such as `'runs to {to}{via}'`: by the same form an answer is typed, written and read. Where several fit, the first counts. */
export function notationOf<const F extends Forms, P extends Fields>(forms: F & Known<F, P>, fields: P): Notation<AnswerIn<F, P>> {
  const known = new Map(Object.entries<string>(forms).map(([name, form]) => [name, takenApart(form, fields)]));
  return {
    forms: [...known].map(([name, form]) => written(name, form)),
    print(answer) {
      const given: GameAnswer = answer;
      const { words, parts } = known.get(given.do) as Form;
      let text = at(words, 0);
      for (let i = 0; i < parts.length; i++) {
        const [name, field] = at(parts, i);
        text += field.write(given[name] as Json) + words[i + 1];
      }
      return text;
    },
    parse(notation) {
      for (const [name, { word, like, parts }] of known) {
        const texts = notation.includes(word) ? like.exec(notation) : null;
        if (texts === null) continue;
        const read = parts.map(([part, field], i) => [part, field.read(texts[i + 1] as string)] as const);
        // Each part has been read as what its form says it is.
        if (read.every(([, value]) => value !== undefined)) return { do: name, ...Object.fromEntries(read) } as AnswerIn<F, P>;
      }
      return undefined;
    },
  };
}

function takenApart(form: string, fields: Fields): Form {
  const pieces = form.split(/[{}]/);
  const words = pieces.filter((_, i) => i % 2 === 0);
  const parts = pieces.flatMap((slot, i) => {
    const [part = '', name = part] = slot.split(':');
    return i % 2 === 0 ? [] : [[part, fields[name] as Field] as const];
  });
  const like = parts.map(([, field], i) => `(${field.like})${literally(at(words, i + 1))}`).join('');
  const word = words.reduce((longest, other) => (other.length > longest.length ? other : longest));
  return { words, parts, word, like: new RegExp(`^${literally(at(words, 0))}${like}$`) };
}

function written(name: string, { words, parts, like }: Form): AnswerForm {
  const form = words.map((word, i) => `${i === 0 ? '' : `{${at(parts, i - 1)[0]}}`}${word}`).join('');
  return { do: name, form, parts: parts.map(([part]) => part), pattern: like.source };
}

function literally(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
}

/** The same words before and behind each form. */
export function framed<Before extends string, const F extends Forms, After extends string>(
  before: Before,
  forms: F,
  after: After,
): { readonly [Do in keyof F]: `${Before}${F[Do]}${After}` } {
  return Object.fromEntries(Object.entries(forms).map(([name, form]) => [name, `${before}${form}${after}`])) as {
    readonly [Do in keyof F]: `${Before}${F[Do]}${After}`;
  };
}
