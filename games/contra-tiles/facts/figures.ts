import type { Event } from '../event.ts';

/** How many tiles were laid in a game, and what those came to that were scored. */
export interface Figures {
  readonly laid: number;
  readonly gained: number;
  readonly even: number;
  readonly cost: number;
}

export function figuresOf(events: readonly Event[]): Figures {
  const scored = events.flatMap((event) => (event.kind === 'score' ? [event.coins] : []));
  return {
    laid: events.filter(({ kind }) => kind === 'tile' || kind === 'crown').length,
    gained: scored.filter((coins) => coins > 0).length,
    even: scored.filter((coins) => coins === 0).length,
    cost: scored.filter((coins) => coins < 0).length,
  };
}
