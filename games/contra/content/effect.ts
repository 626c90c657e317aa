import type { Advantage, AdvantageSymbol } from './advantage.ts';
import type { EnemyFace } from './dice.ts';
import type { SpaceKind } from './map.ts';

/** Whom a commando's effect reaches: its own commando, another one, or whichever is chosen. */
export type Who = 'you' | 'another' | 'any';

/** An attack. Without a pool of its own it is made with the current weapon, special and all. */
export interface Attack {
  readonly do: 'attack';
  /** The card's own dice and range: no weapon special then. */
  readonly pool?: { readonly dice: number; readonly range: number };
  /** More dice and more range for a weapon attack. */
  readonly dice?: number;
  readonly range?: number;
  /** More dice while the target is within so many spaces. */
  readonly close?: { readonly within: number; readonly dice: number };
  /** More dice while the target's card is a boss or lies in another play area. */
  readonly stranger?: { readonly dice: number };
  /** Everybody in range, or the target and each enemy adjacent to it. */
  readonly targets?: 'each' | 'adjacent';
  /** So many results are converted for nothing, or all results of a type. */
  readonly free?: number | Advantage;
  /** Once after rolling, before criticals, any of its dice may be rolled again. */
  readonly reroll?: true;
}

/** What makes an effect apply. */
export type Condition =
  | { readonly is: 'on-ledge' | 'on-platform'; readonly not?: true }
  | { readonly is: 'in'; readonly kinds: readonly SpaceKind[] }
  | { readonly is: 'near-boss'; readonly within: number; readonly not?: true }
  /** A space of this kind within so many spaces. */
  | { readonly is: 'near-space'; readonly kind: SpaceKind; readonly within: number }
  /** A space with gels where the commando stands or adjacent. */
  | { readonly is: 'near-gels' }
  /** Another commando within so many spaces. */
  | { readonly is: 'company'; readonly within: number; readonly not?: true }
  /** Fewer than 3 enemy cards in the play area. */
  | { readonly is: 'room' }
  /** The enemy whose card says so is adjacent to its commando. */
  | { readonly is: 'adjacent' }
  /** Current advantage of at least this much. */
  | { readonly is: 'has'; readonly symbols: readonly AdvantageSymbol[] };

/**
 * One step of an effect, done by or to "you": the commando who plays the card, whose play area holds the enemy card,
 * or who reacts to the stage card.
 */
export type Effect =
  | Attack
  /** Your next attack, or another commando's: more dice, nothing ignored. `within` counts only for a target that near. */
  | {
      readonly do: 'next-attack';
      readonly who: 'you' | 'another';
      readonly dice: number;
      readonly sure?: true;
      readonly within?: number;
      readonly until: 'turn' | 'round';
    }
  /** Damage without an attack, to one or each ordinary enemy within so many spaces. */
  | { readonly do: 'damage'; readonly n: number; readonly to: 'one' | 'each'; readonly within: number }
  /** A move: a run of up to 3 spaces (or `spaces`) or a jump. It may be left out. */
  | { readonly do: 'move'; readonly who: Who; readonly spaces?: number; readonly within?: number }
  | { readonly do: 'jump'; readonly times: number }
  /** Put yourself in an empty ledge space. */
  | { readonly do: 'place'; readonly on: 'ledge'; readonly within: number }
  /** Be moved: neither a run nor a jump. */
  | { readonly do: 'push'; readonly spaces: number; readonly towards?: 'wadder'; readonly away?: 'boss' }
  | { readonly do: 'draw'; readonly who: Who; readonly n: number }
  | { readonly do: 'discard'; readonly n: number }
  /** Take other cards back from the discard pile. */
  | { readonly do: 'recover'; readonly n: number }
  /** Gain tokens: all of `symbols`, or one of them that is chosen. */
  | { readonly do: 'gain'; readonly symbols: readonly AdvantageSymbol[]; readonly one?: true; readonly who?: Who; readonly within?: number }
  /** Suffer this damage as one effect; `close` adds to it within so many spaces of the boss. */
  | {
      readonly do: 'suffer';
      readonly symbols: readonly AdvantageSymbol[];
      readonly close?: { readonly within: number; readonly symbols: readonly AdvantageSymbol[] };
    }
  /** You and each commando within so many spaces of you (or of the boss) suffer, each on their own. */
  | { readonly do: 'blast'; readonly symbols: readonly AdvantageSymbol[]; readonly within: number; readonly of: 'you' | 'boss' }
  /** Spend advantage, whether you like it or not. */
  | { readonly do: 'spend'; readonly symbols: readonly AdvantageSymbol[] }
  /** Discard tokens (cards are no tokens). */
  | { readonly do: 'lose-tokens'; readonly symbols: readonly AdvantageSymbol[] }
  | { readonly do: 'lose-medal' }
  /** Discard an objective token of your choice from your mission card. */
  | { readonly do: 'lose-objective' }
  /** A choice of forced effects: one that can be done in full if there is one, else the one that comes closest. */
  | { readonly do: 'either'; readonly of: readonly (readonly Effect[])[] }
  /** A free choice. */
  | { readonly do: 'choose'; readonly of: readonly (readonly Effect[])[] }
  /** For a cost that is paid in full, or not at all. */
  | { readonly do: 'may'; readonly cost: 'stage-card' | readonly AdvantageSymbol[]; readonly then: readonly Effect[] }
  | { readonly do: 'if'; readonly when: Condition; readonly then: readonly Effect[] }
  /** Each commando of whom the condition is true, one after the other in an order of the group's choosing; the others do `else`. */
  | { readonly do: 'each'; readonly who?: Condition; readonly then: readonly Effect[]; readonly else?: readonly Effect[] }
  /** When at least one commando did not do in full what the paragraph before asked of each. */
  | { readonly do: 'if-any-did-not'; readonly then: readonly Effect[] }
  | { readonly do: 'draw-enemy' }
  | { readonly do: 'hatch' }
  /** Take an ordinary enemy card from another commando, if you have room. */
  | { readonly do: 'take-enemy' }
  /** An ordinary enemy's ability and special are ignored until the end of the round. */
  | { readonly do: 'breach'; readonly within: number }
  /** Fewer enemy dice (at least 1) until the end of the round, for you and for commandos within so many spaces. */
  | { readonly do: 'screen'; readonly dice: number; readonly within?: number }
  /** Add results to the enemy attack that is going on. */
  | { readonly do: 'add'; readonly results: readonly EnemyFace[]; readonly when?: Condition }
  /** This enemy moves adjacent to you, or up to so many spaces towards you. */
  | { readonly do: 'approach'; readonly spaces?: number }
  /** An ordinary enemy within so many spaces is pushed up to so many spaces away from you. */
  | { readonly do: 'push-enemy'; readonly spaces: number; readonly within: number }
  | { readonly do: 'boss-moves'; readonly spaces: number; readonly towards: 'you' | 'farthest' }
  /** Remove damage from this boss card. */
  | { readonly do: 'repair'; readonly n: number }
  | { readonly do: 'draw-weapon' }
  /** Look at the top of a deck (or of one of these); so many of the cards may be put on the bottom. */
  | { readonly do: 'reveal'; readonly decks: readonly DeckName[]; readonly n: number; readonly bottom: number }
  | { readonly do: 'discard-stage-card' }
  /** This stage card leaves the stage play area. */
  | { readonly do: 'discard-this' }
  /** Alarm tokens on Base Alarm. */
  | { readonly do: 'alarm'; readonly n: number }
  /** The slip marker moves on; only the last space counts. */
  | { readonly do: 'slip'; readonly n: number }
  /** A grenade in your space. */
  | { readonly do: 'grenade' }
  /** Gels from the supply (onto your character card, or into the nearest wadder space). */
  | { readonly do: 'gels'; readonly n: number; readonly to: 'you' | 'wadder' }
  /** All gels on your character card go back. */
  | { readonly do: 'clean-gels' }
  /** Damage tokens that lie on the map. */
  | { readonly do: 'clear-damage'; readonly n: number }
  /** Bubble dimers: into your space or an empty one next to it (`within` 1), or into empty spaces. */
  | { readonly do: 'dimers'; readonly n: number; readonly within: number; readonly here?: true }
  /** What the vocabulary cannot say: a rule with a name, beside the card. */
  | { readonly do: 'rule'; readonly rule: RuleName };

export const DECK_NAMES = ['stage', 'enemy', 'objective', 'weapon'] as const;

export type DeckName = (typeof DECK_NAMES)[number];

export const RULE_NAMES = [
  // Snow Field: each grenade hits those there and adjacent and is removed; then new ones are thrown; a sweep takes them away.
  'grenades-burst',
  'grenades-thrown',
  'grenades-swept',
  // Waterfall: a platform breaks, and whoever is there is hit.
  'platform-breaks',
  'platform-hits',
  // Alien Lair.
  'hive-pulse',
  'living-walls',
  'heartbeat',
  'purge-vent',
  // Snow Field: the commando nearest the boss suffers 1 M and 1 A.
  'dogra-fires',
  // Garmakilma: each dimer moves 1 space towards the commando nearest to it.
  'dimers-drift',
] as const;

export type RuleName = (typeof RULE_NAMES)[number];
