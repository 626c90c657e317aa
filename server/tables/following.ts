import { type Checkpoint, type Json, Match, type MatchParts } from '#kernel';
import type { Happening } from './happening.ts';
import { keyOf } from './playing.ts';
import type { Ground } from './table.ts';

/** The match after an entry that another process has written. */
export function applied({ box, state, secret, match }: Ground, what: Happening): Match | null {
  switch (what.kind) {
    case 'start': {
      const parts: MatchParts<unknown> = { opening: what.body.opening, answers: [], key: keyOf(state, secret), keySince: -1, checkpoint: null };
      return Match.rebuild(box.game, state.config, parts);
    }
    case 'answer': {
      const { number, seat, notation, gave } = what.body;
      match?.answer(number, seat, notation, gave);
      return match;
    }
    case 'undo':
      return (match as Match).fork('same', what.body.to);
    case 'rules':
      throw new Error('the rules were updated: the match has to be read anew');
    default:
      return match;
  }
}

/** A checkpoint as it was saved, with the state as the game has it now. */
export function loaded(ground: Pick<Ground, 'box'>, { at, gave, position, state }: Checkpoint<Json>): Checkpoint<unknown> {
  return { at, gave, position, state: ground.box.game.load(state) };
}
