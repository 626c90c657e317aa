import type { ClauseId } from '#kernel';
import type { CardId } from '../../content/cards.ts';
import type { CommandoId } from '../../content/commandos.ts';
import type { EnemyId } from '../../content/enemies.ts';
import type { EventId } from '../../content/events.ts';
import { GRENADE_DICE, type KitId, type WeaponId } from '../../content/kit.ts';
import { LARGE, NEEDED, SMALL, type TerrainId } from '../../content/map.ts';
import type { TileRef } from '../../content/refs.ts';
import type { Side } from '../../content/vocabulary.ts';
import type { IconId } from '../art/icons.ts';

/** A corner of a map with somebody on it. */
export interface MapScene {
  readonly of: 'map';
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
  /** Triangular markers lie on their tiles, each with the enemy who starts there. */
  readonly guarded?: true;
  /** Tiles that hold as many enemies as there is room for. */
  readonly full?: string;
}

/** A token. */
export type Unit = readonly ['commando', CommandoId, state: 'stealthy' | 'visible' | 'critical'] | readonly ['enemy', EnemyId] | readonly ['kit', KitId];

/** Something in a row of pictures, or what stands between two. */
export type Item =
  | '→'
  | '↔'
  | '='
  | '+'
  | '−'
  | '>'
  | Unit
  /** One who is eliminated. */
  | readonly ['gone', Unit]
  /** One in the gas: whoever has no mask is eliminated. */
  | readonly ['gassed', Exclude<Unit, readonly ['kit', KitId]>]
  /** One at a barricade, with what he counts for. */
  | readonly ['pushes', EnemyId]
  | readonly ['weapon', WeaponId]
  | readonly ['marker', what: number | 'alarm', state: 'quiet' | 'loud' | 'open' | 'done']
  | readonly ['entrance', draws: number]
  | readonly ['trapdoor', 'open' | 'blocked']
  | readonly ['nest']
  | readonly ['barrel']
  | readonly ['charge']
  | readonly ['icon', IconId]
  /** Actions left to somebody with so many wounds, by the card. */
  | readonly ['actions', CommandoId, spent: number]
  | readonly ['wounds', CommandoId, n: number]
  | readonly ['saved', CommandoId, n: number]
  /** What lies face down. */
  | readonly ['hidden', IconId]
  /** A gap in which zero-cost actions fit. */
  | readonly ['gap']
  | readonly ['number', string]
  | readonly ['terrain', TerrainId, complete: boolean]
  /** A special rule of an operation, by its place on the card. */
  | readonly ['stamp', CardId, number];

/** A clause as a corner of a map, as a row of pictures, as an event card, or as what the dice need. */
export type Example =
  | MapScene
  | { readonly of: 'row'; readonly items: readonly Item[] }
  | { readonly of: 'event'; readonly id: EventId; readonly direction: Side | '?' }
  | { readonly of: 'needs' };

const low = (die: number): boolean => die <= 2;
const least =
  (needed = 6) =>
  (die: number) =>
    die >= needed;

/** A grenade at the Yard. */
const THROWN = [1, 4, 6, 2].slice(0, GRENADE_DICE);

const row = (...items: readonly Item[]): Example => ({ of: 'row', items });

export const EXAMPLES: Readonly<Record<ClauseId, Example>> = {
  'v-commandos.def.adjacent-indoor': {
    of: 'map',
    terrain: 'lighthouse',
    tiles: 'bcef',
    commandos: [['c', 'scout', 'stealthy']],
    goes: [['c', 'b']],
    barred: [['c', 'f']],
  },
  'v-commandos.move.small-stealthy': {
    of: 'map',
    terrain: 'lighthouse',
    tiles: 'adg',
    commandos: [['d', 'scout', 'stealthy']],
    goes: [['d', 'g']],
    enemies: [['a', 'mp40']],
  },
  'v-commandos.move.medium-visible': { of: 'map', terrain: 'lighthouse', tiles: 'ijl', commandos: [['j', 'scout', 'visible']], goes: [['i', 'j']] },
  'v-commandos.move.large-visible': { of: 'map', terrain: 'lighthouse', tiles: 'de', commandos: [['e', 'scout', 'visible']], goes: [['d', 'e']] },
  'v-commandos.move.fire-size': {
    of: 'map',
    terrain: 'lighthouse',
    tiles: 'deg',
    commandos: [['d', 'scout', 'visible']],
    enemies: [
      ['e', 'mp40'],
      ['e', 'karabiner'],
    ],
    goes: [['d', 'e']],
    fires: [['e', 'd']],
    dice: { rolled: [5, 3, 4], counts: least(NEEDED[SMALL]) },
  },
  'v-commandos.stealth.fail-on-1-2': {
    of: 'map',
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
  'v-commandos.alarm.effect': { of: 'map', terrain: 'lighthouse', tiles: 'abde', commandos: [['d', 'scout', 'visible']], alarm: true },
  'v-commandos.enemy-move.direction': {
    of: 'map',
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
    of: 'map',
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
    of: 'map',
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
    dice: { rolled: [2, 5, 6], counts: least(NEEDED[SMALL]) },
  },
  'v-commandos.underground.leave': { of: 'map', terrain: 'lighthouse', tiles: 'ab', commandos: [['a', 'scout', 'stealthy']] },
  'v-commandos.enemy-move.locked-doors': { of: 'map', terrain: 'lighthouse', tiles: 'hk', enemies: [['k', 'mp40']], marches: [['k', 'h']] },
  'v-commandos.visible.triggers-alarm': row(['commando', 'scout', 'stealthy'], '→', ['commando', 'scout', 'visible'], '=', ['marker', 'alarm', 'loud']),
  'v-commandos.stacking.limits': { of: 'map', terrain: 'lighthouse', tiles: 'egij', full: 'eij' },
  'v-commandos.nest.commando': row(['commando', 'sniper', 'stealthy'], '↔', ['nest'], '+', ['weapon', 'nest-gun']),
  'v-commandos.precedence.cards': row(['stamp', 'wipe', 1], '>', ['terrain', 'coastal-battery', false], '>', ['number', '§']),
  'v-commandos.setup.guards': { of: 'map', terrain: 'forest-road', tiles: 'cdefghilmn', guarded: true },
  'v-commandos.veteran.nothing-else': row(['entrance', 1], '+', ['enemy', 'mp40'], '+', ['stamp', 'wipe', 2]),
  'v-commandos.turn.sequence': row(['icon', 'compass'], '→', ['commando', 'officer', 'stealthy'], '→', ['enemy', 'karabiner'], '→', ['icon', 'star-medal']),
  'v-commandos.event.direction': { of: 'event', id: 'searchlight', direction: 'E' },
  'v-commandos.actions.count': row(['actions', 'scout', 0], '−', ['wounds', 'scout', 1], '=', ['actions', 'scout', 1]),
  'v-commandos.shoot.target-number': { of: 'needs' },
  'v-commandos.shoot.eye': row(['weapon', 'welrod'], ['weapon', 'scoped-rifle'], ['weapon', 'sten']),
  'v-commandos.close-combat.rule': row(['commando', 'bruno', 'stealthy'], '+', ['icon', 'bowie-knife'], '→', ['gone', ['enemy', 'karabiner']]),
  'v-commandos.loot.draw': row(['gone', ['enemy', 'mp40']], ['gone', ['enemy', 'pioneer']], '→', ['kit', 'first-aid'], ['kit', 'crowbar']),
  'v-commandos.goliath.cut-wire': row(['commando', 'butcher', 'visible'], '+', ['enemy', 'goliath'], '→', ['kit', 'tnt']),
  'v-commandos.gas.release': row(
    ['barrel'],
    '→',
    ['icon', 'poison-gas'],
    '→',
    ['gassed', ['enemy', 'masked-mp40']],
    ['gassed', ['enemy', 'mp40']],
    ['gassed', ['commando', 'soe-agent', 'visible']],
  ),
  'v-commandos.trapdoor.unblock': row(['commando', 'medic', 'stealthy'], '+', ['trapdoor', 'blocked'], '→', ['trapdoor', 'open']),
  'v-commandos.save.action': row(['actions', 'officer', 0], '→', ['actions', 'officer', 1], '+', ['saved', 'officer', 1]),
  'v-commandos.equip.grenade': {
    of: 'map',
    terrain: 'lighthouse',
    tiles: 'deg',
    commandos: [['d', 'sapper', 'stealthy']],
    enemies: [
      ['e', 'karabiner'],
      ['e', 'mp40'],
      ['e', 'pioneer'],
    ],
    fires: [['d', 'e']],
    dice: { rolled: THROWN, counts: least(NEEDED[LARGE]) },
  },
  'v-commandos.explosion.effect': row(
    ['charge'],
    '→',
    ['icon', 'bright-explosion'],
    '→',
    ['gone', ['enemy', 'mp40']],
    ['gone', ['kit', 'grenade']],
    ['marker', 1, 'open'],
    '+',
    ['marker', 'alarm', 'loud'],
  ),
  'v-commandos.zero.timing': row(
    ['commando', 'officer', 'stealthy'],
    ['gap'],
    ['commando', 'sapper', 'stealthy'],
    ['gap'],
    ['entrance', 1],
    ['gap'],
    ['enemy', 'mp40'],
    ['gap'],
  ),
  'v-commandos.reinforce.sledgehammer': row(['pushes', 'karabiner'], ['pushes', 'mp40'], ['pushes', 'pioneer'], '=', ['number', '4'], '→', [
    'gone',
    ['kit', 'crowbar'],
  ]),
  'v-commandos.wounds.critical': row(['wounds', 'medic', 2], '→', ['wounds', 'medic', 3], '=', ['commando', 'medic', 'critical']),
  'v-commandos.end.terrain-complete': row(['marker', 1, 'done'], ['marker', 2, 'done'], '+', ['trapdoor', 'open'], '=', ['terrain', 'lighthouse', true]),
  'v-commandos.info.hidden': row(['hidden', 'compass'], ['hidden', 'mp-40'], ['hidden', 'cargo-crate']),
};

/** A tile of the scene by its letter. */
export const placeIn = ({ terrain }: Pick<MapScene, 'terrain'>, letter: string): TileRef => `${terrain}/${letter}`;
