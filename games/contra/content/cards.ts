import type { Advantage, AdvantageSymbol } from './advantage.ts';
import type { Condition, Effect } from './effect.ts';
import type { AbilityId, BossCardId, CardId, DefaultWeaponId, EnemyName, ObjectiveId, StageCardId, WeaponId } from './ids.ts';
import type { StageMap } from './map.ts';

export type CommandoId = 'bill' | 'lance' | 'lucia' | 'sweets';
export type StageId = 'jungle' | 'waterfall' | 'snow-field' | 'alien-lair';
export type BossId = 'defense-wall' | 'garmakilma' | 'gordea' | 'java';
export type EnemyType = 'greeder' | 'gunner' | 'sniper' | 'bugger' | 'garth' | 'rangel';
export type Colour = 'red' | 'blue' | 'green' | 'yellow' | 'black';
/** `red gunner`: the token's colour and type. */
export type EnemyId = `${Colour} ${EnemyType}`;

/** A card a commando plays for its ability, or spends for its one advantage. */
export interface CommandoCard<Id extends string = CardId> {
  /** Unique among all commandos: `suppressing-burst`. */
  readonly id: Id;
  readonly copies: number;
  readonly type: Advantage;
  /** Paid when it is played; without it the card cannot be played. */
  readonly cost?: readonly AdvantageSymbol[];
  readonly effect: readonly Effect[];
  /** Played out of turn, when somebody would suffer damage: up to so much of it is prevented. Only oneself, or a commando within so many spaces. */
  readonly reaction?: { readonly prevent: number; readonly within?: number };
}

export interface WeaponStats {
  readonly dice: number;
  readonly range: number;
}

export interface Commando<Card extends string = CardId, Weapon extends string = DefaultWeaponId, Ability extends string = AbilityId> {
  readonly id: CommandoId;
  /** The default weapon, by id, with its dice and range. */
  readonly weapon: WeaponStats & { readonly id: Weapon };
  readonly ability: { readonly id: Ability; readonly cost: readonly AdvantageSymbol[]; readonly effect: readonly Effect[] };
  readonly deck: readonly CommandoCard<Card>[];
}

/** What holds while an enemy card lies in a play area. */
export type Constant =
  /** Adds damage results to each enemy attack on its holder. */
  | { readonly is: 'add'; readonly results: readonly AdvantageSymbol[]; readonly when?: Condition }
  /** Its holder rolls more enemy dice. */
  | { readonly is: 'dice'; readonly n: number }
  /** It cannot be moved. */
  | { readonly is: 'rooted' }
  /** Each attack on it ignores so many successes. */
  | { readonly is: 'armor'; readonly n: number }
  /** Attacks on it from farther away roll fewer dice (at least 1). */
  | { readonly is: 'elusive'; readonly beyond: number; readonly dice: number }
  /** While it is adjacent to its holder, the holder cannot run. */
  | { readonly is: 'pins' }
  /** No more damage of one attack can be assigned to this boss card. */
  | { readonly is: 'cap'; readonly n: number }
  /** Trample deals so much M damage. */
  | { readonly is: 'trample'; readonly n: number };

/** What is printed on an enemy card, or on one side of a boss card. */
export interface EnemyText {
  readonly constants: readonly Constant[];
  readonly special: readonly Effect[];
}

export interface EnemyCard extends EnemyText {
  readonly id: EnemyId;
  /** The card's name: `heavy-gunner`. Regulars of three colours share it. */
  readonly name: EnemyName;
  readonly type: EnemyType;
  readonly colour: Colour;
  readonly health: number;
  /** When it is defeated, its holder does this. */
  readonly defeated: readonly Effect[];
}

export interface BossCard<Id extends string = BossCardId> {
  readonly id: Id;
  readonly number: 1 | 2 | 3 | 4;
  readonly health: number;
  readonly front: EnemyText;
  /** Done the moment it is flipped. */
  readonly flipped: readonly Effect[];
  readonly back: EnemyText;
}

/** What the Reference card of an enemy deck says, besides its set-up: rules that hold all game. */
export type BossRule =
  /** An attack on the boss from more than so many spaces away ignores successes. */
  | { readonly is: 'blast-doors'; readonly beyond: number; readonly ignored: number }
  | { readonly is: 'bubble-screen'; readonly perCommando: number }
  /** When the boss ends a move each commando adjacent to it suffers. */
  | { readonly is: 'trample' }
  /** While a bugger card is in any play area, each attack on the boss ignores successes. */
  | { readonly is: 'brood-mother'; readonly ignored: number };

export interface EnemyDeck<Card extends string = BossCardId> {
  readonly id: BossId;
  readonly difficulty: number;
  readonly types: readonly EnemyType[];
  readonly rule: BossRule;
  readonly bosses: readonly BossCard<Card>[];
}

/** What holds while a stage card lies in the stage play area. */
export type StageConstant =
  | { readonly is: 'run-at-most'; readonly spaces: number }
  /** Ranges of commando attacks are less (at least 1). */
  | { readonly is: 'shorter-range'; readonly n: number }
  /** In their turn a commando may pay to discard this card. */
  | { readonly is: 'may-discard'; readonly cost: readonly AdvantageSymbol[] };

export interface StageCard<Id extends string = StageCardId> {
  readonly id: Id;
  readonly copies: number;
  /** Has the pillbox icon. */
  readonly pillbox: boolean;
  /** Put in play by the Setup effect, in the order of the list. */
  readonly setup: boolean;
  /** Goes to the stage play area instead of the discard pile. */
  readonly stays: boolean;
  /** Each paragraph is an effect of its own. */
  readonly effects: readonly (readonly Effect[])[];
  readonly activate: readonly (readonly Effect[])[];
  readonly constants: readonly StageConstant[];
}

export interface Stage<Card extends string = StageCardId> {
  readonly id: StageId;
  readonly difficulty: number;
  readonly map: StageMap;
  readonly cards: readonly StageCard<Card>[];
}

/** What a weapon does in attacks with it. */
export type WeaponSpecial =
  /** Also hits one other enemy adjacent to the target and in range. */
  | { readonly is: 'spread' }
  /** Each critical counts as so many successes. */
  | { readonly is: 'critical'; readonly successes: number }
  /** After rolling so many dice may be rolled again, before criticals. */
  | { readonly is: 'reroll'; readonly dice: number }
  /** On the boss no success can be ignored. */
  | { readonly is: 'crusher' }
  /** Once a turn, after the normal attack, attack again with it. */
  | { readonly is: 'again' };

export interface Weapon<Id extends string = WeaponId> extends WeaponStats {
  readonly id: Id;
  readonly copies: number;
  readonly special?: WeaponSpecial;
}

export interface Objective<Id extends string = ObjectiveId> {
  readonly id: Id;
  readonly requires: readonly AdvantageSymbol[];
  /** Done where the requirement is not met. */
  readonly scout: readonly Effect[];
}

/** Optional cards of later products bring rules of their own; this box has none (contra.mode.optional-cards). */
export interface OptionalCard {
  readonly id: string;
  readonly effects: readonly (readonly Effect[])[];
}
