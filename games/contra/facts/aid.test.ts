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

  test('one die: every critical brings another', () => {
    const [critical = 0, success = 0] = (['critical', 'success'] as const).map((face) => OUR_FACES.find((one) => one.face === face)?.chance);
    const one = critical + success;
    const [first] = HITS;
    expect(first).toEqual({ dice: 1, chances: [expect.closeTo(one, 12), expect.closeTo(critical * one, 12), expect.closeTo(critical * critical * one, 12)] });
  });

  test('as many dice as the largest weapon rolls with a bonus', () => {
    const bonus: Sketch = { weapon: { bill: 'flamethrower' }, bonuses: { bill: [{ dice: 1, sure: false, within: 0, until: 'turn' }] } };
    const match = say(
      turnScene(
        position({ ...FACING, ...bonus, foes: { bill: { 'black gunner': 'J13' } } }),
        'bill',
        SIDES.map(() => M_SIDE),
      ),
      'bill attacks black gunner',
    );
    expect(HITS.map(({ dice }) => dice)).toEqual([1, 2, 3, 4, eventsOf(match, 'rolls')[0]?.dice.length]);
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
