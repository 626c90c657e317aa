import { expect, test } from 'vitest';
import type { Effect } from '../content/effect.ts';
import { CARDS, COMMANDOS, ENEMIES, ENEMY_DECKS, OBJECTIVES, STAGES, type Thing } from '../content/index.ts';
import { branchesOf } from './branches.ts';

test('a choice between effects is found on the card it stands on', () => {
  const found = branchesOf({ seat: 0, what: 'ambush-in-the-ferns', effects: ['spend', 'draw-enemy'], lacking: [0, 0] });
  expect(found).toEqual([[{ do: 'spend', symbols: ['S'] }], [{ do: 'draw-enemy' }]]);
});

test('nothing is found of a choice that the card does not give', () => {
  expect(branchesOf({ seat: 0, what: 'mud-slide', effects: ['spend', 'draw-enemy'], lacking: [0, 0] })).toBe(null);
  expect(branchesOf({ seat: 0, what: 'damage', effects: ['spend', 'draw-enemy'], lacking: [0, 0] })).toBe(null);
});

test('a choice inside another effect is found, and of two on one card the one with these effects', () => {
  const spread = branchesOf({ seat: 0, what: 'infection-spreads', effects: ['clear-damage', 'gels'], lacking: [0, 0] });
  expect(spread).toEqual([[{ do: 'clear-damage', n: 1 }], [{ do: 'gels', n: 2, to: 'wadder' }]]);
  expect(branchesOf({ seat: 0, what: 'infection-spreads', effects: ['gels', 'clear-damage'], lacking: [0, 0] })).toBe(null);
});

/** Every choice that stands on a card, an ability or an objective is found there by its name. */
test('every choice is found', () => {
  const things: readonly (readonly [Thing, readonly Effect[]])[] = [
    ...COMMANDOS.map(({ ability: { id, effect } }) => [id, effect] as const),
    ...CARDS.map(({ id, effect }) => [id, effect] as const),
    ...ENEMIES.flatMap(({ id, special, defeated }) => [[id, special] as const, [id, defeated] as const]),
    ...ENEMY_DECKS.flatMap(({ bosses }) =>
      bosses.flatMap(({ id, front, flipped, back }) => [[id, front.special] as const, [id, flipped] as const, [id, back.special] as const]),
    ),
    ...STAGES.flatMap(({ cards }) => cards.flatMap(({ id, effects, activate }) => [...effects, ...activate].map((paragraph) => [id, paragraph] as const))),
    ...OBJECTIVES.map(({ id, scout }) => [id, scout] as const),
  ];
  let found = 0;
  for (const [what, effects] of things)
    for (const { of } of choicesIn(effects)) {
      expect(branchesOf({ seat: 0, what, effects: of.flatMap(([first]) => first?.do ?? []), lacking: [] })).toEqual(of);
      found++;
    }
  expect(found).toBe(10);
});

function choicesIn(effects: readonly Effect[]): readonly Extract<Effect, { do: 'either' | 'choose' }>[] {
  return effects.flatMap((effect) => {
    if (effect.do === 'either' || effect.do === 'choose') return [effect, ...effect.of.flatMap(choicesIn)];
    return 'then' in effect ? [...choicesIn(effect.then), ...choicesIn('else' in effect && effect.else !== undefined ? effect.else : [])] : [];
  });
}
