import type { ClauseId } from '#kernel';
import { useTable } from '#kit';
import type { BoardWords } from '../words.ts';

/** Footnotes: each opens its clause. */
export function Clauses({ ids, words }: { readonly ids: readonly ClauseId[]; readonly words: BoardWords }) {
  const { clause } = useTable();
  return (
    <span className="vc-clauses">
      {ids.map((id) => (
        <button key={id} type="button" aria-label={words.rule} title={words.rule} data-clause={id} onClick={() => clause(id)}>
          §
        </button>
      ))}
    </span>
  );
}
