import type { ChanceResult } from './chance.ts';
import type { Game } from './game.ts';
import { Match } from './match.ts';
import { type AnswerTuple, answerFromTuple, answerToTuple } from './parts.ts';
import type { GameTypes, Json } from './types.ts';

/** The present moment of a match as plain data, without its past and without its key: enough to think about it, too little to know what will be rolled. */
export interface MomentData {
  /** The state at the last checkpoint, hidden things included. */
  readonly state: Json;
  /** What came out between the checkpoint and the first decision after it. */
  readonly gave: readonly ChanceResult[];
  /** The answers since. */
  readonly answers: readonly AnswerTuple[];
}

export function saveMoment<T extends GameTypes>(match: Match<T>): MomentData {
  const { state, gave, answers } = match.moment();
  return { state: match.game.save(state), gave, answers: answers.map(answerToTuple) };
}

/** A match that begins at the checkpoint of the moment. It knows no dice to come: it is to be looked at, forked and sampled from. */
export function loadMoment<T extends GameTypes>(game: Game<T>, config: T['Config'], { state, gave, answers }: MomentData): Match<T> {
  const from = { at: 0, gave: 0, position: 0, state: game.load(state) };
  return Match.rebuild(
    game,
    config,
    { opening: gave, answers: answers.map(answerFromTuple), key: null, keySince: -1, checkpoint: null, from },
    { listen: false },
  );
}
