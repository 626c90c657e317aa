import type { ReactNode } from 'react';
import { jointsBeside, jointsOf, sealsOf } from '../facts/joints.ts';
import { isSame, keyOf, lyingIn, type Place } from '../facts/places.ts';
import { Light } from './art.tsx';
import { areaOf } from './cells.ts';
import { JointArt, SealArt } from './joint-art.tsx';
import { OnCell } from './laid-layer.tsx';
import { AskedCell, CellFrame } from './openings-layer.tsx';
import { sketched } from './sketch.ts';

interface Example {
  readonly layout: string;
  /** What has just been laid. */
  readonly laid?: Place;
  /** Where nothing may be laid, or not this. */
  readonly wrong?: Place;
}

const CLOSED_BY_FOUR = '. G . / Y w:GBRY B / . R .';
const CLOSED_BY_THREE = '. G . / Y w:GBGY B / . R .';
const CLOSED_BY_TWO = '. G . / Y w:GRGY B / . R .';

const EXAMPLES: Readonly<Record<string, Example>> = {
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
export function example(clause: string): ReactNode {
  const found = EXAMPLES[clause.replace('contra-tiles.', '')];
  return found === undefined ? null : <ExamplePicture {...found} />;
}

function ExamplePicture({ layout: drawing, laid, wrong }: Example) {
  const all = sketched(drawing);
  const refused = wrong === undefined ? undefined : all.find((piece) => isSame(piece, wrong));
  const layout = all.filter((piece) => piece !== refused);
  const area = areaOf(wrong === undefined ? all : [...all, wrong], 0.35);
  return (
    <svg className="ct-example" data-game="contra-tiles" viewBox={`${area.x} ${area.y} ${area.width} ${area.height}`} aria-hidden="true">
      <Light>
        {layout.map((piece) => (
          <OnCell key={keyOf(piece)} place={piece} piece={piece} />
        ))}
        {refused !== undefined && (
          <g opacity=".55">
            <OnCell place={refused} piece={refused} />
          </g>
        )}
        {laid !== undefined && <CellFrame place={laid} className="ct-laid-now" />}
        {[...jointsOf(layout), ...(refused === undefined ? [] : jointsBeside(refused, lyingIn(layout)))].map((joint) => (
          <JointArt key={`${keyOf(joint)} ${joint.edge}`} joint={joint} />
        ))}
        {sealsOf(layout).map((seal) => (
          <SealArt key={keyOf(seal)} seal={seal} />
        ))}
        {wrong !== undefined && <AskedCell place={wrong} />}
      </Light>
    </svg>
  );
}
