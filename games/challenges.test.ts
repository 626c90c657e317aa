import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { keyFromSeed } from '#kernel';
import { boxes } from '#shelf';
import { languages } from '#words';
import { complete } from '../server/testing/complete.ts';
import type { Challenge, ChallengeWords, SaidPractice } from './challenge.ts';
import { matchAfter, type Way } from './course.ts';
import { type Fraction, fraction, toNumber } from './fraction.ts';
import { bestOf, Solver } from './solve.ts';

const MOST_WORDS = { goal: 24, hint: 20, reason: 40 };

const practised = await Promise.all(
  boxes.flatMap(({ game, practice }) =>
    practice === undefined ? [] : [Promise.all(languages.map(async (language) => ({ game: game.id, language, practice: await practice(language) })))],
  ),
);
const spoken = practised.flat();
const challenges = practised.flatMap(([english]) =>
  english === undefined ? [] : english.practice.challenges.map((challenge) => [`${english.game} ${challenge.id}`, { ...english, challenge }] as const),
);

/** Ways in an order that says nothing, and their answers too where that says nothing. */
function sorted(ways: readonly (readonly string[])[], anyOrder = false): readonly string[] {
  return ways.map((way) => (anyOrder ? way.toSorted() : way).join(' / ')).toSorted();
}

/** All that the answers on these ways, and those beside them, come to. */
function figuresOf(challenge: Challenge, solver: Solver): readonly Fraction[] {
  const moments = new Map(
    [...challenge.best, ...(challenge.against ?? [])].flatMap((way) => way.map((_, at) => [way.slice(0, at).join(' / '), way.slice(0, at)] as const)),
  );
  return [...moments.values()].flatMap((ways) => solver.worths(ways).map(({ worth }) => worth));
}

/** The figures of a sentence, each with whether a worth is what it means. */
function figuresSaid(text: string): readonly (readonly [said: string, isIt: (worth: Fraction) => boolean])[] {
  const ways = [...text.matchAll(/(\d+) (?:in|von|sur|of) (\d+)/g)];
  const percent = [...text.matchAll(/(\d+)[\s\u00a0]?%/g)];
  const means = [...text.matchAll(/(\d+)[.,](\d+)/g)];
  return [
    ...ways.map(([said, n, of]) => [said, (worth: Fraction) => worth.n * BigInt(of ?? 1) === worth.of * BigInt(n ?? 0)] as const),
    ...percent.map(([said, n]) => [said, (worth: Fraction) => Math.round(toNumber(worth) * 100) === Number(n)] as const),
    ...means.map(([said, whole, rest]) => [said, (worth: Fraction) => toNumber(worth).toFixed(rest?.length) === `${whole}.${rest}`] as const),
  ];
}

test('every complete game has five challenges', () => {
  expect(practised.map(([english]) => english?.game)).toEqual(expect.arrayContaining(complete.map(({ game }) => game.id)));
  expect(practised.filter(([english]) => (english?.practice.challenges.length ?? 0) < 5)).toEqual([]);
});

describe.each(challenges)('%s', (_, { game, challenge, practice }) => {
  const solver = new Solver(practice, challenge);

  test('has exactly these best ways, and they come to what it says', () => {
    const worths = solver.worths();
    const best = bestOf(challenge, worths);
    expect({ n: best.n, of: best.of }).toEqual(fraction(...challenge.reaches));
    expect(sorted(solver.bestWays(), challenge.anyOrder)).toEqual(sorted(challenge.best, challenge.anyOrder));
    // Something can be missed.
    expect(solver.isSettled([])).toBe(false);
  });

  test('can be weighed after a best way, whatever chance gave', () => {
    for (const seed of ['one', 'two', 'three']) {
      const match = matchAfter(practice.game, practice, challenge, challenge.played ?? []).fork(keyFromSeed(seed));
      const before = match.answers.length;
      for (const notation of challenge.best[0] ?? []) match.answer(match.number, match.asked[0] ?? 0, notation);
      const ways = match.answers.slice(before).map(({ notation, gave }): Way => [notation, ...gave]);
      expect(typeof solver.isSettled(ways)).toBe('boolean');
    }
  });

  test('teaches clauses of the ledger', () => {
    const ledger: unknown = parse(readFileSync(new URL(`./${game}/clauses.yaml`, import.meta.url), 'utf8'));
    const known = new Set(JSON.stringify(ledger).match(/[a-z-]+(\.[a-z0-9-]+)+/g));
    expect(challenge.teaches.length).toBeGreaterThan(0);
    expect(challenge.teaches.filter((id) => !known.has(id))).toEqual([]);
  });

  test('says only figures that are true, and the same ones in every language', () => {
    const found = figuresOf(challenge, solver);
    for (const { practice: one, language } of spoken.filter((said) => said.game === game)) {
      const { title: __, ...said } = one.words[challenge.id] ?? NOTHING;
      const untrue = Object.values(said).flatMap((text) => figuresSaid(text).flatMap(([what, isIt]) => (found.some(isIt) ? [] : [`${text} (${what})`])));
      expect([language, untrue]).toEqual([language, []]);
      const figures = Object.values(said).flatMap((text) => [...text.matchAll(/\d+/g)].map(([n]) => n));
      const inEnglish = Object.values(practice.words[challenge.id] ?? NOTHING).flatMap((text) => [...text.matchAll(/\d+/g)].map(([n]) => n));
      expect([language, figures.toSorted()]).toEqual([language, inEnglish.toSorted()]);
    }
  });
});

const NOTHING: ChallengeWords = { title: '', goal: '', hint1: '', hint2: '', reason: '' };

test.each(spoken.map(({ game, language, practice }) => [game, language, practice] as const))(
  'the challenges of %s are said in %s, every line and no other',
  (_, __, { challenges: all, words }: SaidPractice) => {
    expect(Object.keys(words).toSorted()).toEqual(all.map(({ id }) => id).toSorted());
    for (const said of Object.values(words)) {
      expect(Object.keys(said).toSorted()).toEqual(Object.keys(NOTHING).toSorted());
      expect(Object.values(said).filter((text) => text === '')).toEqual([]);
    }
  },
);

test.each(spoken.filter(({ language }) => language === 'en').map(({ game, practice }) => [game, practice] as const))(
  'the challenges of %s take few words',
  (_, { words }) => {
    const long = Object.entries(words).flatMap(([id, { goal, hint1, hint2, reason }]) =>
      [[goal, MOST_WORDS.goal] as const, [hint1, MOST_WORDS.hint] as const, [hint2, MOST_WORDS.hint] as const, [reason, MOST_WORDS.reason] as const].flatMap(
        ([text, most]) => (text.split(/\s+/).length > most ? [`${id}: ${text}`] : []),
      ),
    );
    expect(long).toEqual([]);
  },
);
