import { lastsForAll } from '../span.ts';
import type { State } from '../state.ts';

/** A commando has not done in full what is asked of each: the paragraph after it may ask for that. */
export function fail(g: State): void {
  g.failed = true;
}

export const failure = lastsForAll('paragraph', (g) => {
  g.failed = false;
});
