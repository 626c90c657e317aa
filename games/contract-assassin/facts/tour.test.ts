import { expect, test } from 'vitest';
import { distance, shortestTour } from './tour.ts';

test('the shortest tour passes every city once, in the order that is shortest', () => {
  expect(shortestTour('prague', ['singapore', 'cairo', 'rome', 'istanbul'])).toEqual({ stops: ['rome', 'cairo', 'istanbul', 'singapore'], spaces: 9 });
  expect(shortestTour('prague', [])).toEqual({ stops: [], spaces: 0 });
});

test('of equal tours the first that is named comes first', () => {
  expect(shortestTour('london', ['paris'])).toEqual({ stops: ['paris'], spaces: 1 });
  expect(shortestTour('paris', ['london', 'zurich'])).toEqual({ stops: ['london', 'zurich'], spaces: 1 + 2 });
  expect(shortestTour('paris', ['zurich', 'london'])).toEqual({ stops: ['zurich', 'london'], spaces: 1 + 2 });
});

test('no way is none, and all ways go both ways', () => {
  expect([distance('rome', 'rome'), distance('rome', 'zurich'), distance('zurich', 'rome')]).toEqual([0, 1, 1]);
});

test('the date line is no border', () => {
  expect(distance('kamchatka', 'alaska')).toBe(1);
});
