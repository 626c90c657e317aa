import { expect, test } from 'vitest';
import type { CardId } from '../content/kit.ts';
import type { Sketch } from '../positions.ts';
import { NOTHING, type Preview } from '../preview.ts';
import { begin, type Scene, say } from '../testing/job.ts';

/** Somebody in Rome, where only a 7 kills, rolls a 2: a contract, weapons, and what is to be kept for later. */
function missed(who: 'lily' | 'simon', more: readonly CardId[], rest: Sketch = {}): Scene {
  const sketch: Sketch = {
    ...{ who: [who, 'klaus'], at: { [who]: 'rome' }, actions: 4, guardBag: [5, 9] },
    ...{ contracts: { [who]: ['rome'], klaus: ['paris'] }, hand: { [who]: ['grim-reaper', 'poison', ...more] } },
    ...rest,
  };
  return say(begin(sketch, 1, 1, 5, 6, 6), 'attempt in rome', 'bring poison', 'roll');
}

function said(match: Scene, notation: string): Preview | null {
  const option = match.open(match.asked).find((one) => one.notation === notation);
  if (option === undefined) throw new Error(`'${notation}' is not open: ${match.options().join(', ')}`);
  return option.preview;
}

const NEW_CARDS = { settings: { 'second-try-new-cards': true } } as const;
const near = (chance: number): unknown => expect.closeTo(chance, 12);

test('of dice that lie there it is said how likely Loaded Dice do better', () => {
  const match = missed('lily', ['loaded-dice', 'helicopter']);
  expect(said(match, 'accept the roll')).toBeNull();
  expect(said(match, 'play loaded-dice')).toEqual({ ...NOTHING, cards: ['loaded-dice'], kill: expect.objectContaining({ ways: 4, chance: near(4 / 36) }) });
  const away = say(missed('simon', ['loaded-dice', 'helicopter']), 'accept the roll', 'escape', 'bring helicopter', 'roll');
  expect(said(away, 'play loaded-dice')).toEqual({ ...NOTHING, cards: ['loaded-dice'], away: expect.objectContaining({ ways: 1, chance: near(1 / 6) }) });
});

test('of another try with the same cards it is said how likely it kills, and of stopping how one gets away', () => {
  const match = missed('lily', ['helicopter']);
  expect(said(match, 'try again')).toMatchObject({ ...NOTHING, kill: { ways: 4, chance: near(4 / 36) }, away: { ways: 1 } });
  expect(said(match, 'stop')).toEqual({ ...NOTHING, away: expect.objectContaining({ ways: 1, chance: near(1 / 6), best: ['helicopter'] }) });
});

test('of another attempt with new cards, which costs an action, it is said what the best of them do', () => {
  const match = missed('lily', ['helicopter'], NEW_CARDS);
  expect(said(match, 'try again')).toMatchObject({ ...NOTHING, actions: -1, kill: { ways: 6, best: { weapons: ['grim-reaper'] } }, away: { ways: 1 } });
});

test('of another escape with new cards it is said how likely it leads out, and of stopping that it is prison', () => {
  const match = say(missed('simon', ['stolen-moped', 'helicopter'], NEW_CARDS), 'escape', 'bring stolen-moped', 'roll');
  expect(said(match, 'try again')).toEqual({ ...NOTHING, actions: -1, away: expect.objectContaining({ ways: 1, chance: near(1 / 6), best: ['helicopter'] }) });
  expect(said(match, 'stop')).toEqual({ ...NOTHING, misses: 2 });
});

test('what the cards that lie out would do is in the view from the first to the last kind, and nothing before there are any', () => {
  const ahead = (weapon: CardId) => {
    const match = begin({ who: ['archie', 'klaus'], at: { archie: 'rome' }, contracts: { archie: ['rome'] }, hand: { archie: [weapon] } });
    say(match, 'attempt in rome');
    expect(match.scene(null).view.ahead).toBeNull();
    return say(match, `bring ${weapon}`).scene(null).view.ahead;
  };
  expect(ahead('strangulation')).toMatchObject({ for: 'attempt', odds: { ways: 1, of: 36 } });
  expect(ahead('boomerang')).toMatchObject({ for: 'attempt', odds: { ways: 1, of: 36 } });
});
