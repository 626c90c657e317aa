import { terrainNamed } from '../../content/map.ts';
import { tileOfObjective } from '../../content/refs.ts';
import type { View } from '../../view.ts';
import { Marker } from '../map/signs.tsx';
import type { BoardWords } from '../words.ts';

/** What has to be done on a terrain, and what the alarm does. */
export function Objectives({ view, index, words }: { readonly view: View; readonly index: number; readonly words: BoardWords }) {
  const terrain = view.terrains[index];
  if (terrain === undefined) return null;
  const map = terrainNamed(terrain.id);
  const draws = (view.ahead.draws[index] ?? []).reduce((sum, own) => sum + own, 0);
  return (
    <section className="vc-panel vc-objectives" aria-label={words.objectives.title}>
      <h2>{words.objectives.title}</h2>
      <ul>
        {terrain.objectives.map(({ id, done, work, holder, guarded }, number) => {
          const data = map.data.objectives[number];
          return data === undefined ? null : (
            <li key={id} className={done ? 'done' : undefined}>
              <svg viewBox="-20 -20 40 40" aria-hidden="true">
                <Marker what={number + 1} done={done} />
              </svg>
              <span>
                <b>{words.names.objective(id)}</b>
                {words.objectives.state(data, words.names.tile(tileOfObjective(id)), work, done, holder)}
                {guarded ? `, ${words.objectives.guarded}` : ''}
              </span>
            </li>
          );
        })}
        <li className={terrain.alarm ? 'loud' : undefined}>
          <svg viewBox="-20 -20 40 40" aria-hidden="true">
            <Marker what="alarm" loud={terrain.alarm} />
          </svg>
          <span>
            <b>{words.objectives.alarm(terrain.alarm, terrain.alarmToken)}</b>
            {words.objectives.draws(draws)}
          </span>
        </li>
      </ul>
    </section>
  );
}
