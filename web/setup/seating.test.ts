import { expect, test } from 'vitest';
import { BOTS, LEAST_PATIENCE } from '#wire';
import { LADDER, type Place } from '../play/places.ts';
import { fitPlaces, isOnline, PATIENCE, PLACES, placeName, placeNamed, startPlaces } from './seating.ts';

test('I take the first seat, strong bots the others where we play together, beginners where we play against each other', () => {
  expect(startPlaces(3, false, true)).toEqual([{ kind: 'me' }, { kind: 'bot', bot: 'search:200ms' }, { kind: 'bot', bot: 'search:200ms' }]);
  expect(startPlaces(2, false, false)).toEqual([{ kind: 'me' }, { kind: 'bot', bot: 'casual' }]);
});

test('with friends the other seats get links', () => {
  expect(startPlaces(2, true, false)).toEqual([{ kind: 'me' }, { kind: 'link' }]);
});

test('when the number of seats changes, whoever sat down stays', () => {
  const places: readonly Place[] = [
    { kind: 'bot', bot: 'greedy' },
    { kind: 'here', name: 'Ben' },
  ];
  expect(fitPlaces(places, 1, false, true)).toEqual([{ kind: 'bot', bot: 'greedy' }]);
  expect(fitPlaces(places, 3, true, true)).toEqual([...places, { kind: 'link' }]);
});

test('one seat for somebody from elsewhere makes it a table on the server', () => {
  expect(isOnline([{ kind: 'me' }, { kind: 'here', name: '' }, { kind: 'bot', bot: 'greedy' }])).toBe(false);
  expect(isOnline([{ kind: 'me' }, { kind: 'open' }])).toBe(true);
  expect(isOnline([{ kind: 'link' }])).toBe(true);
});

test('each place has a name of its own and is found by it', () => {
  expect(new Set(PLACES.map(placeName)).size).toBe(PLACES.length);
  for (const place of PLACES) expect(placeNamed(placeName(place))).toEqual(place);
  expect(placeNamed('bot:deep-thought')).toBeUndefined();
});

test('nobody is offered an opponent that does anything: every bot to choose from plays to win', () => {
  const bots = PLACES.flatMap((place) => (place.kind === 'bot' ? [place.bot] : []));
  expect(bots).toEqual(LADDER);
  expect(bots).toEqual(BOTS.filter((bot) => bot !== 'random'));
});

test('no pace lets a table wait for less than a server asks for', () => {
  for (const seconds of Object.values(PATIENCE)) expect(seconds).toBeGreaterThanOrEqual(LEAST_PATIENCE);
});
