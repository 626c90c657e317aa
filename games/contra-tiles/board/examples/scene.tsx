import { type FigureProps, sceneOf } from '#kit';
import { jointsBeside, jointsOf, sealsOf } from '../../facts/joints.ts';
import { isSame, keyOf, lyingIn } from '../../facts/places.ts';
import type { ContraTilesWords } from '../../words/words.ts';
import { JointArt, SealArt } from '../art/joints.tsx';
import { Coin, Light, Medallion } from '../art/pieces.tsx';
import { areaOf } from '../map/geometry.ts';
import { OnCell } from '../map/laid-layer.tsx';
import { AskedCell, CellFrame } from '../map/openings-layer.tsx';
import { EXAMPLES, type Example } from './examples.ts';
import { sketched } from './sketch.ts';
import './example.css';

/** How high the purses stand below a layout. */
const PURSE = 60;

export function Figure({ example, caption }: FigureProps<Example, ContraTilesWords>) {
  return (
    <figure className="ct-rule-picture" data-game="contra-tiles">
      <Layout {...example} />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

/** A layout with its matches, and what it scores. */
export function Layout({ layout: drawing, laid, wrong, purses }: Example) {
  const all = sketched(drawing);
  const refused = wrong === undefined ? undefined : all.find((piece) => isSame(piece, wrong));
  const layout = all.filter((piece) => piece !== refused);
  const area = areaOf(wrong === undefined ? all : [...all, wrong], 0.35);
  const below = purses === undefined ? 0 : PURSE;
  return (
    <svg className="ct-example" viewBox={`${area.x} ${area.y} ${area.width} ${area.height + below}`} aria-hidden="true">
      <Light>
        {layout.map((piece) => (
          <OnCell key={keyOf(piece)} place={piece} piece={piece} />
        ))}
        {refused !== undefined && (
          <g opacity=".55">
            <OnCell place={refused} piece={refused} />
          </g>
        )}
        {[laid ?? []].flat().map((place) => (
          <CellFrame key={keyOf(place)} place={place} className="ct-laid-now" />
        ))}
        {[...jointsOf(layout), ...(refused === undefined ? [] : jointsBeside(refused, lyingIn(layout)))].map((joint) => (
          <JointArt key={`${keyOf(joint)} ${joint.edge}`} joint={joint} />
        ))}
        {sealsOf(layout).map((seal) => (
          <SealArt key={keyOf(seal)} seal={seal} />
        ))}
        {wrong !== undefined && <AskedCell place={wrong} />}
        {purses?.map((coins, side) => (
          <g
            key={side === 0 ? 'bear' : 'woman'}
            transform={`translate(${area.x + area.width * (side === 0 ? 0.2 : 0.66)} ${area.y + area.height + PURSE / 2 - 6})`}
          >
            <Medallion side={side === 0 ? 0 : 1} radius={20} />
            <g transform="translate(38 0)">
              <Coin radius={12} />
            </g>
            <text x="58" y="9" className="ct-end-purse">
              {coins}
            </text>
          </g>
        ))}
      </Light>
    </svg>
  );
}

export default sceneOf(EXAMPLES, Figure);
