import { expect, test } from 'vitest';
import { keyFromSeed, Match, Refusal } from '#kernel';
import { ambush } from '../../kernel/testing/ambush.ts';
import { DurableMatch } from './durable-match.ts';

const begun = (): Match => Match.start(ambush, {}, { key: keyFromSeed('durable') }) as Match;

/** The first option of whoever is asked first. */
const first = (match: Match): readonly [number, number, string] => {
  const [seat = 0] = match.asked;
  return [match.number, seat, match.options(seat)[0] ?? ''];
};

test('an answer is not seen before it is confirmed, and is the match afterwards', () => {
  const match = begun();
  const durable = new DurableMatch(match);
  const before = match.hash();
  const tried = durable.tryAnswer(...first(match));
  expect(tried.number).toBe(1);
  expect([durable.current?.number, durable.current?.hash()]).toEqual([0, before]);
  expect(durable.current).toBe(durable.current);
  durable.confirm(tried);
  expect(durable.current).toBe(tried);
});

test('an answer that is discarded leaves the match as it was, whether somebody looked meanwhile or not', () => {
  for (const looks of [true, false]) {
    const match = begun();
    const durable = new DurableMatch(match);
    const before = match.hash();
    const answer = first(match);
    const after = durable.tryAnswer(...answer).hash();
    if (looks) expect(durable.current?.number).toBe(0);
    durable.discard();
    expect(durable.current?.hash()).toBe(before);
    // the same dice come again
    expect(durable.tryAnswer(...answer).hash()).toBe(after);
  }
});

test('an answer that is refused changes nothing', () => {
  const durable = new DurableMatch(begun());
  expect(() => durable.tryAnswer(0, 0, 'fly to the moon')).toThrow(Refusal);
  expect(durable.current?.number).toBe(0);
  durable.discard();
  expect(durable.current?.number).toBe(0);
});
