import { expect, test } from 'vitest';
import { viewOf } from '../rules/view.ts';
import { board, night, say, zombieScene } from '../testing/night.ts';
import { arrivalsAfter } from './arrivals.ts';
import { orderOf } from './order.ts';

test.each([0, 1, 2])('what is said to come is what comes, answer %i', (answer) => {
  const match = zombieScene(night({}, { team: ['ayden', 'schulz', 'kenzo', 'branson'] }), [6, 5]);
  const about = match.view(0).asked?.about ?? null;
  const notation = match.options()[answer] ?? '';
  const said = arrivalsAfter(about, orderOf(notation, 'air-recon', about), viewOf(match.state));
  say(match, notation);
  expect(Object.fromEntries(said.map(({ segment, zombies }) => [segment, zombies]))).toEqual(board(match));
});

test.each([
  [0, 72],
  [1, 72],
  [2, 72],
  [0, 67],
  [1, 67],
  [2, 60],
])('where tokens are short, answer %i with %i on the board', (answer, there) => {
  const match = zombieScene(night({ 'blue1/r2': there }, { team: ['ayden', 'schulz', 'kenzo', 'branson'], options: { 'token-cap': true } }), [6, 5]);
  const about = match.view(0).asked?.about ?? null;
  const notation = match.options()[answer] ?? '';
  const said = arrivalsAfter(about, orderOf(notation, 'air-recon', about), viewOf(match.state));
  say(match, notation);
  const { 'brown5/r4': brown = 0, 'blue6/r4': blue = 0 } = board(match);
  expect(said.map(({ zombies }) => zombies)).toEqual([brown, blue]);
});
