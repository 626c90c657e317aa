// biome-ignore-all lint/suspicious/noThenProperty: the consequence of an effect is its `then`; no card is awaited.

import type { Commando } from '../cards.ts';

/** Scavenging and traps. */
export const SWEETS = {
  id: 'sweets',
  weapon: { id: 'compact-rifle', dice: 2, range: 3 },
  ability: { id: 'spotter', cost: ['S'], effect: [{ do: 'reveal', decks: ['enemy', 'objective', 'weapon'], n: 1, bottom: 1 }] },
  deck: [
    { id: 'snap-volley', copies: 3, type: 'A', effect: [{ do: 'attack' }, { do: 'jump', times: 1 }] },
    { id: 'hotwire', copies: 1, type: 'A', effect: [{ do: 'draw-weapon' }] },
    { id: 'supply-drop', copies: 1, type: 'A', effect: [{ do: 'draw', who: 'any', n: 2 }] },
    { id: 'patch-up', copies: 1, type: 'A', effect: [{ do: 'recover', n: 1 }] },
    {
      id: 'dash-and-grab',
      copies: 3,
      type: 'M',
      effect: [
        { do: 'move', who: 'you' },
        { do: 'if', when: { is: 'in', kinds: ['pillbox', 'objective1', 'objective2', 'objective3'] }, then: [{ do: 'draw', who: 'you', n: 1 }] },
      ],
    },
    { id: 'flank', copies: 1, type: 'M', effect: [{ do: 'move', who: 'you' }, { do: 'attack' }] },
    { id: 'sweep-the-area', copies: 1, type: 'M', effect: [{ do: 'damage', n: 1, to: 'each', within: 2 }] },
    { id: 'vantage', copies: 1, type: 'M', effect: [{ do: 'place', on: 'ledge', within: 2 }] },
    { id: 'tripwire', copies: 2, type: 'S', effect: [{ do: 'damage', n: 2, to: 'one', within: 2 }] },
    { id: 'knife-work', copies: 2, type: 'S', effect: [{ do: 'attack', pool: { dice: 2, range: 1 }, stranger: { dice: 1 } }] },
    { id: 'scrap-armor', copies: 2, type: 'S', effect: [], reaction: { prevent: 2 } },
    { id: 'smoke-screen', copies: 1, type: 'S', effect: [{ do: 'screen', dice: 1, within: 2 }] },
  ],
} as const satisfies Commando<string, string, string>;
