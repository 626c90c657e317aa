// biome-ignore-all lint/suspicious/noThenProperty: the consequence of an effect is its `then`; no card is awaited.

import type { Stage } from '../cards.ts';
import { drawnMap } from '../map.ts';
import { card } from './card.ts';

export const ALIEN_LAIR = {
  id: 'alien-lair',
  difficulty: 4,
  map: drawnMap('L', ['#C.W.EW##', 'C..#.P.EB', 'C.1.E.3.B', 'CP#W.E.WB', '#.E.2.PEB'], ['....bb...', '....b....', '......c..', '.........', '....aa...']),
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
