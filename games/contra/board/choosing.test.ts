import { expect, test } from 'vitest';
import { type Answer, notation } from '../answer.ts';
import { jungle } from '../testing/views.ts';
import { choosingOf, deciding } from './choosing.ts';

const view = jungle();

/** What may be chosen when Lance acts and these are offered. */
const choosing = (...answers: readonly Answer[]) => {
  const options = answers.map((answer) => ({ seat: 1, answer, notation: notation.print(answer), preview: null }));
  return choosingOf({ kind: 'act', about: { seat: 1, may: [] }, seats: [0, 1] }, options, view);
};

const who = 'lance';
const RUN: Answer = { do: 'run', who, to: 'J35', via: ['J34'] };
const DETOUR: Answer = { do: 'run', who, to: 'J35', via: ['J26'] };
const JUMP: Answer = { do: 'jump', who, to: 'J35' };

test('all ways to a space are found at that space, runs and jumps alike', () => {
  const { spaces } = choosing({ do: 'run', who, to: 'J34', via: [] }, RUN, DETOUR, { do: 'jump', who, to: 'J26' }, JUMP);
  expect([...spaces.keys()]).toEqual(['J34', 'J35', 'J26']);
  expect(spaces.get('J35')?.map(({ answer }) => answer)).toEqual([RUN, DETOUR, JUMP]);
});

test('a conversion with a card is found at the die and at the card', () => {
  const CARD: Answer = { do: 'convert', who, type: 'A', with: 'reload' };
  const { faces, cards } = choosing({ do: 'convert', who, type: 'A', with: 'token' }, CARD, { do: 'done', who, doing: 'converting' });
  expect(faces.get('A')).toHaveLength(2);
  expect([...cards].map(([card, offers]) => [card, offers.map(({ answer }) => answer)])).toEqual([['reload', [CARD]]]);
});

test('no option is lost: what has no place of its own is a button', () => {
  const answers: readonly Answer[] = [
    { do: 'end-turn', who },
    { do: 'slow-down', who },
    { do: 'go-on', who },
    { do: 'choose', who, place: 2 },
    { do: 'deck', who, deck: 'weapon' },
    { do: 'swap', who, commando: 'bill', other: 'lance' },
  ];
  expect(choosing(...answers).answers.map(({ answer }) => answer)).toEqual(answers);
  expect(choosing({ do: 'ask-me', who, when: 'never' }).asking).toHaveLength(1);
});

test('whoever the question is about decides, else the active commando, else the first who is asked', () => {
  expect(deciding({ kind: 'recover', about: { seat: 0 }, seats: [0] }, view)).toBe(0);
  expect(deciding({ kind: 'recover', about: { seat: 3 }, seats: [0, 1] }, view)).toBe(1);
  expect(deciding({ kind: 'turn', about: { left: [0] }, seats: [0] }, view)).toBe(0);
  expect(deciding(null, view)).toBe(-1);
});
