// biome-ignore-all lint/suspicious/noThenProperty: the consequence of an effect is its `then`; no card is awaited.

import type { Stage } from '../cards.ts';
import { type MapRow, spacesOf, stageMap } from '../map.ts';
import { card } from './card.ts';

const ROWS: readonly MapRow[] = [
  ['L01', 1, 0, 'start', '', 'L02 L08'],
  ['L02', 2, 0, 'plain', '', 'L03 L09 L01'],
  ['L03', 3, 0, 'wadder', '', 'L04 L02'],
  ['L04', 4, 0, 'plain', 'lb', 'L05 L10 L03'],
  ['L05', 5, 0, 'enemy', 'lb', 'L06 L11 L04'],
  ['L06', 6, 0, 'wadder', '', 'L12 L05'],
  ['L07', 0, 1, 'start', '', 'L08 L15'],
  ['L08', 1, 1, 'plain', '', 'L01 L09 L16 L07'],
  ['L09', 2, 1, 'plain', '', 'L02 L17 L08'],
  ['L10', 4, 1, 'plain', 'lb', 'L04 L11 L19'],
  ['L11', 5, 1, 'pillbox', '', 'L05 L12 L20 L10'],
  ['L12', 6, 1, 'plain', '', 'L06 L13 L21 L11'],
  ['L13', 7, 1, 'enemy', '', 'L14 L22 L12'],
  ['L14', 8, 1, 'boss', '', 'L23 L13'],
  ['L15', 0, 2, 'start', '', 'L07 L16 L24'],
  ['L16', 1, 2, 'plain', '', 'L08 L17 L25 L15'],
  ['L17', 2, 2, 'objective1', '', 'L09 L18 L16'],
  ['L18', 3, 2, 'plain', '', 'L19 L26 L17'],
  ['L19', 4, 2, 'enemy', '', 'L10 L20 L27 L18'],
  ['L20', 5, 2, 'plain', '', 'L11 L21 L28 L19'],
  ['L21', 6, 2, 'objective3', 'lc', 'L12 L22 L29 L20'],
  ['L22', 7, 2, 'plain', '', 'L13 L23 L30 L21'],
  ['L23', 8, 2, 'boss', '', 'L14 L31 L22'],
  ['L24', 0, 3, 'start', '', 'L15 L25'],
  ['L25', 1, 3, 'pillbox', '', 'L16 L32 L24'],
  ['L26', 3, 3, 'wadder', '', 'L18 L27 L34'],
  ['L27', 4, 3, 'plain', '', 'L19 L28 L35 L26'],
  ['L28', 5, 3, 'enemy', '', 'L20 L29 L36 L27'],
  ['L29', 6, 3, 'plain', '', 'L21 L30 L37 L28'],
  ['L30', 7, 3, 'wadder', '', 'L22 L31 L38 L29'],
  ['L31', 8, 3, 'boss', '', 'L23 L39 L30'],
  ['L32', 1, 4, 'plain', '', 'L25 L33'],
  ['L33', 2, 4, 'enemy', '', 'L34 L32'],
  ['L34', 3, 4, 'plain', '', 'L26 L35 L33'],
  ['L35', 4, 4, 'objective2', 'la', 'L27 L36 L34'],
  ['L36', 5, 4, 'plain', 'la', 'L28 L37 L35'],
  ['L37', 6, 4, 'pillbox', '', 'L29 L38 L36'],
  ['L38', 7, 4, 'enemy', '', 'L30 L39 L37'],
  ['L39', 8, 4, 'boss', '', 'L31 L38'],
];

export const ALIEN_LAIR = {
  id: 'alien-lair',
  difficulty: 4,
  map: stageMap(spacesOf(ROWS)),
  cards: [
    card({ id: 'hive-pulse', setup: true, stays: true, activate: [[{ do: 'rule', rule: 'hive-pulse' }]] }),
    card({ id: 'living-walls', setup: true, stays: true, activate: [[{ do: 'rule', rule: 'living-walls' }]] }),
    card({
      id: 'infection-spreads',
      copies: 2,
      effects: [[{ do: 'each', then: [{ do: 'either', of: [[{ do: 'clear-damage', n: 1 }], [{ do: 'gels', n: 2, to: 'wadder' }]] }] }]],
    }),
    card({
      id: 'seeking-hosts',
      effects: [
        [{ do: 'each', who: { is: 'near-space', kind: 'wadder', within: 2 }, then: [{ do: 'gels', n: 1, to: 'you' }] }],
        [{ do: 'each', then: [{ do: 'may', cost: 'stage-card', then: [{ do: 'clean-gels' }] }] }],
      ],
    }),
    card({
      id: 'egg-chamber',
      pillbox: true,
      effects: [[{ do: 'each', then: [{ do: 'either', of: [[{ do: 'spend', symbols: ['S'] }], [{ do: 'draw-enemy' }]] }] }]],
    }),
    card({
      id: 'acid-drip',
      pillbox: true,
      effects: [[{ do: 'each', who: { is: 'on-ledge', not: true }, then: [{ do: 'suffer', symbols: ['M'] }] }], [{ do: 'discard-stage-card' }]],
    }),
    card({ id: 'pulsing-floor', pillbox: true, effects: [[{ do: 'each', then: [{ do: 'push', spaces: 1, towards: 'wadder' }] }]] }),
    card({ id: 'heartbeat', effects: [[{ do: 'rule', rule: 'heartbeat' }], [{ do: 'discard-stage-card' }]] }),
    card({
      id: 'purge-vent',
      pillbox: true,
      effects: [[{ do: 'rule', rule: 'purge-vent' }], [{ do: 'each', then: [{ do: 'gain', symbols: ['*'] }] }]],
    }),
  ],
} as const satisfies Stage<string>;
