// biome-ignore-all lint/suspicious/noThenProperty: the consequence of an effect is its `then`; no card is awaited.

import type { Stage } from '../cards.ts';
import { type MapRow, spacesOf, stageMap } from '../map.ts';
import { card } from './card.ts';

const ROWS: readonly MapRow[] = [
  ['S01', 0, 0, 'start', '', 'S02 S11'],
  ['S02', 1, 0, 'plain', '', 'S03 S12 S01'],
  ['S03', 2, 0, 'drift', '', 'S04 S13 S02'],
  ['S04', 3, 0, 'plain', '', 'S05 S14 S03'],
  ['S05', 4, 0, 'enemy', '', 'S06 S04'],
  ['S06', 5, 0, 'plain', '', 'S07 S15 S05'],
  ['S07', 6, 0, 'objective1', 'sa', 'S08 S16 S06'],
  ['S08', 7, 0, 'plain', 'sa', 'S09 S17 S07'],
  ['S09', 8, 0, 'enemy', '', 'S10 S18 S08'],
  ['S10', 9, 0, 'boss', '', 'S19 S09'],
  ['S11', 0, 1, 'start', '', 'S01 S12 S20'],
  ['S12', 1, 1, 'plain', '', 'S02 S13 S21 S11'],
  ['S13', 2, 1, 'plain', '', 'S03 S14 S22 S12'],
  ['S14', 3, 1, 'pillbox', '', 'S04 S23 S13'],
  ['S15', 5, 1, 'plain', '', 'S06 S16'],
  ['S16', 6, 1, 'drift', '', 'S07 S17 S25 S15'],
  ['S17', 7, 1, 'pillbox', 'sb', 'S08 S18 S26 S16'],
  ['S18', 8, 1, 'plain', '', 'S09 S19 S27 S17'],
  ['S19', 9, 1, 'boss', '', 'S10 S28 S18'],
  ['S20', 0, 2, 'start', '', 'S11 S21 S29'],
  ['S21', 1, 2, 'enemy', '', 'S12 S22 S30 S20'],
  ['S22', 2, 2, 'plain', '', 'S13 S23 S31 S21'],
  ['S23', 3, 2, 'plain', '', 'S14 S24 S32 S22'],
  ['S24', 4, 2, 'enemy', '', 'S33 S23'],
  ['S25', 6, 2, 'objective2', 'sc', 'S16 S26 S35'],
  ['S26', 7, 2, 'plain', '', 'S17 S27 S36 S25'],
  ['S27', 8, 2, 'enemy', '', 'S18 S28 S37 S26'],
  ['S28', 9, 2, 'boss', '', 'S19 S38 S27'],
  ['S29', 0, 3, 'start', '', 'S20 S30'],
  ['S30', 1, 3, 'plain', '', 'S21 S31 S29'],
  ['S31', 2, 3, 'drift', '', 'S22 S32 S30'],
  ['S32', 3, 3, 'pillbox', 'sd', 'S23 S33 S31'],
  ['S33', 4, 3, 'plain', '', 'S24 S34 S32'],
  ['S34', 5, 3, 'enemy', '', 'S35 S33'],
  ['S35', 6, 3, 'drift', '', 'S25 S36 S34'],
  ['S36', 7, 3, 'plain', '', 'S26 S37 S35'],
  ['S37', 8, 3, 'objective3', '', 'S27 S38 S36'],
  ['S38', 9, 3, 'boss', '', 'S28 S37'],
];

export const SNOW_FIELD = {
  id: 'snow-field',
  difficulty: 3,
  map: stageMap(spacesOf(ROWS)),
  cards: [
    card({
      id: 'grenadiers',
      setup: true,
      stays: true,
      activate: [[{ do: 'rule', rule: 'grenades-burst' }], [{ do: 'rule', rule: 'grenades-thrown' }]],
    }),
    card({
      id: 'dogra-mk-ii',
      copies: 2,
      stays: true,
      activate: [[{ do: 'rule', rule: 'dogra-fires' }]],
      constants: [{ is: 'may-discard', cost: ['A', 'A'] }],
    }),
    card({ id: 'whiteout', pillbox: true, stays: true, activate: [[{ do: 'discard-this' }]], constants: [{ is: 'shorter-range', n: 1 }] }),
    card({
      id: 'bunker-doors',
      effects: [[{ do: 'each', then: [{ do: 'either', of: [[{ do: 'lose-tokens', symbols: ['*', '*'] }], [{ do: 'draw-enemy' }]] }] }]],
    }),
    card({
      id: 'frostbite',
      pillbox: true,
      effects: [[{ do: 'each', who: { is: 'company', within: 2, not: true }, then: [{ do: 'suffer', symbols: ['*'] }] }]],
    }),
    card({
      id: 'snow-plow',
      effects: [[{ do: 'rule', rule: 'grenades-swept' }], [{ do: 'each', who: { is: 'in', kinds: ['drift'] }, then: [{ do: 'suffer', symbols: ['S'] }] }]],
    }),
    card({ id: 'supply-sled', pillbox: true, effects: [[{ do: 'each', then: [{ do: 'gain', symbols: ['*'] }] }]] }),
    card({ id: 'mortar-line', effects: [[{ do: 'each', then: [{ do: 'grenade' }] }], [{ do: 'discard-stage-card' }]] }),
    card({
      id: 'avalanche',
      pillbox: true,
      effects: [[{ do: 'each', who: { is: 'on-ledge', not: true }, then: [{ do: 'suffer', symbols: ['M'] }] }], [{ do: 'discard-stage-card' }]],
    }),
  ],
} as const satisfies Stage<string>;
