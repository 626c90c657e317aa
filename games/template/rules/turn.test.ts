import { describe, expect } from 'vitest';
import { Match, newDeck, Refusal } from '#kernel';
import { proves } from '../../proves.ts';
import { configure } from '../settings.ts';
import type { Template } from '../types.ts';
import { templateGame } from './game.ts';
import type { State } from './state.ts';

const NORTH = 0;
const SOUTH = 1;

/** A match that begins in the middle: what is not said is empty. Draws come from the script. */
function begin(change: Partial<State>, script: readonly number[] = []): Match<Template> {
  const state: State = {
    config: configure({}),
    deck: newDeck([]),
    hands: [[], []],
    pile: [],
    gone: [],
    points: [0, 0],
    active: NORTH,
    outcome: null,
    ...change,
  };
  return Match.from(templateGame, state.config, state, { script });
}

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

  proves('template.climb.own-card', 'is made of cards from the own hand', () => {
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
    const match = begin({
      hands: [
        [5, 6],
        [8, 9],
      ],
    });
    answer(match, 'play 5', 'play 8', 'yield');
    expect(match.state).toMatchObject({ points: [0, 1], pile: [], active: SOUTH });
    expect(match.asked).toEqual([SOUTH]);
  });

  proves('template.climb.draw', 'is followed by drawing up to four, as long as the deck lasts', () => {
    const match = begin(
      {
        hands: [
          [5, 6],
          [8, 9],
        ],
        deck: newDeck([1, 2, 3, 4, 7]),
      },
      [1, 2, 3, 4, 7],
    );
    answer(match, 'play 5', 'play 8', 'yield');
    expect(match.state.hands.map((hand) => hand.length)).toEqual([3, 4]);
  });
});

describe('the end', () => {
  proves('template.end.points', 'comes with the points that were agreed on', () => {
    const match = begin({
      hands: [
        [5, 6],
        [8, 9],
      ],
      points: [0, 2],
    });
    answer(match, 'play 5', 'play 8', 'yield');
    expect(match.outcome).toMatchObject({ payoff: [0, 1], cause: 'points' });
    const long = begin({
      config: configure({ settings: { points: 5 } }),
      hands: [
        [5, 6],
        [8, 9],
      ],
      points: [0, 2],
    });
    answer(long, 'play 5', 'play 8', 'yield');
    expect(long.outcome).toBeNull();
  });

  proves('template.end.cards', 'comes when somebody has no card left, and who won the last climb breaks a tie', () => {
    const match = begin({ hands: [[5, 6], [8]], points: [1, 0] });
    answer(match, 'play 5', 'play 8', 'yield');
    expect(match.outcome).toMatchObject({ payoff: [0, 1], cause: 'cards' });
    const ahead = begin({ hands: [[5, 6], [8]], points: [2, 0] });
    answer(ahead, 'play 5', 'play 8', 'yield');
    expect(ahead.outcome).toMatchObject({ payoff: [1, 0], cause: 'cards' });
  });
});
