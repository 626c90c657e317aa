import { type Json, newDeck } from '#kernel';
import { type CommandoId, commandoNamed, SIDES, sideAt } from '../content/commandos.ts';
import { BAG_KINDS, type EnemyId, enemyNamed, KINDS, NULL_TOKEN, SPECIAL } from '../content/enemies.ts';
import { DIRECTIONS, type EventId, eventCard, UNKNOWN } from '../content/events.ts';
import { KIT_KINDS, type KitId, kitNamed } from '../content/kit.ts';
import { type TerrainId, TRAPDOOR_BLOCKED, TRAPDOOR_OPEN, terrainNamed, tileNamed } from '../content/map.ts';
import {
  add,
  at,
  type Board,
  COMMANDO_PHASE,
  type Commando,
  END_PHASE,
  EVENT_PHASE,
  escorts,
  FIRE,
  MOVEMENT,
  newBoard,
  newState,
  none,
  OUT,
  REINFORCEMENTS,
  SET_UP,
  type State,
  spot,
  UNDERGROUND,
} from '../rules/state.ts';
import type { CommandoView, TerrainView, View } from '../view.ts';

/*
 * Nothing is hidden in this game, so a position follows from what everybody sees: facts that the rules ask of a position can be
 * asked of a view.
 */

const PHASES: Readonly<Record<View['phase'], number>> = {
  'set-up': SET_UP,
  event: EVENT_PHASE,
  commandos: COMMANDO_PHASE,
  reinforcements: REINFORCEMENTS,
  movement: MOVEMENT,
  fire: FIRE,
  end: END_PHASE,
};

const KNOWN = new WeakMap<View, State>();

/** The position that a view shows; nobody changes it. */
export function positionOf(view: View): State {
  const known = KNOWN.get(view);
  if (known !== undefined) return known;
  const g = build(view);
  KNOWN.set(view, g);
  return g;
}

function build(view: View): State {
  const { commandos, settings, card } = view;
  const players = view.quiet.length;
  const g = newState({ card, players, commandos: commandos.length, picks: 'choose', settings });
  g.column = view.column;
  g.turn = view.turn;
  g.clock = view.turn;
  g.phase = PHASES[view.phase];
  g.stack = view.stack;
  g.aside = view.aside;
  g.boards = view.terrains.map((terrain) => boardOf(view, terrain));
  for (const [who, c] of g.commandos.entries()) place(g, view, c, at(commandos, who));
  for (const [who, seen] of commandos.entries())
    if (seen.id !== null) {
      const c = at(g.commandos, who);
      c.spent = sideAt(c.card, c.side).actions - c.wounds - (escorts(g, who) ? 1 : 0) - seen.actions;
    }
  for (const [seat, until] of view.quiet.entries()) g.quiet[seat] = until;
  g.active = commandos.findIndex(({ id }) => id !== null && id === view.active);
  fill(g.bag, none(BAG_KINDS));
  for (const [id, count] of Object.entries(view.bag)) g.bag[id === 'special' ? SPECIAL : id === 'nothing' ? NULL_TOKEN : enemyNamed(id as EnemyId)] = count;
  fill(g.kitBag, kitCounts(view.kitBag));
  fill(g.kitDiscards, kitCounts(view.kitDiscards));
  fill(g.drawn, kitCounts(view.drawn));
  Object.assign(g.deck, newDeck(cards(view.deck)), { top: cards(view.top), bottom: cards(view.bottom) } satisfies Json);
  g.discards.push(...cards(view.eventDiscards));
  return g;
}

/** Which copy of an event it is matters to nobody: its direction has been told. */
const cards = (ids: readonly EventId[]): number[] => ids.map((id) => eventCard(id));

function fill(counts: number[], with_: readonly number[]): void {
  for (const [kind, count] of with_.entries()) counts[kind] = count;
}

function kitCounts(ids: readonly KitId[]): number[] {
  const counts = none(KIT_KINDS);
  for (const id of ids) add(counts, kitNamed(id));
  return counts;
}

function enemyCounts(ids: readonly EnemyId[]): number[] {
  const counts = none(KINDS);
  for (const id of ids) add(counts, enemyNamed(id));
  return counts;
}

const letterIn = (ref: string): string => ref.slice(ref.indexOf('/') + 1);

function boardOf({ commandos }: View, terrain: TerrainView): Board {
  const map = terrainNamed(terrain.id);
  const whoIs = (id: CommandoId | null): number => (id === null ? -1 : commandos.findIndex((c) => c.id === id));
  const b = newBoard(map.number, terrain.commandos);
  b.alarm = terrain.alarm;
  b.token = terrain.alarmToken;
  b.mute = terrain.mute;
  b.card = terrain.event === null ? -1 : eventCard(terrain.event);
  b.idle = terrain.idle;
  b.direction = terrain.direction === '?' ? UNKNOWN : DIRECTIONS.indexOf(terrain.direction);
  b.chosen = terrain.chosen === null ? -1 : tileNamed(map, letterIn(terrain.chosen));
  b.complete = terrain.complete;
  b.activated = terrain.goliathsActivated;
  for (const [door, { name }] of map.doors.entries()) b.doors[door] = terrain.open.includes(name);
  b.entrances.length = 0;
  for (const { waiting, barricade, more, closed } of terrain.entrances) b.entrances.push({ waiting: enemyCounts(waiting), barricade, more, closed });
  b.objectives.length = 0;
  for (const { done, work, holder, lies } of terrain.objectives)
    b.objectives.push({ done, work, holder: whoIs(holder), lies: lies === null ? -1 : tileNamed(map, letterIn(lies)) });
  for (const [tile, seen] of terrain.tiles.entries()) {
    for (const [kind, count] of enemyCounts(seen.enemies).entries()) b.units[tile * KINDS + kind] = count;
    for (const [kit, count] of kitCounts(seen.kit).entries()) b.loose[tile * KIT_KINDS + kit] = count;
    b.guards[tile] = seen.guard === null ? -1 : enemyNamed(seen.guard);
    b.trapdoors[tile] = seen.trapdoor === null ? 0 : seen.trapdoor === 'open' ? TRAPDOOR_OPEN : TRAPDOOR_BLOCKED;
    b.barrels[tile] = seen.barrel;
    b.gas[tile] = seen.gas;
    b.smoke[tile] = seen.smoke;
    for (const timer of seen.charges) b.charges.push({ tile, timer, breach: false });
  }
  return b;
}

function place(g: State, view: View, c: Commando, seen: CommandoView): void {
  c.card = seen.id === null ? -1 : commandoNamed(seen.id);
  c.side = SIDES.indexOf(seen.side);
  c.at = seen.place === 'out' ? OUT : seen.tile === null ? UNDERGROUND : spotOf(view, seen.tile);
  c.visible = seen.state === 'visible';
  c.critical = seen.state === 'critical' ? Math.max(1, view.turn) : 0;
  c.uniform = seen.uniform;
  c.wounds = seen.wounds;
  c.plus = seen.plus;
  fill(c.kit, kitCounts(seen.kit));
  c.tired = seen.tired;
  c.acted = seen.acted;
  c.nest = seen.nest;
  c.moved = seen.moved;
  c.used = seen.abilityUsed;
  c.masked = seen.masked;
  c.bound = seen.bound === null ? -1 : g.phase === SET_UP ? terrainNamed(seen.bound).number : view.terrains.findIndex(({ id }) => id === seen.bound);
  c.gander = seen.gander === null ? -1 : SIDES.indexOf(seen.gander.side);
  c.ganderHurt = seen.gander?.hurt === true;
  c.ganderUsed = seen.gander?.used === true;
}

/** The place of a tile among the boards in play. */
export function spotOf({ terrains }: View, ref: string): number {
  const id = ref.slice(0, ref.indexOf('/')) as TerrainId;
  return spot(
    terrains.findIndex((terrain) => terrain.id === id),
    tileNamed(terrainNamed(id), letterIn(ref)),
  );
}
