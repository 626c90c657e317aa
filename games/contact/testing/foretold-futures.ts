import type { LogEvent, Match } from '#kernel';
import type { Played } from '../../../kernel/testing/foretold.ts';
import type { MemberId } from '../content/members.ts';
import type { Event } from '../event.ts';
import type { Contact, Option } from '../types.ts';

export type Night = Match<Contact>;
export type Future = Played<Contact>;

export function optionOf(match: Night, is: (answer: Option['answer']) => boolean): Option | null {
  return match.open(match.seatNames.map((_, seat) => seat)).find(({ answer }) => is(answer)) ?? null;
}

export type Shot = Extract<Event, { kind: 'shot' }>;

/** The dice of a member's own attack, without those that a blow of the blade grants. */
export function ownShots({ events }: Pick<Future, 'events'>, member: MemberId | null): readonly Shot[] {
  return events.filter((logged) => !isGranted(logged)).flatMap(({ event }) => (event.kind === 'shot' && event.member === member ? [event] : []));
}

export function isGranted({ clauses }: LogEvent<Event>): boolean {
  return clauses.includes('contact.kenzo.ronin-extra');
}
