import { type BossCardId, bossCard, type EnemyId } from '../content/index.ts';
import type { View } from '../view.ts';

/** What an ordinary enemy has left; null when it is not in play. */
export function healthOf({ fighters }: View, enemy: EnemyId): number | null {
  for (const { foes } of fighters) for (const { id, health, damage } of foes) if (id === enemy) return health - damage;
  return null;
}

/** What a boss card has left. */
export function bossCardLeft({ fighters }: View, card: BossCardId): number {
  for (const { boss } of fighters) if (boss?.id === card) return boss.health - boss.damage;
  return bossCard(card).health;
}

/** Health the boss has left, and at the start: all its cards together. */
export function bossHealth({ fighters }: View): { readonly left: number; readonly of: number } {
  let [left, of] = [0, 0];
  for (const { boss } of fighters) {
    if (boss === null) continue;
    of += boss.health;
    if (!boss.defeated) left += boss.health - boss.damage;
  }
  return { left, of };
}
