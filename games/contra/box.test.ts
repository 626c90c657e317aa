import { expect, test } from 'vitest';
import { keyFromSeed, Match, Stream } from '#kernel';
import { SOURCE } from '#words';
import { contra } from './box.ts';
import type { Event } from './event.ts';
import { measures } from './measures.ts';
import type { Draft } from './settings.ts';

test('every preset can be played to its end', async () => {
  const { presets } = await contra.words(SOURCE);
  expect(contra.presets.map((preset) => preset.id)).toEqual(['first-mission', 'alone', 'four', 'waterfall', 'snow-field', 'alien-lair']);
  const stream = new Stream(keyFromSeed('presets'));
  for (const { id, config } of contra.presets) {
    expect(presets[id]).toBeDefined();
    const match = Match.start(contra.game, config, { key: keyFromSeed('preset') });
    while (match.decision !== null) match.answerIndex(stream.below(match.decision.count));
    expect(match.outcome?.cause).toMatch(/^(boss destroyed|a commando fell|out of time)$/);
    const { rounds, 'boss damage': dealt, 'medals lost': lost, 'stage cards left': left } = measures.counts?.(match.state) ?? {};
    const events = match.events.map(({ event }) => event);
    expect(rounds).toBe(events.findLast((event) => event.kind === 'round')?.round);
    expect(dealt).toBe(sum(events.map((event) => (event.kind === 'boss-damaged' ? event.damage : 0))) - repaired(events));
    expect(lost).toBe(events.filter(({ kind }) => kind === 'medal-lost').length);
    expect(left).toBeGreaterThanOrEqual(0);
  }
});

function repaired(events: readonly Event[]): number {
  return sum(events.map((event) => (event.kind === 'repairs' ? event.n : 0)));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, n) => all + n, 0);
}

test('each commando has a seat', () => {
  expect(contra.game.seats(contra.game.configure({ commandos: ['sweets', 'bill'] }))).toEqual(['Sweets', 'Bill']);
});

test('for more or fewer players commandos come or stay at home', () => {
  const config: Draft = { commandos: ['lucia', 'bill'], stage: 'waterfall', enemy: 'java' };
  expect(contra.forPlayers?.(config, 1)).toEqual({ ...config, commandos: ['lucia'] });
  expect(contra.forPlayers?.(config, 3)).toEqual({ ...config, commandos: ['lucia', 'bill', 'lance'] });
  expect(contra.forPlayers?.({}, 4)).toEqual({ commandos: ['bill', 'lance', 'lucia', 'sweets'] });
});

test('a story goes on with those who began it; for others its part is one on its own', () => {
  const story: Draft['story'] = { tale: 'return', part: 2, carried: ['token'], past: [{ part: 1, won: true }], team: ['lucia', 'bill'] };
  const config: Draft = { commandos: ['lucia', 'bill'], story };
  expect(contra.forPlayers?.(config, 2)).toEqual(config);
  const alone = contra.forPlayers?.(config, 1);
  expect(alone).toEqual({ commandos: ['lucia'], story: { tale: 'return', part: 2, carried: ['token'] } });
  expect(contra.game.configure(alone)).toMatchObject({ commandos: ['lucia'], story: { past: [], team: ['lucia'] } });
});

test('the first value of every setting is what is played when nothing is said, and every value is accepted', async () => {
  const { settings } = contra.game.configure({});
  const says = (await contra.words(SOURCE)).settings;
  expect(contra.settings.map(({ name }) => name).toSorted()).toEqual(Object.keys(settings).toSorted());
  for (const { name, values } of contra.settings) {
    expect(settings).toMatchObject({ [name]: values[0] });
    expect(says[name]).toMatch(/\.$/);
    for (const value of values) expect(contra.game.configure({ settings: { [name]: value } }).settings).toMatchObject({ [name]: value });
  }
});
