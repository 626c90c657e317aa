import { type SpaceId, stage as stageOf } from '../../content/index.ts';
import { Hero } from '../art/heroes.tsx';
import { octagon } from '../art/shapes.ts';
import { partOf, planOf } from '../map/geometry.ts';
import { Lying } from '../map/lying.tsx';
import { FoeToken } from '../map/pieces.tsx';
import { Mark } from '../map/spaces.tsx';
import type { MapScene } from './examples.ts';

const TILE = octagon(33, 28, 10);
const RING = octagon(38, 33, 12);
const AROUND = { columns: 5, rows: 2 };

/** A part of a stage with what stands on it; what it is about glows. */
export function OnMap({ scene: { stage = 'jungle', heroes, foes = [], dimers = [], path = [], how = 'run', glow = [], range } }: { readonly scene: MapScene }) {
  const plan = planOf(stage);
  const lit = new Set(range === undefined ? glow : within(stage, heroes[0]?.[1], range));
  const { x, y, width, height } = partOf(plan, [...heroes.map(([, at]) => at), ...foes.map(([, at]) => at), ...dimers, ...path, ...lit], AROUND);
  return (
    <svg className={stage} viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
      <path d={plan.trails} className="trail" />
      {plan.ledges.map((ledge) => (
        <g key={ledge.id}>
          <path d={ledge.d} className="ledge-top" />
          <path d={ledge.d} className="ledge-line" />
        </g>
      ))}
      {plan.spaces.map(({ id, kind, ledge }) => (
        <g
          key={id}
          className={`space is-${kind}${ledge === '' ? '' : ' high'}${lit.has(id) ? ' lit' : ''}`}
          transform={`translate(${plan.at(id).x} ${plan.at(id).y})`}
        >
          <path d={RING} className="space-ring" />
          <path d={TILE} className="space-tile" />
          <path d={TILE} className="space-rim" />
          <Mark kind={kind} sensor={kind === 'pillbox'} broken={false} />
        </g>
      ))}
      <Lying plan={plan} view={{ grenades: [], dimers, gels: {}, scorch: {} }} />
      {path.length === 0 ? null : <Path stops={path.map((id) => plan.at(id))} how={how} />}
      {foes.map(([id, at]) => (
        <g key={id} transform={`translate(${plan.at(at).x} ${plan.at(at).y})`}>
          <FoeToken foe={{ id, health: 0, damage: 0, breached: false }} />
        </g>
      ))}
      {heroes.map(([id, at]) => (
        <g key={id} transform={`translate(${plan.at(at).x} ${plan.at(at).y})`}>
          <Hero id={id} lit />
        </g>
      ))}
    </svg>
  );
}

function Path({ stops, how }: { readonly stops: readonly { readonly x: number; readonly y: number }[]; readonly how: 'run' | 'jump' }) {
  const [a = { x: 0, y: 0 }, b = a] = [stops[0], stops.at(-1)];
  const d =
    how === 'run' ? `M${stops.map((stop) => `${stop.x} ${stop.y}`).join('L')}` : `M${a.x} ${a.y}Q${(a.x + b.x) / 2} ${Math.min(a.y, b.y) - 60} ${b.x} ${b.y}`;
  return (
    <g className="path">
      <path d={d} />
      <circle cx={b.x} cy={b.y} r="9" />
    </g>
  );
}

function within(stage: Parameters<typeof stageOf>[0], from: SpaceId | undefined, range: number): readonly SpaceId[] {
  const { map } = stageOf(stage);
  const start = map.named(from ?? '');
  return map.all.flatMap((space) => (map.distance(start, space) <= range ? (map.spaces[space]?.id ?? []) : []));
}
