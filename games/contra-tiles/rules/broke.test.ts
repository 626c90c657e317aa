import { describe, expect } from 'vitest';
import { Refusal } from '#kernel';
import { proves } from '../../proves.ts';
import { foretold } from '../../words.ts';
import { cross } from '../testing/cross.ts';
import { answer, BEAR, begin, forbidden } from '../testing/position.ts';
import { loadWords } from '../words/words.ts';

const words = await loadWords('en');
const CLOSE = 'crown 3 at 0,0';
const rack = { bear: ['RRGY', 'RBRY', 'BBYR'], woman: ['RRGY', 'RBRY', 'BBYR'] };
const bearLoses = { ...cross({ south: 'b:GRBG' }), ...rack };

describe('a player', () => {
  proves('contra-tiles.broke.definition#1', 'whose purse is empty after paying is broke', () => {
    const match = begin({ ...bearLoses, purses: [2, 3] });
    answer(match, CLOSE);
    expect([match.state.purses, match.state.supply]).toEqual([[0, 3], 21]);
    expect(match.outcome).toMatchObject({ payoff: [0, 1], cause: 'broke' });
  });

  proves('contra-tiles.broke.definition#2', 'who cannot pay in full pays what is there and is broke', () => {
    const match = begin({ ...bearLoses, purses: [1, 3] });
    answer(match, CLOSE);
    expect([match.state.purses, match.state.supply]).toEqual([[0, 3], 21]);
    expect(match.outcome).toMatchObject({ payoff: [0, 1], cause: 'broke' });
  });

  proves('contra-tiles.broke.definition', 'with 3 coins who pays 2 is not broke', () => {
    const match = begin({ ...bearLoses, purses: [3, 3] });
    answer(match, CLOSE);
    expect([match.state.purses, match.outcome]).toEqual([[1, 3], null]);
  });

  proves(
    ['contra-tiles.broke.definition#3', 'contra-tiles.broke.definition#4'],
    'with broke-strict is broke only when the purse cannot cover the payment',
    () => {
      const poor = begin({ ...bearLoses, purses: [2, 3], settings: { 'broke-strict': true } });
      answer(poor, CLOSE);
      expect([poor.state.purses, poor.outcome]).toEqual([[0, 3], null]);
      const broke = begin({ ...bearLoses, purses: [1, 3], settings: { 'broke-strict': true } });
      answer(broke, CLOSE);
      expect([broke.state.purses, broke.outcome?.payoff]).toEqual([
        [0, 3],
        [0, 1],
      ]);
    },
  );
});

describe('going broke', () => {
  proves(
    ['contra-tiles.broke.ends-now#1', 'contra-tiles.broke.ends-now#2'],
    'ends the game on the spot: no second placement, no refill, and the other wins with a single coin',
    () => {
      const match = begin({ ...bearLoses, purses: [2, 1], active: 'woman' });
      answer(match, CLOSE);
      expect(match.decision).toBeNull();
      expect(match.outcome).toEqual({ payoff: [0, 1], clause: 'contra-tiles.broke.ends-now', cause: 'broke' });
      expect(match.state.laid).toBe(1);
      expect(match.state.market).toContain(-1);
      expect(() => match.answer(match.number, 1, 'crown 1 at 5,5')).toThrow(Refusal);
    },
  );

  proves('contra-tiles.broke.ends-now#2', 'goes before the end on crowns: with the last crowns laid too, Woman wins with fewer coins than Bear had', () => {
    const match = begin({ ...bearLoses, purses: [1, 1], active: 'woman', market: '-RG', crownStack: '' });
    answer(match, CLOSE);
    expect(match.outcome).toMatchObject({ payoff: [0, 1], cause: 'broke' });
  });

  proves(['contra-tiles.broke.self-inflicted#1', 'contra-tiles.broke.self-inflicted#2'], 'by the own placement is allowed, with a warning before', () => {
    const match = begin({ ...bearLoses, purses: [2, 3], active: 'bear' });
    expect(match.options()).toContain(CLOSE);
    const warned = match.open([0]).filter(({ notation }) => notation === CLOSE);
    expect(warned.map((option) => foretold(words, option, match.view(0).view).at(-1))).toEqual(['Bear is broke.']);
    answer(match, CLOSE);
    expect(match.outcome?.payoff).toEqual([0, 1]);
    expect(match.events.at(-1)?.clauses).toContain('contra-tiles.broke.self-inflicted');
  });

  proves('contra-tiles.turn.mandatory#7', 'by the first placement leaves room for a second all the same, as strict-two counts it', () => {
    const match = begin({ ...bearLoses, purses: [2, 3], active: 'bear', settings: { 'strict-two': true } });
    expect(match.options()).toContain(CLOSE);
    expect(forbidden(match, BEAR, CLOSE)).toEqual([]);
    answer(match, CLOSE);
    expect(match.outcome?.cause).toBe('broke');
  });

  proves('contra-tiles.broke.both', 'at the same moment is a draw', () => {
    const match = begin({ ...cross({ south: 'b:GRBG', west: 'w:GGRB' }), ...rack, purses: [1, 2] });
    answer(match, CLOSE);
    expect(match.state.purses).toEqual([0, 0]);
    expect(match.outcome).toEqual({ payoff: [0.5, 0.5], clause: 'contra-tiles.broke.both', cause: 'broke' });
  });
});
