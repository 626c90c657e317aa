import { expect, test } from 'vitest';
import { Chance, ChanceError, type ChanceResult } from './chance.ts';
import { deckSize, keyFromSeed, newDeck, putOnBottom, putOnTop, reshuffle, Stream, search } from './index.ts';

function keyed(seed: string, given: readonly ChanceResult[] = [], log: ChanceResult[] | null = null): Chance {
  const chance = new Chance();
  chance.turnTo(given, new Stream(keyFromSeed(seed)), log);
  return chance;
}

function recorded(given: readonly ChanceResult[]): Chance {
  const chance = new Chance();
  chance.turnTo(given, null, null);
  return chance;
}

test('known cards on top come first, then the bag, then the known bottom', () => {
  const deck = newDeck(['a', 'b']);
  putOnTop(deck, 'y');
  putOnTop(deck, 'x');
  putOnBottom(deck, 'p');
  putOnBottom(deck, 'q');
  const chance = keyed('order');
  const drawn = Array.from({ length: 7 }, () => chance.card(deck, undefined));
  expect(drawn.slice(0, 2)).toEqual(['x', 'y']);
  expect(drawn.slice(2, 4).sort()).toEqual(['a', 'b']);
  expect(drawn.slice(4)).toEqual(['p', 'q', undefined]);
});

test('after a reshuffle nothing is known and nothing is lost', () => {
  const deck = newDeck([1, 2]);
  putOnTop(deck, 3);
  putOnBottom(deck, 4);
  reshuffle(deck, [5]);
  expect([deck.top, deck.bottom, [...deck.bag].sort()]).toEqual([[], [], [1, 2, 3, 4, 5]]);
});

test('searching takes one card out, wherever it lies, and shuffles the rest', () => {
  const deck = newDeck(['a', 'b', 'b']);
  putOnTop(deck, 'c');
  expect(search(deck, 'b')).toBe(true);
  expect(search(deck, 'c')).toBe(true);
  expect(search(deck, 'z')).toBe(false);
  expect(deckSize(deck)).toBe(2);
  expect(deck.top).toEqual([]);
});

test('what comes out is written down; what only some see says so', () => {
  const log: ChanceResult[] = [];
  const chance = keyed('log', [], log);
  const deck = newDeck(['a', 'a']);
  chance.card(deck, undefined);
  chance.card(deck, [1]);
  chance.shown('king', undefined);
  const die = chance.number(6, 1);
  const index = chance.weighted([0, 5, 0]);
  expect(log).toEqual(['a', { to: [1], is: 'a' }, 'king', die, 1]);
  expect(index).toBe(1);
});

test('a record gives dice without a key, and must agree with the key where there is one', () => {
  const chance = recorded([4, 1]);
  expect([chance.number(6, 1), chance.weighted([1, 1])]).toEqual([4, 1]);
  expect(() => chance.number(6, 1)).toThrow(ChanceError);
  const real = keyed('verify').number(6, 1);
  const honest = keyed('verify', [real]);
  expect(honest.number(6, 1)).toBe(real);
  const liar = keyed('verify', [(real % 6) + 1]);
  expect(() => liar.number(6, 1)).toThrow('the key gives');
});

test('dice and cards that cannot come are refused', () => {
  for (const given of [0, 7, 2.5, 'x', { to: [0] }]) {
    const chance = recorded([given]);
    expect(() => chance.number(6, 1)).toThrow(ChanceError);
  }
  const chance = recorded(['z', 1, 3]);
  expect(() => chance.card(newDeck(['a']), undefined)).toThrow('not in the deck');
  expect(() => chance.weighted([2, 0])).toThrow('cannot come');
  expect(() => chance.weighted([2, 0])).toThrow('cannot come');
});
