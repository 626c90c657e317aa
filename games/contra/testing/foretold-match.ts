import { keyFromSeed, type Match, type OpenOption } from '#kernel';
import type { Played } from '../../../kernel/testing/foretold.ts';
import type { Event } from '../event.ts';
import type { Contra } from '../types.ts';
import type { View } from '../view.ts';

export type Raid = Match<Contra>;
export type Option = OpenOption<Contra>;
export type Future = Played<Contra>;

/** The first open option that does one of these, or any. */
export function openOf(match: Raid, ...does: readonly Option['answer']['do'][]): Option | null {
  const open = optionsOf(match);
  return does.length === 0 ? (open[0] ?? null) : (does.flatMap((one) => open.filter(({ answer }) => answer.do === one))[0] ?? null);
}

export function optionsOf(match: Raid): readonly Option[] {
  return match.open(match.seatNames.map((_, seat) => seat));
}

export function give(match: Raid, { seat, notation }: Option): Future['events'] {
  const { number } = match;
  match.answer(number, seat, notation);
  return match.events.filter(({ at }) => at > number);
}

/** The match after an answer, by dice of its own. */
export function after(before: Raid, option: Option): Raid {
  const match = before.fork(keyFromSeed('after'));
  give(match, option);
  return match;
}

export function eventsOf<K extends Event['kind']>(events: Future['events'], kind: K): readonly Extract<Event, { kind: K }>[] {
  const isIt = (event: Event): event is Extract<Event, { kind: K }> => event.kind === kind;
  return events.map(({ event }) => event).filter(isIt);
}

export function viewOf(match: Raid): View {
  return match.view(null).view;
}
