// biome-ignore-all lint/suspicious/noThenProperty: the consequence of an effect is its `then`; no card is awaited.

import type { Commando } from '../cards.ts';

/** Steady firepower and orders to the team. */
export const BILL = {
  id: 'bill',
  weapon: { id: 'service-rifle', dice: 2, range: 3 },
  ability: { id: 'covering-shot', cost: ['A'], effect: [{ do: 'damage', n: 1, to: 'one', within: 3 }] },
  deck: [
    { id: 'suppressing-burst', copies: 2, type: 'A', effect: [{ do: 'attack', dice: 1 }] },
    { id: 'steady-aim', copies: 2, type: 'A', effect: [{ do: 'attack', range: 2, free: 1 }] },
    { id: 'full-auto', copies: 1, type: 'A', cost: ['A'], effect: [{ do: 'attack', pool: { dice: 4, range: 3 } }] },
    { id: 'lock-and-load', copies: 2, type: 'A', effect: [{ do: 'gain', symbols: ['A', 'A'] }] },
    { id: 'spot-weakness', copies: 1, type: 'A', effect: [{ do: 'next-attack', who: 'you', dice: 1, sure: true, until: 'turn' }] },
    { id: 'grenade-arc', copies: 1, type: 'S', effect: [{ do: 'attack', pool: { dice: 2, range: 3 }, targets: 'adjacent' }] },
    { id: 'hold-the-line', copies: 2, type: 'S', effect: [], reaction: { prevent: 2 } },
    { id: 'dig-in', copies: 2, type: 'S', effect: [{ do: 'screen', dice: 1 }] },
    { id: 'cigar-break', copies: 1, type: 'S', effect: [{ do: 'draw', who: 'you', n: 2 }] },
    { id: 'advance', copies: 2, type: 'M', effect: [{ do: 'move', who: 'you' }] },
    { id: 'drop-zone-drill', copies: 2, type: 'M', effect: [{ do: 'move', who: 'another' }] },
    { id: 'rally-cry', copies: 1, type: 'M', effect: [{ do: 'each', then: [{ do: 'gain', symbols: ['*'] }] }] },
  ],
} as const satisfies Commando<string, string, string>;
