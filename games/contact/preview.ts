import type { SegmentName } from './content/board.ts';
import type { Arrival } from './facts/arrivals.ts';

/** What an answer would do, as far as its own dice go. */
export type Preview = Attack | Removal | Reroll | Keeping | Aid | Coming;

/** A die is rolled, or for the blade two at once. */
export type Attack = {
  readonly kind: 'attack';
  /** Whom it may hit; with `picks` one of these, picked when the die lies there. */
  readonly targets: readonly Target[];
  readonly picks: boolean;
  /** How many dice are rolled at once. */
  readonly dice: number;
  /** What else may come of it, before any reroll. */
  readonly also: readonly Also[];
  /** The dice that are left to be aimed after this one: for any target, and for the first ring only. */
  readonly left: { readonly dice: number; readonly close: number };
  readonly spends: 'grenade' | 'extra die' | null;
};

export type Target = {
  readonly at: SegmentName;
  /** What a die has to show. */
  readonly needs: number;
  /** The chance of a hit. */
  readonly hits: number;
  /** The same where Ardor rolls a die again if nobody would fall; null where it cannot help. */
  readonly withArdor: number | null;
  /** How many fall with a hit. */
  readonly falls: { readonly least: number; readonly most: number };
};

/** From this result on there is more: the group is confused, Cole inspires, Mobutu may scatter, Kenzo strikes again. */
export type Also = { readonly what: 'confusion' | 'inspire' | 'scatter' | 'blow'; readonly from: number; readonly chance: number };

/** So many are gone for sure. */
export type Removal = { readonly kind: 'removal'; readonly at: SegmentName; readonly falls: number };

/** A die is rolled again: these results are better than the one that lies there. */
export type Reroll = { readonly kind: 'reroll'; readonly better: readonly number[]; readonly chance: number };

/** The dice stay as they lie: so many fall by them. */
export type Keeping = { readonly kind: 'keeping'; readonly falls: readonly { readonly at: SegmentName; readonly falls: number }[] };

/** First Aid needs a die below this. */
export type Aid = { readonly kind: 'aid'; readonly below: number; readonly chance: number; readonly withArdor: number | null };

export type Coming = { readonly kind: 'coming'; readonly arrivals: readonly Arrival[] };
