import type { LogEvent, Step } from '#kernel';
import type { Session } from '../play/session.ts';

/** Everything that happened up to a moment, in order. */
export function eventsUpTo(session: Session, number: number): readonly LogEvent[] {
  const all: LogEvent[] = [];
  for (let at = session.first; at <= number; at++) all.push(...session.eventsAt(at));
  return all;
}

/** The same, each with what was seen right after it. */
export function stepsUpTo(session: Session, number: number): readonly Step[] {
  const all: Step[] = [];
  for (let at = session.first; at <= number; at++) all.push(...session.stepsAt(at));
  return all;
}

/** The same for a part of it, each event with what was seen right after it. */
export function stepsOf(session: Session, events: readonly LogEvent[], from: number, until: number): readonly Step[] {
  const steps: Step[] = [];
  for (let place = from; place < until; ) {
    const at = events[place]?.at ?? 0;
    const first = events.findIndex((event) => event.at === at);
    const there = session.stepsAt(at).slice(place - first, until - first);
    if (there.length === 0) break;
    steps.push(...there);
    place += there.length;
  }
  return steps;
}
