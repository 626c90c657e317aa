import { expect, test } from 'vitest';
import { canonical, keyFromSeed, Match, Stream } from '#kernel';
import { type Answer, notation } from './answer.ts';
import { randomConfig } from './random-config.ts';
import { contactGame } from './rules/game.ts';

test('everything that could ever be tried is written in its own way and reads back as what it was', () => {
  const stream = new Stream(keyFromSeed('answers'));
  const done = new Set<string>();
  const wrong: string[] = [];
  for (let game = 0; game < 60; game++) {
    const match = Match.start(contactGame, randomConfig(stream, 10), { key: keyFromSeed(`answers ${game}`), listen: false });
    const kinds = new Set<string>();
    while (match.decision !== null) {
      const { question, about, count } = match.decision;
      if (!kinds.has(question.kind)) {
        kinds.add(question.kind);
        const tried = new Set<string>();
        for (const candidate of question.candidates(match.state, about)) {
          const answer = question.answer(candidate, match.state) as Answer;
          const text = notation.print(answer);
          if (tried.has(text) || canonical(notation.parse(text) ?? null) !== canonical(answer)) wrong.push(text);
          tried.add(text);
          done.add(answer.do);
        }
      }
      match.answerIndex(stream.below(count));
    }
  }
  expect(wrong).toEqual([]);
  expect(done.size).toBe(27);
});

test('what nobody could ever do is no answer', () => {
  for (const text of ['', 'cooper', 'cooper fires', 'cooper fires at blue9/r1', 'cooper fires at blue1/r1 by player 5', 'kenzo burns blue1', 'Cooper waives'])
    expect(notation.parse(text)).toBeUndefined();
});
