// biome-ignore-all lint/suspicious/noThenProperty: the consequence of an effect is its `then`; no card is awaited.

import type { Colour, EnemyCard, EnemyType } from './cards.ts';
import type { EnemyName } from './ids.ts';

/** What three enemy cards share and one has alone: red, blue and green are regulars, yellow is the veteran, black the elite. */
type Rank<Name extends string> = { readonly name: Name } & Pick<EnemyCard, 'health'> & Partial<Pick<EnemyCard, 'constants' | 'special' | 'defeated'>>;

interface Ranks<Name extends string = EnemyName> {
  readonly regular: Rank<Name>;
  readonly veteran: Rank<Name>;
  readonly elite: Rank<Name>;
}

export const RANKS = {
  greeder: {
    regular: { name: 'greeder-runner', health: 2, special: [{ do: 'approach' }, { do: 'add', results: ['M'] }] },
    veteran: { name: 'greeder-vaulter', health: 2, special: [{ do: 'suffer', symbols: ['M'] }] },
    elite: {
      name: 'greeder-berserker',
      health: 3,
      constants: [{ is: 'add', results: ['M'], when: { is: 'adjacent' } }],
      special: [{ do: 'approach' }],
    },
  },
  gunner: {
    regular: { name: 'gunner', health: 3, special: [{ do: 'add', results: ['A'] }] },
    veteran: { name: 'grenade-gunner', health: 3, special: [{ do: 'blast', symbols: ['M'], within: 1, of: 'you' }] },
    elite: { name: 'heavy-gunner', health: 4, constants: [{ is: 'dice', n: 1 }], special: [{ do: 'add', results: ['A'] }] },
  },
  sniper: {
    regular: { name: 'sniper', health: 2, special: [{ do: 'suffer', symbols: ['A'] }] },
    veteran: { name: 'ghillie-sniper', health: 2, constants: [{ is: 'elusive', beyond: 2, dice: 1 }], special: [{ do: 'suffer', symbols: ['A'] }] },
    elite: { name: 'sniper-elite', health: 3, constants: [{ is: 'add', results: ['A'] }], special: [{ do: 'suffer', symbols: ['A'] }] },
  },
  bugger: {
    regular: {
      name: 'bugger',
      health: 1,
      special: [
        { do: 'approach', spaces: 3 },
        { do: 'if', when: { is: 'adjacent' }, then: [{ do: 'suffer', symbols: ['S'] }] },
      ],
    },
    veteran: { name: 'latcher', health: 2, constants: [{ is: 'pins' }], special: [{ do: 'approach' }] },
    elite: { name: 'queens-bugger', health: 3, special: [{ do: 'hatch' }] },
  },
  garth: {
    regular: { name: 'garth', health: 3, constants: [{ is: 'rooted' }], special: [{ do: 'add', results: ['S'] }] },
    veteran: { name: 'twin-garth', health: 4, constants: [{ is: 'rooted' }], special: [{ do: 'add', results: ['S', 'A'] }] },
    elite: { name: 'plated-garth', health: 3, constants: [{ is: 'rooted' }, { is: 'armor', n: 1 }], special: [{ do: 'add', results: ['S'] }] },
  },
  rangel: {
    regular: { name: 'rangel', health: 2, special: [{ do: 'either', of: [[{ do: 'lose-tokens', symbols: ['*'] }], [{ do: 'suffer', symbols: ['S'] }]] }] },
    veteran: { name: 'stalker-rangel', health: 3, special: [{ do: 'approach' }, { do: 'suffer', symbols: ['M'] }] },
    elite: {
      name: 'brood-rangel',
      health: 4,
      special: [{ do: 'either', of: [[{ do: 'lose-tokens', symbols: ['*'] }], [{ do: 'suffer', symbols: ['S'] }]] }],
      defeated: [{ do: 'draw-enemy' }],
    },
  },
} as const satisfies Readonly<Record<EnemyType, Ranks<string>>>;

export const ENEMY_TYPES: readonly EnemyType[] = ['greeder', 'gunner', 'sniper', 'bugger', 'garth', 'rangel'];
export const COLOURS: readonly Colour[] = ['red', 'blue', 'green', 'yellow', 'black'];

/** The 30 enemy cards, one for each token. */
export const ENEMIES: readonly EnemyCard[] = ENEMY_TYPES.flatMap((type) => COLOURS.map((colour) => card(type, colour)));

function card(type: EnemyType, colour: Colour): EnemyCard {
  const { regular, veteran, elite }: Ranks = RANKS[type];
  const rank = colour === 'yellow' ? veteran : colour === 'black' ? elite : regular;
  return { id: `${colour} ${type}`, type, colour, constants: [], special: [], defeated: [], ...rank };
}

/** The enemy cards of a deck with these types, 15 for each deck of the box. */
export function enemiesOf(types: readonly EnemyType[]): readonly EnemyCard[] {
  return ENEMIES.filter(({ type }) => types.includes(type));
}
