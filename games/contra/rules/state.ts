import { at, type Deck, deckSize, newDeck, type Seat } from '#kernel';
import type { CommandoFace, EnemyFace } from '../content/dice.ts';
import type { Attack } from '../content/effect.ts';
import {
  type BossCard,
  type BossCardId,
  type CardId,
  type Commando,
  type CommandoId,
  commando,
  deckOf,
  type EnemyCard,
  type EnemyId,
  enemiesOf,
  enemy,
  enemyDeck,
  type ObjectiveId,
  objectiveDeck,
  type Space,
  type SpaceId,
  type StageCardId,
  type StageMap,
  stage,
  type TargetId,
  type Thing,
  type WeaponId,
  weaponDeck,
} from '../content/index.ts';
import type { Config } from '../settings.ts';

export type Phase = 'setup' | 'commandos' | 'enemies' | 'stage';
export type Ending = 'destroyed' | 'fallen' | 'out-of-time' | 'escaped';

/** When a seat wants to be waited for: wherever it could step in, only where it could keep somebody from harm, or never. */
export type Asking = 'always' | 'in-danger' | 'never';

/** What of an enemy lasts for a while; `lasting.ts` says how long. */
export interface LastingOfFoe {
  /** Ability and special are ignored. */
  breached: boolean;
}

/** An ordinary enemy in play: its card lies in a play area, its token on the map. */
export interface Foe extends LastingOfFoe {
  readonly card: EnemyId;
  space: Space;
  damage: number;
}

/** What the next attack gets on top. */
export interface Bonus {
  readonly dice: number;
  readonly sure: boolean;
  /** Only on a target this near; 0 for any. */
  readonly within: number;
  readonly until: 'turn' | 'round';
}

/** What of a commando lasts for a while; `lasting.ts` says how long. */
export interface LastingOfFighter {
  turnTaken: boolean;
  /** The normal move and the normal attack have been used. */
  moved: boolean;
  attacked: boolean;
  /** The second attack of a weapon that grants one. */
  again: boolean;
  /** An objective space has been resolved. */
  scouted: boolean;
  bonuses: Bonus[];
  /** Fewer enemy dice. */
  screen: number;
}

/** A commando and the play area before them. */
export interface Fighter extends LastingOfFighter {
  readonly id: CommandoId;
  space: Space;
  medals: number;
  /** Tokens by type: M, A, S. */
  readonly tokens: number[];
  readonly hand: CardId[];
  readonly deck: Deck<CardId>;
  readonly discard: CardId[];
  /** Cards being played: neither in hand nor discarded. */
  readonly playing: CardId[];
  /** Cards that Battle Damage took out of the game. */
  readonly removed: CardId[];
  /** The weapon card, empty for the default weapon. */
  weapon: WeaponId | '';
  /** Objective tokens on the mission card, as bits. */
  mission: number;
  /** The boss card: leftmost in the play area, always. */
  boss: BossCardId | '';
  bossDamage: number;
  defeated: boolean;
  /** The other enemy cards, from left to right. */
  foes: Foe[];
  /** Infectious gels on the character card. */
  gels: number;
  asking: Asking;
}

/** A commando's attack under way. */
export interface Fight {
  readonly seat: Seat;
  /** What is attacked (see `aim.ts`), and what it is called: who has been defeated is still the target. */
  readonly targets: number[];
  readonly names: TargetId[];
  /** The card or weapon it is made with. */
  readonly with: Thing;
  readonly spec: Attack;
  /** Nothing of it is ignored. */
  sure: boolean;
  readonly dice: CommandoFace[];
  /** How many dice were rolled before criticals. */
  rolled: number;
  /** Successes there are, conversions included. */
  successes: number;
  /** What was dealt to each target, once it is. */
  readonly damage: number[];
  /** Results by type that are still there to be converted or gained. */
  readonly results: number[];
  /** Conversions for nothing: any type, or by type. */
  free: number;
  readonly freeOf: number[];
  step: 'roll' | 'convert' | 'deal' | 'gain';
}

/** An enemy attack under way. */
export interface Assault {
  readonly seat: Seat;
  readonly dice: EnemyFace[];
  readonly added: EnemyFace[];
  /** Special results still to be worked off. */
  specials: number;
  /** Cards whose special has been triggered. */
  readonly triggered: (EnemyId | BossCardId)[];
  step: 'roll' | 'specials' | 'damage';
}

/** What is going on, for everybody to see: the last is the innermost. */
export interface Frame {
  readonly kind:
    | 'card'
    | 'ability'
    | 'attack'
    | 'special'
    | 'stage-card'
    | 'activate'
    | 'rule'
    | 'objective'
    | 'defeated'
    | 'flipped'
    | 'enemy-attack'
    | 'space';
  /** The card, ability or rule it comes from. */
  readonly what: Thing;
  readonly seat: Seat;
}

/** What of the game lasts for a while; `lasting.ts` says how long. */
export interface LastingOfGame {
  /** Bits of the seats whose enemy attack is over. */
  assaulted: number;
  /** Slow Down! has been used. */
  slowed: boolean;
  /** At least one commando has not done in full what the last paragraph asked. */
  failed: boolean;
}

/** One game: a stage, a boss, one to four commandos. */
export interface State extends LastingOfGame {
  readonly config: Config;
  readonly map: StageMap;
  phase: Phase;
  round: number;
  outcome: Ending | null;
  /** Who fell, or -1. */
  fallen: Seat;
  /** Whose turn it is, -1 between turns. */
  active: Seat;
  /** Who last took a turn: decides for the group in the stage turn. */
  last: Seat;
  fighters: Fighter[];
  /** The spaces the boss covers. */
  boss: Space[];
  /** Advantage tokens left in the box, and those that lie on the map, by type. */
  readonly supply: number[];
  readonly onMap: number[];
  readonly enemyDeck: Deck<EnemyId>;
  readonly enemyDiscard: EnemyId[];
  readonly weaponDeck: Deck<WeaponId>;
  readonly weaponDiscard: WeaponId[];
  readonly objectiveDeck: Deck<ObjectiveId>;
  readonly objectiveDiscard: ObjectiveId[];
  readonly stageDeck: Deck<StageCardId>;
  readonly stageDiscard: StageCardId[];
  /** Stage cards in play, from left to right; the Reference card, always first, is not listed. */
  readonly stageArea: StageCardId[];
  /** So many cards of the stage deck's bag have gone back to the box unseen. */
  unseen: number;
  /**
   * Story: how likely the Dogra Mk. II of the ambush is the next stage card, the one after it …, and, last, back in the box unseen;
   * empty without one.
   */
  ambush: readonly number[];
  /** Pillbox spaces with a sensor token. */
  pillboxes: Space[];
  dimers: Space[];
  grenades: Space[];
  broken: Space[];
  alarm: number;
  slip: number;
  /** Gels and damage tokens for each wadder space, in the order of the map. */
  readonly gels: number[];
  readonly scorch: number[];
  fight: Fight | null;
  assault: Assault | null;
  readonly resolving: Frame[];
  /** Bits of the seats that have said since the last act when they want to be asked. */
  wished: number;
  /** Scrap paper for options and for paths, written anew for every decision. */
  readonly scrap: number[];
  readonly trail: number[];
}

export const DIMERS = 8;
export const STAGE_TOKENS = 12;
export const PILLBOX_TOKENS = 4;
export const HAND = 4;
export const AREA = 3;

export function newState(config: Config): State {
  const { map } = stage(config.stage);
  const wadders = map.of('wadder').length;
  return {
    config,
    map,
    phase: 'setup',
    round: 0,
    outcome: null,
    fallen: -1,
    active: -1,
    last: 0,
    assaulted: 0,
    fighters: config.commandos.map(newFighter),
    boss: [],
    supply: [12, 12, 12],
    onMap: [0, 0, 0],
    enemyDeck: newDeck(enemiesOf(enemyDeck(config.enemy).types).map((card) => card.id)),
    enemyDiscard: [],
    weaponDeck: newDeck(weaponDeck()),
    weaponDiscard: [],
    objectiveDeck: newDeck(objectiveDeck()),
    objectiveDiscard: [],
    stageDeck: newDeck([]),
    stageDiscard: [],
    stageArea: [],
    unseen: 0,
    ambush: [],
    pillboxes: [],
    dimers: [],
    grenades: [],
    broken: [],
    alarm: 0,
    slip: 0,
    slowed: false,
    gels: Array.from({ length: wadders }, () => 0),
    scorch: Array.from({ length: wadders }, () => 0),
    failed: false,
    fight: null,
    assault: null,
    resolving: [],
    wished: 0,
    scrap: [],
    trail: [],
  };
}

function newFighter(id: CommandoId): Fighter {
  return {
    id,
    space: -1,
    medals: 3,
    tokens: [0, 0, 0],
    hand: [],
    deck: newDeck(deckOf(id)),
    discard: [],
    playing: [],
    removed: [],
    weapon: '',
    mission: 0,
    boss: '',
    bossDamage: 0,
    defeated: false,
    foes: [],
    gels: 0,
    turnTaken: false,
    moved: false,
    attacked: false,
    again: false,
    scouted: false,
    bonuses: [],
    screen: 0,
    asking: 'in-danger',
  };
}

export function fighter(g: State, seat: Seat): Fighter {
  return at(g.fighters, seat);
}

/** The boss card before a commando; it is there once the boss has been dealt. */
export function bossOf({ boss }: Fighter): BossCardId {
  if (boss === '') throw new Error('no boss card has been dealt');
  return boss;
}

export function spaceId(g: State, space: Space): SpaceId {
  return at(g.map.spaces, space).id;
}

export function character(f: Fighter): Commando {
  return commando(f.id);
}

export function foeCard(foe: Foe): EnemyCard {
  return enemy(foe.card);
}

/** In training a boss card has half its health. */
export function bossHealth({ config }: State, card: BossCard): number {
  return (config.settings.training ? Math.ceil(card.health / 2) : card.health) + config.bossHealth;
}

/** How many stage cards can still be drawn: the clock. */
export function stageLeft(g: State): number {
  return deckSize(g.stageDeck) - g.unseen;
}

/** Enemy cards in the play area, the boss card included. */
export function areaSize(f: Fighter): number {
  return 1 + f.foes.length;
}

/** No room for another enemy: whoever draws one suffers instead. */
export function isCrowded(f: Fighter): boolean {
  return areaSize(f) >= AREA;
}
