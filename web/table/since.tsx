import { useEffect, useRef } from 'preact/hooks';
import { eventText, type Names, type Words } from '#games';
import { ago } from '../app/phrases.ts';
import { useWords } from '../app/words.ts';
import type { BoardModule } from '../kit/board.ts';
import { Emphasis } from '../kit/emphasis.tsx';
import { Icon } from '../kit/icon.tsx';
import type { SeatAtTable } from '../kit/table.ts';
import type { Session } from '../play/session.ts';
import { namesOf } from './seats.ts';

interface SinceProps {
  readonly session: Session;
  readonly from: number;
  /** The moment being shown. */
  readonly at: number;
  /** The board has come to the present. */
  readonly seen: boolean;
  readonly words: Words;
  readonly board: BoardModule | null;
  readonly seats: readonly SeatAtTable[];
  onAgain(): void;
  onClose(): void;
  onMoment(number: number): void;
}

/** So many moves are told one by one. */
const MOST = 6;

/** What happened while somebody was away, move by move: shown once on the board, told here. It keeps nobody from playing, and goes with the first thing they do. */
export function SinceYouLeft({ session, from, at, seen, words: game, board, seats, onAgain, onClose, onMoment }: SinceProps) {
  const { table, app } = useWords();
  const { number } = session.now.value;
  const names = namesOf(seats);
  const frames = Array.from({ length: number - from }, (_, index) => from + index + 1).flatMap((moment) => frameOf(session, game, names, moment));
  const panel = useRef<HTMLElement>(null);
  const now = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the moment that is shown
  useEffect(() => now.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' }), [at]);
  useEffect(() => {
    if (!seen) return;
    const elsewhere = ({ target }: Event): void => {
      if (!(target instanceof Node && panel.current?.contains(target) === true)) onClose();
    };
    addEventListener('pointerdown', elsewhere);
    addEventListener('keydown', elsewhere);
    return () => {
      removeEventListener('pointerdown', elsewhere);
      removeEventListener('keydown', elsewhere);
    };
  }, [seen, onClose]);
  const Picture = board?.Picture;
  const title = table.since.title({ n: number - from });
  return (
    <section ref={panel} className="since" aria-label={title}>
      <div className="since-rail" style={{ width: `${((at - from) / Math.max(1, number - from)) * 100}%` }} />
      <div className="since-head">
        <b>{title}</b>
        <button type="button" className="btn sm" onClick={onAgain}>
          <Icon name="turn-ccw" />
          {table.since.again}
        </button>
        <button type="button" className="btn sm icon ghost" aria-label={table.since.close} onClick={onClose}>
          <Icon name="x" />
        </button>
      </div>
      <ol>
        {frames.slice(-MOST).map(({ moment, steps, texts }) => {
          const { seat, at: when } = session.answerTo(moment) ?? { seat: -1, at: null };
          const who = seats[seat]?.who || seats[seat]?.name || '';
          return (
            <li key={moment} className={moment === at ? 'now' : moment > at ? 'ahead' : ''}>
              <button type="button" ref={moment === at ? now : null} onClick={() => onMoment(moment)}>
                <span className="pic" aria-hidden="true">
                  {Picture === undefined ? null : steps.slice(-1).map(({ event, view }) => <Picture key="picture" event={event} view={view} />)}
                </span>
                <span>
                  <small>
                    {who}
                    {when === null ? null : <time dateTime={new Date(when).toISOString()}> · {ago(app, Date.now() - when)}</time>}
                  </small>
                  {texts.map((text) => (
                    <span key={text} className="texts">
                      <Emphasis text={text} />
                    </span>
                  ))}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** A move that has something to tell: its events with words, and these words. */
function frameOf(session: Session, words: Words, names: Names, moment: number) {
  const steps = session.stepsAt(moment).filter(({ event, view }) => eventText(words, event, view, names) !== '');
  const texts = [...new Set(steps.map(({ event, view }) => eventText(words, event, view, names)))];
  return steps.length === 0 ? [] : [{ moment, steps, texts: texts.slice(-3) }];
}
