import { expect, test } from 'vitest';
import type { Words } from '../../words.ts';
import { answerText, eventText, plain, promptText } from '../../words.ts';
import type { Answer } from '../answer.ts';
import { contractAssassinGame } from '../rules/game.ts';
import { begin, say } from '../testing/job.ts';
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

test.each([
  ['English', words, ' (then hide: miss 3 turns)', ' (then hide, unless it wins: miss 3 turns)'],
  ['German', german, ' (danach untertauchen: 3 Züge aussetzen)', ' (danach untertauchen, wenn er nicht gewinnt: 3 Züge aussetzen)'],
] as const)('an attempt and its roll say when hiding follows, and other rolls never do (%s)', (_, spoken, certain, unless) => {
  const said = (actions: number, done: readonly ('lima' | 'perth' | 'miami')[], ...answers: string[]) => {
    const match = begin(
      {
        who: ['archie', 'lily'],
        at: { archie: 'rome' },
        contracts: { archie: ['rome'] },
        done: { archie: done },
        hand: { archie: ['poison', 'helicopter'] },
        actions,
      },
      1,
      1,
      12,
    );
    const { view, decision } = say(match, ...answers).scene(0);
    const wanted = match
      .options(0)
      .flatMap((text) => contractAssassinGame.notation.parse(text) ?? [])
      .find((answer) => answer.do === 'attempt' || answer.do === 'roll');
    if (wanted === undefined || decision === null) throw new Error('nothing to attempt');
    return answerText(spoken, wanted, view, decision).replace(/^[^(]*?(?= \(|$)/, '');
  };
  const done = ['lima', 'perth', 'miami'] as const;
  expect([said(2, []), said(1, []), said(1, done)]).toEqual(['', certain, unless]);
  const laid = ['attempt in rome', 'bring poison'];
  expect([said(2, [], ...laid), said(1, [], ...laid), said(1, done, ...laid)]).toEqual(['', certain, unless]);
  expect(said(2, [], ...laid, 'roll', 'escape', 'bring helicopter')).toBe('');
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
