import { expect, test } from 'vitest';
import { type GameEvent, keyFromSeed, Match, Stream } from '#kernel';
import { contactGame } from '../rules/game.ts';
import { isView } from '../rules/view.ts';
import { randomConfig } from '../testing/configs.ts';
import { delta, diceOf, drawnView, lastDice, openDice } from './showing.ts';

const shot = (member: string, die: number, hit: boolean): GameEvent => ({
  kind: 'shot',
  member,
  with: 'rifle',
  segment: 'blue1/r1',
  die,
  needs: 3,
  hit,
  killed: hit ? 1 : 0,
  left: 2,
});
const roll = (events: readonly GameEvent[]) => lastDice(events.flatMap((event, i) => diceOf(event, String(i))));

test('in the corner lie the last dice of whoever rolled last', () => {
  const spawn: GameEvent = { kind: 'spawn', blue: 3, brown: 7, placed: { 'brown7/r4': 3, 'blue3/r4': 7 } };
  expect(roll([spawn]).map((d) => [d.value, d.sides, d.label])).toEqual([
    [3, 8, 'blue'],
    [7, 8, 'brown'],
  ]);
  expect(roll([spawn, shot('kenzo', 5, true), shot('kenzo', 2, false)]).map((d) => [d.value, d.label])).toEqual([
    [5, 'hit'],
    [2, 'miss'],
  ]);
  expect(roll([shot('kenzo', 5, true), shot('cooper', 1, false)]).map((d) => d.of)).toEqual(['cooper']);
  expect(roll([1, 2, 3, 4, 5].map((n) => shot('miller', n, true))).map((d) => d.value)).toEqual([2, 3, 4, 5]);
});

test('a die that is being decided about lies open', () => {
  expect(openDice({ kind: 'ardor', about: { member: 'kenzo', rolled: 2, needs: 4 }, seats: [0] })).toMatchObject([{ value: 2, of: 'kenzo' }]);
  expect(openDice({ kind: 'flexible', about: { with: 'rifle', die: 4 }, seats: [0] })).toMatchObject([{ value: 4, of: 'dunham' }]);
  expect(openDice({ kind: 'air-recon', about: { blue: 6, brown: 5 }, seats: [0] }).map((d) => d.value)).toEqual([6, 5]);
  expect(openDice({ kind: 'act', about: null, seats: [0] })).toEqual([]);
});

test('what an event takes or brings is counted', () => {
  expect(delta(shot('kenzo', 5, true))).toBe('−1');
  expect(delta(shot('kenzo', 1, false))).toBeNull();
  expect(delta({ kind: 'spawn', blue: 3, brown: 7, placed: { 'brown7/r4': 3, 'blue3/r4': 7 } })).toBe('+10');
});

test('the deltas of a match add up to what stands on the board', () => {
  const stream = new Stream(keyFromSeed('deltas'));
  for (let game = 0; game < 15; game++) {
    const match = Match.start(contactGame, randomConfig(stream, 12), { key: keyFromSeed(`deltas ${game}`) });
    while (match.decision !== null) match.answerIndex(stream.below(match.decision.count));
    const { view } = match.view(null);
    const sum = match.events.reduce((n, { event }) => n + Number((delta(event) ?? '0').replace('−', '-')), 0);
    expect(isView(view) && view.onBoard).toBe(sum);
  }
});

test('while all move they are drawn where they stood, everything else is drawn as it is afterwards', () => {
  const match = Match.start(contactGame, { team: ['cooper', 'kenzo', 'branson', 'ayden'] }, { script: [3, 2] });
  const { view } = match.view(null);
  if (!isView(view)) throw new Error('no view');
  const told = (event: GameEvent) => ({ at: 0, event, clauses: [] });
  expect(drawnView(view, [], told({ kind: 'zombies-move', moved: 5 })).zombies).toEqual(view.zombies);
  expect(drawnView(view, [told({ kind: 'zombies-move', moved: 5 })], null).zombies).toEqual({ 'brown2/r3': 3, 'blue3/r3': 2 });
  expect(drawnView(view, [], told({ kind: 'turn', turn: 2, marker: 'blue2' })).marker).toBe('blue2');
});
