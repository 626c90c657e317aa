import type { ClauseId } from '#kernel';
import type { AssassinId } from '../../content/assassins.ts';
import type { CardId, GetawayId, WeaponId } from '../../content/kit.ts';
import { HOMES, NEIGHBOURS, spaceId, spaceNamed } from '../../content/map.ts';
import type { SpaceId } from '../../content/world.ts';
import { destinationsOf } from '../../facts/escape.ts';
import type { IconId } from '../art/icons.ts';

/** Something in a row of pictures, or what stands between two. */
export type Item =
  | '→'
  | '+'
  | '='
  | readonly ['face', AssassinId]
  /** Everybody there is. */
  | readonly ['faces']
  | readonly ['pawn', AssassinId]
  /** Where a weapon is taught. */
  | readonly ['home', AssassinId]
  | readonly ['contract', SpaceId, state?: 'done' | { readonly guard: number; readonly leaves: boolean }]
  /** A kit card with what has been learnt; what is discarded or has to wait is struck out. */
  | readonly ['card', CardId, state?: number | 'gone']
  | readonly ['token', number]
  | readonly ['guard', number]
  | readonly ['death-dice', number, number]
  | readonly ['getaway-die', number, failed?: 'failed']
  | readonly ['stamps', number]
  /** All actions of a turn. */
  | readonly ['actions', AssassinId]
  /** As many weapons as somebody may bring. */
  | readonly ['weapons', AssassinId]
  /** What an action is spent on. */
  | readonly ['kind', IconId | 'move'];

/** A clause as a small picture. */
export type Example =
  /** Who stands where, where the first of them gets to, and whose targets are where. */
  | {
      readonly of: 'map';
      readonly pawns: readonly (readonly [AssassinId, SpaceId])[];
      readonly to?: readonly SpaceId[];
      readonly targets?: readonly SpaceId[];
    }
  | { readonly of: 'row'; readonly items: readonly Item[] }
  /** What the sums of the two dice do. */
  | {
      readonly of: 'rolls';
      readonly kills: Readonly<Record<number, WeaponId | null>>;
      /** Sums that kill by a skill. */
      readonly skills?: readonly number[];
      /** Sums that would kill, were there no bodyguard. */
      readonly blocked?: readonly number[];
    }
  /** The getaway die: the faces that lead out, and how. */
  | { readonly of: 'die'; readonly doors: Readonly<Record<number, GetawayId>>; readonly rolled: number }
  /** Turns that are missed, one after the other, then a free one. */
  | { readonly of: 'turns'; readonly missed: number };

const neighbours = (from: SpaceId): readonly SpaceId[] => (NEIGHBOURS[spaceNamed(from)] ?? []).map(spaceId);
const by = (getaway: GetawayId, from: SpaceId): Example => ({ of: 'map', pawns: [['ninja', from]], to: destinationsOf(getaway, from) });
const row = (...items: readonly Item[]): Example => ({ of: 'row', items });

export const EXAMPLES: Readonly<Record<ClauseId, Example>> = {
  'contract-assassin.action.move': { of: 'map', pawns: [['ninja', 'rome']], to: neighbours('rome') },
  'contract-assassin.action.getaway-travel': by('night-train', 'rome'),
  'contract-assassin.kit.getaways': by('speedboat', 'miami'),
  'contract-assassin.attempt.success-weapon': { of: 'rolls', kills: { 3: 'longbow', 6: 'juggling-knives', 8: 'duelling-pistol' } },
  'contract-assassin.attempt.success-skill': { of: 'rolls', kills: { 5: 'explosives', 10: 'explosives' }, skills: [5] },
  'contract-assassin.bodyguard.blocks': { of: 'rolls', kills: { 6: 'juggling-knives', 9: 'poison' }, blocked: [8] },
  'contract-assassin.reaper.plain': { of: 'rolls', kills: { 7: 'grim-reaper' } },
  'contract-assassin.hanns.roll-two': { of: 'rolls', kills: { 2: null, 9: 'poison' } },
  'contract-assassin.escape.roll': { of: 'die', doors: { 2: 'speedboat', 3: 'night-train', 5: 'private-jet' }, rolled: 3 },
  'contract-assassin.escape.fail': { of: 'die', doors: { 2: 'speedboat', 3: 'night-train' }, rolled: 6 },
  'contract-assassin.cynthia.one-or-two': { of: 'die', doors: { 1: 'stolen-moped', 2: 'speedboat', 4: 'helicopter' }, rolled: 1 },
  'contract-assassin.ninja.anywhere-home': { of: 'map', pawns: [['ninja', 'moscow']], to: HOMES.map(spaceId) },
  'contract-assassin.prison.two-turns': { of: 'turns', missed: 2 },
  'contract-assassin.hiding.three-turns': { of: 'turns', missed: 3 },
  'contract-assassin.goal.four-contracts': row(['stamps', 3], '+', ['contract', 'paris', 'done'], '=', ['stamps', 4]),
  'contract-assassin.setup.target-markers': { of: 'map', pawns: [['otto', 'windhoek']], targets: ['rio-de-janeiro', 'lagos', 'nairobi', 'cape-town'] },
  'contract-assassin.turn.mix': row(['kind', 'move'], '→', ['kind', 'card-draw'], '→', ['kind', 'card-draw'], '→', ['kind', 'rolling-dices']),
  'contract-assassin.dice.kinds': row(['death-dice', 5, 2], '+', ['getaway-die', 4]),
  'contract-assassin.move.shared-space': {
    of: 'map',
    pawns: [
      ['lily', 'rome'],
      ['klaus', 'rome'],
      ['simon', 'rome'],
    ],
  },
  'contract-assassin.bonus.one-per-turn': row(['card', 'double-espresso'], '→', ['card', 'arms-fair', 'gone']),
  'contract-assassin.skill.draw': row(['pawn', 'klaus'], '→', ['home', 'sugar'], '→', ['token', 9], '→', ['card', 'machete', 9]),
  'contract-assassin.simon.second-escape': row(['face', 'simon'], ['getaway-die', 6, 'failed'], '→', ['getaway-die', 3], '+', ['card', 'night-train']),
  'contract-assassin.klaus.six-cards': row(['face', 'klaus'], ['weapons', 'klaus']),
  'contract-assassin.winchester.five-actions': row(['face', 'winchester'], ['actions', 'winchester']),
  'contract-assassin.archie.shift': row(['face', 'archie'], ['contract', 'madrid', { guard: 8, leaves: true }], '→', [
    'contract',
    'tokyo',
    { guard: 8, leaves: false },
  ]),
  'contract-assassin.sugar.keep-one': row(['face', 'sugar'], ['card', 'machete'], '+', ['card', 'longbow', 'gone'], ['card', 'poison', 'gone']),
  'contract-assassin.otto.swap': row(['contract', 'rome', 'done'], '→', ['face', 'otto'], '→', ['contract', 'lima'], '→', ['face', 'klaus']),
  'contract-assassin.lily.bodyguard-between': row(['face', 'lily'], ['death-dice', 1, 4], '→', ['guard', 9], '→', ['death-dice', 6, 6]),
  'contract-assassin.abilities.always-on': row(['faces']),
};
