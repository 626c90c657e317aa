import { memo } from 'preact/compat';
import { useState } from 'preact/hooks';
import { addressTo } from '../app/address.tsx';
import { type Clause, shortId } from '../app/clauses.ts';
import { CopyLink } from '../app/copy-link.tsx';
import type { OpenBox } from '../app/games.ts';
import { useWords } from '../app/words.ts';
import { Icon } from '../kit/icon.tsx';
import { InSight } from './in-sight.tsx';
import { Points } from './points.tsx';
import { pieces } from './search.ts';

export interface ClauseRowProps {
  readonly number: number;
  readonly clause: Clause;
  readonly query: string;
  /** The address leads to it. */
  readonly meant: boolean;
  /** An option changes it. */
  readonly option: boolean;
  /** What draws it; null until the game has come. */
  readonly opened: OpenBox | null;
}

/** A clause as people read it: a sentence, what we ruled, a picture; how it is proven and where it stands are behind *Details*. */
export const ClauseRow = memo(function ClauseRow({ number, clause, query, meant, option, opened }: ClauseRowProps) {
  const { rules } = useWords();
  const [open, setOpen] = useState(false);
  const example = opened?.board?.example?.(clause.id, opened.words) ?? null;
  return (
    <article id={shortId(clause.id)} className={`cl${meant ? ' meant' : ''}${example === null ? '' : ' drawn'}`} aria-current={meant ? 'true' : undefined}>
      <span className="no">{number}</span>
      <div className="told">
        <p className="says">
          <Marked text={clause.says} query={query} />
          {option && <span className="tag">{rules.option}</span>}
        </p>
        {clause.ruling !== null && (
          <p className="rul">
            <Icon name="gavel" />
            <span>
              <b>{rules.ourRuling}</b> <Marked text={clause.ruling} query={query} />
            </span>
          </p>
        )}
        <button type="button" className="more" aria-expanded={open} onClick={() => setOpen(!open)}>
          {rules.details}
          <span className="sr">{rules.detailsOf({ number })}</span>
          <Icon name="down" />
        </button>
        {open && <Details clause={clause} />}
      </div>
      {example !== null && <InSight>{example}</InSight>}
    </article>
  );
});

function Details({ clause }: { readonly clause: Clause }) {
  const { rules } = useWords();
  const address = addressTo.clause(clause.id);
  return (
    <div className="det">
      <dl>
        <dt>{rules.address}</dt>
        <dd>
          <a className="own-address" href={address}>
            {address}
          </a>
        </dd>
        {clause.source !== '' && (
          <>
            <dt>{rules.inTheBook}</dt>
            <dd>{clause.source}</dd>
          </>
        )}
      </dl>
      <Points clause={clause} />
      <CopyLink to={address} look="sm" />
    </div>
  );
}

function Marked({ text, query }: { readonly text: string; readonly query: string }) {
  let at = 0;
  return pieces(text, query).map((piece) => {
    at += piece.text.length;
    return piece.hit ? <mark key={at}>{piece.text}</mark> : <span key={at}>{piece.text}</span>;
  });
}
