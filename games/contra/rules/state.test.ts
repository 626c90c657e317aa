import { expect, test } from 'vitest';
import { at, type Json } from '#kernel';
import { proves } from '../../proves.ts';
import { position } from '../positions.ts';
import { contraGame } from './game.ts';
import { copy, load, save } from './save.ts';
import { bossOf, newState, type State } from './state.ts';

/** A position in which nothing is empty, in the middle of everything. */
function full(): State {
  const g = position({
    stage: 'alien-lair',
    enemy: 'garmakilma',
    round: 3,
    at: { bill: 'L01', lance: 'L02' },
    tokens: { bill: 'MAS' },
    hand: { bill: ['advance'] },
    discard: { bill: ['dig-in'] },
    foes: { bill: { 'red gunner': ['L04', 1] } },
    weapon: { bill: 'laser' },
    discarded: { enemies: ['blue gunner'], weapons: ['crusher'], objectives: ['scale-the-ridge'] },
    dimers: ['L05'],
    grenades: ['L06'],
    bonuses: { bill: [{ dice: 1, sure: true, within: 0, until: 'round' }] },
    pillboxes: ['L07'],
    active: 'lance',
  });
  g.stageDiscard.push('mud-slide');
  g.broken.push(3);
  for (const f of g.fighters) {
    f.playing.push('rally-cry');
    f.removed.push('advance');
  }
  g.scrap.push(1);
  g.trail.push(1);
  g.resolving.push({ kind: 'card', what: 'advance', seat: 0 });
  g.fight = {
    seat: 0,
    targets: [1],
    names: ['red gunner'],
    with: 'advance',
    spec: { do: 'attack' },
    sure: false,
    dice: ['M'],
    rolled: 1,
    successes: 0,
    damage: [0],
    results: [1, 0, 0],
    free: 0,
    freeOf: [0, 0, 0],
    step: 'roll',
  };
  g.assault = { seat: 0, dice: ['M'], added: ['SP'], specials: 1, triggered: ['red gunner'], step: 'specials' };
  return g;
}

/** What two positions have in common, and not only in value: a change of one would be a change of the other. */
function shared(one: object, other: object): readonly string[] {
  return Object.entries(one).flatMap(([name, part]): readonly string[] => {
    const counterpart: unknown = Object.entries(other).find(([key]) => key === name)?.[1];
    if (typeof part !== 'object' || part === null || typeof counterpart !== 'object' || counterpart === null) return [];
    return part === counterpart ? [name] : shared(part, counterpart).map((deeper) => `${name}.${deeper}`);
  });
}

test('a copy is the same position, and shares with it only what never changes', () => {
  const g = full();
  const other = copy(g);
  expect(other).toEqual({ ...g, scrap: [], trail: [] });
  expect(shared(g, other)).toEqual(['config', 'map', 'fighters.0.bonuses.0', 'ambush', 'fight.spec', 'resolving.0']);
  expect(copy({ ...g, fight: null, assault: null })).toMatchObject({ fight: null, assault: null });
});

test('between turns a position is saved whole, and shares nothing with what is loaded', () => {
  const g: State = { ...full(), fight: null, assault: null, resolving: [], scrap: [], trail: [] };
  const saved = save(g);
  expect(Object.keys(saved as object).filter((name) => ['map', 'fight', 'assault', 'resolving', 'scrap', 'trail'].includes(name))).toEqual([]);
  const loaded = load(saved);
  expect(loaded).toEqual(g);
  expect([shared(g, saved as object), shared(saved as object, loaded)]).toEqual([[], []]);
  expect(loaded.map).toBe(g.map);
});

test('what is not a saved game is refused', () => {
  const saved = save(position()) as Readonly<Record<string, Json>>;
  // Rules before the fourth said among how many cards the ambush lies.
  expect([load({ ...saved, ambush: 2 }).ambush, load({ ...saved, ambush: 0 }).ambush]).toEqual([[1, 1, 0], []]);
  for (const wrong of [null, 'a game', 7, [saved]]) expect(() => load(wrong)).toThrow('a saved game is an object');
  for (const fighters of [null, {}, [], [{}], [{}, {}, {}]]) expect(() => load({ ...saved, fighters })).toThrow("'fighters' of a saved game");
  expect(() => load({ ...saved, config: { stage: 'desert' } })).toThrow('stage');
});

proves('contra.overview.player-count', 'a position begins before the set-up, with nobody on the map and everything in the box', () => {
  const g = newState(contraGame.configure({ commandos: ['sweets', 'bill', 'lucia'], stage: 'alien-lair' }));
  expect(g).toMatchObject({
    phase: 'setup',
    ...{ round: 0, active: -1, last: 0, fallen: -1, outcome: null, assaulted: 0, unseen: 0, ambush: [], alarm: 0, slip: 0 },
    ...{ supply: [12, 12, 12], onMap: [0, 0, 0], gels: [0, 0, 0, 0], scorch: [0, 0, 0, 0], slowed: false, failed: false, fight: null, assault: null },
  });
  expect(g.fighters.map(({ id }) => id)).toEqual(['sweets', 'bill', 'lucia']);
  expect(g.fighters[1]).toMatchObject({
    ...{ space: -1, medals: 3, tokens: [0, 0, 0], mission: 0, bossDamage: 0, defeated: false, gels: 0, screen: 0, asking: 'in-danger', weapon: '', boss: '' },
    ...{ turnTaken: false, moved: false, attacked: false, again: false, scouted: false },
  });
});

test('nobody has a boss card before they are dealt', () => {
  expect(() => bossOf(at(newState(contraGame.configure({})).fighters, 0))).toThrow('no boss card has been dealt');
});
