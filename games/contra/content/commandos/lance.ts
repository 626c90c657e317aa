import type { Commando } from '../cards.ts';

/** Close assault. */
export const LANCE = {
  id: 'lance',
  weapon: { id: 'basic-rifle', dice: 2, range: 3 },
  ability: { id: 'vault', cost: ['M'], effect: [{ do: 'jump', times: 1 }] },
  deck: [
    { id: 'engage', copies: 3, type: 'S', effect: [{ do: 'attack', close: { within: 1, dice: 1 } }] },
    { id: 'evade', copies: 2, type: 'S', effect: [], reaction: { prevent: 2 } },
    { id: 'slide-shot', copies: 2, type: 'M', effect: [{ do: 'move', who: 'you' }, { do: 'attack' }] },
    { id: 'somersault', copies: 2, type: 'M', effect: [{ do: 'jump', times: 2 }] },
    {
      id: 'close-the-gap',
      copies: 2,
      type: 'M',
      effect: [
        { do: 'move', who: 'you' },
        { do: 'next-attack', who: 'you', dice: 1, within: 1, until: 'turn' },
      ],
    },
    { id: 'second-wind', copies: 1, type: 'M', effect: [{ do: 'draw', who: 'you', n: 2 }] },
    { id: 'taunt', copies: 1, type: 'M', effect: [{ do: 'take-enemy' }, { do: 'gain', symbols: ['*', '*'] }] },
    { id: 'point-blank', copies: 1, type: 'A', effect: [{ do: 'attack', pool: { dice: 4, range: 1 } }] },
    { id: 'double-tap', copies: 1, type: 'A', effect: [{ do: 'attack', reroll: true }] },
    {
      id: 'cover-me',
      copies: 2,
      type: 'A',
      effect: [
        { do: 'move', who: 'another', spaces: 2, within: 3 },
        { do: 'gain', symbols: ['A'] },
      ],
    },
    { id: 'reload', copies: 2, type: 'A', effect: [{ do: 'gain', symbols: ['A', 'A'] }] },
  ],
} as const satisfies Commando<string, string, string>;
