import { at, type Referee } from '#kernel';
import { KINDS } from '../content/enemies.ts';
import { UNKNOWN } from '../content/events.ts';
import { CROWBAR, TNT } from '../content/kit.ts';
import { TRAPDOOR_BLOCKED, TRAPDOOR_OPEN, tileNamed } from '../content/map.ts';
import type { Event } from '../event.ts';
import { commandosHere } from '../facts/occupancy.ts';
import { readingOrder } from '../facts/routes.ts';
import { isDone, operationRules } from '../facts/specials.ts';
import { reveal } from './alarm.ts';
import { fail, succeed } from './end.ts';
import { detonate } from './explosion.ts';
import { nameOf, terrainCalled, tileCalled } from './names.ts';
import { discardKit, enemyToBag } from './reserve.ts';
import { add, type Board, commando, EVENT_PHASE, has, mapOf, missionOf, OUT, SET_UP, type State, total } from './state.ts';
import { eliminate, heal } from './wounds.ts';

/** Timers, gas, the Critical, completed terrains, what cards say; then the next turn, the next column or the end. */
export function endPhase(g: State, ref: Referee<Event>): void {
  runTimers(g, ref);
  clearGas(g, ref);
  loseTheCritical(g, ref);
  for (let index = 0; index < g.boards.length; index++) checkComplete(g, ref, index);
  turnTides(g, ref);
  checkDeadlines(g, ref);
  if (g.boards.some(({ alarm }) => alarm)) g.counts.alarmTurns++;
  endTurn(g);
  if (g.boards.every(({ complete }) => complete)) closeColumn(g, ref);
  else g.phase = EVENT_PHASE;
}

/** Every timer falls; TNT at 0 explodes tile by tile in reading order. */
function runTimers(g: State, ref: Referee<Event>): void {
  for (const { charges } of g.boards) for (const charge of charges) if (charge.timer > 0) charge.timer--;
  if (operationRules(g, 'timers').length === 0) return;
  for (let index = 0; index < g.boards.length; index++) {
    const b = at(g.boards, index);
    for (const tile of readingOrder(b)) if (b.charges.some((charge) => charge.tile === tile && charge.timer === 0)) detonate(g, ref, index, tile);
  }
}

function clearGas(g: State, ref: Referee<Event>): void {
  for (const [index, { gas }] of g.boards.entries()) {
    if (!gas.includes(true)) continue;
    gas.fill(false);
    if (ref.listening) ref.tell({ kind: 'gas-clears', terrain: terrainCalled(g, index) }, 'v-commandos.end.order');
  }
}

/** Critical since an earlier turn. */
function loseTheCritical(g: State, ref: Referee<Event>): void {
  for (let who = 0; who < g.commandos.length; who++) {
    const c = commando(g, who);
    if (c.critical === 0 || c.critical >= g.clock) continue;
    if (has(c, 'not-today') && !c.used) {
      c.used = true;
      const die = ref.roll(6);
      if (ref.listening) ref.tell({ kind: 'cheats-death', who: nameOf(g, who), die }, ['v-commandos.wounds.eliminated', 'v-commandos.precedence.cards']);
      if (die >= 3) {
        c.seen = false;
        heal(g, ref, who, 1, null, 'v-commandos.precedence.cards');
        reveal(g, ref, who);
        continue;
      }
    }
    eliminate(g, ref, who, 'wounds');
  }
}

/** All objectives done and nobody on it. */
function checkComplete(g: State, ref: Referee<Event>, index: number): void {
  const b = at(g.boards, index);
  if (b.complete || commandosHere(g, index) > 0 || !b.objectives.every(({ done }) => done)) return;
  b.complete = true;
  if (ref.listening) ref.tell({ kind: 'complete', terrain: terrainCalled(g, index) }, 'v-commandos.end.terrain-complete');
  for (const c of g.commandos) if (c.bound === index) c.bound = -1;
}

function turnTides(g: State, ref: Referee<Event>): void {
  for (const { terrain, turn, blocks, opens } of operationRules(g, 'tide')) {
    const index = g.boards.findIndex((b) => mapOf(b).id === terrain);
    if (index < 0 || g.turn !== turn) continue;
    const b = at(g.boards, index);
    const change = (letter: string, to: 'open' | 'blocked'): void => {
      const tile = tileNamed(mapOf(b), letter);
      b.trapdoors[tile] = to === 'open' ? TRAPDOOR_OPEN : TRAPDOOR_BLOCKED;
      if (ref.listening) ref.tell({ kind: 'trapdoor', tile: tileCalled(g, index, tile), to }, 'v-commandos.precedence.cards');
    };
    change(blocks, 'blocked');
    change(opens, 'open');
  }
}

function checkDeadlines(g: State, ref: Referee<Event>): void {
  for (const { terrain, turn, objective } of operationRules(g, 'deadline')) {
    const b = g.boards.find((one) => mapOf(one).id === terrain);
    if (b === undefined || g.turn < turn) continue;
    if (!(objective === undefined ? b.complete : isDone(b, objective))) fail(g, ref, 'card');
  }
}

/** What lasts for a turn is over. */
function endTurn(g: State): void {
  for (const b of g.boards) {
    if (b.card >= 0) g.discards.push(b.card);
    b.card = -1;
    b.idle = false;
    b.direction = UNKNOWN;
    b.chosen = -1;
    b.activated = false;
    for (const entrance of b.entrances) {
      entrance.more = 0;
      entrance.closed = false;
    }
  }
}

/** Enemies and equipment go back into their bags; the next column is set up, or the operation has succeeded. */
function closeColumn(g: State, ref: Referee<Event>): void {
  const last = g.column === missionOf(g).columns.length - 1;
  const enemies = g.boards.reduce((sum, b) => sum + clearEnemies(g, b), 0);
  for (const b of g.boards) clearKit(g, b);
  const kit = total(g.kitDiscards);
  for (let kind = 0; kind < g.kitBag.length; kind++) add(g.kitBag, kind, at(g.kitDiscards, kind));
  g.kitDiscards.fill(0);
  for (const { from } of operationRules(g, 'masks'))
    for (const c of g.commandos) if (c.at !== OUT && g.boards.some((b) => mapOf(b).id === from)) c.masked = true;
  if (g.config.settings['field-hospital'])
    for (const [who, c] of g.commandos.entries()) if (c.wounds > 0) heal(g, ref, who, 1, null, 'v-commandos.setup.survivors');
  if (ref.listening) ref.tell({ kind: 'cleaned-up', enemies, kit }, 'v-commandos.end.clean-up');
  if (last) succeed(g, ref);
  g.column++;
  g.phase = SET_UP;
}

function clearEnemies(g: State, b: Board): number {
  let sum = 0;
  const back = (kind: number): void => {
    enemyToBag(g, kind);
    sum++;
  };
  for (let slot = 0; slot < b.units.length; slot++) for (; at(b.units, slot) > 0; add(b.units, slot, -1)) back(slot % KINDS);
  for (const [tile, kind] of b.guards.entries())
    if (kind >= 0) {
      b.guards[tile] = -1;
      back(kind);
    }
  for (const { waiting } of b.entrances) for (let kind = 0; kind < KINDS; kind++) for (; at(waiting, kind) > 0; add(waiting, kind, -1)) back(kind);
  return sum;
}

function clearKit(g: State, b: Board): void {
  const kinds = g.kitBag.length;
  for (let slot = 0; slot < b.loose.length; slot++) for (; at(b.loose, slot) > 0; add(b.loose, slot, -1)) discardKit(g, slot % kinds);
  for (const _ of b.charges.splice(0)) discardKit(g, TNT);
  for (const entrance of b.entrances)
    if (entrance.barricade > 0) {
      entrance.barricade = 0;
      discardKit(g, CROWBAR);
    }
  b.tired.fill(0);
}
