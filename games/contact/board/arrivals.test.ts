import { expect, test } from 'vitest';
import { board, night, say, zombieScene } from '../testing/night.ts';
import { arrivalsAfter } from './arrivals.ts';
import { orderOf } from './order.ts';

test.each([0, 1, 2])('what is said to come is what comes, answer %i', (answer) => {
  const match = zombieScene(night({}, { team: ['ayden', 'schulz', 'kenzo', 'branson'] }), [6, 5]);
  const about = match.view(0).asked?.about ?? null;
  const notation = match.options()[answer] ?? '';
  const said = arrivalsAfter(about, orderOf(notation, 'air-recon', about));
  say(match, notation);
  expect(Object.fromEntries(said.map(({ segment, zombies }) => [segment, zombies]))).toEqual(board(match));
});
