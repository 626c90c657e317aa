import { playIdiomatic, playTuned } from '../peers/boardgame-io.mjs';
import type { Contestant } from '../report.ts';
import type { Tally } from '../tally.ts';

export { enumerationsAgree } from '../peers/boardgame-io.mjs';

/** Random games with boardgame.io's reducer. */
export function boardgameIo(tuned: boolean, tally: Tally): Contestant {
  return {
    name: `boardgame.io, ${tuned ? 'tuned' : 'idiomatic'} enumeration`,
    work: () => {
      (tuned ? playTuned : playIdiomatic)(tally);
      return 1;
    },
  };
}
