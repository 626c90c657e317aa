import type { Json } from '#kernel';
import { COLUMN_NAMES, SEGMENT_NAMES } from '../content/board.ts';
import { isMemberId, type MemberId } from '../content/members.ts';
import { isView, type View } from '../rules/view.ts';
import { field } from './order.ts';

/** An effect that is under way. */
export type Effect =
  | { readonly of: 'ardor'; readonly rolled: number }
  | { readonly of: 'first-aid' | 'melee' | 'victim' | 'tripwire' | 'air-recon' | 'scatter' | 'inspire' | 'move' }
  | { readonly of: 'target'; readonly die: number }
  /** A member attacks; `at` is null while no target is named. */
  | { readonly of: 'act'; readonly member: MemberId; readonly way: string; readonly at: string | null }
  /** A group attacks; null where it is not said which. */
  | { readonly of: 'attack'; readonly from: string | null; readonly hits: boolean }
  | { readonly of: 'spawn'; readonly blue: number; readonly brown: number }
  /** The groups that have still to attack, by column. */
  | { readonly of: 'zombies'; readonly turn: number; readonly next: readonly string[] }
  | { readonly of: 'players'; readonly turn: number };

/** What is resolving when this is asked, newest first; nothing where a decision stands by itself. */
export function stackOf(kind: string, about: Json, view: Json): readonly Effect[] {
  if (!isView(view)) return [];
  const from = field(about, 'segment');
  const segment = typeof from === 'string' ? from : null;
  const zombies: Effect = { of: 'zombies', turn: view.turn, next: segment === null ? [] : stillToAttack(segment, view) };
  const players: Effect = { of: 'players', turn: view.turn };
  switch (kind) {
    case 'ardor':
      return ardor(about, [zombies], [players]);
    case 'melee':
      return [{ of: 'melee' }, { of: 'attack', from: segment, hits: false }, zombies];
    case 'first-aid':
      return [{ of: 'first-aid' }, { of: 'attack', from: null, hits: true }, zombies];
    case 'victim':
      return [{ of: 'victim' }, { of: 'attack', from: segment, hits: true }, zombies];
    case 'tripwire':
      return [{ of: 'tripwire' }, { of: 'move' }, zombies];
    case 'air-recon':
      return [{ of: 'air-recon' }, { of: 'spawn', blue: Number(field(about, 'blue')), brown: Number(field(about, 'brown')) }, zombies];
    case 'scatter':
      return [{ of: 'scatter' }, { of: 'act', member: 'mobutu', way: 'rifle', at: segment }, players];
    case 'inspire':
      return [{ of: 'inspire' }, { of: 'act', member: 'cole', way: 'rifle', at: null }, players];
    case 'flexible':
      return [{ of: 'target', die: Number(field(about, 'die')) }, { of: 'act', member: 'dunham', way: String(field(about, 'with')), at: null }, players];
    default:
      return [];
  }
}

function ardor(about: Json, zombies: readonly Effect[], players: readonly Effect[]): readonly Effect[] {
  const now: Effect = { of: 'ardor', rolled: Number(field(about, 'rolled')) };
  const member = field(about, 'member');
  const way = String(field(about, 'for'));
  if (way === 'first-aid') return [now, { of: 'first-aid' }, { of: 'attack', from: null, hits: true }, ...zombies];
  const at = SEGMENT_NAMES[Number(field(about, 'target'))] ?? null;
  return isMemberId(member) ? [now, { of: 'act', member, way: WAYS[way] ?? way, at }, ...players] : [];
}

/** What a die is rolled for, as a way of acting. */
const WAYS: Readonly<Record<string, string>> = { quantity: 'launcher', 'ronin-extra': 'ronin' };

/** Groups attack clockwise from blue 1: those of ring 1 behind this one. */
function stillToAttack(segment: string, view: View): readonly string[] {
  const place = COLUMN_NAMES.indexOf(segment.split('/')[0] ?? '');
  return COLUMN_NAMES.filter((column, i) => i > place && (view.zombies[`${column}/r1`] ?? 0) > 0);
}
