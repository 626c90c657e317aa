import type { AboutOf, DecisionKind, GameTypes, OpenOption, Seat } from '#kernel';
import type { Answer } from './answer.ts';
import type { SegmentName } from './content/board.ts';
import type { MemberId } from './content/members.ts';
import type { Event } from './event.ts';
import type { AttackKind } from './facts/attacks.ts';
import type { Preview } from './preview.ts';
import type { State } from './rules/state.ts';
import type { Config, Draft } from './settings.ts';
import type { View } from './view.ts';

/** Everything that can be seen, asked, said and done in this game. */
export interface Contact extends GameTypes<State, Config, Draft, View, Event, Decision, Answer, Preview> {}

/** An answer that may be given now. */
export type Option = OpenOption<Contact>;

/** What somebody decides, and what it is about. */
export type Decision =
  | { readonly kind: 'take'; readonly about: null }
  /** The member whom the leader has called, where the leader calls. */
  | { readonly kind: 'act'; readonly about: { readonly called: MemberId } | null }
  | { readonly kind: 'aim'; readonly about: Aiming }
  | { readonly kind: 'flexible'; readonly about: { readonly with: 'rifle' | 'grenade'; readonly die: number } }
  | { readonly kind: 'ardor'; readonly about: Rerolling }
  | { readonly kind: 'melee'; readonly about: { readonly segment: SegmentName; readonly zombies: number } }
  | { readonly kind: 'first-aid'; readonly about: null }
  | { readonly kind: 'victim'; readonly about: { readonly segment: SegmentName } }
  /** Somebody of another seat has named this member. */
  | { readonly kind: 'consent'; readonly about: { readonly segment: SegmentName; readonly member: MemberId; readonly by: Seat } }
  /** The leader decides: because the player of this member has refused, or, where it is null, because the table wants it so. */
  | { readonly kind: 'settle'; readonly about: { readonly segment: SegmentName; readonly refused: MemberId | null } }
  | { readonly kind: 'tripwire'; readonly about: null }
  | { readonly kind: 'air-recon'; readonly about: { readonly blue: number; readonly brown: number } }
  | { readonly kind: 'scatter'; readonly about: { readonly segment: SegmentName } }
  | { readonly kind: 'inspire'; readonly about: null }
  | { readonly kind: 'call'; readonly about: { readonly ready: readonly MemberId[] } };

/** A member has dice left. */
type Aiming = {
  readonly member: MemberId;
  /** Dice for any target, and dice for the first ring only (Breakthrough). */
  readonly dice: number;
  readonly close: number;
  /** The segment aimed at before. */
  readonly last: SegmentName;
  /** What the die before showed, where that counts: for Scatter. */
  readonly shown: number | null;
  /** The targets are all named before the first die (setting declare-all). */
  readonly naming: boolean;
};

/** What a die is for: an attack, the number that a launcher removes, First Aid. */
export type DieFor = AttackKind | 'ronin-extra' | 'quantity' | 'first-aid';

/** Dice that lie there, of which Ardor may have one rolled again: all that were rolled together. */
type Rerolling = { readonly member: MemberId; readonly dice: readonly Lying[] };

/** A die that lies there and has had no effect yet. */
export type Lying = {
  readonly rolled: number;
  /** The segment it was rolled at; null for a die without one. */
  readonly target: SegmentName | null;
  readonly for: DieFor;
  /** The number it takes, or for First Aid the number it has to stay below. */
  readonly needs: number;
  /** As it lies it grants one more die. */
  readonly grants: boolean;
  /** The results that would be better than this one. */
  readonly better: readonly number[];
};

export type About<K extends DecisionKind<Contact>> = AboutOf<Contact, K>;
