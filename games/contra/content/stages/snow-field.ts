// biome-ignore-all lint/suspicious/noThenProperty: the consequence of an effect is its `then`; no card is awaited.

import type { Stage } from '../cards.ts';
import { drawnMap } from '../map.ts';
import { card } from './card.ts';

export const SNOW_FIELD = {
  id: 'snow-field',
  difficulty: 3,
  map: drawnMap('S', ['C.D.E.1.EB', 'C..P#.DP.B', 'CE..E#2.EB', 'C.DP.ED.3B'], ['......aa..', '.......b..', '......c...', '...d......']),
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
