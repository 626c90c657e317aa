import { expect, test } from 'vitest';
import { type ClauseId, Match } from '#kernel';
import { notation } from '../answer.ts';
import { SEGMENT_NAMES } from '../content/board.ts';
import type { MemberId } from '../content/members.ts';
import { contactGame } from '../rules/game.ts';
import { night, openAnswers, playerScene, read, refusal, type Scene, say, zombieScene } from '../testing/night.ts';
import { attempt, attemptWith } from './attempt.ts';

/** Why the member who was pointed at cannot be chosen. */
function barred(match: Scene, member: MemberId, seat = 0): readonly ClauseId[] {
  const { view, decision } = match.scene(seat);
  const [answer] = openAnswers(match, seat);
  const tried = decision === null || answer === undefined ? null : attemptWith(decision, member, view, { seat, answer });
  if (tried === null) throw new Error('nothing can be asked');
  return refusal(match, notation.print(tried), seat);
}

test.each([
  ['cooper fires at blue6/r2', 'blue1/r1', 'cooper fires at blue1/r1'],
  ['branson burns blue6', 'blue2/r2', 'branson burns blue2'],
  ['branson burns blue6', 'blue2/r3', 'branson burns at blue2/r3'],
  ['branson burns at blue6/r1', 'blue2/r2', 'branson burns at blue2/r2'],
  ['schulz double-shoots blue1/r1 and blue2/r1', 'brown1/r1', 'schulz double-shoots brown1/r1 and blue1/r1'],
  ['schulz double-shoots blue1/r1 with an extra die', 'brown1/r1', 'schulz double-shoots brown1/r1 with an extra die'],
  ['krussov lays a large tripwire at blue1/r3', 'blue1/r1', 'krussov lays a large tripwire at blue1/r1'],
] as const)('where one may answer %s, pointing at %s is to try: %s', (like, at, tried) => {
  expect(attempt(read(like), at)).toEqual(read(tried));
});

test('whoever points at what cannot be done asks about something the rules can answer', () => {
  expect(attempt(read('dunham rolls first'), 'blue1/r1')).toBeNull();
  const match = playerScene(night({ 'blue6/r2': 4, 'brown4/r1': 2 }, { team: ['cooper', 'branson', 'dunham', 'schulz'], dead: ['schulz'] }), [6, 6, 6]);
  for (const like of openAnswers(match))
    for (const name of SEGMENT_NAMES) {
      const tried = attempt(like, name);
      if (tried !== null) expect(() => refusal(match, notation.print(tried))).not.toThrow();
    }
  expect(barred(match, 'schulz')).toContain('contact.players.dead-do-not-act');
  say(match, 'cooper fires at blue6/r2');
  expect(barred(match, 'branson')).toEqual(['contact.players.any-order']);
  expect(barred(match, 'dunham')).toEqual(['contact.players.any-order']);
});

test('a member who cannot be chosen is asked about, whoever of several asks', () => {
  const draft: Scene = say(Match.start(contactGame, { players: 2 }, { script: [1, 1] }), 'take cooper by player 1');
  for (const seat of [0, 1]) expect(barred(draft, 'cole', seat)).toContain('contact.setup.unique-roles');
  const hit = zombieScene(night({ 'blue1/r1': 7 }, { team: ['cooper', 'ayden', 'branson', 'kenzo'], players: 4, dead: ['kenzo'] }), [1, 1, 1]);
  for (const seat of [0, 1, 2]) expect(barred(hit, 'kenzo', seat)).toEqual(['contact.hit.no-return']);
});
