import { expect, test } from 'vitest';
import { eventText, foretold, plain, promptText, type Words } from '../../words.ts';
import type { Answer } from '../answer.ts';
import type { Event } from '../event.ts';
import { begin, type Scene, say } from '../testing/job.ts';
import type { ContractAssassin, Decision } from '../types.ts';
import { loadWords } from './words.ts';

const [words, german] = await Promise.all([loadWords('en'), loadWords('de')]);

const LANGUAGES: readonly (readonly [string, Words<ContractAssassin>])[] = [
  ['English', words],
  ['German', german],
];

const ASKED: readonly Decision[] = [
  { kind: 'missed', about: { left: 2 } },
  { kind: 'act', about: null },
  { kind: 'weapons', about: { city: 'rome', most: 5 } },
  { kind: 'roll', about: { for: 'attempt', dice: [3, 4], hit: false } },
  { kind: 'shift', about: { city: 'rome' } },
  { kind: 'again', about: { of: 'escape', newCards: false } },
  { kind: 'keep', about: { laid: ['poison'] } },
  { kind: 'give', about: { killed: 'rome', to: 1 } },
  { kind: 'flee', about: { city: 'rome' } },
  { kind: 'getaways', about: { city: 'rome', most: 4 } },
  { kind: 'go', about: { number: 3 } },
  { kind: 'arrest', about: null },
];

test.each(LANGUAGES)('whoever looks on is told by name whose turn it is, and never asked (%s)', (_, spoken) => {
  const { view } = begin({ who: ['archie', 'lily'] }).scene(1);
  for (const decision of ASKED) {
    const watched = promptText(spoken, decision, view, 'others');
    expect(watched).toContain("Archie 'Beau' Fletcher");
    expect(watched).toMatch(/\.$/);
    expect(watched).not.toMatch(/\b([Yy]ou|[Yy]our|[Dd]u|[Dd]ein\w*|[Dd]ich)\b/);
    expect(promptText(spoken, decision, view)).not.toBe(watched);
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

test('bodyguards go to targets of rivals that have no such bodyguard', () => {
  const { view, decision } = begin({ who: ['archie', 'lily'], contracts: { archie: ['rome'], lily: ['lima'] }, guards: { lima: [8] } }).scene(0);
  if (decision === null) throw new Error('nothing is asked');
  const why = (to: 'rome' | 'lima') => plain(words.whyNot?.('contract-assassin.archie.receiver', { do: 'shift', number: 8, to }, view, decision) ?? '');
  expect(why('rome')).toBe('Count Ristretto is your own target: choose one of a rival.');
  expect(why('lima')).toBe('Professor Fausto Tombgrab already has bodyguard 8.');
});

const HERE = { who: ['archie', 'lily'], at: { archie: 'rome' }, contracts: { archie: ['rome'] } } as const;

/** What is said before an answer is given. */
function said(spoken: Words<ContractAssassin>, match: Scene, notation: string): readonly string[] {
  const option = match.open(match.asked).find((one) => one.notation === notation);
  if (option === undefined) throw new Error(`'${notation}' is not open`);
  return foretold(spoken, option, match.scene(0).view);
}

test.each([
  [
    'English',
    words,
    'After this attempt you have to hide: you miss 3 turns.',
    'Unless this attempt wins, you have to hide after it: you miss 3 turns.',
    'Then 17% to get away.',
  ],
  [
    'German',
    german,
    'Nach diesem Anschlag musst du untertauchen: Du setzt 3 Züge aus.',
    'Gewinnt dieser Anschlag nicht, musst du danach untertauchen: Du setzt 3 Züge aus.',
    'Danach entkommst du mit 17\u00a0%.',
  ],
] as const)('an attempt and its roll say how it goes on: a way out, or hiding (%s)', (_, spoken, certain, unless, away) => {
  const rome = (actions: number, done: readonly ('lima' | 'perth' | 'miami')[]) =>
    begin({ ...HERE, done: { archie: done }, hand: { archie: ['poison', 'helicopter'] }, actions }, 1, 1, 12);
  const last = ['lima', 'perth', 'miami'] as const;
  const attempt = (match: Scene) => said(spoken, match, 'attempt in rome').at(-1);
  expect([attempt(rome(2, [])), attempt(rome(1, [])), attempt(rome(1, last))]).toEqual([away, certain, unless]);
  const roll = (match: Scene) => said(spoken, say(match, 'attempt in rome', 'bring poison'), 'roll').at(-1);
  expect([roll(rome(2, [])), roll(rome(1, [])), roll(rome(1, last))]).toEqual([away, certain, unless]);
});

test('a chance that counts a second roll in says so, for one roll alone is less likely', () => {
  const hand = { archie: ['machete', 'grim-reaper', 'helicopter', 'loaded-dice'] } as const;
  const match = begin({ ...HERE, guards: { rome: [9] }, hand }, 1, 1, 12, 1, 1, 1);
  expect(said(words, match, 'attempt in rome').slice(1, 2)).toEqual(['48% to kill, with a second roll by Loaded Dice: 10 of 36 rolls kill.']);
  expect(said(german, match, 'attempt in rome')[1]).toBe('Tötet mit 48\u00a0%, einen zweiten Wurf eingerechnet (Gezinkte Würfel): 10 von 36 Würfen töten.');
});

test('what an answer costs and brings, and how likely it works, is said in both languages', () => {
  const match = begin(
    { ...HERE, guards: { rome: [9] }, hand: { archie: ['poison', 'machete', 'grim-reaper', 'helicopter', 'double-espresso', 'arms-fair'] } },
    1,
    1,
    12,
  );
  const both = (notation: string) => [said(words, match, notation), said(german, match, notation)];
  expect(both('attempt in rome')).toEqual([
    ['Costs 1 action.', '28% to kill: 10 of 36 rolls kill.', 'Your best weapons: Machete and Grim Reaper.', 'Then 17% to get away.'],
    ['Kostet 1 Aktion.', 'Tötet mit 28\u00a0%: 10 von 36 Würfen töten.', 'Deine besten Waffen: Machete und Sensenmann.', 'Danach entkommst du mit 17\u00a0%.'],
  ]);
  expect(both('play double-espresso')[0]).toEqual(['You get 2 actions.', 'Uses up Double Espresso.']);
  expect(both('play arms-fair')[0]).toEqual(['Uses up Arms Fair.', 'You draw 3 cards.']);
  expect(both('draw')).toEqual([['Costs 1 action.'], ['Kostet 1 Aktion.']]);
  say(match, 'attempt in rome', 'bring grim-reaper');
  expect(both('bring machete')[0]).toEqual(['28% to kill: 10 of 36 rolls kill.', 'That is 11% more than before.']);
  expect(both('bring poison')).toEqual([['Bodyguards block it.'], ['Ein Leibwächter wehrt das ab.']]);
  say(match, 'roll');
  expect(both('hide')).toEqual([['You miss 3 turns.'], ['Du setzt 3 Züge aus.']]);
  expect(both('escape')).toEqual([
    ['Costs 1 action.', '17% to get away: 1 of 6 leads out.', 'Your best getaways: Helicopter.'],
    ['Kostet 1 Aktion.', 'Du entkommst mit 17\u00a0%: 1 von 6 führt hinaus.', 'Deine besten Fluchtkarten: Hubschrauber.'],
  ]);
});

test('an answer that makes a kill less likely says so: whoever bribes a bodyguard cannot play Loaded Dice any more', () => {
  const match = begin({ ...HERE, guards: { rome: [6] }, hand: { archie: ['poison', 'bent-bodyguard', 'loaded-dice'] } }, 1, 1, 12);
  say(match, 'attempt in rome', 'bring poison');
  const last = (spoken: Words<ContractAssassin>) => said(spoken, match, 'play bent-bodyguard on 6 in rome').at(-1);
  expect([last(words), last(german)]).toEqual(['That is 10% less than before.', 'Das sind 10\u00a0% weniger als vorher.']);
});

test('reasons name what stands in the way now', () => {
  const { view, decision } = begin({ who: ['archie', 'lily'] }).scene(0);
  if (decision === null) throw new Error('nothing is asked');
  const why = (clause: string, answer: Answer): string => plain(words.whyNot?.(`contract-assassin.${clause}`, answer, view, decision) ?? '');
  expect(why('skill.where', { do: 'learn', weapon: 'poison' })).toBe('You learn Poison in Goa only.');
  expect(why('action.getaway-travel', { do: 'travel', by: 'night-train', to: 'rome' })).toBe('You do not hold Night Train.');
  expect(why('bonus.windows', { do: 'play', card: 'loaded-dice' })).toBe('You play Loaded Dice right after you have rolled.');
  expect(why('archie.receiver', { do: 'shift', number: 4, to: 'edinburgh' })).toBe('There is no open contract in Edinburgh.');
  expect(why('otto.swap-choice', { do: 'give', city: 'zurich' })).toBe('The contract on Zurich is not an open one of yours.');
});

test('a bonus card that is forbidden says what of it is, and an attempt elsewhere that it is elsewhere', () => {
  const { view, decision } = begin(HERE).scene(0);
  if (decision === null) throw new Error('nothing is asked');
  const why = (clause: string, answer: Answer): string => plain(words.whyNot?.(`contract-assassin.${clause}`, answer, view, decision) ?? '');
  const vain = (answer: Answer): string => why('bonus.no-empty-play', answer);
  expect(vain({ do: 'bribe', number: 6, city: 'rome' })).toBe('There is no bodyguard 6 in Rome.');
  expect(vain({ do: 'tip-off', city: 'rome' })).toBe('Count Ristretto is your own target: choose one of a rival.');
  expect(vain({ do: 'tip-off', city: 'goa' })).toBe('There is no open contract in Goa.');
  expect(vain({ do: 'fly', to: 'rome' })).toBe('You are in Rome.');
  expect(vain({ do: 'fly', to: 'sahara' })).toBe('Sahara is no city: no plane lands there.');
  expect(why('attempt.where', { do: 'attempt', city: 'dubai' })).toBe('You are in Rome: an attempt is made where you are.');
});

test.each<[Event, string, string]>([
  [{ kind: 'reshuffles', cards: 1 }, 'The deck is empty: 1 discard becomes the new deck.', 'Der Stapel ist leer: 1 abgelegte Karte wird zum neuen Stapel.'],
  [{ kind: 'reshuffles', cards: 9 }, 'The deck is empty: 9 discards become the new deck.', 'Der Stapel ist leer: 9 abgelegte Karten werden zum neuen Stapel.'],
  [{ kind: 'drawn', seat: 0, card: 'poison' }, 'You drew Poison.', 'Du hast Gift gezogen.'],
  [{ kind: 'drawn', seat: 0, card: 'anonymous-tip-off' }, 'You drew Anonymous Tip-Off.', 'Du hast den anonymen Hinweis gezogen.'],
  [
    { kind: 'robs', seat: 0, from: 1, card: 'poison' },
    "No cards are left to draw, so Archie 'Beau' Fletcher takes Poison from Ninja Sue, who holds the most.",
    "Es gibt nichts mehr zu ziehen: Archie 'Beau' Fletcher nimmt Gift aus der größten Hand, der von Ninja Sue.",
  ],
  [
    { kind: 'robs', seat: 0, from: 1, card: null },
    "No cards are left to draw, so Archie 'Beau' Fletcher takes one from Ninja Sue, who holds the most.",
    "Es gibt nichts mehr zu ziehen: Archie 'Beau' Fletcher nimmt eine Karte aus der größten Hand, der von Ninja Sue.",
  ],
  [{ kind: 'robbed', seat: 1, from: 0, card: 'poison' }, 'It was Poison that Ninja Sue took.', 'Ninja Sue hat Gift genommen.'],
  [{ kind: 'no-guard', city: 'rome' }, 'No bodyguard is left for Count Ristretto.', 'Für Count Ristretto ist kein Leibwächter mehr da.'],
])('the log tells what seldom happens: %o', (event, english, inGerman) => {
  const { view } = begin({ who: ['archie', 'ninja'] }).scene(1);
  expect([plain(eventText(words, event, view)), plain(eventText(german, event, view))]).toEqual([english, inGerman]);
});

test('one roll kills, two kill', () => {
  expect(words.say.attempt.kills({ ways: 1 })).toBe('1 of 36 rolls kills');
  expect(words.say.attempt.kills({ ways: 2 })).toBe('2 of 36 rolls kill');
});
