import { expect, test } from 'vitest';
import { begin, say } from '../testing/job.ts';
import { hitmanAt, isNew, reckoned, weaponsAllowed } from './hitman.ts';

test('somebody is new until they have done something', () => {
  const match = begin({ who: ['winchester', 'lily'], round: 1 });
  expect([isNew(match.scene(0).view, 0), isNew(match.scene(0).view, 1)]).toEqual([true, false]);
  expect(isNew(begin({ who: ['winchester', 'lily'], round: 1, actions: 4 }).scene(0).view, 1)).toBe(false);
  say(match, 'draw');
  expect(isNew(match.scene(0).view, 0)).toBe(false);
  expect(isNew(begin({ who: ['winchester', 'lily'], round: 2 }).scene(0).view, 0)).toBe(false);
});

test('whoever is seen is reckoned with by number: the assassin, and a skill for each weapon', () => {
  const skills = [
    { weapon: 'strangulation', number: 8 },
    { weapon: 'boomerang', number: 3 },
  ] as const;
  expect(reckoned({ assassin: 'simon', skills })).toEqual({ assassin: 1, skills: [8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3] });
  expect(reckoned({ assassin: null, skills: [] })).toEqual({ assassin: -1, skills: Array.from({ length: 11 }, () => 0) });
});

test('nobody is found on a seat that is not there', () => {
  const { view } = begin({ who: ['winchester', 'lily'] }).scene(0);
  expect(hitmanAt(view, 1).assassin).toBe('lily');
  expect(() => hitmanAt(view, 2)).toThrow('nobody sits on seat 2');
});

test('Klaus brings six weapons, the others five', () => {
  const { view } = begin({ who: ['klaus', 'hanns'] }).scene(0);
  expect([weaponsAllowed(view, 0), weaponsAllowed(view, 1)]).toEqual([6, 5]);
});
