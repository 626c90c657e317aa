import { at, type ClauseId, type Referee } from '#kernel';
import { KINDS } from '../content/enemies.ts';
import { KIT_KINDS, TNT } from '../content/kit.ts';
import { type Tile, TRAPDOOR_BLOCKED, TRAPDOOR_OPEN } from '../content/map.ts';
import { objectiveNumber } from '../content/vocabulary.ts';
import type { Event } from '../event.ts';
import { letterOf, objectiveNamed, terrainRule } from '../facts/specials.ts';
import { makeNoise } from './alarm.ts';
import { burst, completeObjective, objectiveOn, openDoor, removeEnemy } from './enemies.ts';
import { tileCalled } from './names.ts';
import { discardKit } from './reserve.ts';
import { add, commando, mapOf, type State, spot } from './state.ts';
import { eliminate } from './wounds.ts';

export const EXPLOSION = ['v-commandos.explosion.effect', 'v-commandos.explosion.map-markers'] as const;
export const GOLIATH_GOES_OFF = ['v-commandos.enemy-fire.goliath-detonates', ...EXPLOSION] as const;

/** Commandos fall first and what they had lies on the tile. Then everything there is destroyed but triangular markers and what belongs to the map; the alarm sounds. */
export function explode(g: State, ref: Referee<Event>, index: number, tile: Tile, clauses: readonly ClauseId[] = EXPLOSION, breach = false): void {
  const b = at(g.boards, index);
  if (ref.listening) ref.tell({ kind: 'explosion', tile: tileCalled(g, index, tile) }, clauses);
  const guard = at(b.guards, tile);
  if (guard >= 0) removeEnemy(g, ref, index, tile, guard, true);
  for (let kind = 0; kind < KINDS; kind++) while (at(b.units, tile * KINDS + kind) > 0) removeEnemy(g, ref, index, tile, kind, false);
  for (let who = 0; who < g.commandos.length; who++) if (commando(g, who).at === spot(index, tile)) eliminate(g, ref, who, 'explosion');
  for (let kit = 0; kit < KIT_KINDS; kit++) for (; at(b.loose, tile * KIT_KINDS + kit) > 0; add(b.loose, tile * KIT_KINDS + kit, -1)) discardKit(g, kit);
  b.tired[tile] = 0;
  for (let i = b.charges.length - 1; i >= 0; i--)
    if (at(b.charges, i).tile === tile) {
      b.charges.splice(i, 1);
      discardKit(g, TNT);
    }
  if (at(b.barrels, tile)) burst(g, ref, index, tile);
  const objective = objectiveOn(b, tile);
  if (objective >= 0 && at(mapOf(b).data.objectives, objective).do === 'blast') completeObjective(g, ref, index, objective, null);
  makeNoise(g, ref, index);
  const also = terrainRule(b, 'also-completes');
  if (also !== undefined && also.tile === letterOf(b, tile) && objectiveNamed(b, also.objective) !== undefined)
    completeObjective(g, ref, index, objectiveNumber(also.objective), null);
  if (breach) breakIn(g, ref, index, tile);
}

/** Breacher: locked doors and a blocked trapdoor of the tile open. */
function breakIn(g: State, ref: Referee<Event>, index: number, tile: Tile): void {
  const b = at(g.boards, index);
  for (const { door } of at(mapOf(b).edges, tile)) if (door >= 0) openDoor(g, ref, index, door, 'blast');
  if (at(b.trapdoors, tile) !== TRAPDOOR_BLOCKED) return;
  b.trapdoors[tile] = TRAPDOOR_OPEN;
  if (ref.listening) ref.tell({ kind: 'trapdoor', tile: tileCalled(g, index, tile), to: 'open' }, 'v-commandos.precedence.cards');
}

/** TNT on a tile goes off; other charges there are destroyed with it. */
export function detonate(g: State, ref: Referee<Event>, index: number, tile: Tile): void {
  const b = at(g.boards, index);
  const charge = b.charges.find((other) => other.tile === tile);
  explode(g, ref, index, tile, EXPLOSION, charge?.breach === true);
}
