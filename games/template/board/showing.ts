import type { Event } from '../event.ts';

/** How long each event is shown, in milliseconds; the next scene waits for it. */
export function lasts({ kind }: Event): number {
  return kind === 'rolls' ? 900 : kind === 'draws' || kind === 'hand' ? 0 : 300;
}
