import { at } from '#kernel';
import { ASSASSINS, type AssassinId, assassinNamed } from '../content/assassins.ts';
import { WEAPONS, type WeaponId, weaponCard } from '../content/kit.ts';
import type { SpaceId } from '../content/world.ts';

/** The home city where the skill of a weapon is taught; null for the Grim Reaper, whom nobody teaches. */
export function schoolOf(weapon: WeaponId): SpaceId | null {
  const number = WEAPONS.find(({ id }) => id === weapon)?.number;
  return ASSASSINS.find((assassin) => assassin.weapon === number)?.home ?? null;
}

/** The weapon that an assassin is a specialist with. */
export function weaponOf(assassin: AssassinId): WeaponId {
  return at(WEAPONS, weaponCard(assassinNamed(assassin).weapon)).id;
}
