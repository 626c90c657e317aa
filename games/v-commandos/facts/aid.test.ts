import { describe, expect, test } from 'vitest';
import { GRENADE_DICE, type WeaponId, weaponAt, weaponNamed } from '../content/kit.ts';
import { type Sketch, token } from '../positions.ts';
import { begin, eventsOf, say, seen } from '../testing/raid.ts';
import { SIZES, UNSEEN, VOLLEYS } from './aid.ts';

/** Every way that so many dice can fall. */
function rolls(dice: number): readonly (readonly number[])[] {
  return dice === 0 ? [[]] : rolls(dice - 1).flatMap((others) => [1, 2, 3, 4, 5, 6].map((die) => [...others, die]));
}

/** A small, a medium and a large tile, and whence one shoots at it. */
const AIMS = [
  { card: 'forest-road', from: 'a', to: 'b' },
  { card: 'coastal-battery', from: 'm', to: 'n' },
  { card: 'forest-road', from: 'a', to: 'g' },
] as const;

/** Somebody on foot with a weapon of so many boxes. */
const ARMED: Readonly<Record<number, { readonly who: 'medic' | 'scout'; readonly weapon: WeaponId; readonly sketch: Sketch }>> = {
  1: { who: 'medic', weapon: 'welrod', sketch: { who: ['medic:A'] } },
  2: { who: 'scout', weapon: 'mp40', sketch: { kit: { scout: ['mp40'] } } },
  3: { who: 'scout', weapon: 'stg44', sketch: { kit: { scout: ['stg44'] } } },
};

const LOOT = [token('crowbar'), token('crowbar'), token('crowbar'), token('crowbar')];

describe('the tables of the player aid are what the rules do with all dice', () => {
  test.each(VOLLEYS.filter(({ dice }) => dice < GRENADE_DICE))('$dice dice', ({ dice, chances }) => {
    const { who, weapon, sketch } = ARMED[dice] ?? { who: 'scout', weapon: 'mp40', sketch: {} };
    expect(weaponAt(weaponNamed(weapon)).boxes).toBe(dice);
    for (const [size, { card, from, to }] of AIMS.entries()) {
      const hits = rolls(dice).filter((roll) => {
        const scene = begin({ ...sketch, card, at: { [who]: from }, active: who, enemies: { [to]: ['mp40', 'mp40', 'mp40', 'mp40'] } }, ...roll, ...LOOT);
        const [shot] = eventsOf(say(scene, `${who} shoots ${weapon} at @${to}`), 'shoots');
        expect(shot?.needed).toBe(SIZES[size]?.needed);
        return (shot?.hits ?? 0) > 0;
      });
      expect(chances[size]).toBeCloseTo(hits.length / 6 ** dice);
    }
  });

  test.each(UNSEEN.filter(({ enemies }) => enemies < 4))('$enemies enemies', ({ enemies, chance }) => {
    const watched = {
      card: 'viaduct',
      who: ['medic:A'],
      at: { medic: 'a' },
      active: 'medic',
      enemies: { e: Array.from({ length: enemies }, () => 'karabiner' as const) },
    } as const;
    const unseen = rolls(enemies).filter((roll) => seen(say(begin(watched, ...roll), 'medic moves to @e'), 'medic').state === 'stealthy');
    expect(chance).toBeCloseTo(unseen.length / 6 ** enemies);
  });
});
