import type { ClauseId } from '#kernel';
import type { CommandoId } from './content/commandos.ts';
import type { TerrainId } from './content/map.ts';
import type { TileRef } from './content/refs.ts';
import type { Side } from './content/vocabulary.ts';

/*
 * What an option would do, as its owner is told before choosing it. Chances count with this: whoever may roll a die again does so while
 * one is bad for them, Gander takes the hit, hits take out as many enemies as they can (Dogs last) and leave a barrel alone where they
 * may, nobody follows an Officer, and nobody strikes twice.
 */

/** Dice against a commando. */
export type FireAhead<Place = TileRef> = {
  readonly from: readonly Place[];
  /** Those who have dice. */
  readonly enemies: number;
  readonly dice: number;
  readonly needed: number;
  /** Dice that may be rolled again. */
  readonly rerolls: number;
  /** The chance of 0, 1, 2… hits after them. */
  readonly hits: readonly number[];
  /** Hits on average. */
  readonly average: number;
  /** So many hits make Critical. */
  readonly bears: number;
  /** The chance to be in Critical Condition after it. */
  readonly critical: number;
};

/** Stealth dice against somebody: the chance that none of them finds whoever is still on their feet. */
export type StealthAhead = { readonly who: CommandoId; readonly dice: number; readonly rerolls: number; readonly unseen: number };

/** Hits that are left over wound the Visible there. */
export type SpillAhead<Who = CommandoId> = {
  readonly who: readonly Who[];
  /** The chance of 0, 1, 2… of them. */
  readonly hits: readonly number[];
  /** The chance of Critical Condition; null where several share them. */
  readonly critical: number | null;
};

/** The dice of a commando. */
export type AttackAhead = {
  readonly dice: number;
  /** One of them is for standing fast. */
  readonly fast: boolean;
  readonly needed: number;
  /** What it takes to hit the one in the nest, where that is more. */
  readonly nest: number | null;
  readonly rerolls: number;
  /** The chance to take out 0, 1, 2… enemies. */
  readonly takes: readonly number[];
  readonly spill: SpillAhead | null;
  /** The barrel there: the chance that it must be hit, and who falls if it is; null without one. */
  readonly barrel: { readonly bursts: number; readonly falls: readonly CommandoId[] } | null;
};

/** Enemies of a tile go to another. */
export type MarchStep<Place = TileRef> = { readonly from: Place; readonly to: Place };

export type MarchAhead = {
  /** They come for somebody, or lose everybody; null where it is neither. */
  readonly turn: 'come' | 'lose' | null;
  /** Where the card sends them then. */
  readonly direction: Side | '?';
  readonly ways: readonly MarchStep[];
};

/** Somebody is Eliminated. */
export type FallAhead = { readonly who: CommandoId; readonly by: 'gas' | 'explosion' };

export type Preview = {
  /** Who does it. */
  readonly who: CommandoId;
  /** Actions; `plus` is a [+1] token. */
  readonly pays: number | 'plus';
  /** The clauses by which it is told, and those of what comes of it. */
  readonly clauses: readonly ClauseId[];
  readonly also: readonly ClauseId[];
  /** Fire on the way comes first; all that follows is for those whom it leaves on their feet. */
  readonly fire: FireAhead | null;
  /** What is certain: whether whoever does it is Visible then; who becomes so, and who no longer is. */
  readonly visible: boolean;
  readonly shown: readonly CommandoId[];
  readonly hidden: readonly CommandoId[];
  /** Where the alarm begins to sound, and where cut wires swallow one. */
  readonly alarm: readonly TerrainId[];
  readonly muted: readonly TerrainId[];
  /** Who is Eliminated, and who has a life to spare and comes away Underground. */
  readonly falls: readonly FallAhead[];
  readonly escapes: readonly CommandoId[];
  /** Nobody is left then. */
  readonly lost: boolean;
  /** What dice decide. */
  readonly stealth: readonly StealthAhead[];
  readonly attack: AttackAhead | null;
  /** The chance that a Spotted token makes its doer Visible; null where it depends on who breathes gas. */
  readonly spotted: number | null;
  /** Where enemies would go, if who is where and Visible changes that; dice aside. */
  readonly march: MarchAhead | null;
};
