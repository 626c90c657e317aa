import type { GameTypes, OpenOption } from '#kernel';
import type { Answer } from './answer.ts';
import type { CardId } from './content/kit.ts';
import type { SpaceId } from './content/world.ts';
import type { Event } from './event.ts';
import type { Preview } from './preview.ts';
import type { State } from './rules/state.ts';
import type { Config, Draft } from './settings.ts';
import type { View } from './view.ts';

/** Everything that can be seen, asked, said and done in this game. */
export interface ContractAssassin extends GameTypes<State, Config, Draft, View, Event, Decision, Answer, Preview> {}

/** An answer that may be given now. */
export type Option = OpenOption<ContractAssassin>;

/** What somebody decides, and what it is about; `about` is public. */
export type Decision =
  /** Pick a file (setting assassin-draft). */
  | { readonly kind: 'pick'; readonly about: null }
  /** A missed turn in prison, with the card that ends it. */
  | { readonly kind: 'missed'; readonly about: { readonly left: number } }
  | { readonly kind: 'act'; readonly about: null }
  /** Lay out weapons, then roll. */
  | { readonly kind: 'weapons'; readonly about: Laying }
  /** The dice lie there; Loaded Dice could roll them again. */
  | { readonly kind: 'roll'; readonly about: Rolled }
  /** Archie, after a failure (setting archie-any-time). */
  | { readonly kind: 'shift'; readonly about: { readonly city: SpaceId } }
  /** A second try after a failure: of Lily; with setting second-try-new-cards also of Šimon. */
  | { readonly kind: 'again'; readonly about: { readonly of: 'attempt' | 'escape'; readonly newCards: boolean } }
  /** Sugar, before what was brought is discarded. */
  | { readonly kind: 'keep'; readonly about: { readonly laid: readonly CardId[] } }
  /** Otto hands over a contract for the one he took. */
  | { readonly kind: 'give'; readonly about: { readonly killed: SpaceId; readonly to: number } }
  | { readonly kind: 'flee'; readonly about: { readonly city: SpaceId } }
  /** Lay out getaway cards, then roll. */
  | { readonly kind: 'getaways'; readonly about: Laying }
  /** Where the way out leads. */
  | { readonly kind: 'go'; readonly about: { readonly number: number } }
  /** Prison is certain; Body Double could go instead. */
  | { readonly kind: 'arrest'; readonly about: null };

/** Where, and how many cards may be laid out in all. */
type Laying = { readonly city: SpaceId; readonly most: number };

export type Rolled = { readonly for: 'attempt' | 'escape'; readonly dice: readonly number[]; readonly hit: boolean };
