import type { ClauseId } from '#kernel';
import { useTable } from '#kit';

/** Words between stars stand out. */
export function Stressed({ text }: { readonly text: string }) {
  return text.split('*').map((part, i) => (i % 2 === 1 ? <b key={part}>{part}</b> : part));
}

/** Rules by name, each opens its clause. */
export function Clauses({ ids }: { readonly ids: readonly ClauseId[] }) {
  const { clause } = useTable();
  return (
    <span className="vc-clauses">
      {ids.map((id) => (
        <button key={id} type="button" onClick={() => clause(id)}>
          {id.slice(id.indexOf('.') + 1)}
        </button>
      ))}
    </span>
  );
}
