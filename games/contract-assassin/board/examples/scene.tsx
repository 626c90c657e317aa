import { type FigureProps, sceneOf } from '#kit';
import type { Point } from '../../../plane.ts';
import { SPACE_DATA } from '../../content/world.ts';
import type { SumOdds } from '../../facts/attempt.ts';
import { WAYS } from '../../facts/odds.ts';
import { CARD_ICONS, LOOKS } from '../art/looks.ts';
import { GameIcon, Pawn } from '../art/pictures.tsx';
import { Chart } from '../dock/attempt-plan.tsx';
import { GetawayDie } from '../dock/dice.tsx';
import { Land, Routes } from '../map/backdrop.tsx';
import { flight, partWith, pointOf } from '../map/geometry.ts';
import type { BoardWords } from '../words.ts';
import { EXAMPLES, type Example } from './examples.ts';
import { Row } from './scene-row.tsx';
import './example.css';

export function Figure({ example, caption, words }: FigureProps<Example, BoardWords>) {
  return (
    <figure className="ca-example" data-game="contract-assassin">
      <div aria-hidden="true">
        <Drawn scene={example} words={words} />
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

function Drawn({ scene, words }: { readonly scene: Example; readonly words: BoardWords }) {
  switch (scene.of) {
    case 'map':
      return <OnMap scene={scene} />;
    case 'row':
      return <Row items={scene.items} words={words} />;
    case 'rolls':
      return <Chart sums={sumsOf(scene)} rolled={null} words={words} />;
    case 'die':
      return <Die scene={scene} />;
    case 'turns':
      return <Turns missed={scene.missed} />;
  }
}

function OnMap({ scene: { pawns, to = [], targets = [] } }: { readonly scene: Extract<Example, { of: 'map' }> }) {
  const { x, y, width, height } = partWith([...pawns.map(([, at]) => at), ...to, ...targets], { width: 220, height: 130 });
  const [[owner, from] = ['ninja', 'kyoto'] as const] = pawns;
  const { shape } = LOOKS[owner];
  return (
    <svg className="sea" viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
      <Land />
      <Routes />
      {SPACE_DATA.map(({ id, x: left, y: top, kind }) => (
        <g key={id} className={`space is-${kind}${to.includes(id) ? ' lit' : ''}`} transform={`translate(${left} ${top})`}>
          <circle r={kind === 'way' ? 7.5 : 12.5} className="space-ring" />
          {kind === 'home' ? <path d="M0-7.5 7.5-1V6.5H-7.5V-1z" className="space-home" /> : <circle r={kind === 'way' ? 3.2 : 4.8} className="space-dot" />}
        </g>
      ))}
      {to.map((id) => (
        <path key={id} d={flight(from, id)} className="flight" />
      ))}
      {targets.map((id) => (
        <g key={id} transform={at(pointOf(id))} className="target mine">
          <circle r="6.5" className="target-disc" />
          <path d={shape} className="target-rim" />
          <path d={shape} className="target-shape" />
          <path d="M0-15v6M0 15V9M-15 0h6M15 0H9" className="target-shape" />
        </g>
      ))}
      {pawns.map(([id, space], i) => (
        <g key={id} transform={at({ x: pointOf(space).x + (i - (pawns.length - 1) / 2) * 17, y: pointOf(space).y + 4 })}>
          <Pawn id={id} />
        </g>
      ))}
    </svg>
  );
}

const at = ({ x, y }: Point): string => `translate(${x} ${y})`;

function sumsOf({ kills, skills = [], blocked = [] }: Extract<Example, { of: 'rolls' }>): readonly SumOdds[] {
  return WAYS.flatMap((ways, sum) => {
    if (ways === 0) return [];
    const guard = blocked.includes(sum);
    return [{ sum, ways, does: guard ? 'blocked' : sum in kills ? 'kills' : 'nothing', by: kills[sum] ?? null, skill: skills.includes(sum), guard }];
  });
}

function Die({ scene: { doors, rolled } }: { readonly scene: Extract<Example, { of: 'die' }> }) {
  return (
    <ul className="faces">
      {[1, 2, 3, 4, 5, 6].map((number) => {
        const way = doors[number];
        return (
          <li key={number} className={`${way === undefined ? 'bars' : 'door'}${rolled === number ? ' rolled' : ''}`}>
            <span className="face">{<GameIcon name={way === undefined ? 'window-bars' : CARD_ICONS[way]} />}</span>
            <GetawayDie value={number} />
          </li>
        );
      })}
    </ul>
  );
}

function Turns({ missed }: { readonly missed: number }) {
  return (
    <span className="turns">
      {Array.from({ length: missed }, (_, turn) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: turns are known by their order
        <i key={turn} className="barred-turn" />
      ))}
      <i className="free-turn">→</i>
    </span>
  );
}

export default sceneOf(EXAMPLES, Figure);
