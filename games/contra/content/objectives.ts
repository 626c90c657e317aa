// biome-ignore-all lint/suspicious/noThenProperty: the consequence of an effect is its `then`; no card is awaited.

import type { Objective } from './cards.ts';

/** The 18 objective cards. Requirements are looked up in current advantage; nothing is spent. */
export const OBJECTIVES = [
  { id: 'scale-the-ridge', requires: ['M', 'M', 'M'], scout: [{ do: 'gain', symbols: ['M'] }] },
  { id: 'long-shot', requires: ['A', 'A', 'A'], scout: [{ do: 'gain', symbols: ['A'] }] },
  { id: 'silent-entry', requires: ['S', 'S', 'S'], scout: [{ do: 'gain', symbols: ['S'] }] },
  { id: 'plant-charge', requires: ['M', 'M', 'A'], scout: [{ do: 'draw', who: 'you', n: 1 }] },
  { id: 'sprint-the-gap', requires: ['M', 'M', 'S'], scout: [{ do: 'jump', times: 1 }] },
  { id: 'clear-the-tower', requires: ['A', 'A', 'M'], scout: [{ do: 'damage', n: 1, to: 'one', within: 3 }] },
  { id: 'spot-the-battery', requires: ['A', 'A', 'S'], scout: [{ do: 'reveal', decks: ['stage'], n: 1, bottom: 0 }] },
  {
    id: 'cut-the-wire',
    requires: ['S', 'S', 'M'],
    scout: [
      { do: 'draw', who: 'you', n: 1 },
      { do: 'discard', n: 1 },
    ],
  },
  { id: 'crack-the-code', requires: ['S', 'S', 'A'], scout: [{ do: 'reveal', decks: ['stage'], n: 1, bottom: 0 }] },
  { id: 'rooftop-duel', requires: ['M', 'M', 'A', 'A'], scout: [{ do: 'draw-enemy' }, { do: 'draw', who: 'you', n: 2 }] },
  { id: 'shadow-run', requires: ['M', 'M', 'S', 'S'], scout: [{ do: 'gain', symbols: ['M', 'S'] }] },
  { id: 'snipe-the-relay', requires: ['A', 'A', 'S', 'S'], scout: [{ do: 'gain', symbols: ['A', 'S'] }] },
  { id: 'storm-the-gate', requires: ['M', 'M', 'M', 'A'], scout: [{ do: 'suffer', symbols: ['M'] }, { do: 'draw-weapon' }] },
  { id: 'pin-them-down', requires: ['A', 'A', 'A', 'S'], scout: [{ do: 'gain', symbols: ['*'] }, { do: 'draw-enemy' }] },
  { id: 'ghost-walk', requires: ['S', 'S', 'S', 'M'], scout: [{ do: 'gain', symbols: ['*'] }] },
  { id: 'chain-of-command', requires: ['M', 'M', 'A', 'S'], scout: [{ do: 'each', then: [{ do: 'gain', symbols: ['M'] }] }] },
  { id: 'crossfire', requires: ['M', 'A', 'A', 'S'], scout: [{ do: 'each', then: [{ do: 'gain', symbols: ['A'] }] }] },
  { id: 'inside-job', requires: ['M', 'A', 'S', 'S'], scout: [{ do: 'each', then: [{ do: 'gain', symbols: ['S'] }] }] },
] as const satisfies readonly Objective<string>[];
