import { lastsForAll } from '../span.ts';
import type { State } from '../state.ts';

/** A commando has not done in full what is asked of each: the paragraph after it may ask for that. False, for whoever did not. */
export function fail(g: State): false {
  g.failed = true;
  return false;
}

export const failure = lastsForAll('paragraph', (g) => {
  g.failed = false;
});
