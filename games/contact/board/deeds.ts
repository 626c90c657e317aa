import type { GameEvent, Told } from '#kernel';
import { isMemberId, type MemberId } from '../content/members.ts';

/** What somebody did for the team besides shooting, counted. */
export type Deed = 'rerolls' | 'stopped' | 'saved' | 'kept-away' | 'confused' | 'lent';

/** What a night was made of, from everything that was told of it. */
export interface Deeds {
  /** Zombies down by member. */
  readonly downs: Readonly<Partial<Record<MemberId, number>>>;
  /** In which turn somebody fell. */
  readonly fell: Falls;
  readonly besides: Readonly<Partial<Record<MemberId, { readonly deed: Deed; readonly times: number }>>>;
  readonly shots: number;
  readonly hits: number;
  /** The hits that these shots had a right to expect. */
  readonly expected: number;
  /** The attacks of groups that could have hit, and those that did. */
  readonly attacks: number;
  readonly struck: number;
}

export type Falls = Readonly<Partial<Record<MemberId, number>>>;

export function deedsOf(told: readonly Told[]): Deeds {
  const downs: Partial<Record<MemberId, number>> = {};
  const besides: Partial<Record<MemberId, { deed: Deed; times: number }>> = {};
  const sum = { shots: 0, hits: 0, expected: 0, attacks: 0, struck: 0 };
  for (const { event } of told) {
    const [by, down] = downBy(event);
    if (by !== null && down > 0) downs[by] = (downs[by] ?? 0) + down;
    const deed = besidesOf(event);
    if (deed !== null) besides[deed.by] = { deed: deed.deed, times: (besides[deed.by]?.times ?? 0) + deed.times };
    if (event.kind === 'shot') {
      sum.shots++;
      sum.hits += event['hit'] === true ? 1 : 0;
      sum.expected += Math.min(6, 7 - Number(event['needs'])) / 6;
    }
    if (event.kind === 'zombies-attack' && event['die'] !== null) {
      sum.attacks++;
      sum.struck += event['hit'] === true ? 1 : 0;
    }
  }
  return { downs, besides, fell: fallsIn(told, 1), ...sum };
}

/** Who took how many off the board. */
function downBy(event: GameEvent): readonly [MemberId | null, number] {
  const member = isMemberId(event['member']) ? event['member'] : null;
  switch (event.kind) {
    case 'shot':
    case 'blast':
      return [member, Number(event['killed'])];
    case 'tripwire':
      return ['krussov', Number(event['removed'])];
    case 'melee-expert':
      return ['cooper', 1];
    case 'scatter':
      return ['mobutu', 1];
    default:
      return [null, 0];
  }
}

function besidesOf(event: GameEvent): { readonly by: MemberId; readonly deed: Deed; readonly times: number } | null {
  switch (event.kind) {
    case 'ardor':
      return { by: 'cooper', deed: 'rerolls', times: 1 };
    case 'first-aid':
      return event['works'] === true ? { by: 'vanderbilt', deed: 'saved', times: 1 } : null;
    case 'air-recon':
      return { by: 'ayden', deed: 'kept-away', times: Number(event['fewer']) };
    case 'confusion':
      return { by: 'alvares', deed: 'confused', times: 1 };
    case 'inspire':
      return { by: 'cole', deed: 'lent', times: 1 };
    case 'zombies-attack':
      // Below the size of the group, and still no hit.
      return event['hit'] === false && event['die'] !== null && Number(event['die']) < Number(event['zombies'])
        ? { by: 'schulz', deed: 'stopped', times: 1 }
        : null;
    default:
      return null;
  }
}

/** In which turn somebody fell, where the first of these events belongs to turn `from`. */
export function fallsIn(told: readonly Told[], from: number): Falls {
  const fell: Partial<Record<MemberId, number>> = {};
  let turn = from;
  for (const { event } of told) {
    if (event.kind === 'turn') turn = Number(event['turn']);
    if (event.kind === 'removed' && isMemberId(event['member'])) fell[event['member']] = turn;
  }
  return fell;
}
