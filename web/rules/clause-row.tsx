import { memo, type ReactNode } from 'react';
import { addressTo } from '../app/address.tsx';
import { type Clause, shortId } from '../app/clauses.ts';
import { CopyLink } from '../app/copy-link.tsx';
import { useWords } from '../app/words.ts';
import { Icon } from '../kit/icon.tsx';
import { pieces } from './search.ts';
import { Tests } from './tests.tsx';

export interface ClauseRowProps {
  readonly number: number;
  readonly clause: Clause;
  readonly query: string;
  readonly open: boolean;
  /** An option changes it. */
  readonly option: boolean;
  readonly example: ReactNode;
  toggle(id: string): void;
}

/** A clause: one sentence, and when it is open all that is known about it. */
export const ClauseRow = memo(function ClauseRow({ number, clause, query, open, option, example, toggle }: ClauseRowProps) {
  const { rules } = useWords();
  const short = shortId(clause.id);
  return (
    <article id={short} className={open ? 'cl open' : 'cl'}>
      <button type="button" className="cl-head" aria-expanded={open} onClick={() => toggle(clause.id)}>
        <span className="no">{number}</span>
        <span className="says">
          <Marked text={clause.says} query={query} />
        </span>
        <span className="tags">
          {clause.ruling !== null && (
            <span className="tag">
              <Icon name="gavel" />
              <span className={open ? '' : 'sr'}>{rules.ruling}</span>
            </span>
          )}
          {option && open && <span className="tag plain">{rules.option}</span>}
          {open ? (
            clause.tests.length > 0 && (
              <span className="tag ok">
                <Icon name="flask" />
                {rules.tests({ count: clause.tests.length })}
              </span>
            )
          ) : (
            <span className="ad">{short}</span>
          )}
        </span>
      </button>
      {open && (
        <div className="det">
          {clause.ruling !== null && (
            <p className="rul">
              <Icon name="gavel" />
              <span>
                <b>{rules.ourRuling}</b> <Marked text={clause.ruling} query={query} />
              </span>
            </p>
          )}
          <dl>
            <dt>{rules.address}</dt>
            <dd>
              <a className="own-address" href={addressTo.clause(clause.id)}>
                {addressTo.clause(clause.id)}
              </a>
            </dd>
            {clause.source !== '' && (
              <>
                <dt>{rules.inTheBook}</dt>
                <dd>{clause.source}</dd>
              </>
            )}
            {clause.check !== '' && (
              <>
                <dt>{rules.checkedBy}</dt>
                <dd>{clause.check}</dd>
              </>
            )}
          </dl>
          <div className="det-more">
            {example !== null && <div className="ill">{example}</div>}
            <Tests clause={clause} />
          </div>
          <div className="row">
            <CopyLink to={addressTo.clause(clause.id)} look="sm" />
          </div>
        </div>
      )}
    </article>
  );
});

function Marked({ text, query }: { readonly text: string; readonly query: string }) {
  let at = 0;
  return pieces(text, query).map((piece) => {
    at += piece.text.length;
    return piece.hit ? <mark key={at}>{piece.text}</mark> : <span key={at}>{piece.text}</span>;
  });
}
