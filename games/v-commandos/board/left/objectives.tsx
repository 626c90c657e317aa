import type { View } from '../../view.ts';
import type { Messages } from '../../words/messages.ts';
import { Marker } from '../map/signs.tsx';
import { alarmSays, objectiveSays } from './says.ts';

/** What has to be done on a terrain, and what the alarm does. */
export function Objectives({ view, index, say }: { readonly view: View; readonly index: number; readonly say: Messages }) {
  const terrain = view.terrains[index];
  if (terrain === undefined) return null;
  const draws = (view.ahead.draws[index] ?? []).reduce((sum, own) => sum + own, 0);
  return (
    <section className="vc-panel vc-objectives" aria-label={say.objectives.title}>
      <h2>{say.objectives.title}</h2>
      <ul>
        {terrain.objectives.map((objective, number) => (
          <li key={objective.id} className={objective.done ? 'done' : undefined} data-term="objective">
            <svg viewBox="-20 -20 40 40" aria-hidden="true">
              <Marker what={number + 1} done={objective.done} />
            </svg>
            <span>
              <b>{say.name.objective({ objective: objective.id })}</b>
              {objectiveSays(say, objective)}
            </span>
          </li>
        ))}
        <li className={terrain.alarm ? 'loud' : undefined} data-term="alarm">
          <svg viewBox="-20 -20 40 40" aria-hidden="true">
            <Marker what="alarm" loud={terrain.alarm} />
          </svg>
          <span>
            <b>{alarmSays(say, terrain)}</b>
            {say.objectives.draws({ n: draws })}
          </span>
        </li>
      </ul>
    </section>
  );
}
