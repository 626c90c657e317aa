// biome-ignore-all lint/suspicious/noThenProperty: the consequence of an effect is its `then`; no card is awaited.

import type { Stage } from '../cards.ts';
import { type MapRow, spacesOf, stageMap } from '../map.ts';
import { card } from './card.ts';

const ROWS: readonly MapRow[] = [
  ['J01', 0, 0, 'start', '', 'J02 J11'],
  ['J02', 1, 0, 'plain', '', 'J03 J12 J01'],
  ['J03', 2, 0, 'plain', '', 'J04 J02'],
  ['J04', 3, 0, 'enemy', '', 'J05 J13 J03'],
  ['J05', 4, 0, 'plain', 'ja', 'J06 J14 J04'],
  ['J06', 5, 0, 'pillbox', 'ja', 'J07 J15 J05'],
  ['J07', 6, 0, 'objective2', 'ja', 'J08 J16 J06'],
  ['J08', 7, 0, 'plain', '', 'J09 J17 J07'],
  ['J09', 8, 0, 'enemy', '', 'J10 J18 J08'],
  ['J10', 9, 0, 'boss', '', 'J19 J09'],
  ['J11', 0, 1, 'start', '', 'J01 J12 J20'],
  ['J12', 1, 1, 'plain', '', 'J02 J21 J11'],
  ['J13', 3, 1, 'plain', '', 'J04 J14 J23'],
  ['J14', 4, 1, 'plain', '', 'J05 J15 J24 J13'],
  ['J15', 5, 1, 'alarm-post', '', 'J06 J16 J14'],
  ['J16', 6, 1, 'plain', '', 'J07 J17 J25 J15'],
  ['J17', 7, 1, 'enemy', '', 'J08 J18 J26 J16'],
  ['J18', 8, 1, 'plain', '', 'J09 J19 J27 J17'],
  ['J19', 9, 1, 'boss', '', 'J10 J28 J18'],
  ['J20', 0, 2, 'start', '', 'J11 J21 J29'],
  ['J21', 1, 2, 'plain', '', 'J12 J22 J30 J20'],
  ['J22', 2, 2, 'objective1', '', 'J23 J31 J21'],
  ['J23', 3, 2, 'plain', '', 'J13 J24 J32 J22'],
  ['J24', 4, 2, 'enemy', '', 'J14 J33 J23'],
  ['J25', 6, 2, 'plain', 'jb', 'J16 J26 J35'],
  ['J26', 7, 2, 'pillbox', 'jb', 'J17 J27 J36 J25'],
  ['J27', 8, 2, 'objective3', '', 'J18 J28 J37 J26'],
  ['J28', 9, 2, 'boss', '', 'J19 J38 J27'],
  ['J29', 0, 3, 'start', '', 'J20 J30'],
  ['J30', 1, 3, 'pillbox', '', 'J21 J31 J29'],
  ['J31', 2, 3, 'plain', '', 'J22 J32 J30'],
  ['J32', 3, 3, 'plain', '', 'J23 J33 J31'],
  ['J33', 4, 3, 'alarm-post', '', 'J24 J34 J32'],
  ['J34', 5, 3, 'plain', '', 'J35 J33'],
  ['J35', 6, 3, 'enemy', '', 'J25 J36 J34'],
  ['J36', 7, 3, 'pillbox', '', 'J26 J37 J35'],
  ['J37', 8, 3, 'enemy', '', 'J27 J38 J36'],
  ['J38', 9, 3, 'boss', '', 'J28 J37'],
];

export const JUNGLE = {
  id: 'jungle',
  difficulty: 1,
  map: stageMap(spacesOf(ROWS)),
  cards: [
    card({ id: 'base-alarm', setup: true, stays: true, activate: [[{ do: 'alarm', n: 1 }]] }),
    card({
      id: 'ambush-in-the-ferns',
      copies: 2,
      pillbox: true,
      effects: [[{ do: 'each', then: [{ do: 'either', of: [[{ do: 'spend', symbols: ['S'] }], [{ do: 'draw-enemy' }]] }] }]],
    }),
    card({
      id: 'tripwire-flare',
      effects: [[{ do: 'alarm', n: 1 }], [{ do: 'each', who: { is: 'on-ledge' }, then: [{ do: 'suffer', symbols: ['A'] }] }]],
    }),
    card({
      id: 'locking-them-in',
      effects: [[{ do: 'each', then: [{ do: 'lose-tokens', symbols: ['M'] }] }], [{ do: 'if-any-did-not', then: [{ do: 'alarm', n: 2 }] }]],
    }),
    card({
      id: 'strafing-run',
      pillbox: true,
      effects: [[{ do: 'each', who: { is: 'on-ledge', not: true }, then: [{ do: 'suffer', symbols: ['M'] }] }], [{ do: 'discard-stage-card' }]],
    }),
    card({ id: 'supply-crate', pillbox: true, effects: [[{ do: 'each', then: [{ do: 'gain', symbols: ['*'] }] }], [{ do: 'alarm', n: 1 }]] }),
    card({
      id: 'rolling-barrage',
      effects: [
        [{ do: 'each', who: { is: 'near-boss', within: 3 }, then: [{ do: 'suffer', symbols: ['A'] }], else: [{ do: 'suffer', symbols: ['S'] }] }],
        [{ do: 'discard-stage-card' }],
      ],
    }),
    card({ id: 'reinforced-patrol', effects: [[{ do: 'each', who: { is: 'room' }, then: [{ do: 'draw-enemy' }] }], [{ do: 'discard-stage-card' }]] }),
    card({
      id: 'mud-slide',
      pillbox: true,
      stays: true,
      activate: [[{ do: 'discard-this' }]],
      constants: [{ is: 'run-at-most', spaces: 2 }],
    }),
  ],
} as const satisfies Stage<string>;
