import { expect, test } from 'vitest';
import { type Json, restored, saved } from './index.ts';

interface Pile {
  cards: number[];
  readonly owner: { readonly name: string } | null;
}

test('a state is saved as plain data and restored as it was, sharing nothing', () => {
  const pile: Pile = { cards: [1, 2], owner: { name: 'Ines' } };
  const json: Json = saved(pile);
  pile.cards.push(3);
  expect(json).toEqual({ cards: [1, 2], owner: { name: 'Ines' } });
  const back = restored<Pile>(json);
  back.cards.push(4);
  expect([json, back.cards]).toEqual([{ cards: [1, 2], owner: { name: 'Ines' } }, [1, 2, 4]]);
});

test('what holds more than data is none', () => {
  // @ts-expect-error: a function cannot be saved
  const wrong = (): Json => saved({ play: () => 1 });
  expect(wrong).toThrow('could not be cloned');
});
