import { expect, test } from 'vitest';
import { notation } from './answer.ts';

test('answers read back as they were written', () => {
  for (const text of [
    'scout moves to lighthouse/b',
    '+1: medic shoots de-lisle at forest-road/h',
    'spy sends the enemy N',
    'hit guard:masked-mp40',
    'hit barrel',
    'player 2 waits',
    'player 3 wants quiet until found',
    'pick soe-agent side B',
    'sapper forces door old-prison/f-k',
    'officer barricades viaduct/E2',
    'guard:mp40 aims at scout',
    'no more',
  ]) {
    const answer = notation.parse(text);
    expect(answer === undefined ? undefined : notation.print(answer)).toBe(text);
  }
});

test('what names nothing is no answer', () => {
  for (const text of [
    'scout moves to atlantis/b',
    'scout moves to lighthouse/z',
    'ghost ends the turn',
    'hit unicorn',
    'officer barricades lighthouse/E3',
    'scout forces door lighthouse/a-b',
    'player 1 wants quiet until dinner',
    '',
  ])
    expect(notation.parse(text)).toBeUndefined();
});
