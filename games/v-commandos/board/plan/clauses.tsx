import type { ClauseId } from '#kernel';
import { useTable } from '#kit';
import type { Messages } from '../../words/messages.ts';

/** Footnotes: each opens its clause. */
export function Clauses({ ids, say }: { readonly ids: readonly ClauseId[]; readonly say: Messages }) {
  const { clause } = useTable();
  return (
    <span className="vc-clauses">
      {ids.map((id) => (
        <button key={id} type="button" aria-label={say.board.rule} title={say.board.rule} data-clause={id} onClick={() => clause(id)}>
          §
        </button>
      ))}
    </span>
  );
}
