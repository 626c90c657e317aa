import type { ClauseId } from '#kernel';
import { useTable } from '#kit';
import type { Contra } from '../../types.ts';

/** A quiet § that opens a rule. */
export function ClauseSign({ id, label }: { readonly id: ClauseId; readonly label: string }) {
  const { clause } = useTable<Contra>();
  return (
    <button type="button" className="clause-mark" aria-label={label} data-clause={id} onClick={() => clause(id)}>
      §
    </button>
  );
}
