import { describe, expect, test } from 'vitest';
import { type Game, keyFromSeed, loadMoment, Match, Refusal, Stream, saveMoment } from './index.ts';
import { type Ambush, ambush, stateWith } from './testing/ambush.ts';

/** Every moment of some matches, with the moment as it comes out of JSON. */
function* moments(matches: number): Iterable<{ match: Match<Ambush>; again: Match<Ambush>; text: string }> {
  for (let i = 0; i < matches; i++) {
    const match = Match.start(ambush, { rounds: 8 }, { key: keyFromSeed(`moment ${i}`) });
    const stream = new Stream(keyFromSeed(`moment answers ${i}`));
    while (match.decision !== null) {
      const text = JSON.stringify(saveMoment(match));
      yield { match, again: loadMoment(ambush, match.config, JSON.parse(text)), text };
      match.answerIndex(stream.below(match.decision.count));
    }
  }
}

describe('a saved moment', () => {
  test('is the same state, the same question and the same options', () => {
    let mid = 0;
    for (const { match, again } of moments(20)) {
      expect([again.state, again.options(), again.asked]).toEqual([match.state, match.options(), match.asked]);
      expect(again.moment()).toEqual({ ...match.moment(), game: ambush });
      if (again.number > 0) mid++;
    }
    expect(mid).toBeGreaterThan(20);
  });

  test('holds neither the key nor anything from before the checkpoint', () => {
    for (const { match, again, text } of moments(5)) {
      expect(text).not.toContain(match.parts().key);
      expect(Object.keys(JSON.parse(text))).toEqual(['state', 'gave', 'answers']);
      expect(again.parts().key).toBeNull();
      expect(again.number).toBeLessThanOrEqual(match.number);
    }
  });

  test('cannot tell what will be rolled', () => {
    const match = Match.from(ambush, { rounds: 6 }, stateWith({ hands: [['strike'], [], []] }), { key: keyFromSeed('roll') });
    const again = loadMoment(ambush, match.config, saveMoment(match));
    expect(() => again.answer(0, 0, '0 strike 1')).toThrow('nothing was given');
    again.answer(0, 0, '0 strike 1', [2]);
    expect(again.answers[0]?.gave).toEqual([2]);
  });

  test('never runs set-up, also when it is taken back', () => {
    const later: Game<Ambush> = {
      ...ambush,
      setup: () => {
        throw new Error('set-up was run');
      },
    };
    for (const { match } of moments(3)) {
      const again = loadMoment(later, match.config, saveMoment(match));
      again.rewind(0);
      expect(() => again.undo()).toThrow(Refusal);
      expect(again.fork(keyFromSeed('x')).state).toEqual(again.state);
    }
  });
});
