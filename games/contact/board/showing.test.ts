import { expect, test } from 'vitest';
import { keyFromSeed, Match, Stream } from '#kernel';
import { randomConfig } from '../random-config.ts';
import { contactGame } from '../rules/game.ts';
import { delta } from './showing.ts';

test('what an event takes or brings is counted, and adds up to what stands on the board', () => {
  const stream = new Stream(keyFromSeed('deltas'));
  for (let game = 0; game < 15; game++) {
    const match = Match.start(contactGame, randomConfig(stream, 12), { key: keyFromSeed(`deltas ${game}`) });
    while (match.decision !== null) match.answerIndex(stream.below(match.decision.count));
    const sum = match.events.reduce((n, { event }) => n + Number((delta(event) ?? '0').replace('−', '-')), 0);
    expect(match.scene(null).view.onBoard).toBe(sum);
  }
  expect(delta({ kind: 'blast', member: 'nelson', segment: 'blue1/r2', die: 3, killed: 2, left: 0 })).toBe('−2');
  expect(delta({ kind: 'tripwire', segment: 'blue1/r2', removed: 0 })).toBeNull();
});
