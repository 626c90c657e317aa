import type { ClauseId } from '#kernel';
import { AYDEN, ability, type MemberId } from '../../content/members.ts';
import { needed } from '../../facts/needs.ts';
import type { IconName } from '../art/icons.ts';

/** Something in a row of pictures, or what stands between two. */
export type Item =
  | '→'
  | '+'
  | '='
  | '>'
  | readonly ['member', MemberId, state?: 'down']
  /** Those who are alive. */
  | readonly ['alive', readonly MemberId[]]
  /** A member with the weapon they use. */
  | readonly ['acts', MemberId]
  /** Everybody rolls, and the lowest falls. */
  | readonly ['roll-off', readonly (readonly [MemberId, number])[]]
  /** A die, and whether it does what was hoped for. */
  | readonly ['die', number, 'good' | 'bad' | 'plain']
  | readonly ['spawn-die', number, 'blue' | 'brown']
  | readonly ['icon', IconName]
  | readonly ['zombies', number]
  | readonly ['number', number]
  /** Who plays whom. */
  | readonly ['player', number, readonly MemberId[]];

/** A clause as a small scene on the board: segments by name. */
export interface Example {
  /** Groups that stand there. */
  readonly zombies?: Readonly<Record<string, number>>;
  /** Segments that may be chosen, with what is written on them. */
  readonly lit?: Readonly<Record<string, string>>;
  /** Segments that may not. */
  readonly barred?: readonly string[];
  /** Where something was aimed at before. */
  readonly chosen?: string;
  /** What is gained or lost where. */
  readonly change?: Readonly<Record<string, string>>;
  /** The rings that are reached. */
  readonly reach?: readonly [near: number, far: number];
  /** Arrows from segment to segment. */
  readonly moves?: readonly (readonly [from: string, to: string])[];
  /** The eight-sided dice, beside the board. */
  readonly dice?: { readonly blue: number; readonly brown: number };
  /** Numbers of the rings, written along a column. */
  readonly rings?: string;
  /** The turns in which the marker stood here, the last of them now. */
  readonly marker?: readonly number[];
  /** Pictures above the board, or alone. */
  readonly row?: readonly Item[];
  /** Groups as they are shown, large beside the board. */
  readonly tokens?: readonly number[];
}

const IN_RINGS: Example = { lit: { 'blue3/r1': '1', 'blue3/r2': '2', 'blue3/r3': '3', 'blue3/r4': '4' } };

const hits = (ring: number): string => `${needed(ring)}+`;
const { fewer } = ability(AYDEN, 'air-recon');

export const EXAMPLES: Readonly<Record<ClauseId, Example>> = {
  'contact.board.ring-is-distance': IN_RINGS,
  'contact.board.segments': { ...IN_RINGS, rings: 'brown6' },
  'contact.components.large-token': { tokens: [5, 8, 12] },
  'contact.attack.target-number': {
    zombies: { 'blue3/r1': 1, 'blue3/r2': 1, 'blue3/r3': 1, 'blue3/r4': 1 },
    lit: { 'blue3/r1': '2+', 'blue3/r2': '3+', 'blue3/r3': '4+', 'blue3/r4': '5+' },
  },
  'contact.attack.range': { zombies: { 'blue2/r3': 3, 'blue4/r4': 4 }, lit: { 'blue2/r3': '4+' }, barred: ['blue4/r4'], reach: [1, 3] },
  'contact.spawn.cross': { dice: { blue: 6, brown: 3 }, zombies: { 'brown3/r4': 6, 'blue6/r4': 3 }, change: { 'brown3/r4': '+6', 'blue6/r4': '+3' } },
  'contact.move.one-inward': {
    zombies: { 'blue2/r4': 6, 'blue4/r3': 2 },
    moves: [
      ['blue2/r4', 'blue2/r3'],
      ['blue4/r3', 'blue4/r2'],
    ],
  },
  'contact.move.first-ring-stays': { zombies: { 'blue3/r1': 4, 'blue3/r2': 3 }, moves: [['blue3/r2', 'blue3/r1']] },
  'contact.zombies.clockwise': {
    zombies: { 'blue2/r1': 3, 'brown8/r1': 2, 'brown1/r1': 4 },
    change: { 'blue2/r1': '1.', 'brown8/r1': '2.', 'brown1/r1': '3.' },
    moves: [
      ['blue2/r1', 'brown8/r1'],
      ['brown8/r1', 'brown1/r1'],
    ],
  },
  'contact.branson.flamethrower': { zombies: { 'blue4/r1': 2, 'blue4/r2': 4 }, lit: { 'blue4/r1': '−2', 'blue4/r2': '−3' }, reach: [1, 2] },
  'contact.branson.one-roll': { zombies: { 'blue4/r1': 2, 'blue4/r2': 4 }, lit: { 'blue4/r1': '2+', 'blue4/r2': '3+' } },
  'contact.nelson.launcher': { zombies: { 'blue4/r3': 6 }, lit: { 'blue4/r3': '4+' }, change: { 'blue4/r3': '−5' }, reach: [2, 4] },
  'contact.nelson.minimum': { zombies: { 'blue3/r1': 5, 'blue4/r2': 4 }, lit: { 'blue4/r2': '3+' }, barred: ['blue3/r1'], reach: [2, 4] },
  'contact.miller.spacing': {
    chosen: 'blue3/r2',
    lit: { 'blue3/r2': '3+', 'blue4/r2': '3+', 'blue5/r2': '3+', 'blue4/r3': '4+', 'blue3/r4': '5+' },
    barred: ['blue6/r2', 'blue5/r3', 'blue4/r4'],
  },
  'contact.schulz.double': { zombies: { 'blue3/r1': 4 }, lit: { 'blue3/r1': '3+' }, change: { 'blue3/r1': '−2' }, reach: [1, 1] },
  'contact.grenade.effect': { zombies: { 'blue4/r2': 8 }, lit: { 'blue4/r2': '3+' }, change: { 'blue4/r2': '−5' } },
  'contact.setup.four-members': {
    row: [
      ['member', 'cooper'],
      ['member', 'branson'],
      ['member', 'dunham'],
      ['member', 'krussov'],
    ],
  },
  'contact.turn.marker-moves': { marker: [2, 3] },
  'contact.victory.win': { row: [['number', 32], '+', ['member', 'ayden'], '→', ['icon', 'helicopter']] },
  'contact.hit.dice-option': {
    row: [
      [
        'roll-off',
        [
          ['cooper', 4],
          ['branson', 3],
          ['kenzo', 1],
          ['vanderbilt', 5],
        ],
      ],
    ],
  },
  'contact.players.dead-do-not-act': {
    row: [
      ['acts', 'cole'],
      ['acts', 'miller'],
      ['acts', 'alvares'],
      ['member', 'dunham', 'down'],
    ],
  },
  'contact.cooper.ardor': { row: [['member', 'cooper'], ['die', 2, 'bad'], '→', ['die', 5, 'good']] },
  'contact.alvares.confusion': {
    row: [
      ['member', 'alvares'],
      ['die', 6, 'good'],
    ],
    zombies: { 'blue3/r3': 4, 'blue5/r3': 3 },
    barred: ['blue3/r3'],
    moves: [['blue5/r3', 'blue5/r2']],
  },
  'contact.dunham.flexible': {
    row: [
      ['member', 'dunham'],
      ['die', 4, 'plain'],
    ],
    zombies: { 'blue2/r2': 2, 'blue3/r3': 3, 'blue4/r4': 5 },
    lit: { 'blue2/r2': hits(2), 'blue3/r3': hits(3) },
    barred: ['blue4/r4'],
  },
  'contact.kenzo.ronin-extra': { row: [['member', 'kenzo'], ['die', 6, 'good'], ['die', 3, 'good'], '+', ['die', 4, 'good']] },
  'contact.krussov.tripwire': {
    row: [
      ['member', 'krussov'],
      ['icon', 'tripwire'],
    ],
    zombies: { 'brown3/r3': 7, 'brown5/r3': 4 },
    change: { 'brown3/r2': '−1' },
    moves: [
      ['brown3/r3', 'brown3/r2'],
      ['brown5/r3', 'brown5/r2'],
    ],
  },
  'contact.cole.inspire': { row: [['member', 'cole'], ['die', 6, 'good'], '→', ['member', 'ayden'], '+', ['icon', 'rolling-dices']] },
  'contact.ayden.air-recon': {
    row: [['member', 'ayden'], ['spawn-die', 6, 'blue'], '+', ['spawn-die', 5, 'brown'], '→', ['zombies', 6 + 5 - fewer]],
  },
  'contact.mobutu.scatter': {
    row: [['member', 'mobutu'], ['die', 5, 'good'], '+', ['die', 5, 'good'], '=', ['number', 5 + 5]],
    zombies: { 'brown4/r3': 5 },
    lit: { 'brown4/r3': hits(3) },
    change: { 'brown4/r3': '−3' },
  },
  'contact.vanderbilt.first-aid': { row: [['alive', ['vanderbilt', 'schulz', 'nelson', 'cole']], '>', ['die', 3, 'good']] },
  'contact.modes.shared-table': {
    row: [
      ['player', 1, ['cooper', 'miller']],
      ['player', 2, ['alvares', 'vanderbilt']],
    ],
  },
};
