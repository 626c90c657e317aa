import type { ClauseId } from '#kernel';
import type { Advantage } from '../../content/advantage.ts';
import type { CommandoFace } from '../../content/dice.ts';
import type { SpaceId } from '../../content/index.ts';

/** A clause as a small scene on the Jungle map, as dice, or as a payment. */
export type Example =
  | {
      readonly of: 'map';
      /** Where the commando stands. */
      readonly from: SpaceId;
      readonly path: readonly SpaceId[];
      readonly how: 'run' | 'jump';
    }
  | { readonly of: 'dice'; readonly dice: readonly CommandoFace[]; readonly rolled: number; readonly converted: number }
  | { readonly of: 'payment'; readonly damage: readonly Advantage[]; readonly paid: readonly Advantage[] };

export const EXAMPLES: Readonly<Record<ClauseId, Example>> = {
  'contra.move.run': { of: 'map', from: 'J12', path: ['J02', 'J03', 'J04'], how: 'run' },
  'contra.space.ledge-jump-up': { of: 'map', from: 'J04', path: ['J05'], how: 'jump' },
  'contra.move.jump': { of: 'map', from: 'J14', path: ['J15'], how: 'jump' },
  'contra.space.ledge-group-run': { of: 'map', from: 'J05', path: ['J06', 'J07'], how: 'run' },
  'contra.attack.criticals-explode': { of: 'dice', dice: ['critical', 'A', 'success'], rolled: 2, converted: 0 },
  'contra.advantage.attack-conversion': { of: 'dice', dice: ['success', 'A', 'M'], rolled: 3, converted: 1 },
  'contra.suffer.pay-or-medal': { of: 'payment', damage: ['M', 'A'], paid: ['M', 'A'] },
};
