import { at, type Game, Match } from '#kernel';
import type { CardId } from './content/cards.ts';
import { type CommandoId, commandoId } from './content/commandos.ts';
import { type EnemyId, enemyNamed, KINDS, tokenOf } from './content/enemies.ts';
import { directionOf, type EventId, eventCard } from './content/events.ts';
import { KIT_KINDS, type KitId, kitNamed } from './content/kit.ts';
import { doorNamed, tileNamed } from './content/map.ts';
import type { Side } from './content/vocabulary.ts';
import { vCommandosGame } from './rules/game.ts';
import { enemyToBag } from './rules/reserve.ts';
import { setUpColumn } from './rules/setup/setup.ts';
import { add, type Board, COMMANDO_PHASE, type Commando, mapOf, type State, sideOf, spot, UNDERGROUND } from './rules/state.ts';
import { type Config, configure, type Pick, type Settings } from './settings.ts';
import type { VCommandos } from './types.ts';

type By<T> = { readonly [C in CommandoId]?: T };
type OnTiles<T> = Readonly<Record<string, T>>;

/** A moment of a raid in a few words. A tile is its letter, on the second terrain of a column with a star: `b`, `b*`. Tokens come from the bags. */
export interface Sketch {
  readonly card?: CardId;
  readonly column?: number;
  readonly who?: readonly Pick[];
  readonly players?: number;
  readonly settings?: Partial<Settings>;
  /** Whose turn it is; nobody's unless said. */
  readonly active?: CommandoId;
  /** Underground unless said. */
  readonly at?: By<string>;
  readonly visible?: readonly CommandoId[];
  readonly uniform?: readonly CommandoId[];
  readonly kit?: By<readonly KitId[]>;
  readonly wounds?: By<number>;
  readonly plus?: By<number>;
  readonly spent?: By<number>;
  /** Critical since an earlier turn. */
  readonly critical?: readonly CommandoId[];
  readonly nest?: readonly CommandoId[];
  readonly acted?: readonly CommandoId[];
  readonly out?: readonly CommandoId[];
  /** Enemies and guards of the set-up stay; else all are in the bag. */
  readonly garrison?: boolean;
  readonly enemies?: OnTiles<readonly EnemyId[]>;
  readonly guards?: OnTiles<EnemyId>;
  readonly waiting?: readonly (readonly EnemyId[])[];
  readonly barricades?: readonly number[];
  readonly loose?: OnTiles<readonly KitId[]>;
  /** Emplaced TNT, with its timer. */
  readonly charges?: OnTiles<number>;
  readonly barrels?: readonly string[];
  readonly gas?: readonly string[];
  readonly smoke?: readonly string[];
  readonly open?: readonly string[];
  readonly alarm?: boolean;
  readonly event?: EventId | readonly [EventId, Side | '?'];
  readonly done?: readonly number[];
  readonly turn?: number;
  readonly starting?: boolean;
}

/** A position in a few words. */
export function position(sketch: Sketch = {}): State {
  const { card = 'forest-road', who = ['scout:A'], players = 1 } = sketch;
  const settings = players > 1 && who.length > players ? { ...sketch.settings, 'extra-commandos': true } : sketch.settings;
  const config = configure({ card, players, commandos: who.length, picks: who, ...(settings === undefined ? {} : { settings }) });
  const g = setUp(config, sketch.column ?? 0);
  g.phase = COMMANDO_PHASE;
  g.turn = sketch.turn ?? 3;
  g.clock = g.turn;
  for (const b of g.boards) {
    if (sketch.garrison !== true) stripEnemies(g, b);
    stripKit(g, b);
    b.alarm = sketch.alarm ?? b.alarm;
  }
  for (const c of g.commandos) place(g, c, sketch);
  dress(g, sketch);
  g.active = sketch.active === undefined ? -1 : numberOf(g, sketch.active);
  return g;
}

/** The set-up of a column, with the first answer to whatever it asks. */
function setUp(config: Config, column: number): State {
  const only: Game<VCommandos> = {
    ...vCommandosGame,
    *turn(g, ref) {
      yield* setUpColumn(g, ref);
      if (g.column === column) g.outcome = OVER;
      else {
        for (const b of g.boards) strip(g, b);
        g.column++;
      }
    },
  };
  const match = Match.start(only, config, { script: [] });
  while (match.decision !== null) match.answerIndex(0);
  return { ...vCommandosGame.copy(match.state), outcome: null };
}

const OVER = { payoff: [0], clause: 'v-commandos.turn.sequence', cause: 'part over' };

function strip(g: State, b: Board): void {
  stripEnemies(g, b);
  stripKit(g, b);
}

function stripEnemies(g: State, b: Board): void {
  for (let slot = 0; slot < b.units.length; slot++) for (; at(b.units, slot) > 0; add(b.units, slot, -1)) enemyToBag(g, slot % KINDS);
  for (const [tile, kind] of b.guards.entries())
    if (kind >= 0) {
      enemyToBag(g, kind);
      b.guards[tile] = -1;
    }
}

function stripKit(g: State, b: Board): void {
  for (let slot = 0; slot < b.loose.length; slot++) for (; at(b.loose, slot) > 0; add(b.loose, slot, -1)) add(g.kitBag, slot % KIT_KINDS);
}

function place(g: State, c: Commando, sketch: Sketch): void {
  const id = commandoId(c.card);
  const letter = sketch.at?.[id];
  c.at = letter === undefined ? UNDERGROUND : spotCalled(g, letter);
  c.bound = letter === undefined && sketch.starting === true ? c.bound : -1;
  c.visible = sketch.visible?.includes(id) === true;
  for (const [kit, count] of c.kit.entries()) {
    add(g.kitBag, kit, count);
    c.kit[kit] = 0;
  }
  for (const kit of sketch.kit?.[id] ?? []) add(c.kit, takeKit(g, kit));
  if (sketch.uniform?.includes(id)) {
    takeKit(g, 'uniform');
    c.uniform = true;
  }
  c.wounds = sketch.wounds?.[id] ?? 0;
  c.plus = sketch.plus?.[id] ?? 0;
  c.spent = sketch.spent?.[id] ?? 0;
  c.nest = sketch.nest?.includes(id) === true;
  c.acted = sketch.acted?.includes(id) === true;
  if (sketch.critical?.includes(id)) {
    c.critical = Math.max(1, g.clock - 1);
    c.wounds = sideOf(c).wounds;
  }
  if (sketch.out?.includes(id)) {
    c.at = -2;
    c.acted = true;
  }
}

function dress(g: State, sketch: Sketch): void {
  for (const [letter, ids] of Object.entries(sketch.enemies ?? {}))
    for (const id of ids) {
      const [b, tile] = where(g, letter);
      takeEnemy(g, id);
      add(b.units, tile * KINDS + enemyNamed(id));
    }
  for (const [letter, id] of Object.entries(sketch.guards ?? {})) {
    const [b, tile] = where(g, letter);
    if (at(b.guards, tile) >= 0) enemyToBag(g, at(b.guards, tile));
    takeEnemy(g, id);
    b.guards[tile] = enemyNamed(id);
  }
  const entrances = g.boards.flatMap((b) => b.entrances);
  for (const [number, ids] of (sketch.waiting ?? []).entries())
    for (const id of ids) {
      takeEnemy(g, id);
      add(at(entrances, number).waiting, enemyNamed(id));
    }
  for (const [number, count] of (sketch.barricades ?? []).entries())
    if (count > 0) {
      takeKit(g, 'crowbar');
      at(entrances, number).barricade = count;
    }
  for (const [letter, ids] of Object.entries(sketch.loose ?? {}))
    for (const id of ids) {
      const [b, tile] = where(g, letter);
      add(b.loose, tile * KIT_KINDS + takeKit(g, id));
    }
  for (const [letter, timer] of Object.entries(sketch.charges ?? {})) {
    const [b, tile] = where(g, letter);
    takeKit(g, 'tnt');
    b.charges.push({ tile, timer, breach: false });
  }
  for (const letter of sketch.barrels ?? []) mark(g, letter, ({ barrels }) => barrels);
  for (const letter of sketch.gas ?? []) mark(g, letter, ({ gas }) => gas);
  for (const letter of sketch.smoke ?? []) mark(g, letter, ({ smoke }) => smoke);
  for (const name of sketch.open ?? []) at(g.boards, 0).doors[doorNamed(mapOf(at(g.boards, 0)), name)] = true;
  for (const number of sketch.done ?? []) at(at(g.boards, 0).objectives, number - 1).done = true;
  g.counts.objectives = sketch.done?.length ?? 0;
  if (sketch.event !== undefined) deal(g, at(g.boards, 0), sketch.event);
}

function mark(g: State, letter: string, list: (b: Board) => boolean[]): void {
  const [b, tile] = where(g, letter);
  list(b)[tile] = true;
}

function deal(g: State, b: Board, event: EventId | readonly [EventId, Side | '?']): void {
  const card = typeof event === 'string' ? eventCard(event) : eventCard(event[0], event[1]);
  g.deck.bag.splice(g.deck.bag.indexOf(card), 1);
  b.card = card;
  b.direction = directionOf(card);
}

function where(g: State, letter: string): readonly [Board, number] {
  const b = at(g.boards, letter.endsWith('*') ? 1 : 0);
  return [b, tileNamed(mapOf(b), letter.charAt(0))];
}

function spotCalled(g: State, letter: string): number {
  const [b, tile] = where(g, letter);
  return spot(g.boards.indexOf(b), tile);
}

function takeEnemy(g: State, id: EnemyId): void {
  const token = tokenOf(enemyNamed(id));
  if (at(g.bag, token) > 0) add(g.bag, token, -1);
  else if (g.stack > 0 && token === KINDS) g.stack--;
  else throw new Error(`there is no ${id} left`);
}

function takeKit(g: State, id: KitId): number {
  const kit = kitNamed(id);
  if (at(g.kitBag, kit) === 0) throw new Error(`there is no ${id} left`);
  add(g.kitBag, kit, -1);
  return kit;
}

export function numberOf(g: State, id: CommandoId): number {
  return g.commandos.findIndex(({ card }) => commandoId(card) === id);
}

/** An enemy or equipment token, as chance draws it; an event card likewise. */
export const enemy = (id: EnemyId): number => tokenOf(enemyNamed(id));
export const token = (id: KitId): number => kitNamed(id);
export const card = (id: EventId, direction?: Side | '?'): number => eventCard(id, direction);
