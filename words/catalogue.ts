import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Entry, type Message, type Pattern, parse, type Term } from '@fluent/syntax';
import { isLanguage, LANGUAGES, type Language } from './languages.ts';

/** A message or a term, and where it stands. */
export interface Written<T> {
  readonly entry: T;
  readonly file: string;
  readonly line: number;
  /** What is said of the whole group it stands in. */
  readonly group: string;
}

/**
 * Everything one language says in one place: the files of a folder. Its sentences may be made of the language's grammar and of
 * whatever the catalogue around it has: `words/end/de` stands within `words/de`.
 */
export interface Catalogue {
  readonly language: Language;
  readonly tag: string;
  readonly folder: string;
  /** What this catalogue says. */
  readonly messages: ReadonlyMap<string, Written<Message>>;
  /** What its sentences may name: its own messages and those around it. */
  readonly known: ReadonlyMap<string, Written<Message>>;
  readonly terms: ReadonlyMap<string, Written<Term>>;
  readonly faults: readonly string[];
}

/** The folder of a catalogue in memory, for tests: files by name. */
export type Files = Readonly<Record<string, string>>;

const GRAMMAR = join(import.meta.dirname, 'grammar');

/** The catalogue in a folder that is named after its language, as in `games/contact/words/de`. */
export function readCatalogue(folder: string): Catalogue {
  const language = basename(folder);
  if (!isLanguage(language)) throw new Error(`${folder}: there is no language ${language}`);
  const around = join(dirname(dirname(folder)), language);
  const given = [join(GRAMMAR, `${language}.ftl`), ...filesIn(around)].filter((file) => existsSync(file));
  return catalogueOf(folder, language, LANGUAGES[language].tag, textsOf(given), textsOf(filesIn(folder)));
}

/** A catalogue of these texts; `given` is what its sentences may name besides. */
export function catalogueOf(folder: string, language: Language, tag: string, given: Files, own: Files): Catalogue {
  const faults: string[] = [];
  const around = parseAll(given, faults);
  const here = parseAll(own, faults);
  return {
    language,
    tag,
    folder,
    messages: here.messages,
    known: new Map([...around.messages, ...here.messages]),
    terms: new Map([...around.terms, ...here.terms]),
    faults,
  };
}

interface Parsed {
  readonly messages: Map<string, Written<Message>>;
  readonly terms: Map<string, Written<Term>>;
}

function parseAll(files: Files, faults: string[]): Parsed {
  const all: Parsed = { messages: new Map(), terms: new Map() };
  for (const [file, text] of Object.entries(files)) {
    let group = '';
    for (const entry of parse(text, { withSpans: true }).body) {
      const line = lineAt(text, entry);
      if (entry.type === 'GroupComment') group = entry.content;
      if (entry.type === 'Junk') faults.push(`${file}:${line}: ${entry.annotations.map(({ message }) => message).join('; ')}`);
      if (entry.type === 'Message') note(all.messages, { entry, file, line, group }, faults);
      if (entry.type === 'Term') note(all.terms, { entry, file, line, group }, faults);
    }
  }
  return all;
}

function note<T extends Message | Term>(into: Map<string, Written<T>>, written: Written<T>, faults: string[]): void {
  const { name } = written.entry.id;
  if (into.has(name)) faults.push(`${written.file}:${written.line}: ${name} is there twice`);
  into.set(name, written);
}

/** What a message says, or one of its forms; null where there is none. */
export function patternOf(message: Message | undefined, form: string | null): Pattern | null {
  if (form === null) return message?.value ?? null;
  return message?.attributes.find(({ id }) => id.name === form)?.value ?? null;
}

/** The names in a group: `rifle` and `flame` of `way_rifle` and `way_flame`. */
export function membersOf(group: string, ids: Iterable<string>): readonly string[] {
  return [...ids].filter((id) => id.startsWith(`${group}_`)).map((id) => id.slice(group.length + 1));
}

/** The same catalogue in another language. */
export function sibling(folder: string, language: Language): string {
  return join(dirname(folder), language);
}

export function filesIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.ftl'))
    .sort()
    .map((file) => join(folder, file));
}

function textsOf(files: readonly string[]): Files {
  return Object.fromEntries(files.map((file) => [file, readFileSync(file, 'utf8')]));
}

function lineAt(text: string, { span }: Entry): number {
  return text.slice(0, span?.start ?? 0).split('\n').length;
}
