import type { Side } from '../../content/vocabulary.ts';
import type { TerrainView } from '../../view.ts';
import type { BoardWords } from '../words.ts';

/** The rose with the arm that the event points along. */
export function Rose({ direction, words }: { readonly direction: Side | '?'; readonly words: BoardWords }) {
  return (
    <svg className="vc-rose" viewBox="-62 -62 124 124" aria-hidden="true">
      <circle r="50" className="circle" />
      <circle r="57" className="dots" />
      {(['N', 'E', 'S', 'W'] as const).map((side, i) => (
        <g key={side}>
          <path d="M0-44 8-8 0 0-8-8z" transform={`rotate(${i * 90})`} className={side === direction ? 'arm on' : 'arm'} />
          <path d="M0-44 0 0 8-8z" transform={`rotate(${i * 90})`} className="arm-shade" />
          <text x={[0, 49, 0, -49][i]} y={[-46, 5.5, 57, 5.5][i]} textAnchor="middle" className={side === direction ? 'on' : undefined}>
            {words.sides[side].charAt(0).toUpperCase()}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** The event in force on a terrain, as a card. */
export function EventCard({ terrain, turn, words }: { readonly terrain: TerrainView | null; readonly turn: number; readonly words: BoardWords }) {
  if (terrain === null) return null;
  const { event, direction, idle } = terrain;
  return (
    <article className="vc-event" aria-label={words.event.title(turn)}>
      <small>{words.event.title(turn)}</small>
      {event === null ? (
        <h3>{words.event.none}</h3>
      ) : (
        <>
          <h3>{words.names.event(event)}</h3>
          <p className={idle ? 'idle' : undefined}>{words.eventText(event)}</p>
          {idle ? <p>{words.event.idle}</p> : null}
          <div className="vc-compass">
            <Rose direction={direction} words={words} />
            <p className="heading">
              <b>{direction === '?' ? '?' : words.sides[direction]}</b>
              {words.event.heading(direction)}
            </p>
          </div>
        </>
      )}
    </article>
  );
}
