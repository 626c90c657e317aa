import { at, type Play, type Referee } from '#kernel';
import { BARREL, isGuarding, victim, victimCalled, victimKind } from '../answer.ts';
import { DOG, enemyId, GOLIATH, KINDS } from '../content/enemies.ts';
import type { Tile } from '../content/map.ts';
import type { Event } from '../event.ts';
import { hasSoldiers, isNestGuarded, NEST_NUMBER, numberOn } from '../facts/attack.ts';
import { targetsOn } from '../facts/fire.ts';
import { gassedBy, inGas } from '../facts/gas.ts';
import { enemiesOn, isTarget } from '../facts/occupancy.ts';
import { spottedBy } from '../facts/takes.ts';
import { reveal } from './alarm.ts';
import { pickOne } from './ask.ts';
import { type Ahead, previewOf } from './commando/ahead.ts';
import { burst, loot, removeEnemy } from './enemies.ts';
import { nameOf, tileCalled } from './names.ts';
import { DO, firstOf, kindOf, option } from './option.ts';
import { dice, rerolls } from './rerolls.ts';
import { board, boardOf, type Commando, commando, has, hidden, type State, spot, tileOf } from './state.ts';
import { takeHits } from './wounds.ts';

interface Aim {
  readonly who: number;
  readonly index: number;
  readonly tile: Tile;
  /** Hits left over go to Visible characters: grenades and the like. */
  readonly spills: boolean;
  /** An enemy in a machine-gun nest is hit like any other. */
  readonly pastNest: boolean;
}

export interface Attack extends Aim {
  readonly dice: readonly number[];
  readonly needed: number;
  readonly hits: number;
}

/** The dice of an attack. They could be better where one misses somebody, also the one in a nest, or where hits left over wound friends. */
export function* rollAttack(g: State, ref: Referee<Event>, count: number, aim: Aim): Play<Attack> {
  const { who, index, tile, spills, pastNest } = aim;
  const b = at(g.boards, index);
  const needed = numberOn(g, spot(index, tile), pastNest);
  const nest = isNestGuarded(b, tile) && !pastNest && needed < NEST_NUMBER;
  const friends = spills && targetsOn(g, index, tile).length > 0;
  const soldiers = enemiesOn(b, tile) - at(b.units, tile * KINDS + GOLIATH);
  const rolled = dice(ref, count);
  const hits = (): number => rolled.filter((die) => die >= needed).length;
  yield* rerolls(
    g,
    ref,
    who,
    rolled,
    { roll: 'shot', needed, nest, spills: friends },
    (die) => die < needed,
    () => rolled.some((die) => die < (nest ? NEST_NUMBER : needed)) || (friends && hits() > soldiers),
  );
  return { ...aim, dice: rolled, needed, hits: hits() };
}

/** Hits are assigned after the roll; all enemies hit are removed, then a barrel bursts, then tokens are drawn. */
export function* resolveAttack(g: State, ref: Referee<Event>, attack: Attack): Play {
  const { who, index, tile, dice, needed, spills } = attack;
  const b = at(g.boards, index);
  let high = dice.filter((die) => die >= NEST_NUMBER).length;
  let low = dice.filter((die) => die >= needed && die < NEST_NUMBER).length;
  const inNest = isNestGuarded(b, tile) && !attack.pastNest;
  const barrelOnly = !spills && !hasSoldiers(b, tile);
  const struck: number[] = [];
  let barrel = false;
  while (low + high > 0) {
    const options: number[] = [];
    for (let kind = 0; kind < KINDS; kind++) if (kind !== GOLIATH && at(b.units, tile * KINDS + kind) > 0) options.push(option(DO.hit, 0, victim(kind, false)));
    const guard = at(b.guards, tile);
    if (guard >= 0 && (!inNest || high > 0)) options.push(option(DO.hit, 0, victim(guard, true)));
    const enemies = options.length > 0;
    if (at(b.barrels, tile) && !barrel) options.push(option(DO.hit, 0, BARREL));
    if (options.length === 0) break;
    if (enemies ? mayWaste(g, attack, low + high) : !barrelOnly) options.push(option(DO.stop));
    const o = yield* pickOne(ref, commando(g, who).seat, 'hits', { tile: tileCalled(g, index, tile), dice, spills }, options, (now, hit) =>
      kindOf(hit) === DO.hit && firstOf(hit) === BARREL ? previewOf(now, who, 0, HIT, { taken: inGas(gassedBy(now, index, tile)), spotted: null }) : null,
    );
    if (kindOf(o) === DO.stop) break;
    const chosen = firstOf(o);
    const needsHigh = inNest && chosen !== BARREL && isGuarding(chosen);
    if (needsHigh || low === 0) high--;
    else low--;
    if (chosen === BARREL) barrel = true;
    else {
      struck.push(victimKind(chosen));
      removeEnemy(g, ref, index, tile, victimKind(chosen), isGuarding(chosen));
    }
  }
  if (struck.length > 0 && ref.listening)
    ref.tell({ kind: 'eliminated', enemies: struck.map(enemyId), tile: tileCalled(g, index, tile) }, [
      'v-commandos.loot.one-hit',
      'v-commandos.shoot.allocate-after',
    ]);
  if (spills && low + high > 0 && !hasSoldiers(b, tile)) yield* spillOver(g, ref, attack, low + high);
  aftermath(g, ref, who, index, tile, struck, barrel, 1);
}

/**
 * A hit need not be used: whoever is hidden and leaves enemies there may wish for one token less. Where the hits are enough for
 * everybody, and for those who throw, there is no such choice.
 */
function mayWaste(g: State, { who, index, tile, spills }: Attack, hits: number): boolean {
  return !spills && hidden(commando(g, who)) && enemiesOn(at(g.boards, index), tile) > hits;
}

/** The barrel that is hit. */
const HIT = ['v-commandos.gas.release'] as const;

/** Tokens that are drawn for enemies: none for Dogs. */
export const tokensFor = (struck: readonly number[]): number => struck.filter((kind) => kind !== DOG).length;

/** Those who are left must be so many to see who did it. */
const enoughFor = (c: Commando): number => (has(c, 'quiet-work') ? 2 : 1);

/** What follows a successful attack: the barrel, the tokens, and Spotted. */
export function aftermath(
  g: State,
  ref: Referee<Event>,
  who: number,
  index: number,
  tile: Tile,
  struck: readonly number[],
  barrel: boolean,
  enough: number,
): void {
  if (barrel) burst(g, ref, index, tile);
  const spotted = loot(g, ref, index, tile, tokensFor(struck));
  if (spotted > 0 && enemiesOn(at(g.boards, index), tile) >= enough) reveal(g, ref, who); // v-commandos.loot.spotted
}

/** Hits that are left must be given to Visible characters on the tile. */
function* spillOver(g: State, ref: Referee<Event>, { who, index, tile }: Attack, hits: number): Play {
  for (let left = hits; left > 0; left--) {
    const options: number[] = [];
    for (let other = 0; other < g.commandos.length; other++)
      if (isTarget(commando(g, other)) && commando(g, other).at === spot(index, tile)) options.push(option(DO.wound, 0, other));
    if (options.length === 0) return;
    const o = yield* pickOne(ref, commando(g, who).seat, 'spill', { tile: tileCalled(g, index, tile), hits: left }, options);
    yield* takeHits(g, ref, firstOf(o), 1);
  }
}

export const OVERPOWERED = ['v-commandos.close-combat.rule', 'v-commandos.loot.one-hit'] as const;
const BARREL_STRUCK = ['v-commandos.close-combat.rule', 'v-commandos.gas.attack'] as const;

/** Close combat, after what is struck already. */
export function strikeAhead(g: State, who: number, chosen: number | null, struck: readonly number[] = []): Ahead {
  const { at: place } = commando(g, who);
  if (chosen === BARREL) return { clauses: BARREL_STRUCK, taken: inGas(gassedBy(g, boardOf(place), tileOf(place))) };
  const left = enemiesOn(board(g, place), tileOf(place)) - (chosen === null ? 0 : 1);
  const tokens = tokensFor(chosen === null ? struck : [...struck, victimKind(chosen)]);
  return { spotted: spottedBy(g, who, tokens, left, enoughFor(commando(g, who))) };
}

/** Close combat: one certain hit, or two with both hands. */
export function* overpower(g: State, ref: Referee<Event>, who: number, chosen: number): Play {
  const c = commando(g, who);
  const index = boardOf(c.at);
  const tile = tileOf(c.at);
  const struck: number[] = [];
  let barrel = false;
  let next = chosen;
  for (;;) {
    if (next === BARREL) barrel = true;
    else {
      struck.push(victimKind(next));
      removeEnemy(g, ref, index, tile, victimKind(next), isGuarding(next));
    }
    if (ref.listening) ref.tell({ kind: 'overpowers', who: nameOf(g, who), victim: victimCalled(next) }, next === BARREL ? BARREL_STRUCK : OVERPOWERED);
    if (!has(c, 'both-hands') || struck.length !== 1 || barrel) break;
    const options = [option(DO.nobody)];
    for (const other of victimsOn(g, index, tile)) if (other !== BARREL) options.push(option(DO.hit, 0, other));
    const o = yield* pickOne(ref, c.seat, 'second', { who: nameOf(g, who) }, options, (now, other) =>
      kindOf(other) === DO.nobody
        ? previewOf(now, who, 0, [], strikeAhead(now, who, null, struck))
        : previewOf(now, who, 0, OVERPOWERED, strikeAhead(now, who, firstOf(other), struck)),
    );
    if (kindOf(o) === DO.nobody) break;
    next = firstOf(o);
  }
  aftermath(g, ref, who, index, tile, struck, barrel, enoughFor(c));
}

/** Whoever close combat works against on a tile: no Goliath. */
export function victimsOn(g: State, index: number, tile: Tile): number[] {
  const b = at(g.boards, index);
  const found: number[] = [];
  for (let kind = 0; kind < KINDS; kind++) if (kind !== GOLIATH && at(b.units, tile * KINDS + kind) > 0) found.push(victim(kind, false));
  if (at(b.guards, tile) >= 0) found.push(victim(at(b.guards, tile), true));
  if (at(b.barrels, tile)) found.push(BARREL);
  return found;
}
