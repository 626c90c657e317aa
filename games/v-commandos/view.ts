import { at, type Seat } from '#kernel';
import { type AheadView, aheadOf } from './ahead.ts';
import type { CardId } from './content/cards.ts';
import { type CardSide, type CommandoId, commandoId, SIDES } from './content/commandos.ts';
import { type EnemyId, enemyId, KINDS, NULL_TOKEN, SPECIAL } from './content/enemies.ts';
import { DIRECTIONS, type EventId, eventId, eventOf } from './content/events.ts';
import { KIT_KINDS, type KitId, kitId } from './content/kit.ts';
import { type TerrainId, TRAPDOOR_OPEN, terrainAt } from './content/map.ts';
import { type EntranceRef, entranceRef, type ObjectiveRef, objectiveRef, type TileRef, tileRef } from './content/refs.ts';
import type { Side } from './content/vocabulary.ts';
import { isGuarded, objectivesOf } from './facts/objectives.ts';
import type { QuietUntil } from './rules/commando/quiet.ts';
import { spotCalled } from './rules/names.ts';
import {
  actionsLeft,
  COMMANDO_PHASE,
  END_PHASE,
  EVENT_PHASE,
  FIRE,
  MOVEMENT,
  mapOf,
  OUT,
  REINFORCEMENTS,
  SET_UP,
  type State,
  total,
  UNDERGROUND,
} from './rules/state.ts';
import type { Settings } from './settings.ts';

export type CommandoView = {
  readonly id: CommandoId | null;
  readonly side: CardSide;
  readonly seat: Seat;
  /** Null underground and when eliminated. */
  readonly tile: TileRef | null;
  readonly place: 'tile' | 'underground' | 'out';
  readonly state: 'stealthy' | 'visible' | 'critical';
  readonly uniform: boolean;
  readonly wounds: number;
  /** [+1] tokens. */
  readonly plus: number;
  /** Actions left in this turn. */
  readonly actions: number;
  /** The turn is over. */
  readonly acted: boolean;
  /** Has changed tiles since the Event Phase. */
  readonly moved: boolean;
  /** Inside the nest of the tile. */
  readonly nest: boolean;
  readonly kit: readonly KitId[];
  /** Exhausted Binoculars among them. */
  readonly tired: number;
  /** What is carried or led, by its objective. */
  readonly items: readonly ObjectiveRef[];
  /** The ability of the card cannot be used again yet. */
  readonly abilityUsed: boolean;
  /** Has a gas mask from a card of the operation. */
  readonly masked: boolean;
  /** The terrain that must be entered first. */
  readonly bound: TerrainId | null;
  readonly gander: { readonly side: CardSide; readonly hurt: boolean; readonly used: boolean } | null;
};

export type TileView = {
  readonly enemies: readonly EnemyId[];
  /** Who guards the marker of the tile. */
  readonly guard: EnemyId | null;
  /** Equipment that lies there. */
  readonly kit: readonly KitId[];
  readonly trapdoor: 'open' | 'blocked' | null;
  readonly barrel: boolean;
  readonly gas: boolean;
  readonly smoke: boolean;
  /** Emplaced TNT, each with its timer. */
  readonly charges: readonly number[];
};

export type TerrainView = {
  readonly id: TerrainId;
  /** How many were set on it at its set-up. */
  readonly commandos: number;
  readonly tiles: readonly TileView[];
  /** The doors that are open. */
  readonly open: readonly string[];
  readonly entrances: readonly {
    readonly id: EntranceRef;
    readonly waiting: readonly EnemyId[];
    /** The count at which a barricade breaks; 0 without one. */
    readonly barricade: number;
    /** Tokens more or fewer this turn, by an event. */
    readonly more: number;
    readonly closed: boolean;
  }[];
  readonly objectives: readonly {
    readonly id: ObjectiveRef;
    readonly done: boolean;
    /** Actions spent on it. */
    readonly work: number;
    /** Who carries its item. */
    readonly holder: CommandoId | null;
    /** Where its item lies, once it has been taken. */
    readonly lies: TileRef | null;
    /** The guard has to go first. */
    readonly guarded: boolean;
  }[];
  readonly alarm: boolean;
  /** The alarm token is there. */
  readonly alarmToken: boolean;
  /** Triggers of the alarm that will be swallowed. */
  readonly mute: number;
  /** The event card in force. */
  readonly event: EventId | null;
  /** The text of the event does nothing. */
  readonly idle: boolean;
  readonly direction: Side | '?';
  /** The tile the event speaks of. */
  readonly chosen: TileRef | null;
  readonly complete: boolean;
  /** For the rest of this Enemy Phase. */
  readonly goliathsActivated: boolean;
};

export type View = {
  /** The card of the operation. */
  readonly card: CardId;
  /** The column of the operation that is played, from 0. */
  readonly column: number;
  /** The turn of this column, from 1. */
  readonly turn: number;
  readonly phase: 'set-up' | 'event' | 'commandos' | 'reinforcements' | 'movement' | 'fire' | 'end';
  /** Whose turn it is in the Commando Phase; null between turns. */
  readonly active: CommandoId | null;
  readonly commandos: readonly CommandoView[];
  readonly terrains: readonly TerrainView[];
  /** Of the whole operation. */
  readonly objectives: { readonly done: number; readonly of: number };
  /** What the bags and the deck hold, in no order. */
  readonly bag: { readonly [E in EnemyId]?: number } & { readonly special: number; readonly nothing: number };
  readonly bagSize: number;
  /** How many Specials lie on their stack. */
  readonly stack: number;
  /** Specials that go into the bag after the reinforcements. */
  readonly aside: number;
  readonly kitBag: readonly KitId[];
  readonly kitDiscards: readonly KitId[];
  /** Tokens drawn that lie nowhere yet. */
  readonly drawn: readonly KitId[];
  readonly deck: readonly EventId[];
  /** Event cards known to lie on top, the first next. */
  readonly top: readonly EventId[];
  readonly bottom: readonly EventId[];
  readonly eventDiscards: readonly EventId[];
  /** What each seat has said about being asked in windows. */
  readonly quiet: readonly (QuietUntil | '')[];
  readonly settings: Settings;
  readonly ahead: AheadView;
};

const PHASES: Readonly<Record<number, View['phase']>> = {
  [EVENT_PHASE]: 'event',
  [COMMANDO_PHASE]: 'commandos',
  [REINFORCEMENTS]: 'reinforcements',
  [MOVEMENT]: 'movement',
  [FIRE]: 'fire',
  [END_PHASE]: 'end',
};

export function viewOf(g: State): View {
  return {
    card: g.config.card,
    column: g.column,
    turn: g.turn,
    phase: PHASES[g.phase] ?? 'set-up',
    active: g.active < 0 ? null : commandoId(at(g.commandos, g.active).card),
    commandos: g.commandos.map((_, who) => commandoView(g, who)),
    terrains: g.boards.map((_, index) => terrainView(g, index)),
    objectives: objectivesOf(g),
    bag: {
      ...Object.fromEntries(g.bag.slice(0, KINDS).flatMap((count, kind) => (count > 0 ? [[enemyId(kind), count] as const] : []))),
      special: at(g.bag, SPECIAL),
      nothing: at(g.bag, NULL_TOKEN),
    },
    bagSize: total(g.bag),
    stack: g.stack,
    aside: g.aside,
    kitBag: kits(g.kitBag),
    kitDiscards: kits(g.kitDiscards),
    drawn: kits(g.drawn),
    deck: g.deck.bag.toSorted((a, b) => a - b).map((card) => eventId(eventOf(card))),
    top: g.deck.top.map((card) => eventId(eventOf(card))),
    bottom: g.deck.bottom.map((card) => eventId(eventOf(card))),
    eventDiscards: g.discards.map((card) => eventId(eventOf(card))),
    quiet: g.quiet.slice(),
    settings: g.config.settings,
    ahead: aheadOf(g),
  };
}

function commandoView(g: State, who: number): CommandoView {
  const c = at(g.commandos, who);
  return {
    id: c.card < 0 ? null : commandoId(c.card),
    side: at(SIDES, c.side),
    seat: c.seat,
    tile: c.at < 0 ? null : spotCalled(g, c.at),
    place: c.at === OUT ? 'out' : c.at === UNDERGROUND ? 'underground' : 'tile',
    state: c.critical > 0 ? 'critical' : c.visible ? 'visible' : 'stealthy',
    uniform: c.uniform,
    wounds: c.wounds,
    plus: c.plus,
    actions: c.card < 0 || c.at === OUT ? 0 : actionsLeft(g, who),
    acted: c.acted,
    moved: c.moved,
    nest: c.nest,
    kit: kits(c.kit),
    tired: c.tired,
    items: g.boards.flatMap((b) => b.objectives.flatMap(({ holder }, index): ObjectiveRef[] => (holder === who ? [objectiveRef(mapOf(b), index)] : []))),
    abilityUsed: c.used,
    masked: c.masked,
    bound: boundTo(g, c.bound),
    gander: c.gander < 0 ? null : { side: at(SIDES, c.gander), hurt: c.ganderHurt, used: c.ganderUsed },
  };
}

/** During set-up it is the terrain itself, then its board. */
function boundTo(g: State, bound: number): TerrainId | null {
  if (bound < 0) return null;
  return g.phase === SET_UP ? terrainAt(bound).id : mapOf(at(g.boards, bound)).id;
}

function terrainView(g: State, index: number): TerrainView {
  const b = at(g.boards, index);
  const map = mapOf(b);
  const { id, tiles, doors } = map;
  return {
    id,
    commandos: b.n,
    tiles: tiles.map((_, tile) => ({
      enemies: enemies(b.units.slice(tile * KINDS, tile * KINDS + KINDS)),
      guard: at(b.guards, tile) < 0 ? null : enemyId(at(b.guards, tile)),
      kit: kits(b.loose.slice(tile * KIT_KINDS, tile * KIT_KINDS + KIT_KINDS)),
      trapdoor: at(b.trapdoors, tile) === 0 ? null : at(b.trapdoors, tile) === TRAPDOOR_OPEN ? 'open' : 'blocked',
      barrel: at(b.barrels, tile),
      gas: at(b.gas, tile),
      smoke: at(b.smoke, tile),
      charges: b.charges.flatMap((charge) => (charge.tile === tile ? [charge.timer] : [])),
    })),
    open: doors.flatMap(({ name }, door) => (at(b.doors, door) ? [name] : [])),
    entrances: b.entrances.map(({ waiting, barricade, more, closed }, number) => ({
      id: entranceRef(map, number),
      waiting: enemies(waiting),
      barricade,
      more,
      closed,
    })),
    objectives: b.objectives.map(({ done, work, holder, lies }, number) => ({
      id: objectiveRef(map, number),
      done,
      work,
      holder: holder < 0 ? null : commandoId(at(g.commandos, holder).card),
      lies: lies < 0 ? null : tileRef(map, lies),
      guarded: isGuarded(b, number),
    })),
    alarm: b.alarm,
    alarmToken: b.token,
    mute: b.mute,
    event: b.card < 0 ? null : eventId(eventOf(b.card)),
    idle: b.idle,
    direction: DIRECTIONS[b.direction] ?? '?',
    chosen: b.chosen < 0 ? null : tileRef(map, b.chosen),
    complete: b.complete,
    goliathsActivated: b.activated,
  };
}

export function enemies(counts: readonly number[]): EnemyId[] {
  return counts.flatMap((count, kind) => Array.from({ length: count }, () => enemyId(kind)));
}

export function kits(counts: readonly number[]): KitId[] {
  return counts.flatMap((count, kind) => Array.from({ length: count }, () => kitId(kind)));
}
