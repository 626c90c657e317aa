import type { View } from '../../view.ts';
import { Marker } from '../map/signs.tsx';
import type { BoardWords } from '../words.ts';
import { Rose } from './event-card.tsx';
import { Legend } from './legend.tsx';
import { Objectives } from './objectives.tsx';

/** Alarm and event over the map of a phone: the one opens the objectives, the other what it says. */
export function Pills({ view, index, words }: { readonly view: View; readonly index: number; readonly words: BoardWords }) {
  const terrain = view.terrains[index];
  if (terrain === undefined) return null;
  const { objectives, alarm, alarmToken } = terrain;
  return (
    <div className="vc-pills narrow">
      <details className={alarm ? 'loud' : undefined}>
        <summary>
          <svg viewBox="-20 -20 40 40" aria-hidden="true">
            <Marker what="alarm" loud={alarm} />
          </svg>
          <span>
            <b>{words.objectives.alarm(alarm, alarmToken)}</b>
            <small>{words.objectives.done(objectives.filter(({ done }) => done).length, objectives.length)}</small>
          </span>
        </summary>
        <Objectives view={view} index={index} words={words} />
        <Legend words={words} />
      </details>
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
