import { expect, test } from 'vitest';
import type { Words } from '../../words.ts';
import { eventText, plain, promptText } from '../../words.ts';
import type { Answer } from '../answer.ts';
import { begin } from '../testing/job.ts';
import type { ContractAssassin, Decision } from '../types.ts';
import { words as german } from './de/index.ts';
import { words } from './en/index.ts';

const LANGUAGES: readonly (readonly [string, Words<ContractAssassin>])[] = [
  ['English', words],
  ['German', german],
];

const ASKED: readonly Decision[] = [
  { kind: 'missed', about: { left: 2 } },
  { kind: 'act', about: null },
  { kind: 'weapons', about: { city: 'rome' } },
  { kind: 'roll', about: { for: 'attempt', dice: [3, 4], hit: false } },
  { kind: 'shift', about: { city: 'rome' } },
  { kind: 'again', about: { of: 'escape', newCards: false } },
  { kind: 'keep', about: { laid: ['poison'] } },
  { kind: 'give', about: { killed: 'rome', to: 1 } },
  { kind: 'flee', about: { city: 'rome' } },
  { kind: 'getaways', about: { city: 'rome' } },
  { kind: 'go', about: { number: 3 } },
  { kind: 'arrest', about: null },
];

test.each(LANGUAGES)('whoever looks on is told by name whose turn it is, and never asked (%s)', (_, spoken) => {
  const { view } = begin({ who: ['archie', 'lily'] }).scene(1);
  for (const decision of ASKED) {
    const told = promptText(spoken, decision, view, 'others');
    expect(told).toContain("Archie 'Beau' Fletcher");
    expect(told).toMatch(/\.$/);
    expect(told).not.toMatch(/\b([Yy]ou|[Yy]our|[Dd]u|[Dd]ein\w*|[Dd]ich)\b/);
    expect(promptText(spoken, decision, view)).not.toBe(told);
  }
});

test.each(LANGUAGES)('the end names who won as everybody knows them (%s)', (_, spoken) => {
  const { view } = begin({ who: ['archie', 'lily'] }).scene(1);
  const outcome = { payoff: [0, 1], clause: 'contract-assassin.goal.four-contracts', cause: 'four contracts' };
  const seats = ['Player 1', 'Player 2'];
  expect(plain(spoken.outcome(outcome, seats, 0, view))).toMatch(/^Lily 'Boo' Meringue /);
  expect(spoken.outcome(outcome, seats, 1, view)).toMatch(/^(You win|Du gewinnst)/);
  expect(spoken.outcome(outcome, seats)).toMatch(/^Player 2 /);
});

test.each([
  ['English', words, 'Mira is Ninja Sue.', 'Ninja Sue joins the hunt.'],
  ['German', german, 'Mira ist Ninja Sue.', 'Ninja Sue ist mit dabei.'],
] as const)('the log calls people by their names, where they have any (%s)', (_, spoken, named, unnamed) => {
  const { view } = begin({ who: ['archie', 'ninja'] }).scene(1);
  const event = { kind: 'file', seat: 1, assassin: 'ninja' } as const;
  expect(plain(eventText(spoken, event, view, ['Ines', 'Mira']))).toBe(named);
  expect(plain(eventText(spoken, event, view))).toBe(unnamed);
});

test('reasons name what stands in the way now', () => {
  const { view, decision } = begin({ who: ['archie', 'lily'] }).scene(0);
  if (decision === null) throw new Error('nothing is asked');
  const why = (clause: string, answer: Answer): string => plain(words.whyNot?.(`contract-assassin.${clause}`, answer, view, decision) ?? '');
  expect(why('skill.where', { do: 'learn', weapon: 'poison' })).toBe('You learn Poison in Goa only.');
  expect(why('action.getaway-travel', { do: 'travel', by: 'night-train', to: 'rome' })).toBe('You do not hold Night Train.');
  expect(why('bonus.windows', { do: 'play', card: 'loaded-dice' })).toBe('You play Loaded Dice right after you have rolled.');
  expect(why('archie.receiver', { do: 'shift', number: 4, to: 'edinburgh' })).toBe('There is no open contract in Edinburgh.');
});
