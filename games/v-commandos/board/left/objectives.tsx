import type { ReactNode } from 'react';
import { terrainNamed } from '../../content/map.ts';
import { drawsOf } from '../../facts/draws.ts';
import { positionOf } from '../../facts/position.ts';
import type { View } from '../../view.ts';
import { StateSign } from '../art/pictures.tsx';
import { tileRef } from '../map/geometry.ts';
import { DoorSign, Marker, Trapdoor } from '../map/signs.tsx';
import type { BoardWords } from '../words.ts';

function Sign({ children }: { readonly children: ReactNode }) {
  return (
    <svg viewBox="-20 -20 40 40" aria-hidden="true">
      {children}
    </svg>
  );
}

/** What has to be done on a terrain, and what the alarm does. */
export function Objectives({ view, index, words }: { readonly view: View; readonly index: number; readonly words: BoardWords }) {
  const terrain = view.terrains[index];
  if (terrain === undefined) return null;
  const map = terrainNamed(terrain.id);
  const draws = terrain.entrances.reduce((sum, _, number) => sum + drawsOf(positionOf(view), index, number), 0);
  return (
    <section className="vc-panel vc-objectives" aria-label={words.objectives.title}>
      <h2>{words.objectives.title}</h2>
      <ul>
        {terrain.objectives.map(({ id, done, work, holder }, number) => {
          const data = map.data.objectives[number];
          const tile = map.tiles[map.objectives[number] ?? 0];
          return data === undefined || tile === undefined ? null : (
            <li key={id} className={done ? 'done' : undefined}>
              <Sign>
                <Marker what={number + 1} done={done} />
              </Sign>
              <span>
                <b>{words.names.objective(id)}</b>
                {words.objectives.state(data, words.names.tile(tileRef(map, tile)), work, done, holder)}
              </span>
            </li>
          );
        })}
        <li className={terrain.alarm ? 'loud' : undefined}>
          <Sign>
            <Marker what="alarm" loud={terrain.alarm} />
          </Sign>
          <span>
            <b>{words.objectives.alarm(terrain.alarm, terrain.alarmToken)}</b>
            {words.objectives.draws(draws)}
          </span>
        </li>
      </ul>
    </section>
  );
}

/** What the signs of the map mean. */
export function Legend({ words: { legend, states } }: { readonly words: BoardWords }) {
  return (
    <section className="vc-panel vc-legend" aria-hidden="true">
      <span>
        <svg viewBox="-22 -24 44 36" aria-hidden="true">
          <DoorSign open upright={false} />
        </svg>
        {legend.open}
      </span>
      <span>
        <svg viewBox="-22 -14 44 28" aria-hidden="true">
          <DoorSign open={false} upright={false} />
        </svg>
        {legend.locked}
      </span>
      <span>
        <Sign>
          <Trapdoor open />
        </Sign>
        {legend.trapdoor}
      </span>
      <span>
        <Sign>
          <Trapdoor open={false} />
        </Sign>
        {legend.blocked}
      </span>
      <span>
        <StateKey state="stealthy" />
        {states.stealthy}
      </span>
      <span>
        <StateKey state="visible" />
        {states.visible}
      </span>
    </section>
  );
}

function StateKey({ state }: { readonly state: 'stealthy' | 'visible' }) {
  return (
    <svg viewBox="-14 -14 28 28" aria-hidden="true">
      <StateSign state={state} />
    </svg>
  );
}
