import { describe, expect, test } from 'vitest';
import { position, type Sketch } from '../positions.ts';
import { assaultScene, say, turnScene } from '../testing/scene.ts';
import { eventsOf } from '../testing/seen.ts';
import { HITS, OUR_FACES, THEIR_FACES } from './aid.ts';

const SIDES = [1, 2, 3, 4, 5, 6];

/** Every way that so many dice can fall. */
function rolls(dice: number): readonly (readonly number[])[] {
  return dice === 0 ? [[]] : rolls(dice - 1).flatMap((others) => SIDES.map((die) => [...others, die]));
}

/** Nobody can spend anything; what criticals bring shows M. */
const FACING: Sketch = { at: { bill: 'J14' }, foes: { bill: { 'black gunner': 'J17' } }, tokens: { bill: '' }, hand: { bill: [] } };
const M_SIDE = 4;

describe('the tables of the player aid are what the rules do with every die', () => {
  test('your die', () => {
    const faces = SIDES.flatMap((side) => {
      const match = say(turnScene(position(FACING), 'bill', [side, M_SIDE, M_SIDE, M_SIDE]), 'bill attacks black gunner');
      return eventsOf(match, 'rolls').flatMap(({ dice }) => dice.slice(0, 1));
    });
    expect(OUR_FACES).toEqual([...Map.groupBy(faces, (face) => face)].map(([face, sides]) => ({ face, chance: sides.length / SIDES.length })));
  });

  test('the die of an enemy', () => {
    const faces = SIDES.flatMap((side) =>
      eventsOf(assaultScene(position({ ...FACING, foes: {} }), 'bill', [side]), 'assault').flatMap(({ dice }) => dice.slice(0, 1)),
    );
    expect(THEIR_FACES).toEqual([...Map.groupBy(faces, (face) => face)].map(([face, sides]) => ({ face, chance: sides.length / SIDES.length })));
  });

  test.each([
    { dice: 2, weapon: {} },
    { dice: 3, weapon: { bill: 'machine-gun' } },
  ] as const)('$dice dice', ({ dice, weapon }) => {
    const least = [1, 2].map(
      (hits) =>
        rolls(dice).filter((roll) => {
          const match = say(turnScene(position({ ...FACING, weapon }), 'bill', [...roll, ...roll.map(() => M_SIDE)]), 'bill attacks black gunner');
          return eventsOf(match, 'damages').reduce((sum, { damage }) => sum + damage, 0) >= hits;
        }).length /
        6 ** dice,
    );
    expect(HITS[dice - 1]?.chances[0]).toBeCloseTo(least[0] ?? 0);
    // What a critical brings may hit, too: one more than without.
    expect(HITS[dice - 1]?.chances[1]).toBeGreaterThan(least[1] ?? 0);
  });
});
