import type { ClauseId } from '#kernel';
import type { GetawayId, WeaponId } from '../../content/kit.ts';
import { HOMES, NEIGHBOURS, spaceId, spaceNamed } from '../../content/map.ts';
import type { SpaceId } from '../../content/world.ts';
import { destinationsOf } from '../../facts/escape.ts';

/** A clause as a small picture. */
export type Example =
  /** Where one gets to from a space. */
  | { readonly of: 'map'; readonly from: SpaceId; readonly to: readonly SpaceId[] }
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
const by = (getaway: GetawayId, from: SpaceId): Example => ({ of: 'map', from, to: destinationsOf(getaway, from) });

export const EXAMPLES: Readonly<Record<ClauseId, Example>> = {
  'contract-assassin.action.move': { of: 'map', from: 'rome', to: neighbours('rome') },
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
  'contract-assassin.ninja.anywhere-home': { of: 'map', from: 'moscow', to: HOMES.map(spaceId) },
  'contract-assassin.prison.two-turns': { of: 'turns', missed: 2 },
  'contract-assassin.hiding.three-turns': { of: 'turns', missed: 3 },
};
