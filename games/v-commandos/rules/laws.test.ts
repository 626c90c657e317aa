import { expect, test } from 'vitest';
import { at } from '#kernel';
import { enemyNamed, KINDS } from '../content/enemies.ts';
import { CROWBAR, TNT, UNIFORM } from '../content/kit.ts';
import { position } from '../positions.ts';
import { laws } from './laws.ts';
import { add, commando, type State } from './state.ts';

/** The laws that a moment of a raid breaks. */
function broken(change: (g: State) => void): readonly string[] {
  const g = position({
    card: 'double-harness',
    who: ['scout:A', 'medic:A'],
    at: { scout: 'a', medic: 'b*' },
    garrison: true,
    kit: { scout: ['tnt'] },
    barricades: [4],
    charges: { a: 0 },
  });
  expect(laws.filter(({ holds }) => !holds(g))).toEqual([]);
  change(g);
  return laws.filter(({ holds }) => !holds(g)).map(({ name }) => name);
}

test('an enemy token that appears or vanishes is noticed, wherever it lies', () => {
  const law = ['no enemy token appears or vanishes'];
  expect(broken((g) => add(g.bag, 0))).toEqual(law);
  expect(broken((g) => g.stack--)).toEqual(law);
  expect(broken((g) => g.aside++)).toEqual(law);
  expect(broken((g) => g.nulls++)).toEqual(law);
  expect(broken((g) => add(at(g.boards, 1).units, 3 * KINDS))).toEqual(law);
  expect(broken((g) => add(at(at(g.boards, 1).entrances, 0).waiting, 0))).toEqual(law);
  const lost = (g: State): void => {
    const { guards } = at(g.boards, 0);
    guards[guards.findIndex((kind) => kind >= 0)] = -1;
  };
  expect(broken(lost)).toEqual(law);
});

test('an equipment token that appears or vanishes is noticed, wherever it lies', () => {
  const law = ['no equipment token appears or vanishes'];
  expect(broken((g) => add(g.kitBag, TNT, -1))).toEqual(law);
  expect(broken((g) => add(g.kitDiscards, TNT))).toEqual(law);
  expect(broken((g) => add(g.drawn, CROWBAR))).toEqual(law);
  expect(broken((g) => g.spare++)).toEqual(law);
  expect(broken((g) => add(commando(g, 1).kit, UNIFORM))).toEqual(law);
  expect(broken((g) => add(at(g.boards, 1).loose, TNT))).toEqual(law);
  expect(broken((g) => at(g.boards, 0).charges.pop())).toEqual(law);
  const opened = (g: State): void => {
    at(at(g.boards, 0).entrances, 0).barricade = 0;
  };
  expect(broken(opened)).toEqual(law);
  const dressed = (g: State): void => {
    commando(g, 0).uniform = true;
  };
  expect(broken(dressed)).toEqual(law);
});

test('somebody in a nest who is not on its tile is noticed', () => {
  const law = ['whoever is in a nest is on its tile'];
  for (const at of ['a', undefined]) {
    const g = position({ who: ['medic:A'], at: at === undefined ? {} : { medic: at }, nest: ['medic'] });
    expect(laws.filter(({ holds }) => !holds(g)).map(({ name }) => name)).toEqual(law);
  }
  const there = position({ who: ['medic:A'], at: { medic: 'm' }, nest: ['medic'] });
  expect(laws.filter(({ holds }) => !holds(there))).toEqual([]);
});

test('an event card that appears or vanishes is noticed', () => {
  const law = ['no event card appears or vanishes'];
  expect(broken((g) => g.deck.bag.pop())).toEqual(law);
  expect(broken((g) => g.discards.push(0))).toEqual(law);
  const dealt = (g: State): void => {
    at(g.boards, 1).card = 0;
  };
  expect(broken(dealt)).toEqual(law);
});

test('a tile with more on it than it has room for is noticed', () => {
  const crowded = (g: State): void => {
    const moved = g.bag.findIndex((count) => count >= 9);
    add(g.bag, moved, -9);
    add(at(g.boards, 1).units, moved, 9);
  };
  expect(broken(crowded)).toContain('no tile holds more than it has room for');
});

test('a Special that guards, and a guard without a marker, are noticed', () => {
  const law = 'whoever guards is a regular enemy with a marker';
  const special = (g: State): void => {
    const { guards } = at(g.boards, 1);
    guards[guards.findIndex((kind) => kind >= 0)] = enemyNamed('officer');
  };
  expect(broken(special)).toContain(law);
  const nothing = (g: State): void => {
    const { guards } = at(g.boards, 0);
    guards[guards.findIndex((kind) => kind < 0)] = enemyNamed('mp40');
  };
  expect(broken(nothing)).toContain(law);
  const silenced = (g: State): void => {
    at(g.boards, 0).token = false;
  };
  expect(broken(silenced)).toEqual([law]);
});

test('states that no commando can be in are noticed', () => {
  const changed = (change: Partial<State['commandos'][number]>) => broken((g) => Object.assign(commando(g, 1), change));
  const wounded = 'wounds fit their slots, and all slots filled is Critical Condition';
  expect(changed({ critical: 1, visible: true, wounds: 3 })).toEqual(['nobody Critical is Visible or in uniform']);
  expect(changed({ critical: 1, wounds: 2 })).toEqual([wounded]);
  expect(changed({ wounds: 3 })).toEqual([wounded]);
  expect(changed({ wounds: 4, critical: 1 })).toEqual([wounded]);
  expect(changed({ at: -1, visible: true })).toEqual(['whoever is Visible is on a tile']);
  expect(changed({ plus: -1 })).toEqual(['saved actions fit their slots']);
  expect(changed({ plus: 5 })).toEqual(['saved actions fit their slots']);
  const exhausted = ['exhausted Binoculars are there'];
  expect(changed({ tired: 1 })).toEqual(exhausted);
  expect(changed({ tired: -1 })).toEqual(exhausted);
  expect(broken((g) => add(at(g.boards, 1).tired, 2))).toEqual(exhausted);
});
