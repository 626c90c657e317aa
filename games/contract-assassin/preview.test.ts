import { describe, expect, test } from 'vitest';
import { compare } from '../../kernel/testing/foretold.ts';
import { type Lie, otherwise, unnoticed } from '../../kernel/testing/unnoticed.ts';
import type { CardId } from './content/kit.ts';
import type { Sketch } from './positions.ts';
import type { Preview } from './preview.ts';
import { foretold } from './testing/foretold.ts';
import { begin, type Scene, say } from './testing/job.ts';
import type { Option } from './types.ts';

const ALL = { most: 20_000, sample: 1 };

function open(match: Scene, notation: string): Option {
  const option = match.open(match.asked).find((one) => one.notation === notation);
  if (option === undefined) throw new Error(`'${notation}' is not open: ${match.options().join(', ')}`);
  return option;
}

/** What is said of an answer, which comes true in every way the dice can fall. */
function held(match: Scene, notation: string): Preview | null {
  const option = open(match, notation);
  expect([notation, compare(foretold, match, option, ALL)]).toEqual([notation, { wrong: null, exact: true }]);
  return option.preview;
}

/** Somebody in Rome with a contract there. */
function rome(who: 'otto' | 'lily' | 'simon' | 'archie', more: readonly CardId[], rest: Sketch = {}): Sketch {
  return {
    who: [who, 'klaus'],
    at: { [who]: 'rome' },
    contracts: { [who]: ['rome'], klaus: ['paris'] },
    hand: { [who]: ['grim-reaper', 'poison', ...more] },
    guards: { rome: [9] },
    guardBag: [5, 9],
    ...rest,
  };
}

describe('what is said comes true', () => {
  test.each([
    [false, 5],
    [true, 0],
  ])('in prison, with a card that opens it and gives actions, or not (%s)', (over, actions) => {
    const match = begin({
      who: ['winchester', 'lily'],
      prison: { winchester: 2 },
      hand: { winchester: ['escape-from-prison'] },
      settings: { 'prison-card-no-actions': over },
    });
    expect(held(match, 'sit the turn out')).toMatchObject({ misses: 2, cards: [] });
    expect(held(match, 'play escape-from-prison')).toMatchObject({ misses: 0, actions, cards: ['escape-from-prison'] });
  });

  test('of second tries with new cards', () => {
    const settings = { 'second-try-new-cards': true };
    const simon = begin(rome('simon', ['stolen-moped', 'helicopter'], { settings, actions: 4 }), 1, 1, 5, 6);
    say(simon, 'attempt in rome', 'bring poison', 'roll', 'escape', 'bring stolen-moped', 'roll');
    expect(held(simon, 'try again')).toMatchObject({ actions: -1, away: { ways: 1, best: ['helicopter'] } });
    expect(held(simon, 'stop')).toMatchObject({ misses: 2 });
    const lily = say(begin(rome('lily', ['helicopter'], { settings, actions: 4 }), 1, 1, 5), 'attempt in rome', 'bring poison', 'roll');
    expect(held(lily, 'try again')).toMatchObject({ actions: -1, kill: { ways: 6, best: { weapons: ['grim-reaper'] } }, away: { ways: 1 } });
    expect(held(lily, 'stop')).toMatchObject({ kill: null, away: { ways: 1 } });
  });

  test('of a bribe, which leaves no Loaded Dice, and of a bodyguard sent away', () => {
    const otto = say(begin(rome('otto', ['bent-bodyguard', 'loaded-dice'])), 'attempt in rome', 'bring grim-reaper', 'bring poison');
    expect(held(otto, 'play bent-bodyguard on 9 in rome')?.kill).toMatchObject({ ways: 10, chance: expect.closeTo(10 / 36, 12) });
    const archie = say(begin(rome('archie', [])), 'attempt in rome', 'bring poison');
    expect(held(archie, 'shift bodyguard 9 to paris')?.kill).toMatchObject({ ways: 4, adds: expect.closeTo(4 / 36, 12) });
  });

  test('of dice that lie there, and of an arrest', () => {
    const match = begin(rome('lily', ['loaded-dice', 'helicopter', 'body-double']), 1, 1, 1, 1, 5);
    say(match, 'attempt in rome', 'bring grim-reaper', 'roll');
    expect(held(match, 'play loaded-dice')?.kill).toMatchObject({ ways: 6, chance: 6 / 36 });
    const away = begin(rome('simon', ['loaded-dice', 'helicopter', 'submarine']), 1, 1, 5, 1);
    say(away, 'attempt in rome', 'bring poison', 'roll', 'accept the roll', 'escape', 'bring helicopter', 'bring submarine', 'roll');
    expect(held(away, 'play loaded-dice')).toMatchObject({ kill: null, away: { ways: 2, chance: 2 / 6, caught: 2 } });
    const caught = begin(rome('otto', ['body-double', 'helicopter']), 1, 1, 5, 1);
    say(caught, 'attempt in rome', 'bring poison', 'roll', 'escape', 'bring helicopter', 'roll');
    expect(held(caught, 'go to prison')).toMatchObject({ misses: 2 });
    expect(held(caught, 'play body-double')).toMatchObject({ misses: 0, cards: ['body-double'] });
  });

  test('of bonus cards in the flight: what they do not help with ends in hiding', () => {
    const fleeing = (actions: number, ...more: readonly CardId[]) =>
      say(begin(rome('otto', more, { actions }), 1, 1, 5), 'attempt in rome', 'bring poison', 'roll');
    expect(held(fleeing(1, 'bent-bodyguard', 'helicopter'), 'play bent-bodyguard on 9 in rome')).toMatchObject({ misses: 3 });
    expect(held(fleeing(1, 'double-espresso', 'helicopter'), 'play double-espresso')).toMatchObject({ misses: 0, actions: 2 });
    expect(held(fleeing(1, 'double-espresso'), 'play double-espresso')).toMatchObject({ misses: 3 });
  });
});

/** Another text of the same kind. */
const OTHERS: Readonly<Record<string, string>> = { certain: 'unless-it-wins', kills: 'blocked', poison: 'longbow' };
const lie: Lie = (value, path) => (typeof value === 'string' ? (OTHERS[value] ?? 'poison') : otherwise(value, path));

describe('it would be noticed if a preview were wrong in anything that it says', () => {
  const sketch = rome('otto', ['helicopter', 'submarine'], { actions: 2 });
  const laid = ['attempt in rome', 'bring grim-reaper'];
  test.each([
    ['attempt in rome', sketch, []],
    ['draw', sketch, []],
    ['bring poison', sketch, laid],
    ['roll', sketch, laid],
    ['roll', { ...sketch, actions: 1 }, laid],
    ['escape', sketch, [...laid, 'roll']],
    ['hide', sketch, [...laid, 'roll']],
    ['bring submarine', sketch, [...laid, 'roll', 'escape', 'bring helicopter']],
    ['roll', sketch, [...laid, 'roll', 'escape', 'bring helicopter']],
  ] as const)('%s', (notation, position, answers) => {
    const match = say(begin(position, 1, 1, 5), ...answers);
    expect(unnoticed(foretold, match, open(match, notation), ALL, lie)).toEqual([]);
  });
});
