import { memo } from 'preact/compat';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { eventText, type Names, type Words } from '#games';
import type { Step } from '#kernel';
import { ClauseMark } from '../app/clause-mark.tsx';
import { useStore } from '../app/store.ts';
import { useWords } from '../app/words.ts';
import type { BoardModule } from '../kit/board.ts';
import { Emphasis } from '../kit/emphasis.tsx';
import type { Session } from '../play/session.ts';
import { eventsUpTo, stepsOf } from './log-events.ts';

interface LogProps {
  readonly session: Session;
  /** The moment that is shown. */
  readonly at: number;
  /** In the past what lies ahead is shown, pale. */
  readonly past: boolean;
  readonly board: BoardModule | null;
  readonly words: Words;
  readonly names: Names;
  onClause(id: string): void;
  onMoment(number: number): void;
}

/** So many entries are drawn at once, and so many of what lies ahead. */
const PAGE = 50;
const AHEAD = 12;

/** Everything that happened, with small pictures; each entry opens its clause and its moment. */
export function Log({ session, at, past, board, words: game, names, onClause, onMoment }: LogProps) {
  const words = useWords();
  const { number, undos, eyes } = useStore(session.now);
  const [pages, setPages] = useState(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was told changes with the number of answers and with what is taken back
  const events = useMemo(() => eventsUpTo(session, number), [session, number, undos, eyes]);
  const end = useRef<HTMLOListElement>(null);
  const upTo = events.findLastIndex((one) => one.at <= at) + 1;
  const until = past ? Math.min(events.length, upTo + AHEAD) : upTo;
  const from = Math.max(0, until - PAGE * pages);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the moment that is shown
  useEffect(() => {
    const list = end.current;
    if (list === null) return;
    const follow = (): void => {
      const line = list.querySelector<HTMLElement>('li.now:last-of-type') ?? [...list.querySelectorAll<HTMLElement>('li.now')].at(-1);
      list.scrollTop = line === undefined ? list.scrollHeight : line.offsetTop + line.offsetHeight - list.clientHeight + 8;
    };
    follow();
    // Letters that come later need other room.
    document.fonts.addEventListener('loadingdone', follow);
    return () => document.fonts.removeEventListener('loadingdone', follow);
  }, [upTo, from]);
  let before: string | null = null;
  return (
    <ol ref={end} className="log" aria-label={words.table.log}>
      {from > 0 ? (
        <li className="earlier">
          <button type="button" className="btn sm quiet" onClick={() => setPages(pages + 1)}>
            {words.table.logEarlier}
          </button>
        </li>
      ) : null}
      {events.length === 0 ? <li className="none">{words.table.logEmpty}</li> : null}
      {stepsOf(session, events, from, until).map((step, index) => {
        const under = game.heading?.(step.event, step.view) ?? null;
        const heading = under === before ? null : under;
        before = under ?? before;
        const place = from + index;
        return (
          <Entry
            key={place}
            step={step}
            heading={heading}
            state={place >= upTo ? 'ahead' : step.at === at ? 'now' : 'past'}
            board={board}
            words={game}
            names={names}
            onClause={onClause}
            onMoment={onMoment}
          />
        );
      })}
    </ol>
  );
}

interface EntryProps extends Pick<LogProps, 'board' | 'words' | 'names' | 'onClause' | 'onMoment'> {
  readonly step: Step;
  readonly heading: string | null;
  readonly state: 'past' | 'now' | 'ahead';
}

const Entry = memo(function Entry({ step, heading, state, board, words, names, onClause, onMoment }: EntryProps) {
  const { event, clauses, at, view } = step; // the first clause is the one that made it happen
  const Picture = board?.Picture;
  const delta = board?.delta?.(event) ?? null;
  const text = eventText(words, event, view, names);
  if (text === '') return null;
  return (
    <li className={state}>
      {heading === null ? null : <span className="turn">{heading}</span>}
      <div className="entry">
        <span className="pic" aria-hidden="true">
          {Picture === undefined ? null : <Picture event={event} view={view} />}
        </span>
        <button type="button" className="when" onClick={() => onMoment(at)}>
          <Emphasis text={text} />
        </button>
        <span className="notes">
          {delta === null ? null : <span className="delta">{delta}</span>}
          {clauses.slice(0, 1).map((clause) => (
            <ClauseMark key={clause} id={clause} open={onClause} />
          ))}
        </span>
      </div>
    </li>
  );
});
