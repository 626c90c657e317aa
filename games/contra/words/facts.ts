import { type AdvantageSymbol, SYMBOLS } from '../content/advantage.ts';
import type { EnemyType } from '../content/cards.ts';
import { COMMANDO_DIE, type CommandoFace, type EnemyFace } from '../content/dice.ts';
import type { DeckName } from '../content/effect.ts';
import type { EnemyName } from '../content/ids.ts';
import {
  type BossCardId,
  type BossId,
  type CardId,
  type Colour,
  type CommandoId,
  cardNamed,
  type EnemyCard,
  enemy,
  isEnemy,
  MISSION,
  type MissionEffect,
  type SpaceId,
  type TargetId,
  type Thing,
} from '../content/index.ts';
import type { SpaceKind } from '../content/map.ts';
import type { Mark } from '../facts/marks.ts';

type Face = CommandoFace | EnemyFace;

/** How sentences call a face: `*` is no word. */
type FaceName = Exclude<Face, '*'> | 'any';

export function FACE(face: Face): FaceName {
  return face === '*' ? 'any' : face;
}

/** So many of a face. */
export interface Amount {
  readonly of: FaceName;
  readonly n: number;
}

const FACES: readonly Face[] = [...new Set<Face>([...COMMANDO_DIE, ...SYMBOLS, 'SP'])];

/** Advantage or results, how many of each. */
export function AMOUNTS(faces: readonly Face[]): readonly Amount[] {
  return FACES.map((face) => ({ of: FACE(face), n: faces.filter((one) => one === face).length })).filter(({ n }) => n > 0);
}

export function OF({ of }: Amount): FaceName {
  return of;
}

export function N({ n }: { readonly n: number }): number {
  return n;
}

/** Tokens or a card, as they are spent. */
export type Spent = { readonly amount: Amount } | { readonly card: CardId };

export function SPENT(spent: Spent): 'tokens' | 'card' {
  return 'card' in spent ? 'card' : 'tokens';
}

export function TOKENS(spent: Spent): Amount {
  if ('card' in spent) throw new Error(`${spent.card} is a card`);
  return spent.amount;
}

export function CARD(spent: Spent): CardId {
  if (!('card' in spent)) throw new Error('these are tokens');
  return spent.card;
}

/** So many of the same card. */
export interface Alike {
  readonly same: CardId;
  readonly n: number;
}

export function ALIKE(cards: readonly CardId[]): readonly Alike[] {
  return [...new Set(cards)].map((same) => ({ same, n: cards.filter((card) => card === same).length }));
}

export function SAME({ same }: Alike): CardId {
  return same;
}

/** The type a commando card may be spent as. */
export function SUIT(card: CardId): AdvantageSymbol {
  return cardNamed(card).type;
}

/** The boss, an enemy, or anything else with a name. */
export function SORT(thing: Thing | 'boss'): 'boss' | 'enemy' | 'other' {
  if (thing === 'boss') return 'boss';
  return isEnemy(thing) ? 'enemy' : 'other';
}

export function KEY(thing: Thing | 'boss'): string {
  return thing;
}

export function SPECIES(thing: Thing | 'boss'): EnemyName {
  return card(thing).name;
}

export function COLOUR(thing: Thing | 'boss'): Colour {
  return card(thing).colour;
}

export function BREED(thing: Thing | 'boss'): EnemyType {
  return card(thing).type;
}

function card(thing: Thing | 'boss'): EnemyCard {
  if (thing === 'boss' || !isEnemy(thing)) throw new Error(`${thing} is no enemy`);
  return enemy(thing);
}

/** A space, and what matters there. */
export interface Place {
  readonly id: SpaceId;
  readonly marks: readonly Marked[];
}

export interface Marked {
  readonly mark: Mark;
  readonly n: number;
}

export function ID({ id }: { readonly id: SpaceId }): SpaceId {
  return id;
}

export function TERRAIN({ kind }: { readonly kind: SpaceKind }): SpaceKind {
  return kind;
}

export function MARKS({ marks }: Place): readonly Marked[] {
  return marks;
}

export function SIGN({ mark }: Marked): Mark {
  return mark;
}

/** What somebody aims at: what it has left, and how far away it is, as far as that is known. */
export interface Aim {
  readonly target: TargetId;
  readonly boss: BossId;
  readonly health: number | null;
  readonly away: number | null;
}

export function AIM({ target, health }: Aim): 'boss' | 'foe' | 'gone' {
  if (target === 'boss') return 'boss';
  return health === null ? 'gone' : 'foe';
}

export function TARGET({ target }: Aim): TargetId {
  return target;
}

export function BOSSOF({ boss }: Aim): BossId {
  return boss;
}

export function HEALTH({ health }: Aim): number {
  return health ?? 0;
}

export function SEEN({ away }: Aim): boolean {
  return away !== null;
}

export function AWAY({ away }: Aim): number {
  return away ?? 0;
}

/** A commando and the boss card before them. */
export interface Facing {
  readonly who: CommandoId;
  readonly boss: BossCardId;
}

export function WHO({ who }: Facing): CommandoId {
  return who;
}

export function FACED({ boss }: Facing): BossCardId {
  return boss;
}

/** What the objective with this number, 1 to 3, does. */
export function EFFECT(number: number): MissionEffect {
  return MISSION[number - 1] ?? 'demolition';
}

/** A deck in a list of decks. */
export interface Listed {
  readonly deck: DeckName;
  readonly last: boolean;
}

export function PILES(decks: readonly DeckName[]): readonly Listed[] {
  return decks.map((deck, at) => ({ deck, last: at === decks.length - 1 }));
}

export function DECK({ deck }: Listed): DeckName {
  return deck;
}

export function LAST({ last }: Listed): boolean {
  return last;
}
