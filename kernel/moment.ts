import type { Given } from './chance.ts';
import type { Game, Json } from './game.ts';
import { Match } from './match.ts';
import { answerFrom, type WrittenAnswer, written } from './parts.ts';

/** The present moment of a match as plain data, without its past and without its key: enough to think about it, too little to know what will be rolled. */
export interface SavedMoment {
  /** The state at the last checkpoint, hidden things included. */
  readonly state: Json;
  /** What came out between the checkpoint and the first decision after it. */
  readonly gave: readonly Given[];
  /** The answers since. */
  readonly answers: readonly WrittenAnswer[];
}

export function saveMoment(match: Match): SavedMoment {
  const { state, gave, answers } = match.moment();
  return { state: match.game.save(state), gave, answers: answers.map(written) };
}

/** A match that begins at the checkpoint of the moment. It knows no dice to come: it is to be looked at, forked and sampled from. */
export function loadMoment<S, C>(game: Game<S, C>, config: C, { state, gave, answers }: SavedMoment): Match<S, C> {
  const from = { at: 0, gave: 0, position: 0, state: game.load(state) };
  return Match.rebuild(game, config, { opening: gave, answers: answers.map(answerFrom), key: null, keySince: -1, checkpoint: null, from }, { listen: false });
}
