import type { ReactNode } from 'react';
import type { ClauseId } from '#kernel';
import { chainsOf } from '../../facts/dice.ts';
import { Hero } from '../art/heroes.tsx';
import { octagon } from '../art/shapes.ts';
import { Medals, SignIcon } from '../art/symbols.tsx';
import { Arrow, Die } from '../dice/dice.tsx';
import { partOf, planOf } from '../map/geometry.ts';
import type { ContraWords } from '../words.ts';
import { EXAMPLES, type Example } from './examples.ts';

/** A clause as a small scene with a line below it, where a picture says it better. */
export function example(clause: ClauseId, { board: words }: ContraWords): ReactNode {
  const found = EXAMPLES[clause];
  if (found === undefined) return null;
  return (
    <figure className="co-example raid on-jungle" data-game="contra">
      {found.of === 'map' ? <OnMap scene={found} /> : found.of === 'dice' ? <Rolled scene={found} /> : <Payment scene={found} medals={words.area.medals(3)} />}
      <figcaption>{words.examples[clause]}</figcaption>
    </figure>
  );
}

const TILE = octagon(33, 28, 10);

function OnMap({ scene: { from, path, how } }: { readonly scene: Extract<Example, { of: 'map' }> }) {
  const plan = planOf('jungle');
  const { x, y, width, height } = partOf(plan, [from, ...path], { columns: 5, rows: 2 });
  const stops = [from, ...path].map((id) => plan.at(id));
  const [a, b] = [plan.at(from), plan.at(path.at(-1) ?? from)];
  const d =
    how === 'run' ? `M${stops.map((stop) => `${stop.x} ${stop.y}`).join('L')}` : `M${a.x} ${a.y}Q${(a.x + b.x) / 2} ${Math.min(a.y, b.y) - 60} ${b.x} ${b.y}`;
  return (
    <svg className="jungle" viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
      <path d={plan.trails} className="trail" />
      {plan.ledges.map((ledge) => (
        <g key={ledge.id}>
          <path d={ledge.d} className="ledge-top" />
          <path d={ledge.d} className="ledge-line" />
        </g>
      ))}
      {plan.spaces.map((space) => (
        <g key={space.id} className={space.ledge === '' ? 'space' : 'space high'} transform={`translate(${plan.at(space.id).x} ${plan.at(space.id).y})`}>
          <path d={TILE} className="space-tile" />
          <path d={TILE} className="space-rim" />
        </g>
      ))}
      <g className="path">
        <path d={d} />
        <circle cx={b.x} cy={b.y} r="9" />
      </g>
      <g transform={`translate(${a.x} ${a.y})`}>
        <Hero id="lance" lit />
      </g>
    </svg>
  );
}

function Rolled({ scene: { dice, rolled, converted } }: { readonly scene: Extract<Example, { of: 'dice' }> }) {
  let left = converted;
  return (
    <div className="volley" aria-hidden="true">
      {chainsOf(dice, rolled).flatMap((chain, at) =>
        chain.map((face, link) => {
          const done = face !== 'success' && face !== 'critical' && left-- > 0;
          return [
            // biome-ignore lint/suspicious/noArrayIndexKey: dice are known by their places
            link === 0 ? null : <Arrow key={`arrow ${at} ${link}`} />,
            // biome-ignore lint/suspicious/noArrayIndexKey: dice are known by their places
            <Die key={`${at} ${link}`} face={face} ring={done ? 'done' : 'none'} />,
          ];
        }),
      )}
    </div>
  );
}

function Payment({ scene: { damage, paid }, medals }: { readonly scene: Extract<Example, { of: 'payment' }>; readonly medals: string }) {
  return (
    <div className="payment">
      <span>
        {damage.map((type) => (
          <Die key={type} face={type} hostile />
        ))}
      </span>
      <b aria-hidden="true">=</b>
      <span>
        {paid.map((type) => (
          <SignIcon key={type} type={type} />
        ))}
      </span>
      <b aria-hidden="true">/</b>
      <Medals medals={2} label={medals} />
    </div>
  );
}
