import { expect, test } from 'vitest';
import { jungle } from '../testing/raid.ts';
import { choosingOf, deciding } from './choosing.ts';

const ASKED = { kind: 'act', about: { seat: 1 }, seats: [0, 1] };
const view = jungle();

test('all ways to a space are found at that space, runs and jumps alike', () => {
  const { spaces } = choosingOf(ASKED, ['run J34', 'run J35 via J34', 'run J35 via J26', 'jump J26', 'jump J35'], view);
  expect([...spaces.keys()]).toEqual(['J34', 'J35', 'J26']);
  expect(spaces.get('J35')?.map(({ notation }) => notation)).toEqual(['run J35 via J34', 'run J35 via J26', 'jump J35']);
});

test('a conversion with a card is found at the die and at the card', () => {
  const { faces, cards } = choosingOf(ASKED, ['convert A with token', 'convert A with reload', 'done'], view);
  expect(faces.get('A')).toHaveLength(2);
  expect(cards.get('reload')?.map(({ notation }) => notation)).toEqual(['convert A with reload']);
});

test('no option is lost: what has no place of its own is a button', () => {
  const options = ['end turn', 'slow down', 'lance goes on', 'choose 2', 'weapon deck', 'swap bill lance', 'bill quiet until turn'];
  expect(choosingOf(ASKED, options, view).answers.map(({ notation }) => notation)).toEqual(options);
});

test('an option that several seats may take is there once', () => {
  expect(choosingOf(ASKED, ['lance', 'lance'], view).commandos.get('lance')).toHaveLength(1);
});

test('whoever the question is about decides, else the active commando, else the first who is asked', () => {
  expect(deciding({ kind: 'pay', about: { seat: 0 }, seats: [0] }, view)).toBe(0);
  expect(deciding({ kind: 'pause', about: { seat: 3 }, seats: [0, 1] }, view)).toBe(1);
  expect(deciding({ kind: 'pause', about: {}, seats: [0] }, view)).toBe(0);
  expect(deciding(null, view)).toBe(-1);
});
