import { describe, expect, test } from 'vitest';
import { aloneScene, eventsOf, night, say, zombieScene } from '../testing/night.ts';
import { BITES, SHOTS } from './aid.ts';

const DICE = [1, 2, 3, 4, 5, 6];

describe('the tables of the player aid are what the rules do with every die', () => {
  test.each(SHOTS)('a shot into ring $ring', ({ ring, needs, chance }) => {
    const hits = DICE.filter((die) => {
      const scene = say(aloneScene('ayden', { [`blue3/r${ring}`]: 1 }, [die]), `ayden fires at blue3/r${ring}`);
      return eventsOf(scene, 'shot').some(({ hit }) => hit);
    });
    expect(hits).toEqual(DICE.filter((die) => die >= needs));
    expect(chance).toBeCloseTo(hits.length / DICE.length);
  });

  test.each(BITES)('a group of $zombies', ({ zombies, chance, fortified }) => {
    for (const [team, due] of [
      [['alvares', 'branson', 'dunham', 'mobutu'], chance],
      [['alvares', 'branson', 'dunham', 'schulz'], fortified],
    ] as const) {
      const bites = DICE.filter((die) => {
        const scene = zombieScene(night({ 'blue3/r1': zombies }, { team }), [...(zombies === 1 ? [] : [die]), 1, 1]);
        return eventsOf(scene, 'zombies-attack').some(({ hit }) => hit);
      });
      expect(bites.length / DICE.length).toBeCloseTo(due);
    }
  });
});
