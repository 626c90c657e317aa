import type { Seat } from '#kernel';
import type { ColumnName, SegmentName } from './content/board.ts';
import type { MemberId } from './content/members.ts';
import type { Arrival } from './facts/arrivals.ts';
import type { AttackKind } from './facts/attacks.ts';

/** What happens in this game. */
export type Event =
  | { readonly kind: 'taken'; readonly member: MemberId; readonly seat: Seat }
  | { readonly kind: 'turn'; readonly turn: number; readonly marker: ColumnName }
  /** Those who live have a grenade again. */
  | { readonly kind: 'refill' }
  /** `die` is null where none is rolled. */
  | { readonly kind: 'zombies-attack'; readonly segment: SegmentName; readonly zombies: number; readonly die: number | null; readonly hit: boolean }
  | { readonly kind: 'melee-expert'; readonly segment: SegmentName; readonly left: number }
  | { readonly kind: 'first-aid'; readonly die: number; readonly living: number; readonly works: boolean }
  | { readonly kind: 'ardor'; readonly member: MemberId; readonly from: number; readonly to: number }
  | { readonly kind: 'victim-die'; readonly member: MemberId; readonly die: number }
  /** A player names somebody else's member; that member's player refuses; the leader names who falls. */
  | { readonly kind: 'named'; readonly member: MemberId; readonly by: Seat }
  | { readonly kind: 'refused'; readonly member: MemberId }
  | { readonly kind: 'settled'; readonly member: MemberId }
  | { readonly kind: 'removed'; readonly member: MemberId; readonly left: number; readonly turn: number }
  | { readonly kind: 'tripwire'; readonly segment: SegmentName; readonly removed: number }
  | { readonly kind: 'zombies-move'; readonly moved: number }
  | { readonly kind: 'air-recon'; readonly fewer: number }
  | { readonly kind: 'spawn'; readonly blue: number; readonly brown: number; readonly placed: readonly Arrival[] }
  | { readonly kind: 'called'; readonly member: MemberId }
  | ({ readonly kind: 'shot'; readonly with: AttackKind; readonly needs: number; readonly hit: boolean } & Taken)
  /** The launcher's second die. */
  | ({ readonly kind: 'blast' } & Taken)
  | { readonly kind: 'flexible-miss'; readonly die: number }
  | { readonly kind: 'confusion'; readonly segment: SegmentName; readonly zombies: number }
  | { readonly kind: 'breakthrough'; readonly dice: number; readonly zombies: number }
  | { readonly kind: 'inspire'; readonly member: MemberId }
  | { readonly kind: 'scatter'; readonly segment: SegmentName; readonly left: number }
  | { readonly kind: 'dice-lost'; readonly member: MemberId; readonly dice: number }
  | { readonly kind: 'waive'; readonly member: MemberId }
  | { readonly kind: 'turn-ends'; readonly turn: number; readonly zombies: number }
  | { readonly kind: 'rescued'; readonly living: number }
  | { readonly kind: 'overrun'; readonly turn: number };

/** A die has fallen, and what it took from a segment. */
type Taken = { readonly member: MemberId; readonly segment: SegmentName; readonly die: number; readonly killed: number; readonly left: number };
