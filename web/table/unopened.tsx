import { RecordError } from '#kernel';
import { Link } from '../app/address.tsx';
import { useReason } from '../app/reason.ts';
import { useWords } from '../app/words.ts';
import { ApiError } from '../play/api.ts';
import { Notice } from './notice.tsx';

/** Why there is no table to be seen. */
export type WhyUnopened =
  | { readonly kind: 'gone' | 'old' | 'closed' }
  /** Over, and the rules of today cannot show it. */
  | { readonly kind: 'retired'; readonly table: string; readonly rules: number; readonly now: number }
  | { readonly kind: 'failed'; readonly thrown: unknown };

export function failureOf(thrown: unknown): WhyUnopened {
  if (thrown instanceof ApiError && thrown.code === 'not-found') return { kind: 'gone' };
  return thrown instanceof RecordError ? { kind: 'old' } : { kind: 'failed', thrown };
}

/** Says why, and what can be done instead. */
export function Unopened({ why, again }: { readonly why: WhyUnopened; again(): void }) {
  const words = useWords();
  const reason = useReason();
  const shelf = (
    <Link to="/" className="btn pri">
      {words.app.nowhere.go}
    </Link>
  );
  switch (why.kind) {
    case 'retired':
      return (
        <Notice title={words.table.retired.title({ rules: why.rules })} says={words.table.retired.says({ now: why.now })}>
          <a className="btn" href={`/api/tables/${why.table}/record`} download>
            {words.table.end.download}
          </a>
          {shelf}
        </Notice>
      );
    case 'failed':
      return (
        <Notice title={words.table.error.title} says={reason(why.thrown)}>
          <button type="button" className="btn pri" onClick={again}>
            {words.table.error.again}
          </button>
          {shelf}
        </Notice>
      );
    default:
      return (
        <Notice title={words.table[why.kind].title} says={words.table[why.kind].says}>
          {shelf}
        </Notice>
      );
  }
}
