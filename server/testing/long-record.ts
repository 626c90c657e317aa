import { keyFromSeed, Match, type MatchRecord, recordOf, Stream } from '#kernel';
import { boxes } from '#shelf';

/** A match played to its end at random; the same seed gives the same. */
export function longRecord(seed: string, game = 'contract-assassin'): MatchRecord {
  const box = boxes.find((found) => found.game.id === game);
  if (box === undefined) throw new Error(`there is no ${game}`);
  const random = new Stream(keyFromSeed(`answers ${seed}`));
  const match = Match.start(box.game, box.presets[0]?.config, { key: keyFromSeed(seed) });
  while (match.decision !== null) match.answerIndex(random.below(match.decision.count));
  return recordOf(match);
}
