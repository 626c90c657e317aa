import { at, type Seat } from '#kernel';
import { COMMANDO_DIE, type EnemyFace } from '../content/dice.ts';
import type { Effect } from '../content/effect.ts';
import { bossCard, type Space, type WeaponId } from '../content/index.ts';
import { current } from '../facts/advantage.ts';
import { bossDistance } from '../rules/attack/aim.ts';
import { ACCEPT, ASSIGN, BURN, type CommandoUse, detailOf, type Option, optionKind, REROLL, type SpaceUse } from '../rules/option.ts';
import { bossHealth, bossOf, type Fighter, fighter, type State } from '../rules/state.ts';
import { points } from './outlook.ts';
import { entryWorth, placesFor } from './place.ts';

/** The scarcer a type is, the better it is to have. */
export function gainTypeWorth(f: Fighter, type: number): number {
  const held = at(f.tokens, type);
  return -held - 0.3 * (current(f, type) - held);
}

/** Finish a card where that is possible, else the one that is nearest to it. */
export function assignWorth(g: State, o: Option): number {
  if (optionKind(o) !== ASSIGN) return 0;
  const f = fighter(g, detailOf(o) % 4);
  const n = Math.floor(detailOf(o) / 4);
  const left = bossHealth(g, bossCard(bossOf(f))) - f.bossDamage;
  return n - 0.02 * left + (n === left ? 3 : 0);
}

export function rerollWorth(o: Option): number {
  if (optionKind(o) !== REROLL) return 0.25;
  const face = at(COMMANDO_DIE, detailOf(o));
  return face === 'success' || face === 'critical' ? -1 : 0.3;
}

export function enemyFaceWorth(face: EnemyFace): number {
  return face === 'SP' ? 0.5 : face === '*' ? 0.2 : 0.4;
}

/** By what an effect begins with. */
export function branchWorth(g: State, seat: Seat, effect: Effect['do'] | undefined): number {
  const f = fighter(g, seat);
  switch (effect) {
    case 'spend':
    case 'lose-tokens':
      return points(f) >= 3 ? 0.6 : 0;
    case 'draw-enemy':
      return f.foes.length >= 2 ? -0.5 : 0.2;
    case 'suffer':
      return 0.1;
    case 'push':
      return 0.1;
    case 'clear-damage':
      return 1;
    default:
      return 0.3;
  }
}

export function burnWorth(g: State, o: Option): number {
  if (optionKind(o) !== BURN) return 0;
  const w = g.map.of('wadder').indexOf(detailOf(o) % 64);
  const n = Math.floor(detailOf(o) / 64);
  const gels = g.gels.reduce((sum, many) => sum + many, 0);
  return at(g.scorch, w) + n <= 1 && gels >= 6 ? 0.2 : -n;
}

export function spaceWorth(g: State, seat: Seat, space: Space, use: SpaceUse): number {
  switch (use) {
    case 'push':
    case 'push-enemy':
    case 'place':
      return placesFor(g, seat)(space) + entryWorth(g, seat, space, false);
    case 'dimer':
      return g.map.distance(space, fighter(g, seat).space);
    case 'enemy':
    case 'enemy-near':
    case 'enemy-move':
      return -Math.abs(g.map.distance(space, fighter(g, seat).space) - 2);
    case 'gels':
      return Math.min(...g.fighters.map((f) => g.map.distance(space, f.space)));
    case 'gels-back':
      return at(g.gels, g.map.of('wadder').indexOf(space));
    case 'platform':
      return Math.min(...g.fighters.map((f) => g.map.distance(space, f.space)));
    default:
      return 0;
  }
}

export function whoWorth(g: State, seat: Seat, use: CommandoUse): number {
  const f = fighter(g, seat);
  switch (use) {
    case 'draw':
    case 'gain':
    case 'weapon':
      return -points(f);
    case 'move':
      return bossDistance(g, f.space);
    case 'next-attack':
      return f.turnTaken ? 0 : 1;
    default:
      return points(f) + f.medals;
  }
}

export function equipWorth(g: State, seat: Seat, o: Option, drawn: WeaponId): number {
  const f = fighter(g, seat);
  const better = f.weapon === '' || RANK[drawn] > RANK[f.weapon];
  return (optionKind(o) === ACCEPT) === better ? 1 : 0;
}

const RANK: Readonly<Record<WeaponId, number>> = {
  flamethrower: 2,
  'machine-gun': 4,
  'spread-gun': 5,
  crusher: 5,
  laser: 7,
  'homing-launcher': 3,
  'rapid-kit': 6,
};

/** How much a weapon at this pillbox would be welcome. */
export function nearestUnarmed(g: State, space: Space): number {
  let best = 0;
  for (const f of g.fighters) if (f.weapon === '') best = Math.max(best, 1 / (1 + g.map.distance(f.space, space)));
  return best;
}

/** How far it is to where the boss will stand. */
export function distanceToBossSpaces(g: State, space: Space): number {
  return Math.min(...g.map.of('boss').map((boss) => g.map.distance(boss, space)));
}
