import { expect, test } from 'vitest';
import { keyFromSeed, Match, type OpenDecision, weigherOf } from '#kernel';
import { position } from '../positions.ts';
import { vCommandosGame } from '../rules/game.ts';
import type { State } from '../rules/state.ts';
import { begin, idle, type Scene, windowOf } from '../testing/raid.ts';
import { judgement } from './judgement.ts';
import { TRAITS, traitsOf } from './outlook.ts';

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

test('it slips into cover with a saved action when the enemy is about to come', () => {
  const sketch = { who: ['scout:A', 'medic:A'], at: { scout: 'h', medic: 'o' }, visible: ['scout'], acted: ['scout', 'medic'], alarm: true } as const;
  const match = begin({ ...sketch, plus: { scout: 1 }, enemies: { g: ['mp40', 'mp40'] } });
  idle(match, () => windowOf(match) === 'before-movement');
  expect(choice(match)).toMatch(/^\+1: scout moves to forest-road\/[c-e]$|^\+1: scout moves to forest-road\/[k-n]$/);
});

test('it kills a lone guard before it works, and goes down when all is done', () => {
  expect(choice(begin({ card: 'lighthouse', at: { scout: 'h' }, active: 'scout', guards: { h: 'mp40' } }))).toBe('scout overpowers guard:mp40');
  expect(choice(begin({ card: 'lighthouse', at: { scout: 'n' }, active: 'scout', plus: { scout: 1 }, done: [1] }))).toBe('scout goes underground');
});

test('it does not show itself for nothing, nor throw away what it has', () => {
  const match = begin({ card: 'lighthouse', who: ['scout:B', 'medic:A'], at: { scout: 'd', medic: 'a' }, active: 'scout', kit: { scout: ['tnt', 'crowbar'] } });
  const weigh = weigherOf(judgement, match.state, match.decision as OpenDecision<State>);
  const weights = Object.fromEntries(match.options().map((text, index) => [text, weigh(index)]));
  expect(weights['scout drops tnt']).toBe(Number.NEGATIVE_INFINITY);
  expect(weights['scout moves to lighthouse/a']).toBeGreaterThan(weights['scout moves to lighthouse/e'] ?? 0);
});

test('done and whole is better than hurt and seen', () => {
  const well = judgement.value(position({ at: { scout: 'a' }, done: [1] }), 0);
  const hurt = judgement.value(position({ at: { scout: 'a' }, visible: ['scout'], wounds: { scout: 1 } }), 0);
  expect(well).toBeGreaterThan(hurt);
});

test('a chance is a chance', () => {
  for (const sketch of [{}, { at: { scout: 'a' } }, { at: { scout: 'h' }, visible: ['scout'], enemies: { h: ['mp40', 'mp40', 'mp40'] } }] as const) {
    const g = position(sketch);
    expect(traitsOf(g)).toHaveLength(TRAITS);
    expect(judgement.value(g, 0)).toBeGreaterThan(0);
    expect(judgement.value(g, 0)).toBeLessThan(1);
  }
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
