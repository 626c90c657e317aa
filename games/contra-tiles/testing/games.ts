import { keyFromSeed, Match, type OpenDecision, Stream } from '#kernel';
import { contraTilesGame } from '../rules/game.ts';
import type { State } from '../rules/state.ts';
import type { ContraTiles } from '../types.ts';

const FLAGS = ['refill-each', 'broke-strict', 'scoring-order-active', 'strict-two'] as const;

/** Every combination of the four settings that are on or off, with its name. */
export const SETTING_SETS: readonly { readonly name: string; readonly settings: Readonly<Record<string, boolean>> }[] = Array.from(
  { length: 16 },
  (_, bits) => ({
    name: FLAGS.filter((_, at) => ((bits >> at) & 1) !== 0).join(', ') || 'no setting',
    settings: Object.fromEntries(FLAGS.map((flag, at) => [flag, ((bits >> at) & 1) !== 0])),
  }),
);

/** A whole match with random answers; `look` sees every decision before it is answered. */
export function playRandomly(
  config: unknown,
  seed: string,
  look: (match: Match<ContraTiles>, decision: OpenDecision<State>) => void = () => {},
): Match<ContraTiles> {
  const match = Match.start(contraTilesGame, config, { key: keyFromSeed(seed) });
  const stream = new Stream(keyFromSeed(`${seed} answers`));
  for (let decision = match.decision; decision !== null; decision = match.decision) {
    look(match, decision);
    match.answerIndex(stream.below(decision.count));
  }
  return match;
}
