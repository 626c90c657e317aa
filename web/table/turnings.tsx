import { useMemo } from 'react';
import type { OpenBox } from '../app/games.ts';
import { useWords } from '../app/words.ts';
import type { Sitting } from '../play/sitting.ts';
import { curveOf } from './scrubber.tsx';
import { Stressed } from './stressed.tsx';

/** So many turning points are told; of more, the last. */
const MOST = 6;

interface TurningsProps {
  readonly sitting: Sitting;
  readonly opened: OpenBox;
  onMoment(number: number): void;
}

/** The way a game went: its curve and its turning points, each a way into the replay. */
export function Turnings({ sitting, opened, onMoment }: TurningsProps) {
  const words = useWords().table;
  const { board, words: game } = opened;
  const { first } = sitting;
  const { number } = sitting.now.value;
  const values = useMemo(() => (board?.curve === undefined ? [] : curveOf(sitting, board)), [sitting, board]);
  const turnings = useMemo(() => {
    const found = [];
    for (let at = first; at <= number; at++) for (const told of sitting.toldAt(at)) if (board?.turning?.(told.event) === true) found.push(told);
    return found.slice(-MOST);
  }, [sitting, board, first, number]);
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
        {turnings.map(({ event, at }, index) => {
          const scene = sitting.sceneAt(at);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the game is over, the list stays
            <li key={index}>
              <button type="button" onClick={() => onMoment(at)}>
                <span className="no">{index + 1}</span>
                <span className="pic" aria-hidden="true">
                  {Picture === undefined || scene === null ? null : <Picture event={event} view={scene.view} />}
                </span>
                <span>
                  <Stressed text={game.event(event, scene?.view)} />
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
