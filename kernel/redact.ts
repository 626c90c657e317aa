import type { ChanceResult } from './chance.ts';
import type { MatchRecord } from './record.ts';
import type { Seat } from './types.ts';

/** What came out as whoever holds these seats may know it; a spectator holds none. */
export function seenBy(given: ChanceResult, seats: readonly Seat[]): ChanceResult {
  return typeof given !== 'object' || given.to.some((seat) => seats.includes(seat)) ? given : { to: given.to };
}

/** A record as whoever holds these seats may have it. What only others drew is left out, and then also the state it may lie in. */
export function redact(record: MatchRecord, seats: readonly Seat[]): MatchRecord {
  const { from, seal: _, ...rest } = record;
  const see = (given: ChanceResult): ChanceResult => seenBy(given, seats);
  const hidden = [record.opening, ...record.answers.map(([, , ...gave]) => gave)].some((gave) => gave.some((given) => see(given) !== given));
  return {
    ...rest,
    opening: record.opening.map(see),
    answers: record.answers.map(([by, notation, ...gave]) => [by, notation, ...gave.map(see)] as const),
    ...(from === undefined || hidden ? {} : { from }),
  };
}
