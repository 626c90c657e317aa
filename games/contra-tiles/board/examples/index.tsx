import type { ReactNode } from 'react';
import { jointsBeside, jointsOf, sealsOf } from '../../facts/joints.ts';
import { isSame, keyOf, lyingIn, type Place } from '../../facts/places.ts';
import { JointArt, SealArt } from '../art/joints.tsx';
import { Coin, Light, Medallion } from '../art/pieces.tsx';
import { areaOf } from '../map/geometry.ts';
import { OnCell } from '../map/laid-layer.tsx';
import { AskedCell, CellFrame } from '../map/openings-layer.tsx';
import type { TileWords } from '../words.ts';
import { sketched } from './sketch.ts';

/** How high the purses stand below a layout. */
const PURSE = 60;

interface Example {
  readonly layout: string;
  /** What has just been laid. */
  readonly laid?: Place | readonly Place[];
  /** Where nothing may be laid, or not this. */
  readonly wrong?: Place;
  /** What the purses hold, below the layout. */
  readonly purses?: readonly [bear: number, woman: number];
}

const CLOSED_BY_FOUR = '. G . / Y w:GBRY B / . R .';
const CLOSED_BY_THREE = '. G . / Y w:GBGY B / . R .';
const CLOSED_BY_TWO = '. G . / Y w:GRGY B / . R .';

export const EXAMPLES: Readonly<Record<string, Example>> = {
  'components.colours': { layout: 'R . b:RBGY' },
  'turn.one-of-each': {
    layout: 'R b:BGYR G',
    laid: [
      { x: 1, y: 0 },
      { x: 2, y: 0 },
    ],
  },
  'refill.market': { layout: 'R . B . G' },
  'broke.definition': { layout: CLOSED_BY_TWO, purses: [3, 0] },
  'end.most-coins': { layout: 'R b:BGYR G', purses: [9, 6] },
  'setup.start-layout': { layout: 'R . / . G' },
  'place-player.adjacent-crown': { layout: 'R b:BBYR / . G', laid: { x: 1, y: 0 } },
  'place-player.match-one': { layout: 'R b:BBYR / . G', laid: { x: 1, y: 0 } },
  'place-player.mismatch-allowed': { layout: 'R b:BBYR / . G', laid: { x: 1, y: 0 } },
  'place-player.no-match': { layout: 'R b:BBYY / . B', wrong: { x: 1, y: 0 } },
  'place-player.fresh-crown': { layout: 'R b:BGYR G w:RRBG', laid: { x: 3, y: 0 } },
  'place-crown.adjacent-player-tile': { layout: 'R b:BGYR G', laid: { x: 2, y: 0 } },
  'place-crown.match-one': { layout: 'R b:BGYR G', laid: { x: 2, y: 0 } },
  'place-crown.any-owner': { layout: 'R w:BGYR G', laid: { x: 2, y: 0 } },
  'place-crown.spoil': { layout: 'R b:BGYR G / . . w:RBYR', laid: { x: 2, y: 0 } },
  'place-crown.no-spoil-only': { layout: 'R w:BGYR Y', wrong: { x: 2, y: 0 } },
  'geometry.diagonal-is-nothing': { layout: 'R . / . b:BGYR', wrong: { x: 1, y: 1 } },
  'geometry.parity': { layout: 'R b:BGYR G / w:RRBG Y b:GYGB / B w:YBBG G' },
  'geometry.no-like-neighbours': { layout: 'R b:BGYR G / w:RRBG Y b:GYGB / B w:YBBG G' },
  'scoring.trigger': { layout: CLOSED_BY_THREE },
  'scoring.four': { layout: CLOSED_BY_FOUR },
  'scoring.three': { layout: CLOSED_BY_THREE },
  'scoring.fewer-than-three': { layout: CLOSED_BY_TWO },
  'scoring.player-tile-into-hole': { layout: CLOSED_BY_FOUR, laid: { x: 1, y: 1 } },
  'scoring.several-at-once': { layout: '. R . G . / B b:RBYB B w:GRYB R / . Y . Y .', laid: { x: 2, y: 1 } },
};

/** A clause as a small layout, where a picture says it better. */
export function example(clause: string, { board: words }: TileWords): ReactNode {
  const found = EXAMPLES[clause.replace('contra-tiles.', '')];
  return found === undefined ? null : (
    <figure className="ct-rule-picture" data-game="contra-tiles">
      <ExamplePicture {...found} />
      <figcaption>{words.examples[clause]}</figcaption>
    </figure>
  );
}

function ExamplePicture({ layout: drawing, laid, wrong, purses }: Example) {
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
