// biome-ignore-all lint/suspicious/noThenProperty: the consequence of an effect is its `then`; no card is awaited.

import type { EnemyDeck, EnemyText } from './cards.ts';
import type { Effect } from './effect.ts';

const NOTHING: EnemyText = { constants: [], special: [] };
const ONE_MORE_DIE: EnemyText = { constants: [{ is: 'dice', n: 1 }], special: [] };

/** A side that has a special and nothing else. */
function special(...effects: readonly Effect[]): EnemyText {
  return { constants: [], special: effects };
}

// Ratings are what was measured, each boss on all four stages (README.md).
// Health was found by playing: what each number of commandos can just deal. Card 4 is in play only with four of them, card 1 always.

const DEFENSE_WALL = {
  id: 'defense-wall',
  difficulty: 3,
  types: ['greeder', 'gunner', 'sniper'],
  rule: { is: 'blast-doors', beyond: 2, ignored: 1 },
  bosses: [
    { id: 'defense-wall', number: 1, health: 49, front: special({ do: 'suffer', symbols: ['A'] }), flipped: [], back: ONE_MORE_DIE },
    { id: 'main-cannon', number: 2, health: 46, front: special({ do: 'blast', symbols: ['M'], within: 3, of: 'boss' }), flipped: [], back: NOTHING },
    {
      id: 'twin-turrets',
      number: 3,
      health: 41,
      front: special({ do: 'add', results: ['M', 'S'] }),
      flipped: [],
      back: special({ do: 'add', results: ['M'] }),
    },
    {
      id: 'gate-garrison',
      number: 4,
      health: 33,
      front: special({ do: 'draw-enemy' }),
      flipped: [{ do: 'each', then: [{ do: 'draw-enemy' }] }],
      back: NOTHING,
    },
  ],
} as const satisfies EnemyDeck<string>;

const GARMAKILMA = {
  id: 'garmakilma',
  difficulty: 4,
  types: ['gunner', 'sniper', 'garth'],
  rule: { is: 'bubble-screen', perCommando: 2 },
  bosses: [
    {
      id: 'garmakilma',
      number: 1,
      health: 44,
      front: special({ do: 'dimers', n: 1, within: 1, here: true }, { do: 'suffer', symbols: ['S'] }),
      flipped: [],
      back: { constants: [{ is: 'add', results: ['S'] }], special: [] },
    },
    {
      id: 'spread-cannon',
      number: 2,
      health: 35,
      front: special({ do: 'add', results: ['A'] }, { do: 'add', results: ['A'], when: { is: 'company', within: 2 } }),
      flipped: [],
      back: NOTHING,
    },
    {
      id: 'illusion-lens',
      number: 3,
      health: 38,
      front: { constants: [{ is: 'cap', n: 3 }], special: [{ do: 'dimers', n: 2, within: 2 }] },
      flipped: [],
      back: NOTHING,
    },
    { id: 'shield-projector', number: 4, health: 22, front: special({ do: 'rule', rule: 'dimers-drift' }), flipped: [], back: ONE_MORE_DIE },
  ],
} as const satisfies EnemyDeck<string>;

const GORDEA = {
  id: 'gordea',
  difficulty: 1,
  types: ['greeder', 'garth', 'rangel'],
  rule: { is: 'trample' },
  bosses: [
    {
      id: 'gordea',
      number: 1,
      health: 45,
      front: special({ do: 'boss-moves', spaces: 2, towards: 'you' }, { do: 'add', results: ['M'] }),
      flipped: [],
      back: ONE_MORE_DIE,
    },
    {
      id: 'disc-launcher',
      number: 2,
      health: 43,
      front: special({ do: 'suffer', symbols: ['M'], close: { within: 3, symbols: ['A'] } }),
      flipped: [],
      back: NOTHING,
    },
    {
      id: 'armored-frame',
      number: 3,
      health: 36,
      front: special({ do: 'add', results: ['S', 'A'] }),
      flipped: [],
      back: { constants: [{ is: 'trample', n: 2 }], special: [] },
    },
    { id: 'charge-engine', number: 4, health: 27, front: special({ do: 'boss-moves', spaces: 4, towards: 'farthest' }), flipped: [], back: NOTHING },
  ],
} as const satisfies EnemyDeck<string>;

const JAVA = {
  id: 'java',
  difficulty: 2,
  types: ['bugger', 'rangel', 'garth'],
  rule: { is: 'brood-mother', ignored: 1 },
  bosses: [
    { id: 'java', number: 1, health: 42, front: special({ do: 'hatch' }), flipped: [], back: ONE_MORE_DIE },
    {
      id: 'acid-maw',
      number: 2,
      health: 38,
      front: special({ do: 'suffer', symbols: ['M', 'M'] }, { do: 'repair', n: 1 }),
      flipped: [],
      back: NOTHING,
    },
    {
      id: 'gomeramos-heart',
      number: 3,
      health: 31,
      front: special({ do: 'repair', n: 1 }, { do: 'add', results: ['S'] }),
      flipped: [],
      back: NOTHING,
    },
    {
      id: 'brood-sac',
      number: 4,
      health: 33,
      front: special({ do: 'add', results: ['SP'] }),
      flipped: [{ do: 'each', then: [{ do: 'hatch' }] }],
      back: NOTHING,
    },
  ],
} as const satisfies EnemyDeck<string>;

export const DECKS = [DEFENSE_WALL, GARMAKILMA, GORDEA, JAVA] as const;
