import type { ReactNode } from 'react';
import type { ClauseId } from '#kernel';
import { SPACE_DATA } from '../../content/world.ts';
import type { SumOdds } from '../../facts/attempt.ts';
import { WAYS } from '../../facts/odds.ts';
import { CARD_ICONS } from '../art/looks.ts';
import { GameIcon, Pawn } from '../art/pictures.tsx';
import { Chart } from '../dock/attempt-plan.tsx';
import { GetawayDie } from '../dock/dice.tsx';
import { flight, partWith, pointOf } from '../map/geometry.ts';
import { GroundPaths } from '../map/world-map.tsx';
import type { BoardWords, ContractAssassinWords } from '../words.ts';
import { EXAMPLES, type Example } from './examples.ts';
import './setup.css';

/** A clause as a small picture with a line below it, where a picture says it better. */
export function example(clause: ClauseId, { board: words }: ContractAssassinWords): ReactNode {
  const found = EXAMPLES[clause];
  if (found === undefined) return null;
  return (
    <figure className="ca-example" data-game="contract-assassin">
      <Drawn scene={found} words={words} />
      <figcaption>{words.examples[clause]}</figcaption>
    </figure>
  );
}

function Drawn({ scene, words }: { readonly scene: Example; readonly words: BoardWords }) {
  switch (scene.of) {
    case 'map':
      return <OnMap scene={scene} />;
    case 'rolls':
      return <Chart sums={sumsOf(scene)} rolled={null} words={words} />;
    case 'die':
      return <Die scene={scene} words={words} />;
    case 'turns':
      return <Turns missed={scene.missed} />;
  }
}

function OnMap({ scene: { from, to } }: { readonly scene: Extract<Example, { of: 'map' }> }) {
  const { x, y, width, height } = partWith([from, ...to], { width: 220, height: 130 });
  const here = pointOf(from);
  return (
    <svg className="sea" viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
      <GroundPaths />
      {SPACE_DATA.map(({ id, x: left, y: top, kind }) => (
        <g key={id} className={`space is-${kind}${to.includes(id) ? ' lit' : ''}`} transform={`translate(${left} ${top})`}>
          <circle r={kind === 'way' ? 7.5 : 12.5} className="space-ring" />
          {kind === 'home' ? <path d="M0-7.5 7.5-1V6.5H-7.5V-1z" className="space-home" /> : <circle r={kind === 'way' ? 3.2 : 4.8} className="space-dot" />}
        </g>
      ))}
      {to.map((id) => (
        <path key={id} d={flight(from, id)} className="flight" />
      ))}
      <g transform={`translate(${here.x} ${here.y + 4})`}>
        <Pawn id="ninja" />
      </g>
    </svg>
  );
}

function sumsOf({ kills, skills = [], blocked = [] }: Extract<Example, { of: 'rolls' }>): readonly SumOdds[] {
  return WAYS.flatMap((ways, sum) => {
    if (ways === 0) return [];
    const guard = blocked.includes(sum);
    return [{ sum, ways, does: guard ? 'blocked' : sum in kills ? 'kills' : 'nothing', by: kills[sum] ?? null, skill: skills.includes(sum), guard }];
  });
}

function Die({ scene: { doors, rolled }, words }: { readonly scene: Extract<Example, { of: 'die' }>; readonly words: BoardWords }) {
  return (
    <ul className="faces" aria-hidden="true">
      {[1, 2, 3, 4, 5, 6].map((number) => {
        const way = doors[number];
        return (
          <li key={number} className={`${way === undefined ? 'bars' : 'door'}${rolled === number ? ' rolled' : ''}`}>
            <span className="face">{way === undefined ? <span>{words.escape.prison}</span> : <GameIcon name={CARD_ICONS[way]} />}</span>
            <GetawayDie value={number} />
          </li>
        );
      })}
    </ul>
  );
}

function Turns({ missed }: { readonly missed: number }) {
  return (
    <span className="turns" aria-hidden="true">
      {Array.from({ length: missed }, (_, turn) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: turns are known by their order
        <i key={turn} className="barred-turn" />
      ))}
      <i className="free-turn">→</i>
    </span>
  );
}
