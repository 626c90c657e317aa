import type { Side } from '../../content/vocabulary.ts';
import type { TerrainView } from '../../view.ts';
import { eventText } from '../../words/cards.ts';
import type { Messages } from '../../words/messages.ts';
import { headingSays } from './says.ts';

/** The rose with the arm that the event points along. */
export function Rose({ direction, say }: { readonly direction: Side | '?'; readonly say: Messages }) {
  return (
    <svg className="vc-rose" data-spot="compass" data-term="arrow" viewBox="-62 -62 124 124" aria-hidden="true">
      <circle r="50" className="circle" />
      <circle r="57" className="dots" />
      {(['N', 'E', 'S', 'W'] as const).map((side, i) => (
        <g key={side}>
          <path d="M0-44 8-8 0 0-8-8z" transform={`rotate(${i * 90})`} className={side === direction ? 'arm on' : 'arm'} />
          <path d="M0-44 0 0 8-8z" transform={`rotate(${i * 90})`} className="arm-shade" />
          <text x={[0, 49, 0, -49][i]} y={[-46, 5.5, 57, 5.5][i]} textAnchor="middle" className={side === direction ? 'on' : undefined}>
            {say.rose[side]}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** The event in force on a terrain, as a card. */
export function EventCard({ terrain, turn, say }: { readonly terrain: TerrainView | null; readonly turn: number; readonly say: Messages }) {
  if (terrain === null) return null;
  const { event, direction, idle } = terrain;
  return (
    <article className="vc-event" aria-label={say.card.title({ turn })}>
      <small>{say.card.title({ turn })}</small>
      {event === null ? (
        <h3>{say.card.none}</h3>
      ) : (
        <>
          <h3>{say['event-card'][event]}</h3>
          <p className={idle ? 'idle' : undefined}>{eventText(say, event)}</p>
          {idle ? <p>{say.card.idle}</p> : null}
          <div className="vc-compass">
            <Rose direction={direction} say={say} />
            <p className="heading">
              <b>{direction === '?' ? '?' : say.side[direction]}</b>
              {headingSays(say, direction)}
            </p>
          </div>
        </>
      )}
    </article>
  );
}
