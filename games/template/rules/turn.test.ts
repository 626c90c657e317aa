import { describe, expect } from 'vitest';
import { Match, newDeck, Refusal } from '#kernel';
import { proves } from '../../proves.ts';
import { configure } from '../settings.ts';
import type { Template } from '../types.ts';
import { templateGame } from './game.ts';
import type { State } from './state.ts';

const NORTH = 0;
const SOUTH = 1;

/** A match that begins in the middle: what is not said is empty. Dice and draws come from the script. */
function begin(change: Partial<State>, script: readonly number[] = []): Match<Template> {
  const state: State = {
    config: configure({}),
    deck: newDeck([]),
    hands: [[], []],
    pile: [],
    gone: [],
    points: [0, 0],
    die: 0,
    active: NORTH,
    outcome: null,
    ...change,
  };
  return Match.from(templateGame, state.config, state, { script });
}

/** North has played a 5 and South an 8: North plays higher, or yields. */
const CLIMBED: Partial<State> = { hands: [[6], [9]], pile: [5, 8] };

function answer(match: Match<Template>, ...notations: readonly string[]): void {
  for (const notation of notations) match.answer(match.number, match.asked[0] ?? -1, notation);
}

describe('set-up', () => {
  proves('template.setup.hands', 'gives each player four cards that nobody else sees', () => {
    const match = Match.start(templateGame, {});
    expect(match.view(NORTH).view).toMatchObject({ hands: [4, 4], hand: { length: 4 } });
    expect(match.view(null).view.hand).toBeNull();
    expect(match.view(NORTH).view.hand).toEqual(match.state.hands[NORTH].toSorted((a, b) => a - b));
  });
});

describe('a climb', () => {
  proves('template.climb.alternate', 'goes to and fro', () => {
    const match = begin({ hands: [[3], [5]] });
    answer(match, 'play 3');
    expect(match.asked).toEqual([SOUTH]);
    expect(match.whyNot(NORTH, 'yield')).toEqual({ kind: 'forbidden', clauses: ['template.climb.alternate'] });
  });

  proves('template.climb.own-card#1', 'is made of cards from the own hand', () => {
    const match = begin({ hands: [[3], [5]] });
    expect(match.whyNot(NORTH, 'play 5')).toEqual({ kind: 'forbidden', clauses: ['template.climb.own-card'] });
    expect(() => answer(match, 'play 5')).toThrow(Refusal);
  });

  proves('template.climb.higher', 'only goes up', () => {
    const match = begin({ hands: [[5, 7, 9], [8]], pile: [7] });
    expect(match.options(NORTH)).toEqual(['play 9', 'yield']);
    expect(match.whyNot(NORTH, 'play 5')).toEqual({ kind: 'forbidden', clauses: ['template.climb.higher'] });
    expect(match.whyNot(NORTH, 'play 7')).toEqual({ kind: 'forbidden', clauses: ['template.climb.higher'] });
  });

  proves('template.climb.must-begin', 'begins with a card', () => {
    const match = begin({ hands: [[5], [8]] });
    expect(match.options(NORTH)).toEqual(['play 5']);
    expect(match.whyNot(NORTH, 'yield')).toEqual({ kind: 'forbidden', clauses: ['template.climb.must-begin'] });
  });

  proves('template.climb.yield', 'ends when somebody yields: a point, and the winner begins the next', () => {
    const match = begin(CLIMBED, [1]);
    answer(match, 'yield');
    expect(match.state).toMatchObject({ points: [0, 1], pile: [], active: SOUTH });
    answer(match, 'player 1 keeps the hand', 'player 2 keeps the hand');
    expect([match.asked, match.decision?.question.kind]).toEqual([[SOUTH], 'climb']);
  });

  proves(['template.climb.die#1', 'template.climb.die#2'], 'counts one point, or two with a 5 or a 6', () => {
    const points = (die: number) => {
      const match = begin(CLIMBED, [die]);
      answer(match, 'yield');
      return match.state.points;
    };
    expect([4, 5, 6].map(points)).toEqual([
      [0, 1],
      [0, 2],
      [0, 2],
    ]);
  });

  proves('template.climb.draw', 'is followed by drawing up to four, as long as the deck lasts', () => {
    const match = begin({ ...CLIMBED, deck: newDeck([1, 2, 3, 4, 7]) }, [1, 1, 2, 3, 4, 7]);
    answer(match, 'yield', 'player 1 keeps the hand', 'player 2 keeps the hand');
    expect(match.state.hands.map((hand) => hand.length)).toEqual([3, 4]);
  });
});

describe('between two climbs', () => {
  proves('template.swap.once#1', 'both are asked, and either may answer first', () => {
    const match = begin(CLIMBED, [1]);
    answer(match, 'yield');
    expect(match.asked).toEqual([NORTH, SOUTH]);
    expect(match.options(SOUTH)).toEqual(['player 2 throws 9 away', 'player 2 keeps the hand']);
    match.answer(match.number, SOUTH, 'player 2 keeps the hand');
    expect(match.asked).toEqual([NORTH]);
  });

  proves(['template.swap.once#2', 'template.swap.once#3'], 'each throws one card away at most, for all to see', () => {
    const match = begin({ ...CLIMBED, deck: newDeck([1, 2]) }, [1, 1, 2]);
    answer(match, 'yield', 'player 1 throws 6 away');
    expect([match.asked, match.state.gone, match.view(NORTH).view.hand]).toEqual([[SOUTH], [5, 8, 6], []]);
    expect(match.whyNot(NORTH, 'player 1 keeps the hand')).toEqual({ kind: 'forbidden', clauses: ['template.swap.once'] });
    answer(match, 'player 2 keeps the hand');
    expect(match.state.hands.flat()).not.toContain(6);
  });

  proves('template.climb.own-card#2', 'nobody throws away what they do not hold', () => {
    const match = begin(CLIMBED, [1]);
    answer(match, 'yield');
    expect(match.whyNot(NORTH, 'player 1 throws 9 away')).toEqual({ kind: 'forbidden', clauses: ['template.climb.own-card'] });
  });

  proves('template.swap.once#1', 'whoever has no card is not asked', () => {
    const match = begin({ ...CLIMBED, hands: [[6], []] }, [1]);
    answer(match, 'yield');
    expect(match.asked).toEqual([NORTH]);
  });
});

describe('the end', () => {
  proves('template.end.points', 'comes with the points that were agreed on', () => {
    const match = begin({ ...CLIMBED, points: [0, 2] }, [1]);
    answer(match, 'yield');
    expect(match.outcome).toMatchObject({ payoff: [0, 1], cause: 'points' });
    const long = begin({ ...CLIMBED, config: configure({ settings: { points: 5 } }), points: [0, 2] }, [1]);
    answer(long, 'yield');
    expect(long.outcome).toBeNull();
  });

  proves('template.end.cards', 'comes when somebody has no card left, and who won the last climb breaks a tie', () => {
    const last: Partial<State> = { ...CLIMBED, hands: [[6], []] };
    const match = begin({ ...last, points: [1, 0] }, [1]);
    answer(match, 'yield', 'player 1 keeps the hand');
    expect(match.outcome).toMatchObject({ payoff: [0, 1], cause: 'cards' });
    const ahead = begin({ ...last, points: [2, 0] }, [1]);
    answer(ahead, 'yield', 'player 1 keeps the hand');
    expect(ahead.outcome).toMatchObject({ payoff: [1, 0], cause: 'cards' });
  });
});
