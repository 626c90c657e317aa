import { at, type ClauseId, type Play, type Referee } from '#kernel';
import type { Tile } from '../../content/map.ts';
import type { Event } from '../../event.ts';
import { NOTHING_ASKED } from '../ask.ts';
import { firstOf, isPlus, type Option, type OptionKind, option, whoOf } from '../option.ts';
import { actionsLeft, type Board, boardOf, type Commando, commando, isFit, mapOf, OUT, type State, spot, tileOf } from '../state.ts';
import type { Ahead } from './ahead.ts';

/** Something a commando can do: what could be tried, when it is allowed, what it does. */
export interface Action {
  readonly kind: OptionKind;
  /** Actions it costs; 0 may be done between the turns of others. */
  readonly cost: number;
  /** Not with a [+1] token between turns. */
  readonly ownTurn?: true;
  /** No [+1] token pays for it. */
  readonly noPlus?: true;
  /** Whoever could not do it in any way is not looked at further; the rules say the same. */
  readonly able?: (c: Commando) => boolean;
  /** Everything that could be tried. */
  candidates(g: State, who: number): Iterable<Option>;
  /** Those of them that have a chance, where that is quickly said. */
  near?(g: State, who: number): Iterable<Option>;
  readonly rules: readonly Rule[];
  /** The clauses by which it is told. */
  readonly clauses: readonly ClauseId[];
  /** What it would do, besides what it costs. */
  ahead?(g: State, o: Option): Ahead;
  play(g: State, ref: Referee<Event>, o: Option): Play;
}

export type Rule = readonly [clause: ClauseId, holds: (g: State, o: Option) => boolean];

/** What holds for everything that is done: who may act, and how it is paid. */
export function commonRules({ cost, ownTurn, noPlus }: Action): readonly Rule[] {
  const rules: Rule[] = [['v-commandos.wounds.critical-state', (g, o) => isFit(actor(g, o))]];
  if (cost === 0) return ownTurn ? [...rules, ['v-commandos.actions.order', inTurn]] : rules;
  rules.push(
    ['v-commandos.actions.order', (g, o) => inTurn(g, o) || (isPlus(o) && ownTurn !== true)],
    ['v-commandos.zero.kinds', (g, o) => !isPlus(o) || (cost === 1 && noPlus !== true && actor(g, o).plus > 0)],
    ['v-commandos.actions.count', (g, o) => isPlus(o) || !inTurn(g, o) || actionsLeft(g, whoOf(o)) >= cost],
  );
  return rules;
}

function inTurn(g: State, o: Option): boolean {
  return g.active === whoOf(o);
}

export const actor = (g: State, o: Option): Commando => commando(g, whoOf(o));

/** The board that the actor is on; undefined underground. */
export const ownBoard = (g: State, o: Option): Board | undefined => {
  const { at: place } = actor(g, o);
  return place < 0 ? undefined : g.boards[boardOf(place)];
};

export const ownTile = (g: State, o: Option): Tile => tileOf(actor(g, o).at);

/** Where an option is aimed at: the first thing in it is a tile. */
export const target = (o: Option): { readonly index: number; readonly tile: Tile } => ({ index: boardOf(firstOf(o)), tile: tileOf(firstOf(o)) });

/** The target is on the actor's own board. */
export function onOwnBoard(g: State, o: Option): boolean {
  const { at: place } = actor(g, o);
  return place >= 0 && boardOf(place) === boardOf(firstOf(o));
}

/** The target is on a terrain that is not finished. */
export const liveRule: Rule = ['v-commandos.end.terrain-waits', (g, o) => !at(g.boards, target(o).index).complete];

/** Every tile of every terrain in play. */
export function* everyTile(g: State, kind: OptionKind, who: number): Iterable<Option> {
  for (let index = 0; index < g.boards.length; index++) yield* tilesOf(g, kind, who, index);
}

/** Every tile of the board that somebody is on. */
export function* ownTiles(g: State, kind: OptionKind, who: number): Iterable<Option> {
  const { at: place } = commando(g, who);
  if (place >= 0) yield* tilesOf(g, kind, who, boardOf(place));
}

function* tilesOf(g: State, kind: OptionKind, who: number, index: number): Iterable<Option> {
  const { tiles } = mapOf(at(g.boards, index));
  for (let tile = 0; tile < tiles.length; tile++) yield option(kind, who, spot(index, tile));
}

/** The tile somebody is on and those that touch it. */
export function* nearTiles(g: State, kind: OptionKind, who: number): Iterable<Option> {
  const { at: place } = commando(g, who);
  if (place < 0) return;
  const index = boardOf(place);
  yield option(kind, who, place);
  for (const { to } of at(mapOf(at(g.boards, index)).edges, tileOf(place))) yield option(kind, who, spot(index, to));
}

/** Every door of every terrain in play. */
export function* everyDoor(g: State, kind: OptionKind, who: number): Iterable<Option> {
  for (const [index, b] of g.boards.entries()) for (let door = 0; door < b.doors.length; door++) yield option(kind, who, spot(index, door));
}

/** The doors of the tile somebody is on. */
export function* ownDoors(g: State, kind: OptionKind, who: number): Iterable<Option> {
  const { at: place } = commando(g, who);
  if (place < 0) return;
  const { edges } = mapOf(at(g.boards, boardOf(place)));
  for (const { door } of at(edges, tileOf(place))) if (door >= 0) yield option(kind, who, spot(boardOf(place), door));
}

export const everybody = function* (g: State, kind: OptionKind, who: number): Iterable<Option> {
  for (let whom = 0; whom < g.commandos.length; whom++) if (commando(g, whom).at !== OUT) yield option(kind, who, whom);
};

/** An action that asks nothing on its way. */
export function silently(act: (g: State, ref: Referee<Event>, o: Option) => void): Action['play'] {
  return (g, ref, o) => {
    act(g, ref, o);
    return NOTHING_ASKED;
  };
}
