import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Attribute, FluentSerializer, GroupComment, Identifier, Message, Pattern, Placeable, Resource, StringLiteral, TextElement } from '@fluent/syntax';
import { parse } from 'yaml';
import { type Catalogue, readCatalogue, sibling, type Written } from './catalogue.ts';
import { LANGUAGES, type Language, SOURCE, unbroken } from './languages.ts';

/** What a ledger says of a clause, in one language. */
export interface ClauseText {
  readonly says: string;
  readonly source: string;
  /** Point by point. */
  readonly check: readonly string[];
  readonly ruling?: string;
}

/** Whether a folder has the clauses of a game, which are plain texts: `games/contact/words/clauses/de`. */
export function hasClauses(folder: string): boolean {
  return basename(dirname(folder)) === 'clauses';
}

/** The clauses in a folder by their id without the game, `hit.all-lost`; those that it lacks are English. */
export function clausesIn(folder: string): ReadonlyMap<string, ClauseText> {
  const source = textsOf(readCatalogue(sibling(folder, SOURCE)));
  const own = textsOf(readCatalogue(folder));
  return new Map([...source].map(([id, clause]) => [id, own.get(id) ?? clause]));
}

export function clausesModule(folder: string): string {
  const translated = readCatalogue(folder).messages.size > 0;
  return `export const translated=${translated};\nexport default ${JSON.stringify(Object.fromEntries(clausesIn(folder)))};\n`;
}

function textsOf({ messages, language }: Catalogue): ReadonlyMap<string, ClauseText> {
  return new Map([...messages].map(([id, { entry }]) => [id.replaceAll('_', '.'), clauseOf(entry, language)]));
}

function clauseOf({ value, attributes }: Message, language: Language): ClauseText {
  const forms = new Map(attributes.map((form) => [form.id.name, unbroken(textOf(form.value), language)]));
  const ruling = forms.get('ruling');
  return {
    says: unbroken(textOf(value), language),
    source: forms.get('source') ?? '',
    check: [...forms.keys()].filter((form) => /^check(?:-\d+)?$/.test(form)).map((form) => forms.get(form) ?? ''),
    ...(ruling === undefined ? {} : { ruling }),
  };
}

function textOf(pattern: Pattern | null): string {
  return (pattern?.elements ?? [])
    .map((element) => {
      if (element.type === 'TextElement') return element.value;
      return element.expression.type === 'StringLiteral' ? element.expression.parse().value : '';
    })
    .join('');
}

/** What is wrong with the clauses of a language. */
export function clauseFaults(catalogue: Catalogue, source: Catalogue): readonly string[] {
  const faults: string[] = [...catalogue.faults];
  const note = ({ file, line }: Written<Message>, fault: string): number => faults.push(`${file}:${line}: ${fault}`);
  if (LANGUAGES[catalogue.language].complete && catalogue.known.size > 0)
    for (const id of source.messages.keys()) if (!catalogue.messages.has(id)) faults.push(`${catalogue.folder}: ${id} is missing`);
  for (const [id, written] of catalogue.messages) {
    const english = source.messages.get(id)?.entry;
    if (english === undefined) {
      note(written, `there is no ${id} in the ledger`);
      continue;
    }
    const [has, wants] = [written.entry, english].map((message) => new Set(message.attributes.map((form) => form.id.name)));
    for (const form of wants ?? []) if (!has?.has(form)) note(written, `${id} has no .${form}`);
    for (const form of has ?? []) if (!wants?.has(form)) note(written, `${id} has no .${form} in the ledger`);
  }
  return faults;
}

/** A clause as `clauses.yaml` has it. */
interface Row extends Omit<ClauseText, 'check'> {
  readonly id: string;
  /** One point or several. */
  readonly check: string | readonly string[];
}

/** What is to be proven of a clause, point by point. */
export function pointsOf({ check }: Pick<Row, 'check'>): readonly string[] {
  return typeof check === 'string' ? [check] : check;
}

/** How tests cite the points of a clause: the second of several as `contact.hit.all-lost#2`, a single one by the clause. */
export function citationsOf(clause: Pick<Row, 'id' | 'check'>): readonly string[] {
  const points = pointsOf(clause);
  return points.length === 1 ? [clause.id] : points.map((_, at) => `${clause.id}#${at + 1}`);
}

/** The English catalogue of a ledger, for those who translate it; null where the game has no ledger. */
export function writtenFrom(game: string): string | null {
  const ledger = join(game, 'clauses.yaml');
  if (!existsSync(ledger)) return null;
  return catalogueFrom(basename(game), parse(readFileSync(ledger, 'utf8')));
}

/** Clauses as a catalogue, chapter by chapter. */
export function catalogueFrom(game: string, clauses: readonly Row[]): string {
  const body: (GroupComment | Message)[] = [];
  let chapter = '';
  for (const { id, says, source, ruling, ...clause } of clauses) {
    const short = id.slice(game.length + 1);
    const [begins = ''] = short.split('.');
    if (begins !== chapter) body.push(new GroupComment(begins));
    chapter = begins;
    const points = pointsOf(clause);
    const forms = [
      ['source', source] as const,
      ...points.map((point, at) => [points.length === 1 ? 'check' : `check-${at + 1}`, point] as const),
      ...(ruling === undefined ? [] : [['ruling', ruling] as const]),
    ].map(([form, text]) => new Attribute(new Identifier(form), patternOf(text)));
    body.push(new Message(new Identifier(short.replaceAll('.', '_')), patternOf(says), forms));
  }
  return new FluentSerializer().serialize(new Resource(body));
}

/** A plain text as a pattern: braces, and what cannot begin a line, are quoted. */
function patternOf(text: string): Pattern {
  const parts = text.split(/([{}]|^[.*[\s]|\s$)/).filter((part) => part !== '');
  return new Pattern(parts.map((part) => (/^(?:[{}]|[.*[\s])$/.test(part) ? new Placeable(new StringLiteral(part)) : new TextElement(part))));
}
