// biome-ignore-all lint/suspicious/noThenProperty: the consequence of an effect is its `then`; no card is awaited.

import type { Stage } from '../cards.ts';
import { type MapRow, spacesOf, stageMap } from '../map.ts';
import { card } from './card.ts';

const ROWS: readonly MapRow[] = [
  ['W01', 0, 0, 'enemy', '', 'W02 W07'],
  ['W02', 1, 0, 'boss', '', 'W03 W08 W01'],
  ['W03', 2, 0, 'boss', '', 'W04 W09 W02'],
  ['W04', 3, 0, 'boss', '', 'W05 W10 W03'],
  ['W05', 4, 0, 'boss', '', 'W06 W11 W04'],
  ['W06', 5, 0, 'enemy', '', 'W12 W05'],
  ['W07', 0, 1, 'plain', '', 'W01 W08 W13'],
  ['W08', 1, 1, 'plain', 'wc', 'W02 W09 W14 W07'],
  ['W09', 2, 1, 'objective3', 'wc', 'W03 W10 W08'],
  ['W10', 3, 1, 'plain', 'wc', 'W04 W11 W15 W09'],
  ['W11', 4, 1, 'enemy', '', 'W05 W12 W16 W10'],
  ['W12', 5, 1, 'plain', '', 'W06 W17 W11'],
  ['W13', 0, 2, 'platform', 'wb', 'W07 W14 W18'],
  ['W14', 1, 2, 'plain', '', 'W08 W19 W13'],
  ['W15', 3, 2, 'pillbox', '', 'W10 W16 W21'],
  ['W16', 4, 2, 'plain', '', 'W11 W17 W22 W15'],
  ['W17', 5, 2, 'platform', 'wd', 'W12 W23 W16'],
  ['W18', 0, 3, 'plain', 'wb', 'W13 W19 W24'],
  ['W19', 1, 3, 'enemy', '', 'W14 W20 W25 W18'],
  ['W20', 2, 3, 'plain', '', 'W21 W26 W19'],
  ['W21', 3, 3, 'platform', '', 'W15 W22 W20'],
  ['W22', 4, 3, 'plain', '', 'W16 W23 W27 W21'],
  ['W23', 5, 3, 'enemy', 'wd', 'W17 W28 W22'],
  ['W24', 0, 4, 'pillbox', '', 'W18 W25 W29'],
  ['W25', 1, 4, 'plain', '', 'W19 W26 W30 W24'],
  ['W26', 2, 4, 'platform', '', 'W20 W31 W25'],
  ['W27', 4, 4, 'enemy', 'wa', 'W22 W28 W33'],
  ['W28', 5, 4, 'objective2', 'wa', 'W23 W34 W27'],
  ['W29', 0, 5, 'plain', '', 'W24 W30 W35'],
  ['W30', 1, 5, 'objective1', '', 'W25 W31 W36 W29'],
  ['W31', 2, 5, 'plain', '', 'W26 W32 W37 W30'],
  ['W32', 3, 5, 'plain', '', 'W33 W38 W31'],
  ['W33', 4, 5, 'plain', '', 'W27 W34 W39 W32'],
  ['W34', 5, 5, 'pillbox', '', 'W28 W40 W33'],
  ['W35', 0, 6, 'start', '', 'W29 W36'],
  ['W36', 1, 6, 'start', '', 'W30 W37 W35'],
  ['W37', 2, 6, 'plain', '', 'W31 W38 W36'],
  ['W38', 3, 6, 'plain', '', 'W32 W39 W37'],
  ['W39', 4, 6, 'start', '', 'W33 W40 W38'],
  ['W40', 5, 6, 'start', '', 'W34 W39'],
];

export type SlipSpace = 'plain' | 'slip' | 'fall';

/** The spaces of the Slip Track card; its marker begins on the first slip space. */
export const SLIP_TRACK: readonly SlipSpace[] = ['plain', 'slip', 'plain', 'slip', 'plain', 'slip', 'plain', 'fall'];

export const WATERFALL = {
  id: 'waterfall',
  difficulty: 2,
  map: stageMap(spacesOf(ROWS)),
  cards: [
    card({ id: 'slip-track', setup: true, stays: true, activate: [[{ do: 'slip', n: 1 }]] }),
    card({
      id: 'rushing-current',
      copies: 2,
      pillbox: true,
      effects: [[{ do: 'slip', n: 1 }], [{ do: 'each', who: { is: 'on-ledge' }, then: [{ do: 'gain', symbols: ['M'] }] }]],
    }),
    card({
      id: 'acuba',
      effects: [[{ do: 'each', then: [{ do: 'lose-tokens', symbols: ['A'] }] }], [{ do: 'if-any-did-not', then: [{ do: 'slip', n: 2 }] }]],
    }),
    card({
      id: 'falling-rocks',
      copies: 2,
      effects: [[{ do: 'each', who: { is: 'on-platform', not: true }, then: [{ do: 'suffer', symbols: ['M'] }] }], [{ do: 'discard-stage-card' }]],
    }),
    card({ id: 'mist-veil', stays: true, activate: [[{ do: 'discard-this' }]], constants: [{ is: 'shorter-range', n: 1 }] }),
    card({
      id: 'hidden-nest',
      pillbox: true,
      effects: [[{ do: 'each', then: [{ do: 'either', of: [[{ do: 'spend', symbols: ['S'] }], [{ do: 'draw-enemy' }]] }] }]],
    }),
    card({ id: 'updraft', pillbox: true, effects: [[{ do: 'each', then: [{ do: 'jump', times: 1 }] }]] }),
    card({ id: 'broken-platform', effects: [[{ do: 'rule', rule: 'platform-breaks' }], [{ do: 'rule', rule: 'platform-hits' }]] }),
  ],
} as const satisfies Stage<string>;
