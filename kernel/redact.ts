import type { ChanceResult } from './chance.ts';
import type { MatchRecord } from './record.ts';
import type { Seat } from './types.ts';

/** Whether not everybody saw it come out. */
export function isPrivate(given: ChanceResult): boolean {
  return typeof given === 'object';
}

/** What came out as whoever holds these seats may know it; a spectator holds none. */
export function seenBy(given: ChanceResult, seats: readonly Seat[]): ChanceResult {
  return typeof given !== 'object' || given.to.some((seat) => seats.includes(seat)) ? given : { to: given.to };
}

/**
 * A record as whoever holds these seats may have it while the match is on. What only others drew is left out, and then also
 * the state it may lie in and the hash of that state: cards can be tried until a hash fits.
 */
export function redact(record: MatchRecord, seats: readonly Seat[]): MatchRecord {
  const { from, hash, seal: _, ...rest } = record;
  const see = (given: ChanceResult): ChanceResult => seenBy(given, seats);
  const hidden = [record.opening, ...record.answers.map(([, , ...gave]) => gave)].some((gave) => gave.some((given) => see(given) !== given));
  return {
    ...rest,
    opening: record.opening.map(see),
    answers: record.answers.map(([by, notation, ...gave]) => [by, notation, ...gave.map(see)] as const),
    ...(from === undefined || hidden ? {} : { from }),
    ...(hash === undefined || hidden ? {} : { hash }),
  };
}
