import type { TerrainView } from '../../view.ts';
import { Marker } from '../map/signs.tsx';
import type { BoardWords } from '../words.ts';
import { Rose } from './event-card.tsx';

/** Alarm and event over the map of a phone; the event opens what it says. */
export function Pills({ terrain, words }: { readonly terrain: TerrainView | null; readonly words: BoardWords }) {
  if (terrain === null) return null;
  return (
    <div className="vc-pills narrow">
      <span className={terrain.alarm ? 'loud' : undefined}>
        <svg viewBox="-20 -20 40 40" aria-hidden="true">
          <Marker what="alarm" loud={terrain.alarm} />
        </svg>
        {words.objectives.alarm(terrain.alarm, terrain.alarmToken)}
      </span>
      {terrain.event === null ? null : (
        <details>
          <summary>
            <Rose direction={terrain.direction} words={words} />
            <span>
              <b>{words.names.event(terrain.event)}</b>
              <small>{words.event.short(terrain.direction)}</small>
            </span>
          </summary>
          <p>{words.eventText(terrain.event)}</p>
        </details>
      )}
    </div>
  );
}
