import { describe, expect, test } from 'vitest';
import { at, keyFromSeed, Match, newDeck, Stream } from '../index.ts';
import { type Ambush, ambush, foretold, type Plan, stateWith } from './ambush.ts';
import { compare } from './foretold.ts';
import { again, chanceThat, futuresOf } from './futures.ts';
import { fuzzMatch } from './fuzz.ts';

const STATE = stateWith({ hands: [['strike', 'rummage'], ['shield'], []], deck: newDeck(['strike', 'strike', 'scout']) });

const begin = (script: readonly (string | number | object)[]): Match<Ambush> =>
  Match.from(ambush, { rounds: 6 }, STATE, { script: script as readonly (number | string)[] });

function answer(seat: number, notation: string): (match: Match<Ambush>) => void {
  return (match) => match.answer(match.number, seat, notation);
}

describe('every way chance can go', () => {
  test('of a die is played, each as likely as it is', () => {
    const futures = futuresOf(begin, answer(0, '0 strike 1'), 100) ?? [];
    expect(futures.map(({ chance }) => chance)).toEqual(Array.from({ length: 6 }, () => 1 / 6));
    expect(new Set(futures.map(({ match }) => match.answers.at(-1)?.gave[0]))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
    expect(chanceThat(futures, (match) => match.decision?.question.kind === 'react')).toBeCloseTo(4 / 6, 12);
  });

  test('goes on as far as it is looked at, also through dice that bring more dice', () => {
    const suffering = (match: Match<Ambush>): void => {
      answer(0, '0 strike 1')(match);
      while (match.decision?.question.kind === 'react') match.answer(match.number, 1, 'suffer');
    };
    const futures = futuresOf(begin, suffering, 1000) ?? [];
    expect(chanceThat(futures, () => true)).toBeCloseTo(1, 12);
    // A six that hits again: the second wound ends it.
    expect(chanceThat(futures, (match) => match.outcome !== null)).toBeCloseTo((1 / 6) * (4 / 6), 12);
  });

  test('of cards weighs those that are alike', () => {
    const waiting = (match: Match<Ambush>): void => {
      for (const seat of [0, 1, 2]) match.answer(match.number, seat, `${seat} waits`);
    };
    const futures = futuresOf(begin, waiting, 100) ?? [];
    const drew = (seat: number, plan: Plan) => chanceThat(futures, ({ state }) => at(state.hands, seat).at(-1) === plan);
    expect(futures).toHaveLength(3);
    expect([drew(0, 'scout'), drew(1, 'scout'), drew(2, 'strike')]).toEqual([expect.closeTo(1 / 3), expect.closeTo(1 / 3), expect.closeTo(2 / 3)]);
  });

  test('is not begun where there are too many, and what the rules throw is thrown on', () => {
    expect(futuresOf(begin, answer(0, '0 strike 1'), 5)).toBeNull();
    expect(() => futuresOf(begin, answer(0, '0 strike 0'), 100)).toThrow('not an option');
  });

  test('begins in the middle of a match, which stays where it is', () => {
    const match = Match.start(ambush, {}, { key: keyFromSeed('futures') });
    const stream = new Stream(keyFromSeed('answers'));
    while (match.decision?.question.kind !== 'react') match.answerIndex(stream.below(match.decision?.count ?? 0));
    const before = match.hash();
    const futures = futuresOf(again(match), (future) => future.answer(future.number, future.asked[0] ?? 0, 'suffer'), 1000) ?? [];
    expect(chanceThat(futures, () => true)).toBeCloseTo(1, 12);
    expect(match.hash()).toBe(before);
  });
});

describe('what an option would do', () => {
  test('stands with it, for the seats that have it alone', () => {
    const match = begin([]);
    const strike = { seat: 0, answer: { do: 'play', seat: 0, plan: 'strike', target: 2 }, notation: '0 strike 2', preview: { hits: 4 / 6, left: ['rummage'] } };
    expect(match.open([0])).toContainEqual(strike);
    expect(match.open([0]).map(({ notation }) => notation)).toEqual(match.options(0));
    expect(match.open([1, 2]).map(({ seat }) => seat)).toEqual([1, 2]);
    expect(match.open([])).toEqual([]);
  });

  test('comes true in every match, to the letter and by all falls of the dice', () => {
    let compared = 0;
    for (let i = 0; i < 20; i++) compared += fuzzMatch(ambush, {}, `previews ${i}`, { foretold }).foretold;
    expect(compared).toBeGreaterThan(100);
  });

  test('is compared with a sample where chance can go too many ways', () => {
    const match = begin([]);
    const [strike] = match.open([0]).filter(({ notation }) => notation === '0 strike 1');
    if (strike === undefined) throw new Error('there is nothing to compare');
    expect(compare(foretold, match, strike, { most: 5, sample: 500 })).toEqual({ wrong: null, exact: false });
    const wrong = { ...strike, preview: { hits: 0.5, left: [] } };
    expect(compare(foretold, match, wrong, { most: 5, sample: 500 })).toEqual({ wrong: 'it does not hit with 0.5', exact: false });
    expect(compare(foretold, match, wrong, { most: 100, sample: 0 })).toEqual({ wrong: 'it does not hit with 0.5', exact: true });
  });
});
