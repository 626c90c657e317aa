import type { LogEvent, Step } from '#kernel';
import type { MemberId } from '../content/members.ts';
import type { Event } from '../event.ts';
import type { Contact } from '../types.ts';
import { chance } from './needs.ts';
import { attackHits } from './threat.ts';

/** What somebody achieved for the team besides shooting, counted. */
export type Achievement = 'rerolls' | 'stopped' | 'saved' | 'kept-away' | 'confused' | 'lent';

/** What everybody achieved in a night. */
export interface Achievements {
  /** Zombies down by member. */
  readonly downs: Readonly<Partial<Record<MemberId, number>>>;
  readonly besides: Readonly<Partial<Record<MemberId, { readonly what: Achievement; readonly times: number }>>>;
  readonly shots: number;
  readonly hits: number;
  /** The hits that these shots had a right to expect. */
  readonly expected: number;
  /** The attacks of groups that could have hit, and those that did. */
  readonly attacks: number;
  readonly struck: number;
}

export function achievementsIn(steps: readonly Pick<Step<Contact>, 'event' | 'view'>[]): Achievements {
  const downs: Partial<Record<MemberId, number>> = {};
  const besides: Partial<Record<MemberId, { what: Achievement; times: number }>> = {};
  const sum = { shots: 0, hits: 0, expected: 0, attacks: 0, struck: 0 };
  let killed = 0;
  for (const { event, view } of steps) {
    const doer = doerOf(event);
    if (doer !== null && view.killed > killed) downs[doer] = (downs[doer] ?? 0) + view.killed - killed;
    killed = view.killed;
    const beside = besideOf(event);
    if (beside !== null) besides[beside.by] = { what: beside.what, times: (besides[beside.by]?.times ?? 0) + beside.times };
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
  return { downs, besides, ...sum };
}

/** Whose ability it was, where nobody else is named. */
const OWNERS: Readonly<Partial<Record<Event['kind'], MemberId>>> = {
  'melee-expert': 'cooper',
  tripwire: 'krussov',
  'air-recon': 'ayden',
  scatter: 'mobutu',
  confusion: 'alvares',
  breakthrough: 'cole',
};

/** Whom an event is about: who did it, or to whom it was done. */
export function doerOf(event: Event): MemberId | null {
  return 'member' in event ? event.member : (OWNERS[event.kind] ?? null);
}

function besideOf(event: Event): { readonly by: MemberId; readonly what: Achievement; readonly times: number } | null {
  switch (event.kind) {
    case 'ardor':
      return { by: 'cooper', what: 'rerolls', times: 1 };
    case 'first-aid':
      return event.works ? { by: 'vanderbilt', what: 'saved', times: 1 } : null;
    case 'air-recon':
      return { by: 'ayden', what: 'kept-away', times: event.fewer };
    case 'confusion':
      return { by: 'alvares', what: 'confused', times: 1 };
    case 'inspire':
      return { by: 'cole', what: 'lent', times: 1 };
    case 'zombies-attack':
      // It would have hit without Fortify.
      return !event.hit && event.die !== null && attackHits(event.die, event.zombies, false) ? { by: 'schulz', what: 'stopped', times: 1 } : null;
    default:
      return null;
  }
}

/** In which turn everybody fell who did. */
export function fallsIn(log: readonly Pick<LogEvent<Event>, 'event'>[]): Readonly<Partial<Record<MemberId, number>>> {
  return Object.fromEntries(log.flatMap(({ event }) => (event.kind === 'removed' ? [[event.member, event.turn]] : [])));
}
