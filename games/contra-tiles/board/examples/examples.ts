import type { ClauseId } from '#kernel';
import type { Place } from '../../facts/places.ts';

export interface Example {
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

/** What is drawn for a clause: a small layout. */
export const EXAMPLES: Readonly<Record<ClauseId, Example>> = {
  'contra-tiles.components.colours': { layout: 'R . b:RBGY' },
  'contra-tiles.turn.one-of-each': {
    layout: 'R b:BGYR G',
    laid: [
      { x: 1, y: 0 },
      { x: 2, y: 0 },
    ],
  },
  'contra-tiles.refill.market': { layout: 'R . B . G' },
  'contra-tiles.broke.definition': { layout: CLOSED_BY_TWO, purses: [3, 0] },
  'contra-tiles.end.most-coins': { layout: 'R b:BGYR G', purses: [9, 6] },
  'contra-tiles.setup.start-layout': { layout: 'R . / . G' },
  'contra-tiles.place-player.adjacent-crown': { layout: 'R w:BYGR / . G', laid: { x: 1, y: 0 } },
  'contra-tiles.place-player.match-one': { layout: 'R b:BBYR', laid: { x: 1, y: 0 } },
  'contra-tiles.place-player.mismatch-allowed': { layout: 'R b:BBYR / . G', laid: { x: 1, y: 0 } },
  'contra-tiles.place-player.no-match': { layout: 'R b:BBYY / . B', wrong: { x: 1, y: 0 } },
  'contra-tiles.place-player.fresh-crown': { layout: 'R b:BGYR G w:RRBG', laid: { x: 3, y: 0 } },
  'contra-tiles.place-crown.adjacent-player-tile': { layout: 'R b:BGYR G', laid: { x: 2, y: 0 } },
  'contra-tiles.place-crown.match-one': { layout: 'R b:BYGR / . G', laid: { x: 1, y: 1 } },
  'contra-tiles.place-crown.any-owner': { layout: 'R w:BGYR G', laid: { x: 2, y: 0 } },
  'contra-tiles.place-crown.spoil': { layout: 'R b:BGYR G / . . w:RBYR', laid: { x: 2, y: 0 } },
  'contra-tiles.place-crown.no-spoil-only': { layout: 'R w:BGYR Y', wrong: { x: 2, y: 0 } },
  'contra-tiles.geometry.diagonal-is-nothing': { layout: 'R . / . b:BGYR', wrong: { x: 1, y: 1 } },
  'contra-tiles.geometry.parity': { layout: 'R b:BGYR G / w:RRBG Y b:GYGB / B w:YBBG G' },
  'contra-tiles.geometry.no-like-neighbours': { layout: 'R b:BGYR / w:RRBG Y' },
  'contra-tiles.scoring.trigger': { layout: '. G . / Y b:GBRG B / . R .' },
  'contra-tiles.scoring.four': { layout: CLOSED_BY_FOUR },
  'contra-tiles.scoring.three': { layout: CLOSED_BY_THREE },
  'contra-tiles.scoring.fewer-than-three': { layout: CLOSED_BY_TWO },
  'contra-tiles.scoring.player-tile-into-hole': { layout: CLOSED_BY_FOUR, laid: { x: 1, y: 1 } },
  'contra-tiles.scoring.several-at-once': { layout: '. R . G . / B b:RBYB B w:GRYB R / . Y . Y .', laid: { x: 2, y: 1 } },
};
