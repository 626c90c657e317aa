import { expect, test } from 'vitest';
import { heaviest, judgementOf, keyFromSeed, Match, Stream } from '#kernel';
import { boxes } from './shelf.ts';

/** Of a game that is not named. */
const FEW = 60;
/** How many answers a save, an undo or a bot runs again at most, in whole matches. */
const MOST: Readonly<Record<string, number>> = { 'contra-tiles': 6, contact: 15, contra: 30, 'v-commandos': 25 };

test.each(boxes.map((box) => [box.game.id, box] as const))(
  '%s is never far from the last checkpoint, whether it is played at random or with sense',
  (id, box) => {
    const { game, presets, standard } = box;
    const config = presets.find((preset) => preset.id === standard)?.config ?? {};
    const judgement = judgementOf(game);
    let most = 0;
    for (let seed = 0; seed < 6; seed++) {
      const key = keyFromSeed(`checkpoints ${seed}`);
      const lots = new Stream(key);
      const match = Match.start(game, config, { key, listen: false });
      for (let { decision } = match; decision !== null; decision = match.decision) {
        most = Math.max(most, match.moment().answers.length);
        match.answerIndex(seed % 2 === 0 || lots.below(5) === 0 ? lots.below(decision.count) : heaviest(judgement, match.state, decision, lots));
      }
    }
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThanOrEqual(MOST[id] ?? FEW);
  },
);
