// biome-ignore-all lint/suspicious/noThenProperty: the consequence of an effect is its `then`; no card is awaited.

import type { Stage } from '../cards.ts';
import { drawnMap } from '../map.ts';
import { card } from './card.ts';

export const JUNGLE = {
  id: 'jungle',
  difficulty: 1,
  map: drawnMap('J', ['C..E.P2.EB', 'C.#..T.E.B', 'C.1.E#.P3B', 'CP..T.EPEB'], ['....aaa...', '..........', '......bb..', '..........']),
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
