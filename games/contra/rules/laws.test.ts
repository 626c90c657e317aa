import { describe, expect, test } from 'vitest';
import { at } from '#kernel';
import { position, type Sketch, space } from '../positions.ts';
import { begun } from '../testing/scene.ts';
import { laws } from './laws.ts';
import { type Fighter, newState, type State } from './state.ts';

function broken(g: State): readonly string[] {
  return laws.filter((law) => !law.holds(g)).map(({ name }) => name);
}

/** A position with something of everything, in which all laws hold. */
const PLENTY: Sketch = {
  commandos: ['bill', 'lance'],
  stage: 'alien-lair',
  enemy: 'garmakilma',
  at: { bill: 'L01', lance: 'L02' },
  tokens: { bill: 'MMMAS', lance: 'M' },
  hand: { bill: ['advance', 'dig-in'] },
  discard: { bill: ['rally-cry'] },
  weapon: { bill: 'laser' },
  discarded: { enemies: ['blue gunner'], weapons: ['crusher'], objectives: ['scale-the-ridge'] },
  foes: { bill: { 'red gunner': 'L04', 'red sniper': 'L05' } },
};

function bill(g: State): Fighter {
  return at(g.fighters, 0);
}

const TOKENS = '12 advantage tokens of each type are in the supply, held or on the map';
const HELD = 'nobody holds more than 3 tokens of a type';
const CARDS = 'each commando has 19 cards in deck, hand, discard pile, in play or removed';
const ENEMIES = 'every enemy card is in the deck, in the discard pile, in play or being placed';
const STAGE = '10 stage cards are in the deck, in play, discarded or being resolved';
const WEAPONS = '16 weapon cards are in the deck, discarded, equipped or being drawn';
const OBJECTIVES = '18 objective cards are in the deck, discarded or being attempted';
const AREA = 'nobody has more than 3 enemy cards';
const MEDALS = 'nobody has more than 3 medals or fewer than none';
const BOX = 'tokens of the box are never more than there are';
const APART = 'no two pieces stand in one space, unless a commando runs through another';

test('in plenty, at the very beginning and after a set-up no law is broken', () => {
  expect(broken(position(PLENTY))).toEqual([]);
  expect(broken(newState(position(PLENTY).config))).toEqual([]);
  expect(broken(begun({ commandos: ['bill', 'lance', 'lucia', 'sweets'] }).state)).toEqual([]);
  expect(new Set(laws.map(({ name }) => name))).toEqual(new Set([TOKENS, HELD, CARDS, ENEMIES, STAGE, WEAPONS, OBJECTIVES, AREA, MEDALS, BOX, APART]));
});

type Change = (g: State) => unknown;

/** From one place to another. */
function move<T>(from: T[], to: T[]): void {
  to.push(...from.splice(0, 1));
}

function add(counts: number[], type: number, n: number): void {
  counts[type] = (counts[type] ?? 0) + n;
}

/** All enemies stand there, one after the other. */
function line(g: State, spaces: readonly number[]): void {
  for (const [i, foe] of bill(g).foes.entries()) foe.space = spaces[i] ?? -1;
}

describe('no law is broken', () => {
  test.each<[string, Change]>([
    ['by tokens on the map', (g) => [0, 1, 2].map((type) => [add(g.onMap, type, 2), add(g.supply, type, -2)])],
    ['by a card in play', (g) => move(bill(g).hand, bill(g).playing)],
    ['by a card that has left the game', (g) => move(bill(g).hand, bill(g).removed)],
    ['by cards known to lie at the bottom', (g) => move(g.enemyDeck.top, g.enemyDeck.bottom)],
    ['by cards in no order', (g) => move(g.enemyDeck.top, g.enemyDeck.bag)],
    ['by an enemy that is being placed', (g) => g.enemyDeck.top.pop()],
    ['by a discarded stage card', (g) => move(g.stageDeck.top, g.stageDiscard)],
    ['by a stage card that stays', (g) => move(g.stageDeck.top, g.stageArea)],
    [
      'by a stage card that is being resolved',
      (g) => {
        const [what] = g.stageDeck.top.splice(0, 1);
        if (what !== undefined) g.resolving.push({ kind: 'stage-card', what, seat: -1 });
      },
    ],
    ['by a weapon that is being drawn', (g) => g.weaponDeck.top.pop()],
    [
      'by an objective that is being attempted',
      (g) => {
        const [what] = g.objectiveDeck.top.splice(0, 1);
        if (what !== undefined) g.resolving.push({ kind: 'objective', what, seat: 0 });
      },
    ],
    ['by who has no medal left', (g) => Object.assign(bill(g), { medals: 0 })],
    ['by eight dimers', (g) => g.dimers.push(...Array.from({ length: 8 }, () => 0))],
    ['by four sensors', (g) => g.pillboxes.splice(0, 9, ...[0, 1, 2, 3])],
    [
      'by twelve stage tokens of all kinds',
      (g) => {
        g.grenades.push(0, 0, 0, 0);
        g.broken.push(0, 0, 0, 0);
        g.alarm = 4;
      },
    ],
    ['by twelve gels', (g) => Object.assign(bill(g), { gels: 12 })],
    ['by a commando who runs through another', (g) => Object.assign(bill(g), { space: space(g, 'L02') })],
    ['by commandos who have not started', (g) => g.fighters.map((f) => Object.assign(f, { space: -1 }))],
  ])('%s', (_, change) => {
    const g = position(PLENTY);
    change(g);
    expect(broken(g)).toEqual([]);
  });
});

describe('one law is broken', () => {
  test.each<[string, string, Change]>([
    ...[0, 1, 2].flatMap((type): [string, string, Change][] => [
      ['a token too many in the supply', TOKENS, (g) => add(g.supply, type, 1)],
      ['a token that is not in the supply either', TOKENS, (g) => add(g.supply, type, -1)],
      ['a token on the map that came from nowhere', TOKENS, (g) => add(g.onMap, type, 1)],
    ]),
    [
      'a fourth token of a type',
      HELD,
      (g) => {
        add(bill(g).tokens, 0, 1);
        add(g.supply, 0, -1);
      },
    ],
    [
      'a token owed',
      HELD,
      (g) => {
        add(bill(g).tokens, 1, -2);
        add(g.supply, 1, 2);
      },
    ],
    ...(['hand', 'discard', 'playing', 'removed'] as const).map((pile): [string, string, Change] => [
      `a card too many (${pile})`,
      CARDS,
      (g) => bill(g)[pile].push('advance'),
    ]),
    ['a card that is gone', CARDS, (g) => bill(g).hand.pop()],
    ...(['top', 'bag', 'bottom'] as const).map((part): [string, string, Change] => [
      `an enemy that is in play and in the deck (${part})`,
      ENEMIES,
      (g) => g.enemyDeck[part].push('red gunner'),
    ]),
    ['an enemy that is in play and discarded', ENEMIES, (g) => g.enemyDiscard.push('red gunner')],
    ['an enemy that lies in the place of another', ENEMIES, (g) => g.enemyDeck.top.splice(0, 1, 'red gunner')],
    ['two enemies that are gone', ENEMIES, (g) => g.enemyDeck.top.splice(0, 2)],
    ['an enemy of another boss', ENEMIES, (g) => g.enemyDiscard.push('black garth')],
    ['a stage card that is gone', STAGE, (g) => g.stageDeck.top.pop()],
    ['a stage card too many in play', STAGE, (g) => g.stageArea.push('mud-slide')],
    ['a stage card too many on the pile', STAGE, (g) => g.stageDiscard.push('mud-slide')],
    ['another frame than a stage card', STAGE, (g) => [g.stageDeck.top.pop(), g.resolving.push({ kind: 'activate', what: 'mud-slide', seat: -1 })]],
    ['two weapons that are gone', WEAPONS, (g) => g.weaponDeck.top.splice(0, 2)],
    ['a weapon in two hands', WEAPONS, (g) => g.fighters.map((f) => Object.assign(f, { weapon: 'laser' }))],
    ['a weapon too many on the pile', WEAPONS, (g) => g.weaponDiscard.push('laser')],
    ['an objective that is gone', OBJECTIVES, (g) => g.objectiveDeck.top.pop()],
    ['an objective too many', OBJECTIVES, (g) => g.objectiveDiscard.push('scale-the-ridge')],
    [
      'a fourth enemy card',
      AREA,
      (g) => {
        const [card] = g.enemyDeck.top.splice(0, 1);
        if (card !== undefined) bill(g).foes.push({ card, space: space(g, 'L07'), damage: 0, breached: false });
      },
    ],
    ['a fourth medal', MEDALS, (g) => Object.assign(bill(g), { medals: 4 })],
    ['a medal owed', MEDALS, (g) => Object.assign(bill(g), { medals: -1 })],
    ['a ninth dimer', BOX, (g) => g.dimers.push(...Array.from({ length: 9 }, () => 0))],
    ['a fifth sensor', BOX, (g) => g.pillboxes.splice(0, 9, ...[0, 1, 2, 3, 4])],
    ['thirteen grenades', BOX, (g) => g.grenades.push(...Array.from({ length: 13 }, () => 0))],
    [
      'thirteen stage tokens of all kinds',
      BOX,
      (g) => {
        g.grenades.push(0, 0, 0, 0);
        g.broken.push(0, 0, 0, 0);
        g.alarm = 5;
      },
    ],
    ['thirteen gels', BOX, (g) => Object.assign(bill(g), { gels: 13 })],
    ['two enemies in one space', APART, (g) => line(g, [space(g, 'L04'), space(g, 'L04')])],
    ['an enemy in the boss', APART, (g) => line(g, g.boss)],
    ['a commando with an enemy', APART, (g) => Object.assign(bill(g), { space: space(g, 'L04') })],
    ['a commando in the boss', APART, (g) => Object.assign(bill(g), { space: g.boss[0] ?? -1 })],
    ['an enemy in the first space, and a commando', APART, (g) => [Object.assign(bill(g), { space: 0 }), Object.assign(g, { boss: [0] })]],
  ])('%s', (_, law, spoil) => {
    const g = position(PLENTY);
    spoil(g);
    expect(broken(g)).toEqual([law]);
  });
});

test('before the set-up is over hands and stage cards are still being dealt', () => {
  const g = position(PLENTY);
  bill(g).hand.pop();
  g.stageDeck.top.pop();
  expect([broken({ ...g, phase: 'setup' }), broken({ ...g, phase: 'stage' })]).toEqual([[], [CARDS, STAGE]]);
});
