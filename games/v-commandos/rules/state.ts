import { at, type Deck, newDeck, type Outcome, type Seat } from '#kernel';
import { type Mission, missionNamed } from '../content/cards.ts';
import { type Card, type SideData, sideAt } from '../content/commandos.ts';
import { enemyBag, KINDS, SPECIALS } from '../content/enemies.ts';
import { type Direction, type EventCard, eventDeck, UNKNOWN } from '../content/events.ts';
import { KIT_KINDS, kitBag } from '../content/kit.ts';
import { TERRAINS, type Terrain, type Tile, terrainAt } from '../content/map.ts';
import { objectivesFor } from '../content/refs.ts';
import type { Config } from '../settings.ts';
import type { QuietUntil } from './commando/quiet.ts';

/** A tile of a terrain in play: which board, which tile. */
export type Spot = number;
export const UNDERGROUND: Spot = -1;
/** Eliminated. */
export const OUT: Spot = -2;

export const spot = (board: number, tile: Tile): Spot => (board << 5) | tile;
export const boardOf = (place: Spot): number => place >> 5;
export const tileOf = (place: Spot): Tile => place & 31;

export interface Commando {
  readonly seat: Seat;
  card: Card;
  side: number;
  at: Spot;
  visible: boolean;
  uniform: boolean;
  /** The turn in which Critical Condition set in; 0 for none. */
  critical: number;
  /** Whether a Critical commando was Visible before. */
  seen: boolean;
  wounds: number;
  plus: number;
  readonly kit: number[];
  /** Exhausted Binoculars among them. */
  tired: number;
  /** Actions spent this turn. */
  spent: number;
  /** The turn is over. */
  acted: boolean;
  /** The board that the first entry is bound to; -1 for any. */
  bound: number;
  /** Has gone down since the own last turn began. */
  below: boolean;
  /** Inside the nest of the tile. */
  nest: boolean;
  /** Has changed tiles since the Event Phase. */
  moved: boolean;
  /** The ability of the card has been used: this turn, on this terrain, in this operation, as it says. */
  used: boolean;
  /** Has a gas mask from a card of the operation. */
  masked: boolean;
  /** The terrain last left, or assigned to. */
  from: number;
  /** The side of Gander's card; -1 without Gander. */
  gander: number;
  ganderHurt: boolean;
  ganderUsed: boolean;
}

export interface Objective {
  /** Actions spent on it. */
  work: number;
  done: boolean;
  /** Who carries its item. */
  holder: number;
  /** Where its item lies, once it has been taken. */
  lies: Tile;
}

export interface Entrance {
  readonly waiting: number[];
  /** The count at which a barricade breaks; 0 without one. */
  barricade: number;
  /** Tokens more or fewer this turn, by an event. */
  more: number;
  closed: boolean;
}

export interface Charge {
  readonly tile: Tile;
  /** End Phases left; 0 where it waits for somebody to detonate it. */
  timer: number;
  readonly breach: boolean;
}

/** A terrain in play. */
export interface Board {
  readonly terrain: number;
  /** Commandos set on it at its set-up. */
  readonly n: number;
  readonly doors: boolean[];
  readonly trapdoors: number[];
  readonly objectives: Objective[];
  alarm: boolean;
  /** The alarm token is there. */
  token: boolean;
  /** Triggers of the alarm that will be swallowed. */
  mute: number;
  readonly entrances: Entrance[];
  /** Enemies that do not guard, by tile and kind. */
  readonly units: number[];
  /** Who guards the marker of each tile; -1 for nobody. */
  readonly guards: number[];
  readonly barrels: boolean[];
  readonly gas: boolean[];
  readonly smoke: boolean[];
  readonly loose: number[];
  /** Exhausted Binoculars among what lies there. */
  readonly tired: number[];
  readonly charges: Charge[];
  /** The event card in force; -1 for none. */
  card: EventCard;
  /** Its text does nothing. */
  idle: boolean;
  direction: Direction;
  /** The tile an event speaks of; -1 for none. */
  chosen: Tile;
  complete: boolean;
  /** Goliaths are activated for the rest of this Enemy Phase. */
  activated: boolean;
}

/** What a turn is at. */
export const EVENT_PHASE = 0;
export const COMMANDO_PHASE = 1;
export const REINFORCEMENTS = 2;
export const MOVEMENT = 3;
export const FIRE = 4;
export const END_PHASE = 5;
export const SET_UP = 6;

/** What is counted for the debrief. */
export interface Counts {
  turns: number;
  alarmTurns: number;
  eliminated: number;
  removed: number;
  lowestBag: number;
  objectives: number;
}

/** Plain data: between two turns of the kernel it says everything. */
export interface State {
  readonly config: Config;
  column: number;
  /** The turn of this column, from 1. */
  turn: number;
  /** Turns since the beginning. */
  clock: number;
  phase: number;
  /** Whose turn it is in the Commando Phase; -1 between turns. */
  active: number;
  /** Who answers what concerns nobody in particular. */
  last: Seat;
  /** The seats that want nothing more in this window. */
  readonly passed: boolean[];
  /** What has been put down, handed on or left at no cost, and may not be taken back yet: the options of it. */
  readonly given: number[];
  /** The seats that do not want to be asked in windows, and until when. */
  readonly quiet: (QuietUntil | '')[];
  readonly commandos: Commando[];
  boards: Board[];
  readonly deck: Deck<EventCard>;
  readonly discards: EventCard[];
  /** Enemy tokens in the bag, by kind. */
  readonly bag: number[];
  stack: number;
  /** Specials that go into the bag after the reinforcements. */
  aside: number;
  /** Null tokens that have left the game. */
  nulls: number;
  readonly kitBag: number[];
  readonly kitDiscards: number[];
  /** Tokens drawn that lie nowhere yet. */
  readonly drawn: number[];
  /** TNT of cut wires that neither discards nor bag had. */
  spare: number;
  /** Persons freed, by terrain. */
  readonly freed: number[];
  /** Commando cards that may not be taken any more. */
  readonly taken: Card[];
  readonly counts: Counts;
  outcome: Outcome | null;
}

export function newState(config: Config): State {
  const { module } = missionNamed(config.card);
  return {
    config,
    column: 0,
    turn: 0,
    clock: 0,
    phase: SET_UP,
    active: -1,
    last: 0,
    passed: Array.from({ length: config.players }, () => false),
    given: [],
    quiet: Array.from({ length: config.players }, () => ''),
    commandos: Array.from({ length: config.commandos }, (_, index) => newCommando(index % config.players)),
    boards: [],
    deck: newDeck(eventDeck(module)),
    discards: [],
    bag: enemyBag(module),
    stack: SPECIALS,
    aside: 0,
    nulls: 0,
    kitBag: kitBag(module),
    kitDiscards: none(KIT_KINDS),
    drawn: none(KIT_KINDS),
    spare: 0,
    freed: none(TERRAINS.length),
    taken: [],
    counts: { turns: 0, alarmTurns: 0, eliminated: 0, removed: 0, lowestBag: 44, objectives: 0 },
    outcome: null,
  };
}

/** Somebody without a card yet. */
function newCommando(seat: Seat): Commando {
  return {
    seat,
    card: -1,
    side: 0,
    at: OUT,
    visible: false,
    uniform: false,
    critical: 0,
    seen: false,
    wounds: 0,
    plus: 0,
    kit: none(KIT_KINDS),
    tired: 0,
    spent: 0,
    acted: false,
    bound: -1,
    below: false,
    nest: false,
    moved: false,
    used: false,
    masked: false,
    from: -1,
    gander: -1,
    ganderHurt: false,
    ganderUsed: false,
  };
}

export function none(length: number): number[] {
  return new Array<number>(length).fill(0);
}

export function add(counts: number[], index: number, by = 1): void {
  counts[index] = at(counts, index) + by;
}

export function total(counts: readonly number[]): number {
  let sum = 0;
  for (const count of counts) sum += count;
  return sum;
}

export const missionOf = (g: State): Mission => missionNamed(g.config.card);
export const commando = (g: State, who: number): Commando => at(g.commandos, who);
export const board = (g: State, place: Spot): Board => at(g.boards, boardOf(place));
export const mapOf = ({ terrain }: Board): Terrain => terrainAt(terrain);
export const sideOf = ({ card, side }: Commando): SideData => sideAt(card, side);
export const has = (c: Commando, ability: SideData['ability']): boolean => c.card >= 0 && sideOf(c).ability === ability;
export const onTile = ({ at: place }: Commando): boolean => place >= 0;
export const inPlay = ({ at: place }: Commando): boolean => place !== OUT;
/** May act at all. */
export const isFit = ({ at: place, critical }: Commando): boolean => place !== OUT && critical === 0;
export const hidden = (c: Commando): boolean => onTile(c) && c.critical === 0 && !c.visible;

/** Actions left: circles less wounds, less one with somebody in tow, less what is spent. */
export function actionsLeft(g: State, who: number): number {
  const c = commando(g, who);
  return Math.max(0, sideOf(c).actions - c.wounds - (escorts(g, who) ? 1 : 0) - c.spent);
}

/** Leads a freed person. */
export function escorts(g: State, who: number): boolean {
  const { at: place } = commando(g, who);
  if (place < 0) return false;
  const own = board(g, place);
  return own.objectives.some(({ holder }, index) => holder === who && at(mapOf(own).data.objectives, index).do === 'free');
}

export function newBoard(terrain: number, n: number): Board {
  const { tiles, doors, trapdoors, data, entrances } = terrainAt(terrain);
  const objectives = objectivesFor(terrainAt(terrain), n).map((): Objective => ({ work: 0, done: false, holder: -1, lies: -1 }));
  return {
    terrain,
    n,
    doors: doors.map(({ locked }) => !locked),
    trapdoors: trapdoors.slice(),
    objectives,
    alarm: false,
    token: true,
    mute: 0,
    entrances: entrances.filter((_, index) => n >= at(data.entrances, index).from).map((): Entrance => newEntrance()),
    units: none(tiles.length * KINDS),
    guards: tiles.map(() => -1),
    barrels: tiles.map(() => false),
    gas: tiles.map(() => false),
    smoke: tiles.map(() => false),
    loose: none(tiles.length * KIT_KINDS),
    tired: none(tiles.length),
    charges: [],
    card: -1,
    idle: false,
    direction: UNKNOWN,
    chosen: -1,
    complete: false,
    activated: false,
  };
}

export function newEntrance(): Entrance {
  return { waiting: none(KINDS), barricade: 0, more: 0, closed: false };
}
