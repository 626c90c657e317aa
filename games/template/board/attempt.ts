import type { Seat } from '#kernel';
import type { Answer } from '../answer.ts';
import type { Decision } from '../types.ts';

/** What a click on a card of the own hand means: throw it away between two climbs, else play it. */
export function attemptWith(card: number, decision: Decision['kind'] | undefined, by: Seat): Answer {
  return decision === 'swap' ? { do: 'throw', by, card } : { do: 'play', card };
}
