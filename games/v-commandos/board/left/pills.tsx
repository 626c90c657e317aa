import type { View } from '../../view.ts';
import { eventText } from '../../words/cards.ts';
import type { Messages } from '../../words/messages.ts';
import { Marker } from '../map/signs.tsx';
import { Rose } from './event-card.tsx';
import { Legend } from './legend.tsx';
import { Objectives } from './objectives.tsx';
import { alarmSays, shortSays } from './says.ts';

/** Alarm and event over the map of a phone: the one opens the objectives, the other what it says. */
export function Pills({ view, index, say }: { readonly view: View; readonly index: number; readonly say: Messages }) {
  const terrain = view.terrains[index];
  if (terrain === undefined) return null;
  const { objectives, alarm } = terrain;
  return (
    <div className="vc-pills narrow">
      <details className={alarm ? 'loud' : undefined}>
        <summary>
          <svg viewBox="-20 -20 40 40" aria-hidden="true">
            <Marker what="alarm" loud={alarm} />
          </svg>
          <span>
            <b>{alarmSays(say, terrain)}</b>
            <small>{say.objectives.count({ done: objectives.filter(({ done }) => done).length, of: objectives.length })}</small>
          </span>
        </summary>
        <Objectives view={view} index={index} say={say} />
        <Legend say={say} />
      </details>
      {terrain.event === null ? null : (
        <details>
          <summary>
            <Rose direction={terrain.direction} say={say} />
            <span>
              <b>{say['event-card'][terrain.event]}</b>
              <small>{shortSays(say, terrain.direction)}</small>
            </span>
          </summary>
          <p>{eventText(say, terrain.event)}</p>
        </details>
      )}
    </div>
  );
}
