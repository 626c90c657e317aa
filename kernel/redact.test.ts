import { describe, expect, test } from 'vitest';
import { type ChanceResult, keyFromSeed, Match, type MatchRecord, parseRecord, RecordError, recordOf, redact, runRecord, sealed, seenBy } from './index.ts';
import { ambush } from './testing/ambush.ts';

const drawn: ChanceResult = { to: [1], is: 'storm' };

describe('what came out', () => {
  test('is seen by whoever holds one of the seats it came out to', () => {
    expect(seenBy(drawn, [1])).toBe(drawn);
    expect(seenBy(drawn, [0, 1])).toBe(drawn);
    expect(seenBy(drawn, [0, 2])).toEqual({ to: [1] });
  });

  test('is seen by a spectator only when everybody sees it', () => {
    expect(seenBy(drawn, [])).toEqual({ to: [1] });
    expect([seenBy(6, []), seenBy('strike', [])]).toEqual([6, 'strike']);
  });
});

describe('a record for some seats', () => {
  const match = Match.start(ambush, {}, { key: keyFromSeed('redact') });
  for (let i = 0; i < 12 && match.decision !== null; i++) match.answerIndex(i % match.decision.count);
  const record = recordOf(match);
  const known = ({ opening }: MatchRecord): number => opening.filter((given) => typeof given === 'object' && given.is !== undefined).length;

  test('holds what these seats drew and nothing that only others did', () => {
    expect([[], [0], [0, 2], [0, 1, 2]].map((seats) => known(redact(record, seats)))).toEqual([0, 3, 6, 9]);
    expect(redact(record, [0, 1, 2])).toEqual(record);
    expect(() => runRecord(ambush, redact(record, [0, 2]))).toThrow('another seat');
  });

  test('loses the hash of the match, from which hidden cards could be told by trying', () => {
    expect([[], [0], [0, 2], [0, 1, 2]].map((seats) => 'hash' in redact(record, seats))).toEqual([false, false, false, true]);
    const { hash: _, ...without } = record;
    expect(redact(without, [0, 1, 2])).toEqual(without);
    expect(() => runRecord(ambush, without)).toThrow(RecordError);
    expect(() => parseRecord(redact(record, [0]))).not.toThrow();
  });

  test('loses its seal, which would not fit', () => {
    expect(redact(sealed(record), [0]).seal).toBeUndefined();
  });

  test('loses the state it begins in when hidden things may lie in it', () => {
    const from = { at: 0, gave: 9, position: 9, state: ambush.save(match.state) };
    expect(redact({ ...record, from }, [0]).from).toBeUndefined();
    expect(redact({ ...record, from }, [0, 1, 2]).from).toEqual(from);
  });
});
