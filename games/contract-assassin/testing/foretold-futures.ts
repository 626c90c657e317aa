import type { EventOf, LogEvent, Match } from '#kernel';
import type { Played } from '../../../kernel/testing/foretold.ts';
import type { Event } from '../event.ts';
import type { Preview } from '../preview.ts';
import type { ContractAssassin, Decision, Option } from '../types.ts';

export type Job = Match<ContractAssassin>;
export type Future = Played<ContractAssassin>;

export function eventsIn({ events }: { readonly events: readonly LogEvent<Event>[] }): readonly Event[] {
  return events.map(({ event }) => event);
}

export function has(events: readonly Event[], kind: Event['kind']): boolean {
  return events.some((event) => event.kind === kind);
}

export function rollsFor(future: Future, what: 'attempt' | 'escape'): readonly EventOf<ContractAssassin, 'rolls'>[] {
  return eventsIn(future).flatMap((event) => (event.kind === 'rolls' && event.for === what ? [event] : []));
}

/** What the odds were that an answer changed: those of the roll that could be made instead. */
export function chanceBefore(before: Job, seat: number, of: (preview: Preview) => { readonly chance: number } | null): number {
  const roll = before.open([seat]).find(({ answer }) => answer.do === 'roll');
  return roll === undefined || roll.preview === null ? 0 : (of(roll.preview)?.chance ?? 0);
}

const PASSED_OVER: readonly Decision['kind'][] = ['act', 'flee', 'roll', 'arrest', 'missed', 'again'];

/** What is left to do where somebody is asked alone lest rivals learn that there is nothing else; null where there is more. */
export function onlyWay(match: Job): Option | null {
  const { decision } = match.scene(null);
  const [only = null, ...more] = decision !== null && PASSED_OVER.includes(decision.kind) ? match.open(match.asked) : [];
  return more.length === 0 ? only : null;
}

/** Some futures alone, each as likely as it is among them. */
export function among(futures: readonly Future[], fits: (future: Future) => boolean): readonly Future[] {
  const found = futures.filter(fits);
  const all = found.reduce((sum, { chance }) => sum + chance, 0);
  return found.map((future) => ({ ...future, chance: future.chance / all }));
}
