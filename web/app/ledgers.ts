import type { Language } from '#words';
import type { ClauseText } from '../../words/clauses.ts';

/* Which ledgers there are, and in which languages: asked for with the first clause that is shown. */

type Ledger = { readonly default: typeof import('*.yaml')['default'] };

/** What clauses say in one language, by their ids without the game. */
interface Said {
  readonly default: Readonly<Record<string, ClauseText>>;
  /** False where all of it is English. */
  readonly translated: boolean;
}

const ledgers = import.meta.glob<Ledger>('../../games/*/clauses.yaml');
const catalogues = import.meta.glob<Said>(['../../games/*/words/clauses/*/index.ftl', '!../../games/template/**']);

export function ledgerOf(game: string): Promise<Ledger> | undefined {
  return ledgers[`../../games/${game}/clauses.yaml`]?.();
}

export function saidIn(game: string, language: Language): Promise<Said> | undefined {
  return catalogues[`../../games/${game}/words/clauses/${language}/index.ftl`]?.();
}
