import { useMemo } from 'react';
import { eventText } from '#games';
import type { OpenBox } from '../app/games.ts';
import { useWords } from '../app/words.ts';
import type { Session } from '../play/session.ts';
import { Emphasis } from './emphasis.tsx';
import { curveOf } from './scrubber.tsx';

/** So many turning points are told; of more, the last. */
const MOST = 6;

interface TurningsProps {
  readonly session: Session;
  readonly opened: OpenBox;
  onMoment(number: number): void;
}

/** The way a game went: its curve and its turning points, each a way into the replay. */
export function TurningPoints({ session, opened, onMoment }: TurningsProps) {
  const words = useWords().table;
  const { board, words: game } = opened;
  const { first } = session;
  const { number } = session.now.value;
  const values = useMemo(() => (board?.curve === undefined ? [] : curveOf(session, board)), [session, board]);
  const turnings = useMemo(() => {
    const found = [];
    for (let at = first; at <= number; at++)
      for (const [n, { event }] of session.eventsAt(at).entries()) if (board?.turning?.(event) === true) found.push({ at, n });
    return found.slice(-MOST).flatMap(({ at, n }) => session.stepsAt(at)[n] ?? []);
  }, [session, board, first, number]);
  const least = Math.min(0, ...values);
  const most = Math.max(1, ...values);
  const along = (at: number): number => (at - first) / Math.max(1, number - first);
  const y = (value: number): number => 100 - ((value - least) / (most - least)) * 100;
  const valueAt = (at: number): number => values[Math.round(along(at) * (values.length - 1))] ?? 0;
  const line = values.map((value, index) => `${((index / Math.max(1, values.length - 1)) * 100).toFixed(2)} ${y(value).toFixed(2)}`).join('L');
  const Picture = board?.Picture;
  return (
    <section className="turnings" aria-label={words.log}>
      {values.length < 2 || board?.curve === undefined ? null : (
        <figure>
          <figcaption>{board.curve.label(game)}</figcaption>
          <div className="plot" aria-hidden="true">
            <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
              <path className="area" d={`M0 ${y(Math.max(0, least))}L${line}L100 ${y(Math.max(0, least))}Z`} />
              <path className="line" d={`M${line}`} vectorEffect="non-scaling-stroke" />
            </svg>
            {turnings.map(({ at }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the game is over, the list stays
              <span key={index} className="no" style={{ left: `${along(at) * 100}%`, top: `${y(valueAt(at))}%` }}>
                {index + 1}
              </span>
            ))}
          </div>
        </figure>
      )}
      <ol>
        {turnings.map(({ event, view, at }, index) => {
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the game is over, the list stays
            <li key={index}>
              <button type="button" onClick={() => onMoment(at)}>
                <span className="no">{index + 1}</span>
                <span className="pic" aria-hidden="true">
                  {Picture === undefined ? null : <Picture event={event} view={view} />}
                </span>
                <span>
                  <Emphasis text={eventText(game, event, view)} />
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
