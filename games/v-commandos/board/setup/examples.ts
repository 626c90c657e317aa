import type { ClauseId } from '#kernel';
import type { TileRef } from '../../answer.ts';
import type { CommandoId } from '../../content/commandos.ts';
import type { EnemyId } from '../../content/enemies.ts';
import type { TerrainId } from '../../content/map.ts';

/** A clause as a small picture: a corner of a map with somebody on it. */
export interface Example {
  readonly terrain: TerrainId;
  /** The tiles that are seen, by their letters. */
  readonly tiles: string;
  readonly commandos?: readonly (readonly [tile: string, who: CommandoId, state: 'stealthy' | 'visible'])[];
  readonly enemies?: readonly (readonly [tile: string, what: EnemyId])[];
  /** Ways in pencil, or marches of the enemy. */
  readonly goes?: readonly (readonly [from: string, to: string])[];
  readonly marches?: readonly (readonly [from: string, to: string])[];
  readonly fires?: readonly (readonly [from: string, to: string])[];
  /** What is marked as not possible. */
  readonly barred?: readonly (readonly [from: string, to: string])[];
  /** Dice, and the number from which (or up to which) they count. */
  readonly dice?: { readonly rolled: readonly number[]; readonly counts: (die: number) => boolean };
  readonly alarm?: true;
}

const low = (die: number): boolean => die <= 2;
const least = (needed: number) => (die: number) => die >= needed;

export const EXAMPLES: Readonly<Record<ClauseId, Example>> = {
  'v-commandos.def.adjacent-indoor': {
    terrain: 'lighthouse',
    tiles: 'bcef',
    commandos: [['c', 'scout', 'stealthy']],
    goes: [['c', 'b']],
    barred: [['c', 'f']],
  },
  'v-commandos.move.small-stealthy': {
    terrain: 'lighthouse',
    tiles: 'adg',
    commandos: [['d', 'scout', 'stealthy']],
    goes: [['d', 'g']],
    enemies: [['a', 'mp40']],
  },
  'v-commandos.move.medium-visible': { terrain: 'lighthouse', tiles: 'ijl', commandos: [['j', 'scout', 'visible']], goes: [['i', 'j']] },
  'v-commandos.move.large-visible': { terrain: 'lighthouse', tiles: 'de', commandos: [['e', 'scout', 'visible']], goes: [['d', 'e']] },
  'v-commandos.move.fire-size': {
    terrain: 'lighthouse',
    tiles: 'deg',
    commandos: [['d', 'scout', 'visible']],
    enemies: [
      ['e', 'mp40'],
      ['e', 'karabiner'],
    ],
    goes: [['d', 'e']],
    fires: [['e', 'd']],
    dice: { rolled: [5, 3, 4], counts: least(4) },
  },
  'v-commandos.stealth.fail-on-1-2': {
    terrain: 'lighthouse',
    tiles: 'dg',
    commandos: [['g', 'scout', 'visible']],
    enemies: [
      ['g', 'mp40'],
      ['g', 'karabiner'],
    ],
    goes: [['d', 'g']],
    dice: { rolled: [4, 2], counts: low },
  },
  'v-commandos.alarm.effect': { terrain: 'lighthouse', tiles: 'abde', commandos: [['d', 'scout', 'visible']], alarm: true },
  'v-commandos.enemy-move.direction': {
    terrain: 'lighthouse',
    tiles: 'deg',
    enemies: [
      ['e', 'mp40'],
      ['e', 'karabiner'],
    ],
    marches: [
      ['e', 'd'],
      ['e', 'g'],
    ],
  },
  'v-commandos.enemy-move.towards-visible': {
    terrain: 'lighthouse',
    tiles: 'abde',
    commandos: [['d', 'scout', 'visible']],
    enemies: [
      ['e', 'mp40'],
      ['b', 'pioneer'],
    ],
    marches: [
      ['e', 'd'],
      ['b', 'a'],
    ],
  },
  'v-commandos.enemy-fire.adjacent': {
    terrain: 'lighthouse',
    tiles: 'ade',
    commandos: [['d', 'scout', 'visible']],
    enemies: [
      ['a', 'karabiner'],
      ['e', 'mp40'],
    ],
    fires: [
      ['a', 'd'],
      ['e', 'd'],
    ],
    dice: { rolled: [2, 5, 6], counts: least(4) },
  },
  'v-commandos.underground.leave': { terrain: 'lighthouse', tiles: 'ab', commandos: [['a', 'scout', 'stealthy']] },
  'v-commandos.enemy-move.locked-doors': { terrain: 'lighthouse', tiles: 'hk', enemies: [['k', 'mp40']], marches: [['k', 'h']] },
};

/** A tile of the scene by its letter. */
export const placeIn = ({ terrain }: Example, letter: string): TileRef => `${terrain}/${letter}`;
