import { expect, test } from 'vitest';
import { keyFromSeed, Match, weigherOf } from '#kernel';
import { vCommandosGame } from '../rules/game.ts';
import { begin, raid, type Scene } from '../testing/raid.ts';
import { judgement } from './judgement.ts';

/** What the bot would answer. */
function choice(match: Scene): string {
  if (match.decision === null) throw new Error('nothing is asked');
  const weigh = weigherOf(judgement, match.state, match.decision);
  const weights = match.options().map((_, index) => weigh(index));
  return match.options()[weights.indexOf(Math.max(...weights))] ?? '';
}

test('it emplaces, leaves, and detonates when nobody is there and nobody is disturbed', () => {
  const sketch = { card: 'lighthouse', who: ['scout:B', 'medic:A'], at: { scout: 'c', medic: 'a' }, active: 'scout', done: [1] } as const;
  expect(choice(begin({ ...sketch, kit: { scout: ['tnt'] } }))).toBe('scout emplaces tnt');
  expect(choice(begin({ ...sketch, charges: { c: 0 } }))).toBe('scout moves to lighthouse/b');
  expect(choice(begin({ ...sketch, at: { scout: 'b', medic: 'a' }, charges: { c: 0 } }))).toBe('scout moves to lighthouse/a');
  expect(choice(begin({ ...sketch, at: { scout: 'b', medic: 'a' }, charges: { c: 0 }, alarm: true }))).toBe('scout detonates lighthouse/c');
});

test('it works where it can, and treats the Critical', () => {
  expect(choice(begin({ card: 'lighthouse', at: { scout: 'h' }, active: 'scout' }))).toBe('scout works on the objective');
  expect(
    choice(begin({ who: ['scout:B', 'medic:A'], at: { scout: 'a', medic: 'a' }, active: 'scout', critical: ['medic'], kit: { scout: ['first-aid'] } })),
  ).toBe('scout treats medic');
});

test('done and whole is better than hurt and seen', () => {
  const well = judgement.value(raid({ at: { scout: 'a' }, done: [1] }), 0);
  const hurt = judgement.value(raid({ at: { scout: 'a' }, visible: ['scout'], wounds: { scout: 1 } }), 0);
  expect(well).toBeGreaterThan(hurt);
});

test('it wins some raids and ends them all', () => {
  const ends = Array.from({ length: 8 }, (_, number) => {
    const match = Match.start(vCommandosGame, { card: 'viaduct', players: 1, commandos: 3, picks: 'random' }, { key: keyFromSeed(`raid ${number}`) });
    while (match.decision !== null) {
      const weigh = weigherOf(judgement, match.state, match.decision);
      let best = 0;
      for (let index = 1; index < match.decision.count; index++) if (weigh(index) > weigh(best)) best = index;
      match.answerIndex(best);
    }
    return match.outcome?.cause;
  });
  expect(ends.filter((cause) => cause === 'success').length).toBeGreaterThan(2);
});
