import type { Attack } from '../content/effect.ts';
import { type CommandoId, commando, type DefaultWeaponId, type StageCardId, stageCard, type WeaponId, type WeaponStats, weapon } from '../content/index.ts';

/** A commando, and the weapon card if there is one. */
interface Armed {
  readonly id: CommandoId;
  readonly weapon: WeaponId | '' | null;
}

/** The stage play area. */
export interface Area {
  readonly stageArea: readonly StageCardId[];
}

/** The weapon card, or the one printed on the character card. */
export function currentWeapon({ id, weapon: card }: Armed): WeaponStats & { readonly id: WeaponId | DefaultWeaponId } {
  return card === '' || card === null ? commando(id).weapon : weapon(card);
}

/** An attack with the current weapon and nothing else. */
export const NORMAL_ATTACK: Attack = { do: 'attack' };

/** How far an attack reaches; stage cards in play may shorten it, to 1 at least. */
export function rangeOf({ stageArea }: Area, f: Armed, { pool, range: more = 0 }: Attack = NORMAL_ATTACK): number {
  let range = pool?.range ?? currentWeapon(f).range + more;
  for (const id of stageArea) for (const constant of stageCard(id).constants) if (constant.is === 'shorter-range') range = Math.max(1, range - constant.n);
  return range;
}
