import { expect, test } from 'vitest';
import { board, night, zombieScene } from '../testing/night.ts';
import { viewOf } from '../view.ts';
import { groupsOf, inRing } from './groups.ts';
import { destination } from './movement.ts';

test('each group goes where the rules move it', () => {
  const g = night({ 'blue1/r1': 1, 'blue3/r2': 2, 'blue3/r3': 5, 'brown8/r4': 4 }, { team: ['alvares', 'branson', 'dunham', 'kenzo'], confused: ['blue3/r3'] });
  const view = viewOf(g);
  const said: { [segment: string]: number } = { 'blue1/r4': 1, 'brown1/r4': 1 };
  for (const [name, zombies] of groupsOf(view)) said[destination(view, name)] = (said[destination(view, name)] ?? 0) + zombies;
  expect(board(zombieScene(g, [1, 1]))).toEqual(said);
  expect([1, 2, 3, 4].map((ring) => inRing(view, ring))).toEqual([1, 2, 5, 4]);
});
