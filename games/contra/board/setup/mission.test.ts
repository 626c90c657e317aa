import { expect, test } from 'vitest';
import { configure } from '../../settings.ts';
import { draftOf, missionOf } from './mission.ts';

test('an empty configuration is a first game', () => {
  expect(missionOf({})).toMatchObject({ commandos: ['bill', 'lance'], stage: 'jungle', enemy: 'defense-wall', story: null });
});

test('a story decides stage and enemy, and tells what is carried into its part', () => {
  const { stage, enemy, story } = missionOf({ story: { tale: 'escape', part: 2, carried: ['token'] } });
  expect([stage, enemy]).toEqual(['snow-field', 'defense-wall']);
  expect(story?.carried).toEqual(['token']);
});

test('what is chosen is a configuration the rules take, and settings stay', () => {
  const story = missionOf({ story: { tale: 'return', part: 3, carried: [] }, settings: { start: 'jump' } });
  const config = draftOf({ ...story, commandos: ['sweets'] });
  expect(configure(config)).toMatchObject({ commandos: ['sweets'], stage: 'snow-field', enemy: 'gordea', settings: { start: 'jump' } });
  expect(configure(draftOf({ ...missionOf(config), story: null, stage: 'waterfall', enemy: 'java' }))).toMatchObject({
    stage: 'waterfall',
    enemy: 'java',
    settings: { start: 'jump' },
    story: null,
  });
});

test('a part that follows others is a part on its own when something else is chosen', () => {
  const mission = missionOf({ story: { tale: 'return', part: 2, past: [{ part: 1, won: true }] } });
  expect(configure(draftOf({ ...mission, commandos: ['lucia'] })).story).toMatchObject({ part: 2, carried: ['token'], past: [], team: ['lucia'] });
});

test('what cannot be played is a first game', () => {
  expect(missionOf({ commandos: ['bill', 'bill'], stage: 'waterfall' })).toEqual(missionOf({}));
});
