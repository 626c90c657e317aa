import type { AdvantageSymbol } from './content/advantage.ts';
import type { BossCardId, EnemyId, SpaceId, TargetId } from './content/index.ts';
import type { Met } from './facts/met.ts';

/** What an answer would do. */
export type Preview = Attack | Hits | Payment | Move | Attempt;

/** An attack as it begins, before a die is rolled again or anything is converted. */
export type Attack = {
  readonly kind: 'attack';
  readonly range: number;
  /** Who is attacked. */
  readonly targets: readonly TargetId[];
  /** Null as long as it depends on the second target, which is still to be chosen. */
  readonly dice: number | null;
  /** What it may defeat; nothing as long as the dice are not known. */
  readonly defeats: readonly Defeat[];
};

export type Defeat = {
  /** For the boss each of its cards, were all damage dealt to that one. */
  readonly card: EnemyId | BossCardId;
  /** The health that is left, and the successes that are ignored. */
  readonly left: number;
  readonly ignored: number;
  /** The chance without any conversion, and with all that could be paid for. */
  readonly chance: number;
  readonly converting: number;
};

/** The damage that follows from the dice as they lie, one conversion more if it is one. */
export type Hits = { readonly kind: 'hits'; readonly damage: readonly Hit[] };

export type Hit = {
  readonly target: TargetId;
  readonly damage: number;
  /** Whether that defeats it, or for the boss one of its cards. */
  readonly defeats: boolean;
};

/** How much is dealt, to each target; one number where all take the same. */
export function damageOf({ damage }: Hits): readonly string[] {
  return [...new Set(damage.map((hit) => `${hit.damage}`))];
}

/** The cost of a card, an ability, or of being rid of a stage card. */
export type Payment = { readonly kind: 'payment'; readonly cost: readonly AdvantageSymbol[] };

/** An objective that is attempted: of so many cards that may lie on top so many ask for no more than one has. */
export type Attempt = { readonly kind: 'objective'; readonly number: number; readonly met: number; readonly of: number };

/** A run or a jump: what is met on the way, space by space. */
export type Move = { readonly kind: 'move'; readonly meets: readonly { readonly at: SpaceId; readonly what: readonly Met[] }[] };
