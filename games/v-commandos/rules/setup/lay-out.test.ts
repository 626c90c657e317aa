import { describe, expect } from 'vitest';
import { at } from '#kernel';
import { proves } from '../../../proves.ts';
import { enemyNamed, SPECIAL } from '../../content/enemies.ts';
import { position, token } from '../../positions.ts';
import { asked, begin, type Scene, tile } from '../../testing/raid.ts';
import { add, type State } from '../state.ts';

/** The next column is laid out. */
function goOn(g: State): Scene {
  for (const b of g.boards) for (const objective of b.objectives) objective.done = true;
  for (const c of g.commandos) c.acted = true;
  const column = g.column + 1;
  const match = begin(g);
  while (match.state.column < column || asked(match) !== 'act') match.answerIndex(0);
  return match;
}

describe('guards of a later Terrain', () => {
  proves('v-commandos.setup.guards-continue#2', 'are any regular enemies when no MP40 is left in the bag, and nobody when none is', () => {
    const guards = (mp40: number, karabiner: number) => {
      const g = position({ card: 'wipe', settings: { veteran: false } });
      const kinds = [enemyNamed('mp40'), enemyNamed('karabiner')];
      for (const kind of g.bag.keys()) if (kind < SPECIAL) g.bag[kind] = 0;
      [g.bag[at(kinds, 0)], g.bag[at(kinds, 1)]] = [mp40, karabiner];
      const match = goOn(g);
      return ['a', 'q', 'g'].map((letter) => tile(match, letter).guard);
    };
    expect([guards(9, 9), guards(2, 9), guards(0, 2)]).toEqual([
      ['mp40', 'mp40', 'mp40'],
      ['mp40', 'mp40', 'karabiner'],
      ['karabiner', 'karabiner', null],
    ]);
  });
});

describe('a Goliath of the depot', () => {
  proves('v-commandos.precedence.veteran-specials#3', 'comes from the stack, else from the bag, else not at all', () => {
    const depot = (stack: number, bag: number) => {
      const g = position({ card: 'thunder-jar', settings: { veteran: true } });
      g.stack = stack;
      g.bag[SPECIAL] = bag;
      const match = goOn(g);
      return [tile(match, 'g').enemies, match.state.stack, at(match.state.bag, SPECIAL)];
    };
    expect([depot(2, 1), depot(0, 2), depot(0, 0)]).toEqual([
      [['goliath'], 1, 1],
      [['goliath'], 0, 1],
      [[], 0, 0],
    ]);
  });
});

describe('equipment of a later Terrain', () => {
  proves('v-commandos.setup.later-kit', 'lies there as far as bag and discards have it', () => {
    const kit = (tnt: number) => {
      const g = position({ card: 'wipe' });
      const all = at(g.kitBag, token('tnt'));
      add(g.kitBag, token('tnt'), tnt - all);
      const match = goOn(g);
      return ['m', 'j', 'l'].map((letter) => tile(match, letter).kit);
    };
    expect([kit(7), kit(1), kit(0)]).toEqual([
      [['tnt'], ['tnt'], ['crowbar']],
      [['tnt'], [], ['crowbar']],
      [[], [], ['crowbar']],
    ]);
  });
});
