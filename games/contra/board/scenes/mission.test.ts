import { expect, test } from 'vitest';
import { configure } from '../../rules/config.ts';
import { missionOf, withMission } from './mission.ts';

test('an empty configuration is a first game', () => {
  expect(missionOf({})).toEqual({ commandos: ['bill', 'lance'], stage: 'jungle', enemy: 'defense-wall', story: null });
});

test('a story decides stage and enemy, and what may be carried into its part', () => {
  const { stage, enemy, story } = missionOf({ story: { tale: 'escape', part: 2, carried: ['token', 'weapon'] } });
  expect([stage, enemy]).toEqual(['snow-field', 'defense-wall']);
  expect(story?.carried).toEqual(['token']);
});

test('what is chosen is a configuration the rules take, and options stay', () => {
  const story = missionOf({ story: { tale: 'return', part: 3, carried: [] } });
  const config = withMission({ options: { start: 'jump' }, stage: 'jungle' }, { ...story, commandos: ['sweets'] });
  expect(configure(config)).toMatchObject({ commandos: ['sweets'], stage: 'snow-field', enemy: 'gordea', options: { start: 'jump' } });
  expect(configure(withMission(config, { ...story, story: null, stage: 'waterfall', enemy: 'java' }))).toMatchObject({
    stage: 'waterfall',
    enemy: 'java',
    story: null,
  });
});

test('nonsense is no mission', () => {
  expect(missionOf({ commandos: ['rambo'], stage: 'moon', story: { tale: 'none', part: 9 } })).toEqual(missionOf({}));
});
