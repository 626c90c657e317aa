import type { Language } from '#words';

export interface Clause {
  /** As in `contact.hit.all-lost`. */
  readonly id: string;
  readonly says: string;
  readonly source: string;
  readonly ruling: string | null;
  readonly points: readonly Point[];
  /** The titles of tests about all of it. */
  readonly tests: readonly string[];
}

/** What is checked of a clause, and the titles of the tests that prove it. */
export interface Point {
  readonly says: string;
  readonly tests: readonly string[];
}

const opened = new Map<string, Promise<Book>>();

/** The clauses of a game in reading order, and whether they are in the language that was asked for. */
export interface Book {
  readonly clauses: readonly Clause[];
  readonly translated: boolean;
}

export function bookOf(game: string, language: Language): Promise<Book> {
  const key = `${game} ${language}`;
  const known = opened.get(key) ?? read(game, language);
  opened.set(key, known);
  return known;
}

export async function clausesOf(game: string, language: Language): Promise<readonly Clause[]> {
  return (await bookOf(game, language)).clauses;
}

async function read(game: string, language: Language): Promise<Book> {
  const { ledgerOf, saidIn } = await import('./ledgers.ts');
  const [ledger, said] = await Promise.all([ledgerOf(game), saidIn(game, language)]);
  if (ledger === undefined || said === undefined) return { clauses: [], translated: true };
  const clauses = ledger.default.map(({ id, points, tests }) => {
    const { says = '', source = '', check = [], ruling = null } = said.default[shortId(id)] ?? {};
    return { id, says, source, ruling, points: points.map((proofs, at) => ({ says: check[at] ?? '', tests: proofs })), tests };
  });
  return { clauses, translated: said.translated };
}

/** `hit.all-lost` of `contact.hit.all-lost`. */
export function shortId(clause: string): string {
  return clause.slice(clause.indexOf('.') + 1);
}
