import { useMemo } from 'preact/hooks';
import { eventText, type Names } from '#games';
import type { OpenBox } from '../app/games.ts';
import { useWords } from '../app/words.ts';
import type { BoardModule } from '../kit/board.ts';
import { Emphasis } from '../kit/emphasis.tsx';
import type { Session } from '../play/session.ts';
import { mattered, ticks } from './mattered.ts';
import { curveOf } from './scrubber.tsx';

/** So many moments are told. */
const MOST = 4;
/** No two of them closer together than this part of the way, so that their marks never meet. */
const APART = 0.09;
/** So many times are written below the curve. */
const TIMES = 5;

interface TurningsProps {
  readonly session: Session;
  readonly opened: OpenBox;
  readonly names: Names;
  onMoment(number: number): void;
}

/** The way a game went: its curve and the moments that mattered, each a way into the replay. */
export function TurningPoints({ session, opened, names, onMoment }: TurningsProps) {
  const words = useWords().table;
  const { board, words: game } = opened;
  const { number } = session.now.value;
  const first = useMemo(() => begunAt(session, board), [session, board]);
  const values = useMemo(() => (board?.curve === undefined ? [] : curveOf(session, board, game, first)), [session, board, game, first]);
  const along = (at: number): number => (at - first) / Math.max(1, number - first);
  const moments = useMemo(() => (board === null ? [] : momentsOf(session, board, values, first)), [session, board, values, first]);
  const times = useMemo(() => (board === null ? [] : timesOf(session, board, first)), [session, board, first]);
  const least = Math.min(0, ...values);
  const most = Math.max(1, ...values);
  const y = (value: number): number => 100 - ((value - least) / (most - least)) * 100;
  const line = values.map((value, index) => `${((index / Math.max(1, values.length - 1)) * 100).toFixed(2)} ${y(value).toFixed(2)}`).join('L');
  const Picture = board?.Picture;
  if (moments.length === 0 && values.length < 2) return null;
  return (
    <section className="turnings end-panel" aria-label={words.end.mattered}>
      {values.length < 2 || board?.curve === undefined ? null : (
        <figure>
          <figcaption>{board.curve.label(game)}</figcaption>
          <div className="plot" aria-hidden="true">
            <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
              {ticks(least, most).map((tick) => (
                <path key={tick} className="tick" d={`M0 ${y(tick)}H100`} vectorEffect="non-scaling-stroke" />
              ))}
              <path className="area" d={`M0 ${y(Math.max(0, least))}L${line}L100 ${y(Math.max(0, least))}Z`} />
              <path className="line" d={`M${line}`} vectorEffect="non-scaling-stroke" />
            </svg>
            {ticks(least, most).map((tick) => (
              <small key={tick} className="value num" style={{ top: `${y(tick)}%` }}>
                {String(tick).replace('-', '−')}
              </small>
            ))}
            {times.map(({ at, when }, index) => (
              <small key={at} className="time num" style={{ left: `${along(at) * 100}%` }}>
                {index === 0 && board.curve !== undefined ? `${words.end.counted[board.curve.counted]} ${when}` : when}
              </small>
            ))}
            {moments.map(({ at, value }, index) => (
              <span key={at} className="no" style={{ left: `${along(at) * 100}%`, top: `${y(value)}%` }}>
                {index + 1}
              </span>
            ))}
          </div>
        </figure>
      )}
      {moments.length === 0 ? null : <h3>{words.end.mattered}</h3>}
      <ol>
        {moments.map(({ event, view, at }, index) => (
          <li key={at}>
            <button type="button" onClick={() => onMoment(at)}>
              <span className="no">{index + 1}</span>
              <span className="pic" aria-hidden="true">
                {Picture === undefined ? null : <Picture event={event} view={view} />}
              </span>
              <span>
                {board?.curve === undefined ? null : `${words.end.counted[board.curve.counted]} ${Math.max(1, board.curve.when(view))}: `}
                <Emphasis text={eventText(game, event, view, names)} />
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The first moment after set-up: of the first turn or round. */
function begunAt(session: Session, board: BoardModule | null): number {
  const { first } = session;
  const { number } = session.now.value;
  if (board?.curve === undefined) return first;
  for (let at = first; at < number; at++) {
    const scene = session.sceneAt(at);
    if (scene !== null && board.curve.when(scene.view) > 0) return at;
  }
  return first;
}

/** The moments to tell: by what the board says they weigh, and among equals by how far the curve went. */
function momentsOf(session: Session, board: BoardModule, values: readonly number[], first: number) {
  const { number } = session.now.value;
  const span = Math.max(1, ...values) - Math.min(0, ...values);
  const valueAt = (along: number): number => values[Math.max(0, Math.min(values.length - 1, Math.round(along * (values.length - 1))))] ?? 0;
  const step = 1 / Math.max(1, values.length - 1);
  const turnings = [];
  for (let at = first; at <= number; at++)
    for (const [n, { event }] of session.eventsAt(at).entries()) {
      const weight = board.turning?.(event) ?? 0;
      const along = (at - first) / Math.max(1, number - first);
      const went = Math.abs(valueAt(along + step) - valueAt(along - step)) / span;
      if (weight > 0) turnings.push({ at, n, along, weight: weight + went });
    }
  return mattered(turnings, MOST, APART).flatMap(({ at, n, along }) => {
    const step = session.stepsAt(at)[n];
    return step === undefined ? [] : [{ at, value: valueAt(along), event: step.event, view: step.view }];
  });
}

/** When it was, at even distances: each turn or round at most once. */
function timesOf(session: Session, { curve }: BoardModule, first: number): readonly { readonly at: number; readonly when: number }[] {
  if (curve === undefined) return [];
  const { number } = session.now.value;
  const times: { readonly at: number; readonly when: number }[] = [];
  for (let i = 0; i < TIMES; i++) {
    const at = first + Math.round(((number - first) * i) / (TIMES - 1));
    const scene = session.sceneAt(at);
    if (scene === null) continue;
    const when = Math.max(1, curve.when(scene.view));
    if (when !== times.at(-1)?.when) times.push({ at, when });
  }
  return times;
}
