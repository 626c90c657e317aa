import { at, type Play, type Referee } from '#kernel';
import { BARREL, isGuarding, victimKind } from '../../answer.ts';
import { enemyId } from '../../content/enemies.ts';
import { ARMS, kitNamed, LIGHT_MORTAR, NEST_GUN, SCOPED_RIFLE, type Weapon, weaponAt, weaponId, weaponNamed } from '../../content/kit.ts';
import type { Tile } from '../../content/map.ts';
import type { Event } from '../../event.ts';
import { type AttackRisk, hasSoldiers, isPastNest, shotDice, shotRisk } from '../../facts/attack.ts';
import { enemiesOn, isNear, isOutdoor, isWithin } from '../../facts/occupancy.ts';
import { spottedBy } from '../../facts/takes.ts';
import { makeNoise, reveal } from '../alarm.ts';
import { aftermath, OVERPOWERED, overpower, resolveAttack, rollAttack, strikeAhead, tokensFor, victimsOn } from '../attack.ts';
import { OPENED, openDoor, removeEnemy } from '../enemies.ts';
import { nameOf, tileCalled } from '../names.ts';
import { DO, firstOf, option, secondOf, whoOf } from '../option.ts';
import { board, boardOf, type Commando, commando, has, hidden, mapOf, type State, sideOf, spot, tileOf } from '../state.ts';
import { type Action, actor, ownBoard, ownTile, type Rule, silently } from './action.ts';
import { type Ahead, attackAhead } from './ahead.ts';

/** Every weapon at hand: printed on the card, carried, and the gun of the nest one is in. */
export function weaponsOf(g: State, c: Commando): Weapon[] {
  const found = sideOf(c).weapons.map(weaponNamed);
  for (let weapon = 0; weapon < ARMS.length; weapon++) {
    const { kit } = weaponAt(weapon);
    if (kit !== undefined && at(c.kit, kitNamed(kit)) > 0) found.push(weapon);
  }
  if (c.nest && mapOf(board(g, c.at)).nestKind === 'mg') found.push(NEST_GUN);
  return found;
}

/** Enemies that can be hit, or a barrel. */
function isTargetTile(g: State, index: number, tile: Tile): boolean {
  const b = at(g.boards, index);
  return hasSoldiers(b, tile) || at(b.barrels, tile);
}

/** Which tiles a weapon reaches from where somebody stands. */
export function reaches(g: State, c: Commando, weapon: Weapon, tile: Tile): boolean {
  const b = board(g, c.at);
  const from = tileOf(c.at);
  if (weapon === LIGHT_MORTAR) {
    const steps = at(at(mapOf(b).steps, from), tile);
    return isOutdoor(b, from) && isOutdoor(b, tile) && steps >= 2 && steps <= 3;
  }
  return weapon === SCOPED_RIFLE && has(c, 'long-shot') ? isWithin(b, from, tile, 2) : isNear(b, from, tile);
}

const weaponRule: Rule = ['v-commandos.shoot.cost', (g, o) => actor(g, o).at >= 0 && weaponsOf(g, actor(g, o)).includes(firstOf(o))];

const shoot: Action = {
  kind: DO.shoot,
  cost: 1,
  *candidates(g, who) {
    const c = commando(g, who);
    if (c.at < 0) return;
    const index = boardOf(c.at);
    const { tiles } = mapOf(at(g.boards, index));
    for (let weapon = 0; weapon < ARMS.length; weapon++) for (let tile = 0; tile < tiles.length; tile++) yield option(DO.shoot, who, weapon, spot(index, tile));
  },
  *near(g, who) {
    const c = commando(g, who);
    if (c.at < 0) return;
    const index = boardOf(c.at);
    const { tiles } = mapOf(at(g.boards, index));
    for (const weapon of weaponsOf(g, c))
      for (let tile = 0; tile < tiles.length; tile++)
        if (isTargetTile(g, index, tile) && reaches(g, c, weapon, tile)) yield option(DO.shoot, who, weapon, spot(index, tile));
  },
  rules: [
    weaponRule,
    ['v-commandos.shoot.range', (g, o) => actor(g, o).at >= 0 && reaches(g, actor(g, o), firstOf(o), tileOf(secondOf(o)))],
    ['v-commandos.shoot.needs-target', (g, o) => isTargetTile(g, boardOf(secondOf(o)), tileOf(secondOf(o)))],
  ],
  clauses: ['v-commandos.shoot.dice', 'v-commandos.shoot.target-number'],
  ahead(g, o) {
    const [who, weapon, place] = [whoOf(o), firstOf(o), secondOf(o)];
    const risk = shotRisk(g, who, weapon, place);
    return {
      ...symbolsAhead(g, who, risk),
      ...attackAhead(g, who, boardOf(place), tileOf(place), risk, weapon === LIGHT_MORTAR, isPastNest(commando(g, who), weapon)),
    };
  },
  play: (g, ref, o) => fire(g, ref, whoOf(o), firstOf(o), boardOf(secondOf(o)), tileOf(secondOf(o))),
};

function* fire(g: State, ref: Referee<Event>, who: number, weapon: Weapon, index: number, tile: Tile): Play {
  const c = commando(g, who);
  applySymbols(g, ref, who, weapon);
  const attack = yield* rollAttack(g, ref, shotDice(c, weapon), { who, index, tile, spills: weapon === LIGHT_MORTAR, pastNest: isPastNest(c, weapon) });
  const { dice, needed, hits } = attack;
  if (ref.listening)
    ref.tell({ kind: 'shoots', who: nameOf(g, who), weapon: weaponId(weapon), tile: tileCalled(g, index, tile), dice, needed, hits }, shoot.clauses);
  yield* resolveAttack(g, ref, attack);
}

/** [eye] makes the shooter Visible, [loudspeaker] triggers the alarm. */
function applySymbols(g: State, ref: Referee<Event>, who: number, weapon: Weapon): void {
  const { eye, loud } = weaponAt(weapon);
  if (eye) reveal(g, ref, who);
  if (loud) makeNoise(g, ref, boardOf(commando(g, who).at));
}

/** What they would give away. */
function symbolsAhead(g: State, who: number, { visible, triggers }: AttackRisk): Ahead {
  return { shown: visible ? [who] : [], triggers: Array.from({ length: triggers }, () => boardOf(commando(g, who).at)) };
}

const breach: Action = {
  kind: DO.breach,
  cost: 1,
  *candidates(g, who) {
    const c = commando(g, who);
    if (c.at < 0) return;
    const { edges } = mapOf(board(g, c.at));
    for (const weapon of weaponsOf(g, c))
      for (const { door } of at(edges, tileOf(c.at))) if (door >= 0) yield option(DO.breach, who, weapon, spot(boardOf(c.at), door));
  },
  rules: [
    weaponRule,
    ['v-commandos.shoot.range', (_, o) => firstOf(o) !== LIGHT_MORTAR],
    ['v-commandos.shoot.needs-target', (g, o) => !at(at(g.boards, boardOf(secondOf(o))).doors, tileOf(secondOf(o)))],
  ],
  clauses: [OPENED.shot],
  ahead: (g, o) => symbolsAhead(g, whoOf(o), shotRisk(g, whoOf(o), firstOf(o), actor(g, o).at)),
  play: silently((g, ref, o) => {
    applySymbols(g, ref, whoOf(o), firstOf(o));
    openDoor(g, ref, boardOf(secondOf(o)), tileOf(secondOf(o)), 'shot');
  }),
};

const stab: Action = {
  kind: DO.stab,
  cost: 1,
  *candidates(g, who) {
    const c = commando(g, who);
    if (c.at >= 0) for (const other of victimsOn(g, boardOf(c.at), tileOf(c.at))) yield option(DO.stab, who, other);
  },
  rules: [['v-commandos.close-combat.rule', (g, o) => hidden(actor(g, o))]],
  clauses: OVERPOWERED,
  ahead: (g, o) => strikeAhead(g, whoOf(o), firstOf(o)),
  play: (g, ref, o) => overpower(g, ref, whoOf(o), firstOf(o)),
};

/** One Breath: an enemy near by is eliminated without a roll. */
const breath: Action = {
  kind: DO.breath,
  cost: 2,
  ownTurn: true,
  able: (c) => has(c, 'one-breath'),
  *candidates(g, who) {
    const c = commando(g, who);
    if (c.at < 0) return;
    const index = boardOf(c.at);
    const { tiles } = mapOf(at(g.boards, index));
    for (let tile = 0; tile < tiles.length; tile++)
      for (const other of victimsOn(g, index, tile)) if (other !== BARREL) yield option(DO.breath, who, spot(index, tile), other);
  },
  rules: [
    ['v-commandos.shoot.range', (g, o) => ownBoard(g, o) !== undefined && isNear(board(g, actor(g, o).at), ownTile(g, o), tileOf(firstOf(o)))],
    ['v-commandos.precedence.cards', (g, o) => has(actor(g, o), 'one-breath')],
  ],
  clauses: ['v-commandos.precedence.cards'],
  ahead(g, o) {
    const left = enemiesOn(board(g, firstOf(o)), tileOf(firstOf(o))) - 1;
    return { spotted: spottedBy(g, whoOf(o), tokensFor([victimKind(secondOf(o))]), left, 1) };
  },
  play: silently((g, ref, o) => {
    const index = boardOf(firstOf(o));
    const tile = tileOf(firstOf(o));
    const chosen = secondOf(o);
    if (ref.listening) ref.tell({ kind: 'ability', who: nameOf(g, whoOf(o)) }, breath.clauses);
    removeEnemy(g, ref, index, tile, victimKind(chosen), isGuarding(chosen));
    if (ref.listening) ref.tell({ kind: 'eliminated', enemies: [enemyId(victimKind(chosen))], tile: tileCalled(g, index, tile) }, breath.clauses);
    aftermath(g, ref, whoOf(o), index, tile, [victimKind(chosen)], false, 1);
  }),
};

export const ATTACKS: readonly Action[] = [shoot, breach, stab, breath];
