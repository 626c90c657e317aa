import type { LogEvent } from '#kernel';
import type { MemberId } from '../content/members.ts';
import type { Event } from '../event.ts';
import { chance } from './needs.ts';

/** What somebody did for the team besides shooting, counted. */
export type Deed = 'rerolls' | 'stopped' | 'saved' | 'kept-away' | 'confused' | 'lent';

type Log = readonly Pick<LogEvent<Event>, 'event'>[];

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

export function deedsOf(log: Log): Deeds {
  const downs: Partial<Record<MemberId, number>> = {};
  const besides: Partial<Record<MemberId, { deed: Deed; times: number }>> = {};
  const sum = { shots: 0, hits: 0, expected: 0, attacks: 0, struck: 0 };
  for (const { event } of log) {
    const down = downBy(event);
    if (down !== null && down.times > 0) downs[down.by] = (downs[down.by] ?? 0) + down.times;
    const deed = besidesOf(event);
    if (deed !== null) besides[deed.by] = { deed: deed.deed, times: (besides[deed.by]?.times ?? 0) + deed.times };
    if (event.kind === 'shot') {
      sum.shots++;
      sum.hits += event.hit ? 1 : 0;
      sum.expected += chance(event.needs);
    }
    if (event.kind === 'zombies-attack' && event.die !== null) {
      sum.attacks++;
      sum.struck += event.hit ? 1 : 0;
    }
  }
  return { downs, besides, fell: fallsIn(log), ...sum };
}

/** Who took how many off the board. */
function downBy(event: Event): { readonly by: MemberId; readonly times: number } | null {
  switch (event.kind) {
    case 'shot':
    case 'blast':
      return { by: event.member, times: event.killed };
    case 'tripwire':
      return { by: 'krussov', times: event.removed };
    case 'melee-expert':
      return { by: 'cooper', times: 1 };
    case 'scatter':
      return { by: 'mobutu', times: 1 };
    default:
      return null;
  }
}

function besidesOf(event: Event): { readonly by: MemberId; readonly deed: Deed; readonly times: number } | null {
  switch (event.kind) {
    case 'ardor':
      return { by: 'cooper', deed: 'rerolls', times: 1 };
    case 'first-aid':
      return event.works ? { by: 'vanderbilt', deed: 'saved', times: 1 } : null;
    case 'air-recon':
      return { by: 'ayden', deed: 'kept-away', times: event.fewer };
    case 'confusion':
      return { by: 'alvares', deed: 'confused', times: 1 };
    case 'inspire':
      return { by: 'cole', deed: 'lent', times: 1 };
    case 'zombies-attack':
      // Below the size of the group, and still no hit.
      return !event.hit && event.die !== null && event.die < event.zombies ? { by: 'schulz', deed: 'stopped', times: 1 } : null;
    default:
      return null;
  }
}

/** In which turn somebody fell. */
export function fallsIn(log: Log): Falls {
  const fell: Partial<Record<MemberId, number>> = {};
  let turn = 1;
  for (const { event } of log) {
    if (event.kind === 'turn') turn = event.turn;
    if (event.kind === 'removed') fell[event.member] = turn;
  }
  return fell;
}
