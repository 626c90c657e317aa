import type { Language } from '#words';

export interface Clause {
  /** As in `contact.hit.all-lost`. */
  readonly id: string;
  readonly says: string;
  readonly source: string;
  readonly check: string;
  readonly ruling: string | null;
  /** The titles of the tests that prove it. */
  readonly tests: readonly string[];
}

type Ledger = { readonly default: typeof import('*.yaml')['default'] };

const ledgers = import.meta.glob<Ledger>('../../games/*/clauses.yaml');
const german = import.meta.glob<Ledger>('../../games/*/clauses.de.yaml');
const opened = new Map<string, Promise<readonly Clause[]>>();

/** The clauses of a game, in reading order. */
export function clausesOf(game: string, language: Language): Promise<readonly Clause[]> {
  const key = `${game} ${language}`;
  const known = opened.get(key) ?? read(game, language);
  opened.set(key, known);
  return known;
}

async function read(game: string, language: Language): Promise<readonly Clause[]> {
  const load = ledgers[`../../games/${game}/clauses.yaml`];
  if (load === undefined) return [];
  const [{ default: clauses }, translated] = await Promise.all([load(), language === 'de' ? german[`../../games/${game}/clauses.de.yaml`]?.() : undefined]);
  const other = new Map(translated?.default.map((clause) => [clause.id, clause]));
  return clauses.map(({ id, says, source = '', check = '', ruling, tests = [] }) => {
    const translation = other.get(id);
    return {
      id,
      says: translation?.says ?? says,
      source: translation?.source ?? source,
      check: translation?.check ?? check,
      ruling: translation?.ruling ?? ruling ?? null,
      tests,
    };
  });
}

/** `hit.all-lost` of `contact.hit.all-lost`. */
export function shortId(clause: string): string {
  return clause.slice(clause.indexOf('.') + 1);
}
