import { COLUMN_NAMES, type ColumnName, columnIn, type SegmentName } from '../content/board.ts';
import type { MemberId } from '../content/members.ts';
import type { About, Decision } from '../types.ts';
import type { View } from '../view.ts';
import type { AttackKind } from './attacks.ts';
import { zombiesAt } from './groups.ts';
import type { Part } from './part.ts';

export type PlainEffect = 'first-aid' | 'melee' | 'victim' | 'consent' | 'settle' | 'tripwire' | 'air-recon' | 'scatter' | 'inspire' | 'move';

/** An effect that is under way. */
export type Effect =
  | { readonly of: 'ardor'; readonly rolled: readonly number[] }
  | { readonly of: PlainEffect }
  | { readonly of: 'target'; readonly die: number }
  /** A member attacks; `at` is null while no target is named. */
  | { readonly of: 'act'; readonly member: MemberId; readonly attack: AttackKind; readonly at: SegmentName | null }
  /** A group attacks; null where it is not said which. */
  | { readonly of: 'attack'; readonly from: SegmentName | null; readonly hits: boolean }
  | { readonly of: 'spawn'; readonly blue: number; readonly brown: number }
  /** The groups that have still to attack, by column. */
  | { readonly of: 'part'; readonly part: Part; readonly next: readonly ColumnName[] };

/** What is resolving when this is asked, newest first; nothing where a decision stands by itself. */
export function stackOf(decision: Decision, view: View): readonly Effect[] {
  const zombies: Effect = { of: 'part', part: { turn: view.turn, phase: 'zombies' }, next: [] };
  const players: Effect = { of: 'part', part: { turn: view.turn, phase: 'players' }, next: [] };
  const attacking = (from: SegmentName, hits: boolean): readonly Effect[] => [
    { of: 'attack', from, hits },
    { ...zombies, next: stillToAttack(from, view) },
  ];
  switch (decision.kind) {
    case 'ardor':
      return ardor(decision.about, zombies, players);
    case 'melee':
    case 'victim':
    case 'consent':
    case 'settle':
      return [{ of: decision.kind }, ...attacking(decision.about.segment, decision.kind !== 'melee')];
    case 'first-aid':
      return [{ of: 'first-aid' }, { of: 'attack', from: null, hits: true }, zombies];
    case 'tripwire':
      return [{ of: 'tripwire' }, { of: 'move' }, zombies];
    case 'air-recon':
      return [{ of: 'air-recon' }, { of: 'spawn', ...decision.about }, zombies];
    case 'scatter':
      return [{ of: 'scatter' }, { of: 'act', member: 'mobutu', attack: 'rifle', at: decision.about.segment }, players];
    case 'inspire':
      return [{ of: 'inspire' }, { of: 'act', member: 'cole', attack: 'rifle', at: null }, players];
    case 'flexible':
      return [{ of: 'target', die: decision.about.die }, { of: 'act', member: 'dunham', attack: decision.about.with, at: null }, players];
    default:
      return [];
  }
}

function ardor({ member, dice }: About<'ardor'>, zombies: Effect, players: Effect): readonly Effect[] {
  const now: Effect = { of: 'ardor', rolled: dice.map(({ rolled }) => rolled) };
  const [first] = dice;
  if (first === undefined) return [now, players];
  const { for: what, target } = first;
  if (what === 'first-aid') return [now, { of: 'first-aid' }, { of: 'attack', from: null, hits: true }, zombies];
  const attack: AttackKind = what === 'quantity' ? 'launcher' : what === 'ronin-extra' ? 'ronin' : what;
  return [now, { of: 'act', member, attack, at: dice.every((die) => die.target === target) ? target : null }, players];
}

/** Groups attack clockwise from blue 1: those of ring 1 behind this one. */
function stillToAttack(segment: SegmentName, view: View): readonly ColumnName[] {
  return COLUMN_NAMES.slice(COLUMN_NAMES.indexOf(columnIn(segment)) + 1).filter((column) => zombiesAt(view, `${column}/r1`) > 0);
}
