import type { GameTypes, Seat } from '#kernel';
import type { Answer } from './answer.ts';
import type { AdvantageSymbol } from './content/advantage.ts';
import type { CommandoFace, EnemyFace } from './content/dice.ts';
import type { DeckName, Effect } from './content/effect.ts';
import type { DeckCardId, EnemyId, SpaceId, TargetId, Thing, WeaponId } from './content/index.ts';
import type { Carried } from './content/stories.ts';
import type { Event } from './event.ts';
import type { Preview } from './preview.ts';
import type { CommandoUse, SpaceUse } from './rules/option.ts';
import type { State } from './rules/state.ts';
import type { Config, Draft } from './settings.ts';
import type { View } from './view.ts';

/** Everything that can be seen, asked, said and done in this game. */
export interface Contra extends GameTypes<State, Config, Draft, View, Event, Decision, Answer, Preview> {}

/** A decision of this kind; `seat` is the commando it is about, who decides unless several may. */
type Asked<Kind extends string, About> = { readonly kind: Kind; readonly about: About };
type AskedOf<Kind extends string, About = unknown> = Asked<Kind, { readonly seat: Seat } & About>;

/** What comes next when everybody goes on; the commando it concerns, -1 for everybody. */
export type Moment = {
  readonly next: 'roll' | 'special' | 'leftover' | 'damage' | 'paragraph' | 'reaction' | 'enemy-draw' | 'stage-draw';
  /** The card or rule it comes from. */
  readonly what: Thing | null;
  readonly seat: Seat;
};

/** A window: who is about to suffer, and who has said that they go on. */
type Window = Moment & { readonly threatened: readonly Seat[]; readonly passed: readonly Seat[] };

/** A move that may be made: a run of up to so many spaces, or so many jumps. */
export type Moving = {
  readonly seat: Seat;
  readonly spaces: number;
  readonly run: boolean;
  readonly jump: boolean;
  /** The rest of a run that something on the way has interrupted. */
  readonly begun?: true;
};

/** Whoever is left, of whom the first to speak up is next. */
type Left = { readonly left: readonly Seat[] };

type Turns =
  /** `may` are the others who could step in between two acts. */
  | AskedOf<'act', { readonly may: readonly Seat[] }>
  | Asked<'turn', Left>
  | Asked<'assault', Left>
  | Asked<'next', Left & { readonly what: Thing | 'enemy-draw' }>
  | Asked<'pause', Window>;

type Advantages =
  | AskedOf<'suffer', { readonly damage: readonly AdvantageSymbol[] }>
  | AskedOf<'pay', { readonly symbol: AdvantageSymbol; readonly left: number; readonly for: Thing }>
  | AskedOf<'gain', { readonly of: readonly AdvantageSymbol[] }>
  | AskedOf<'lose-token', { readonly left: number }>;

type Effects =
  /** One of several effects, told by what they begin with; `lacking` is how much of each would be left undone. */
  | AskedOf<'choose', { readonly what: Thing; readonly effects: readonly Effect['do'][]; readonly lacking: readonly number[] }>
  | AskedOf<'may', { readonly what: Thing; readonly cost: 'stage-card' | readonly AdvantageSymbol[] }>
  | AskedOf<'order', { readonly what: readonly Thing[] }>
  | AskedOf<'who', { readonly for: CommandoUse; readonly who: readonly Seat[] }>
  | AskedOf<'space', { readonly for: SpaceUse; readonly spaces: readonly SpaceId[] }>;

type Attacks =
  | AskedOf<'target', { readonly for: Thing | 'breach' | 'push'; readonly range: number; readonly boss: boolean }>
  | AskedOf<'second-target', { readonly first: TargetId; readonly range: number }>
  | AskedOf<'reroll', { readonly dice: readonly CommandoFace[]; readonly left: number }>
  | AskedOf<'convert'>
  | AskedOf<'burn', { readonly range: number; readonly successes: number }>
  | AskedOf<'assign', { readonly points: number; readonly shares: readonly number[] }>
  | AskedOf<'reroll-enemy', { readonly dice: readonly EnemyFace[] }>
  | AskedOf<'take'>
  | AskedOf<'hatch', { readonly cards: readonly EnemyId[] }>;

type Cards =
  | AskedOf<'discard', { readonly for: 'mulligan' | 'medal' | 'effect'; readonly left: number }>
  | AskedOf<'recover'>
  | AskedOf<'equip', { readonly weapon: WeaponId }>
  | AskedOf<'deck', { readonly decks: readonly DeckName[] }>
  | AskedOf<'reveal', { readonly deck: DeckName; readonly cards: readonly DeckCardId[]; readonly left: number }>
  /** `done`: the token lies on the mission card, and a card may be drawn instead. */
  | AskedOf<'objective', { readonly number: number; readonly done: boolean }>
  /** Which token: one that comes with a story, or one that is lost. */
  | AskedOf<'slot', { readonly lost: boolean }>;

type Spaces =
  | Asked<'move', Moving>
  | AskedOf<'pillbox', { readonly space: SpaceId }>
  | AskedOf<'alarm-post', { readonly space: SpaceId }>
  | AskedOf<'sensor'>
  | AskedOf<'purge', { readonly left: number }>;

type Setup =
  | AskedOf<'start', { readonly spaces: readonly SpaceId[] }>
  | AskedOf<'boss-start', { readonly spaces: readonly SpaceId[] }>
  | AskedOf<'boss-deal'>
  | AskedOf<'story-may', { readonly what: Extract<Carried, 'stage-card' | 'reveal'> }>;

export type Decision = Turns | Advantages | Effects | Attacks | Cards | Spaces | Setup;
