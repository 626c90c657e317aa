// biome-ignore-all lint/suspicious/noThenProperty: the consequence of an effect is its `then`; no card is awaited.

import type { Stage } from '../cards.ts';
import { drawnMap } from '../map.ts';
import { card } from './card.ts';

export type SlipSpace = 'plain' | 'slip' | 'fall';

/** The spaces of the Slip Track card; its marker begins on the first slip space. */
export const SLIP_TRACK: readonly SlipSpace[] = ['plain', 'slip', 'plain', 'slip', 'plain', 'slip', 'plain', 'fall'];

export const WATERFALL = {
  id: 'waterfall',
  difficulty: 2,
  map: drawnMap(
    'W',
    ['EBBBBE', '..3.E.', 'F.#P.F', '.E.F.E', 'P.F#E2', '.1...P', 'CC..CC'],
    ['......', '.ccc..', 'b....d', 'b....d', '....aa', '......', '......'],
  ),
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
