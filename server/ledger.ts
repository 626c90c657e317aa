import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { ClauseId } from '#kernel';
import { type Language, SOURCE } from '#words';
import { clausesIn, pointsOf } from '../words/clauses.ts';

/** One rule of a rulebook, in our words. */
export interface Clause {
  readonly id: ClauseId;
  readonly says: string;
  readonly source: string;
  /** What is to be proven, point by point: a test cites the second one as `id#2`. */
  readonly check: readonly string[];
  /** How we read the book where it is silent. */
  readonly ruling?: string;
  /** Why it is no rule of play, for the few that are not. */
  readonly 'not-play'?: string;
}

const FIELDS = new Set(['id', 'says', 'source', 'check', 'ruling', 'not-play']);

/** The rule ledger of a game: `games/<id>/clauses.yaml`, checked, in the words of a language; null where it has none. */
export function findLedger(game: string, language: Language = SOURCE): readonly Clause[] | null {
  const home = join(import.meta.dirname, '..', 'games', game);
  const file = join(home, 'clauses.yaml');
  if (!existsSync(file)) return null;
  const ledger = parseLedger(game, readFileSync(file, 'utf8'));
  if (language === SOURCE) return ledger;
  const said = clausesIn(join(home, 'words', 'clauses', language));
  return ledger.map((clause) => ({ ...clause, ...said.get(clause.id.slice(game.length + 1)) }));
}

export function readLedger(game: string, language: Language = SOURCE): readonly Clause[] {
  const ledger = findLedger(game, language);
  if (ledger === null) throw new Error(`${game} has no ledger`);
  return ledger;
}

export function parseLedger(game: string, text: string): readonly Clause[] {
  const clauses: unknown = parse(text);
  if (!Array.isArray(clauses)) throw new Error(`the ledger of ${game} is not a list`);
  const ids = new Set<string>();
  for (const clause of clauses as Record<string, unknown>[]) {
    const id = clause['id'];
    if (typeof id !== 'string' || !id.startsWith(`${game}.`)) throw new Error(`the ledger of ${game} has a clause with the id ${JSON.stringify(id)}`);
    if (ids.has(id)) throw new Error(`the ledger of ${game} has ${id} twice`);
    ids.add(id);
    for (const field of ['says', 'source']) if (typeof clause[field] !== 'string') throw new Error(`${id} does not say '${field}'`);
    if (!isCheck(clause['check'])) throw new Error(`${id} does not say 'check', in a sentence or a list of some`);
    for (const field of Object.keys(clause)) if (!FIELDS.has(field)) throw new Error(`${id} has an unknown field '${field}'`);
  }
  return (clauses as Written[]).map((clause) => ({ ...clause, check: pointsOf(clause) }));
}

/** As it stands in the file: a single point without a list. */
type Written = Omit<Clause, 'check'> & { readonly check: string | readonly string[] };

function isCheck(check: unknown): boolean {
  return typeof check === 'string' || (Array.isArray(check) && check.length > 0 && check.every((point) => typeof point === 'string'));
}
