import { expect, test } from 'vitest';
import { distance, shortestTour } from './tour.ts';

test('the shortest tour passes every city once, in the order that is shortest', () => {
  expect(shortestTour('prague', ['singapore', 'cairo', 'rome', 'istanbul'])).toEqual({ stops: ['rome', 'cairo', 'istanbul', 'singapore'], spaces: 9 });
  expect(shortestTour('prague', [])).toEqual({ stops: [], spaces: 0 });
});

test('the date line is no border', () => {
  expect(distance('kamchatka', 'alaska')).toBe(1);
});
