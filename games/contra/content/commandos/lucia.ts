import type { Commando } from '../cards.ts';

/** Technology and the control of areas. */
export const LUCIA = {
  id: 'lucia',
  weapon: { id: 'coil-carbine', dice: 2, range: 4 },
  ability: { id: 'uplink', cost: ['S'], effect: [{ do: 'gain', who: 'any', within: 3, symbols: ['M', 'A'], one: true }] },
  deck: [
    { id: 'shockwave-pulse', copies: 2, type: 'S', effect: [{ do: 'attack', pool: { dice: 3, range: 2 }, targets: 'each' }] },
    { id: 'phase-blade', copies: 2, type: 'S', effect: [{ do: 'attack', pool: { dice: 3, range: 1 }, free: 'S' }] },
    { id: 'system-breach', copies: 2, type: 'S', effect: [{ do: 'breach', within: 4 }] },
    { id: 'nanoshield', copies: 2, type: 'S', effect: [], reaction: { prevent: 2, within: 3 } },
    { id: 'optic-lock', copies: 2, type: 'A', effect: [{ do: 'attack', dice: 1, range: 2 }] },
    { id: 'overclock', copies: 2, type: 'A', effect: [{ do: 'gain', symbols: ['*', '*'] }] },
    { id: 'data-cache', copies: 1, type: 'A', effect: [{ do: 'draw', who: 'you', n: 2 }] },
    { id: 'target-relay', copies: 1, type: 'A', effect: [{ do: 'next-attack', who: 'another', dice: 1, until: 'round' }] },
    {
      id: 'reroute',
      copies: 2,
      type: 'M',
      effect: [{ do: 'choose', of: [[{ do: 'move', who: 'you' }], [{ do: 'move', who: 'another', spaces: 2 }]] }],
    },
    {
      id: 'thruster-leap',
      copies: 2,
      type: 'M',
      effect: [
        { do: 'jump', times: 2 },
        { do: 'gain', symbols: ['S'] },
      ],
    },
    { id: 'predictive-model', copies: 1, type: 'M', effect: [{ do: 'reveal', decks: ['stage'], n: 3, bottom: 1 }] },
  ],
} as const satisfies Commando<string, string, string>;
