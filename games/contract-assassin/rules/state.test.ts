import { describe, expect, test } from 'vitest';
import { proves } from '../../proves.ts';
import { cardNamed, KINDS } from '../content/kit.ts';
import { NOWHERE, SPACES, spaceNamed } from '../content/map.ts';
import { card, position } from '../positions.ts';
import { asked, begin, say } from '../testing/job.ts';
import { copy, load, save } from './save.ts';
import { newState, type State } from './state.ts';

/** A state in which nothing is as it was at the beginning. */
function busy(): State {
  const g = position({
    who: ['archie', 'lily', 'otto'],
    active: 'lily',
    first: 'otto',
    hand: { archie: ['poison'], lily: ['machete', 'loaded-dice'] },
    skills: { archie: { longbow: 4 } },
    done: { archie: ['madrid'] },
    guards: { rome: [6] },
    contracts: { archie: ['rome'] },
    prison: { otto: 2 },
    deck: ['poison', 'boomerang', 'submarine'],
    settings: { 'hidden-hands': true },
    bonusPlayed: true,
    actions: 3,
  });
  g.deck.top.push(0);
  g.deck.bottom.push(1);
  g.laid[cardNamed('poison')] = 1;
  g.known?.[0]?.[1]?.splice(3, 1, 1);
  g.kept = true;
  g.shifted = true;
  g.target = spaceNamed('rome');
  Object.assign(g.counts, { attempts: 1, kills: 2, escapes: 3, arrests: 4, missed: 5, robberies: 6, reshuffles: 7 });
  g.outcome = { payoff: [1, 0, 0], clause: 'contract-assassin.goal.four-contracts', cause: 'four contracts' };
  return g;
}

/** Every number is one more, however deep it lies. */
function spoil(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [field, entry] of Object.entries(value)) {
    if (typeof entry === 'number') Reflect.set(value, field, entry + 1);
    else if (field !== 'config' && field !== 'outcome') spoil(entry);
  }
}

test('a copy has everything, and shares nothing that changes', () => {
  const g = busy();
  const twin = copy(g);
  expect(twin).toEqual(busy());
  spoil(twin);
  expect(g).toEqual(busy());
  const open = position({ who: ['archie', 'lily'] });
  expect([copy(open), copy(open).known]).toEqual([open, null]);
});

test('what is saved is loaded again, and shares nothing', () => {
  const g = busy();
  const saved = save(g);
  expect(load(saved)).toEqual(g);
  spoil(saved);
  expect(g).toEqual(busy());
  const again = save(g);
  spoil(load(again));
  expect(load(again)).toEqual(g);
});

proves(
  ['contract-assassin.setup.kit-deck', 'contract-assassin.setup.skill-bag', 'contract-assassin.setup.bodyguard-bag'],
  'before anything is dealt the deck has 88 cards, the bags have 40 and 20 tokens, and nothing else is anywhere',
  () => {
    const { config } = position({ who: ['archie', 'lily'], settings: { 'hidden-hands': true } });
    const g = newState(config);
    const cards = Array.from({ length: KINDS }, () => 0);
    const nobody = { assassin: -1, space: NOWHERE, status: 0, missing: 0, hand: cards, skills: Array.from({ length: 11 }, () => 0), done: [] };
    const { first, active, round, actions, begun, bonus, kept, shifted, ...rest } = g;
    expect([first, active, round, actions]).toEqual([0, 0, 1, 0]);
    expect([begun, bonus, kept, shifted]).toEqual([false, false, false, false]);
    expect(rest).toEqual({
      config,
      hitmen: [nobody, nobody],
      deck: { top: [], bag: g.deck.bag, bottom: [] },
      discards: cards,
      laid: cards,
      skillBag: [0, 0, 4, 4, 4, 4, 4, 0, 4, 4, 4, 4, 4],
      guardBag: [0, 0, 2, 2, 2, 2, 2, 0, 2, 2, 2, 2, 2],
      owners: Array.from({ length: SPACES }, () => -1),
      guards: Array.from({ length: SPACES }, () => 0),
      known: [
        [cards, cards],
        [cards, cards],
      ],
      target: NOWHERE,
      counts: { attempts: 0, kills: 0, escapes: 0, arrests: 0, missed: 0, robberies: 0, reshuffles: 0 },
      outcome: null,
    });
    expect(g.deck.bag.toSorted((a, b) => a - b)).toEqual(
      [...Array.from({ length: 17 }, () => 4), 2, 3, 3, 2, 2, 2, 2, 2, 2].flatMap((copies, id) => Array.from({ length: copies }, () => id)),
    );
  },
);

describe('counted is', () => {
  const ROME = { who: ['archie', 'lily'], at: { archie: 'rome' }, contracts: { archie: ['rome', 'paris'] } } as const;
  const NONE = { attempts: 0, kills: 0, escapes: 0, arrests: 0, missed: 0, robberies: 0, reshuffles: 0 };

  test('every roll for a life, every kill, escape, arrest and missed turn', () => {
    const match = begin({ ...ROME, hand: { archie: ['poison', 'poison', 'helicopter', 'speedboat'] } }, 4, 5, 4, 1, 1, 8, 1);
    say(match, 'attempt in rome', 'bring poison', 'roll', 'escape', 'bring helicopter', 'roll');
    expect(match.state.counts).toEqual({ ...NONE, attempts: 1, kills: 1 });
    say(match, 'get away to paris');
    expect(match.state.counts).toEqual({ ...NONE, attempts: 1, kills: 1, escapes: 1 });
    say(match, 'attempt in paris', 'bring poison', 'roll', 'escape', 'bring speedboat', 'roll');
    expect(match.state.counts).toEqual({ ...NONE, attempts: 2, kills: 1, escapes: 1, arrests: 1 });
    say(match, 'end the turn');
    expect(match.state.counts).toEqual({ ...NONE, attempts: 2, kills: 1, escapes: 1, arrests: 1, missed: 1 });
  });

  test('every robbery and every new deck', () => {
    const dry = begin({ who: ['archie', 'lily'], deck: [], rest: 'lily', hand: { archie: ['arms-fair'] } }, card('arms-fair'), card('poison'), card('machete'));
    expect(say(dry, 'play arms-fair').state.counts).toEqual({ ...NONE, robberies: 2, reshuffles: 1 });
  });
});

describe('what ends', () => {
  proves('contract-assassin.sugar.once-per-turn#3', 'Sugar has kept her card for this turn only', () => {
    const match = begin(
      { who: ['sugar', 'lily'], at: { sugar: 'rome' }, contracts: { sugar: ['rome', 'paris'] }, hand: { sugar: ['poison', 'helicopter'] } },
      ...[4, 5, 4, 4, 5],
    );
    say(match, 'attempt in rome', 'bring poison', 'roll', 'keep poison', 'escape', 'bring helicopter', 'roll', 'get away to paris');
    expect(match.state.kept).toBe(true);
    say(match, 'end the turn', 'end the turn', 'attempt in paris', 'bring poison', 'roll');
    expect([asked(match), match.options(0)]).toEqual(['keep', ['keep poison', 'keep nothing']]);
  });

  proves('contract-assassin.archie.before-roll#2', "Archie's shift is for this attempt only", () => {
    const match = begin(
      {
        who: ['archie', 'lily'],
        at: { archie: 'rome' },
        contracts: { archie: ['rome', 'london'], lily: ['paris', 'cairo'] },
        guards: { rome: [6], london: [8] },
        hand: { archie: ['poison', 'poison', 'helicopter'] },
      },
      ...[4, 5, 4],
    );
    say(match, 'attempt in rome', 'shift bodyguard 6 to paris', 'bring poison', 'roll', 'escape', 'bring helicopter', 'roll', 'get away to london');
    say(match, 'attempt in london', 'shift bodyguard 8 to cairo');
    expect(match.options(0)).toEqual(['bring poison']);
  });

  proves('contract-assassin.attempt.then-flee#3', 'an attempt is over with the flight: nobody is a target any more', () => {
    const flown = {
      who: ['archie', 'lily'],
      at: { archie: 'rome' },
      contracts: { archie: ['rome'] },
      hand: { archie: ['poison', 'helicopter', 'body-double'] },
    } as const;
    const target = (script: readonly number[], ...answers: readonly string[]) => {
      const match = say(begin(flown, 4, 5, ...script), 'attempt in rome', 'bring poison', 'roll');
      expect(match.scene(null).view.target).toBe('rome');
      return say(match, ...answers).scene(null).view.target;
    };
    const run = ['escape', 'bring helicopter', 'roll'] as const;
    expect(target([4], ...run)).toBe('rome');
    expect(target([4], ...run, 'get away to paris')).toBeNull();
    expect(target([1], ...run)).toBeNull();
    expect(target([1], ...run, 'go to prison')).toBeNull();
    expect(target([], 'hide')).toBeNull();
  });
});
