import type { Seat } from '#kernel';
import type { AssassinId } from './content/assassins.ts';
import type { BonusId, CardId, GetawayId, WeaponId } from './content/kit.ts';
import type { SpaceId } from './content/world.ts';

/** What happens, told right after it. */
export type Event =
  | { readonly kind: 'first'; readonly seat: Seat }
  | { readonly kind: 'file'; readonly seat: Seat; readonly assassin: AssassinId }
  | { readonly kind: 'specialist'; readonly seat: Seat; readonly weapon: WeaponId; readonly number: number }
  | { readonly kind: 'contract'; readonly seat: Seat; readonly city: SpaceId }
  | { readonly kind: 'turn'; readonly seat: Seat; readonly round: number }
  | { readonly kind: 'turn-ends'; readonly seat: Seat }
  /** A turn passes. */
  | { readonly kind: 'misses'; readonly seat: Seat; readonly in: 'prison' | 'hiding'; readonly left: number }
  | { readonly kind: 'released'; readonly seat: Seat; readonly city: SpaceId }
  /** `card` is null for those who do not see it. */
  | { readonly kind: 'draws'; readonly seat: Seat; readonly card: CardId | null }
  | { readonly kind: 'drawn'; readonly seat: Seat; readonly card: CardId }
  | { readonly kind: 'reshuffles'; readonly cards: number }
  | { readonly kind: 'robs'; readonly seat: Seat; readonly from: Seat; readonly card: CardId | null }
  | { readonly kind: 'robbed'; readonly seat: Seat; readonly from: Seat; readonly card: CardId }
  | { readonly kind: 'moves'; readonly seat: Seat; readonly to: SpaceId }
  | { readonly kind: 'travels'; readonly seat: Seat; readonly by: GetawayId; readonly to: SpaceId }
  | { readonly kind: 'learns'; readonly seat: Seat; readonly weapon: WeaponId; readonly number: number }
  | { readonly kind: 'plays'; readonly seat: Seat; readonly card: BonusId }
  | { readonly kind: 'flies'; readonly seat: Seat; readonly to: SpaceId }
  | { readonly kind: 'attempts'; readonly seat: Seat; readonly city: SpaceId; readonly owner: Seat }
  | { readonly kind: 'brings'; readonly seat: Seat; readonly card: CardId }
  | { readonly kind: 'shifts'; readonly seat: Seat; readonly number: number; readonly from: SpaceId; readonly to: SpaceId }
  | { readonly kind: 'rolls'; readonly seat: Seat; readonly for: 'attempt' | 'escape'; readonly dice: readonly number[] }
  | { readonly kind: 'kills'; readonly seat: Seat; readonly city: SpaceId; readonly owner: Seat; readonly done: number }
  /** `guard`: a bodyguard stopped a roll that would have killed. */
  | { readonly kind: 'fails'; readonly seat: Seat; readonly city: SpaceId; readonly sum: number; readonly guard: boolean }
  | { readonly kind: 'guard'; readonly city: SpaceId; readonly number: number }
  /** No bodyguard is left that the target lacks. */
  | { readonly kind: 'no-guard'; readonly city: SpaceId }
  | { readonly kind: 'guard-leaves'; readonly city: SpaceId; readonly numbers: readonly number[] }
  | { readonly kind: 'gives'; readonly seat: Seat; readonly city: SpaceId; readonly to: Seat }
  | { readonly kind: 'discards'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | { readonly kind: 'keeps'; readonly seat: Seat; readonly card: CardId }
  | { readonly kind: 'runs'; readonly seat: Seat; readonly city: SpaceId }
  | { readonly kind: 'gets-away'; readonly seat: Seat; readonly number: number; readonly to: SpaceId }
  | { readonly kind: 'prison'; readonly seat: Seat }
  | { readonly kind: 'hides'; readonly seat: Seat; readonly city: SpaceId }
  | { readonly kind: 'wins'; readonly seats: readonly Seat[] }
  | { readonly kind: 'out-of-time' };
