import { useEffect, useRef } from 'react';
import { eventText, type Words } from '#games';
import { ClauseMark } from '../app/clause-mark.tsx';
import { useWords } from '../app/words.ts';
import type { BoardModule } from '../kit/board.ts';
import { Icon } from '../kit/icon.tsx';
import type { Session } from '../play/session.ts';
import { Emphasis } from './emphasis.tsx';

interface SinceProps {
  readonly session: Session;
  readonly from: number;
  /** The moment being shown. */
  readonly at: number;
  readonly words: Words;
  readonly board: BoardModule | null;
  onAgain(): void;
  onGo(): void;
  onClause(id: string): void;
}

/** So many events are told one by one. */
const MOST = 8;

/** What happened while somebody was away: played once on the board, told here. */
export function SinceYouLeft({ session, from, at, words: game, board, onAgain, onGo, onClause }: SinceProps) {
  const words = useWords().table;
  const { number } = session.now.value;
  const steps = Array.from({ length: number - from }, (_, index) => session.stepsAt(from + index + 1))
    .flat()
    .filter(({ event, view }) => eventText(game, event, view) !== '');
  const Picture = board?.Picture;
  const now = useRef<HTMLLIElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the moment that is shown
  useEffect(() => now.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' }), [at]);
  return (
    <section className="dock since" aria-label={words.since.title(number - from)}>
      <div className="since-rail" style={{ width: `${((at - from) / Math.max(1, number - from)) * 100}%` }} />
      <div className="prompt">
        <div className="prompt-text">
          <b>{words.since.title(number - from)}</b>
        </div>
        <div className="prompt-acts">
          <button type="button" className="btn" onClick={onAgain}>
            <Icon name="turn-ccw" />
            {words.since.again}
          </button>
          <button type="button" className="btn pri" onClick={onGo}>
            {words.since.go}
          </button>
        </div>
      </div>
      <ol>
        {steps.slice(-MOST).map(({ event, clauses, view, at: when }, index) => {
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change
            <li key={index} ref={when === at ? now : null} className={when === at ? 'now' : when > at ? 'ahead' : ''}>
              <span className="pic" aria-hidden="true">
                {Picture === undefined ? null : <Picture event={event} view={view} />}
              </span>
              <span>
                <Emphasis text={eventText(game, event, view)} />{' '}
                {clauses.slice(0, 1).map((clause) => (
                  <ClauseMark key={clause} id={clause} open={onClause} />
                ))}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
