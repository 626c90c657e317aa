import { describe, expect, test } from 'vitest';
import { proves } from '../../proves.ts';
import { ADVANTAGES, IN_BOX, SYMBOLS } from './advantage.ts';
import { COMMANDO_DIE, ENEMY_DIE } from './dice.ts';
import {
  CARDS,
  COLOURS,
  COMMANDOS,
  cardIndex,
  cardNamed,
  commando,
  deckOf,
  ENEMIES,
  ENEMY_DECKS,
  ENEMY_TYPES,
  enemiesOf,
  enemy,
  MISSION,
  OBJECTIVES,
  OPTIONAL_CARDS,
  objectiveDeck,
  STAGES,
  setupCards,
  stageCard,
  stageDeck,
  WEAPONS,
  weaponDeck,
} from './index.ts';
import { mustBe } from './schema.ts';
import { OPTIONAL_CARD } from './shapes.ts';

proves('contra.components.stage-tiles', 'there are four stages', () => {
  expect(STAGES.map(({ id }) => id)).toEqual(['jungle', 'waterfall', 'snow-field', 'alien-lair']);
});

proves('contra.components.miniatures', 'there are four commandos and four bosses', () => {
  expect(COMMANDOS.map(({ id }) => id)).toEqual(['bill', 'lance', 'lucia', 'sweets']);
  expect(ENEMY_DECKS.map(({ id }) => id)).toEqual(['defense-wall', 'garmakilma', 'gordea', 'java']);
});

proves('contra.components.commando-cards', 'each commando has a character card and a deck of 19', () => {
  for (const { id, weapon, ability } of COMMANDOS) {
    expect(deckOf(id)).toHaveLength(19);
    expect(deckOf(id)).not.toContain(ability.id);
    expect(deckOf(id)).not.toContain(weapon.id);
  }
  expect(COMMANDOS.flatMap(({ id }) => deckOf(id))).toHaveLength(76);
});

proves('contra.components.enemy-cards', 'each enemy deck has a Reference card, 4 boss cards and 15 others', () => {
  for (const { rule, bosses, types } of ENEMY_DECKS) {
    expect(rule.is).not.toBe('');
    expect(bosses.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
    expect(enemiesOf(types)).toHaveLength(15);
  }
});

proves('contra.components.stage-cards', 'each stage has 10 cards besides the Reference card', () => {
  expect(STAGES.map(({ id }) => setupCards(id).length + stageDeck(id).length)).toEqual([10, 10, 10, 10]);
  expect(STAGES.map(({ id }) => setupCards(id))).toEqual([['base-alarm'], ['slip-track'], ['grenadiers'], ['hive-pulse', 'living-walls']]);
});

proves(['contra.components.small-cards#1', 'contra.components.small-cards#2'], 'there are 16 weapon cards and 18 objective cards', () => {
  expect(weaponDeck()).toHaveLength(16);
  expect(objectiveDeck()).toHaveLength(18);
  expect(new Set(objectiveDeck()).size).toBe(18);
});

proves('contra.components.enemy-tokens', 'there is one token of each type and colour, and one card for it', () => {
  expect(ENEMIES.map(({ type, colour }) => `${colour} ${type}`)).toEqual(ENEMIES.map(({ id }) => id));
  expect(new Set(ENEMIES.map(({ id }) => id)).size).toBe(30);
  for (const type of ENEMY_TYPES) expect(enemiesOf([type]).map(({ colour }) => colour)).toEqual(COLOURS);
  for (const { types } of ENEMY_DECKS) expect(new Set(types).size).toBe(3);
});

proves('contra.cards.character-card', 'a character card has a weapon with dice and range and an ability with a cost', () => {
  const printed = COMMANDOS.map(({ weapon, ability }) => `${weapon.id} ${weapon.dice} ${weapon.range}, ${ability.cost.join('')} ${ability.id}`);
  expect(printed).toEqual(['service-rifle 2 3, A covering-shot', 'basic-rifle 2 3, M vault', 'coil-carbine 2 4, S uplink', 'compact-rifle 2 3, S spotter']);
  for (const { ability } of COMMANDOS) expect(ability.effect).not.toEqual([]);
});

proves(['contra.cards.commando-card#1', 'contra.cards.commando-card#2'], 'a commando card has one advantage type and an ability', () => {
  for (const { id, type, effect, reaction } of CARDS) {
    expect(ADVANTAGES, id).toContain(type);
    expect(effect.length > 0 || reaction !== undefined, id).toBe(true);
  }
});

proves('contra.advantage.types', 'tokens, cards and dice know mobility, accuracy and subtlety, and any of them', () => {
  expect(ADVANTAGES).toEqual(['M', 'A', 'S']);
  expect(SYMBOLS).toEqual(['M', 'A', 'S', '*']);
  expect(new Set(CARDS.map(({ type }) => type))).toEqual(new Set(ADVANTAGES));
  expect(COMMANDO_DIE.filter((face) => face !== 'success' && face !== 'critical')).toEqual(ADVANTAGES);
  expect(ENEMY_DIE.filter((face) => face !== 'SP')).toEqual(SYMBOLS);
  expect(IN_BOX * ADVANTAGES.length).toBe(36);
});

proves('contra.dice.commando-faces', 'a commando die shows success, critical or an advantage', () => {
  expect(COMMANDO_DIE).toEqual(['success', 'success', 'critical', 'M', 'A', 'S']);
});

proves('contra.dice.enemy-faces', 'an enemy die shows damage of a type or the special', () => {
  expect(ENEMY_DIE).toEqual(['M', 'A', 'S', '*', 'SP', 'SP']);
});

proves(['contra.mode.optional-cards#1', 'contra.mode.optional-cards#2'], 'there is a place for optional cards, and this box leaves it empty', () => {
  expect(OPTIONAL_CARDS).toEqual([]);
  expect(() => mustBe(OPTIONAL_CARD, { id: 'later', effects: [[{ do: 'draw', who: 'you', n: 1 }]] }, 'optional card')).not.toThrow();
});

proves('contra.suffer.typed', 'damage to commandos has a type for each point', () => {
  const damage = [...records([COMMANDOS, ENEMIES, ENEMY_DECKS, OBJECTIVES, STAGES.map(({ cards }) => cards)])].filter(
    (effect) => effect['do'] === 'suffer' || effect['do'] === 'blast',
  );
  expect(damage.length).toBeGreaterThan(20);
  for (const { symbols, close } of damage) {
    expect(symbols).toSatisfy(typed);
    if (close !== undefined) expect([...records(close)].map((more) => more['symbols'])).toEqual([expect.toSatisfy(typed)]);
  }
});

function typed(symbols: unknown): boolean {
  return Array.isArray(symbols) && symbols.length > 0 && symbols.every((symbol) => SYMBOLS.includes(symbol));
}

/** Every record in a card, the card itself first. */
function* records(value: unknown): Generator<Readonly<Record<string, unknown>>> {
  if (typeof value !== 'object' || value === null) return;
  const fields = Object.entries(value);
  if (!Array.isArray(value)) yield Object.fromEntries(fields);
  for (const [, inner] of fields) yield* records(inner);
}

describe('commando decks', () => {
  test.each([
    ['bill', 'A8 M5 S6', 6],
    ['lance', 'A6 M8 S5', 7],
    ['lucia', 'A6 M5 S8', 6],
    ['sweets', 'A6 M6 S7', 6],
  ] as const)('%s has %s and %i attack cards', (id, types, attacks) => {
    const deck = deckOf(id).map(cardNamed);
    expect((['A', 'M', 'S'] as const).map((type) => `${type}${deck.filter((card) => card.type === type).length}`).join(' ')).toBe(types);
    expect(deck.filter(({ effect }) => effect.some((one) => one.do === 'attack'))).toHaveLength(attacks);
  });

  test('a reaction prevents 2 damage: two copies in each deck, and only Lucia’s reaches others', () => {
    const reactions = COMMANDOS.map(({ deck }) => deck.filter(({ reaction }) => reaction !== undefined));
    expect(reactions.map((cards) => cards.map(({ id, copies, reaction }) => [id, copies, reaction]))).toEqual([
      [['hold-the-line', 2, { prevent: 2 }]],
      [['evade', 2, { prevent: 2 }]],
      [['nanoshield', 2, { prevent: 2, within: 3 }]],
      [['scrap-armor', 2, { prevent: 2 }]],
    ]);
  });

  test('cards have their places in one list', () => {
    expect(CARDS).toHaveLength(46);
    for (const [index, { id }] of CARDS.entries()) expect(cardIndex(id)).toBe(index);
  });
});

describe('enemies', () => {
  test('each deck has its mean health', () => {
    const mean = ({ types }: { types: Parameters<typeof enemiesOf>[0] }) => enemiesOf(types).reduce((sum, { health }) => sum + health, 0) / 15;
    expect(ENEMY_DECKS.map((deck) => mean(deck).toFixed(1))).toEqual(['2.5', '2.9', '2.7', '2.5']);
  });

  test('yellow is the veteran, black the elite', () => {
    expect(COLOURS.map((colour) => enemy(`${colour} garth`).name)).toEqual(['garth', 'garth', 'garth', 'twin-garth', 'plated-garth']);
    expect(COLOURS.map((colour) => enemy(`${colour} garth`).health)).toEqual([3, 3, 3, 4, 3]);
  });

  test('from two commandos on each has less of the boss to carry the more they are', () => {
    for (const { bosses } of ENEMY_DECKS) {
      const loads = [2, 3, 4].map((n) => bosses.slice(0, n).reduce((sum, { health }) => sum + health, 0) / n);
      expect(loads).toEqual(loads.toSorted((x, y) => y - x));
    }
  });
});

test('so many stage cards have the pillbox icon', () => {
  const icons = STAGES.map(({ cards }) => cards.reduce((sum, { pillbox, copies }) => sum + (pillbox ? copies : 0), 0));
  expect(icons).toEqual([5, 4, 4, 4]);
});

test('weapons are those of the cards', () => {
  expect(WEAPONS.map(({ id, copies, dice, range }) => `${copies} ${id} ${dice} ${range}`)).toEqual([
    '3 machine-gun 3 3',
    '3 spread-gun 3 2',
    '2 laser 3 5',
    '2 flamethrower 4 1',
    '2 homing-launcher 2 6',
    '2 crusher 3 3',
    '2 rapid-kit 2 3',
  ]);
});

test('nine objectives ask for three, nine for four', () => {
  expect(OBJECTIVES.filter(({ requires }) => requires.length === 3)).toHaveLength(9);
  expect(OBJECTIVES.filter(({ requires }) => requires.length === 4)).toHaveLength(9);
  expect(MISSION).toHaveLength(3);
});

test('what is not in the box is asked for in vain', () => {
  // @ts-expect-error: such a name does not even compile
  expect(() => cardNamed('engaged')).toThrow('there is no commando card engaged');
  // @ts-expect-error: an alarm is no card
  expect(() => stageCard('alarm')).toThrow('there is no stage card alarm');
  // @ts-expect-error: it is an ability
  expect(() => cardIndex('vault')).toThrow('there is no commando card vault');
  expect(commando('lance').ability.id).toBe('vault');
});
