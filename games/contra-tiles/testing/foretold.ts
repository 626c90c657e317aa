import { canonical, keyFromSeed, type Match } from '#kernel';
import type { Foretold } from '../../../kernel/testing/foretold.ts';
import { jointsBeside } from '../facts/joints.ts';
import { lyingIn } from '../facts/places.ts';
import type { Scoring } from '../preview.ts';
import type { ContraTiles } from '../types.ts';
import type { View } from '../view.ts';

const SCORING: ReadonlySet<string> = new Set(['score', 'pay', 'reward', 'broke'] satisfies Scoring['kind'][]);

/** Nothing of it is left to chance: what is drawn later changes no coins, so every way has to end like what was said. */
export const foretold: Foretold<ContraTiles> = {
  wrong({ answer, preview }, _, futures) {
    if (preview === null) return 'nothing is foretold';
    for (const { match, events } of futures) {
      const { view } = match.view(null);
      const met = answer.do === 'score' ? [] : jointsOfLast(view);
      const came = {
        joints: met,
        matching: met.filter(({ matches }) => matches).length,
        scoring: events.map(({ event }) => event).filter(({ kind }) => SCORING.has(kind)),
        toScore: match.options().filter((option) => option.startsWith('score')),
      };
      const said = { ...preview, toScore: preview.toScore.map(({ x, y }) => `score ${x},${y}`) };
      if (canonical(came) !== canonical(said)) return `${canonical(said)} came as ${canonical(came)}`;
      for (const closed of preview.toScore) {
        const scored = scoredNext(match, `score ${closed.x},${closed.y}`);
        if (canonical(scored) !== canonical(closed)) return `${canonical(closed)} is scored as ${canonical(scored)}`;
      }
    }
    return null;
  },
};

function jointsOfLast({ layout }: View) {
  const last = layout.at(-1);
  return last === undefined ? [] : jointsBeside(last, lyingIn(layout));
}

/** What is told first when this tile is scored. */
function scoredNext(match: Match<ContraTiles>, notation: string) {
  const after = match.fork(keyFromSeed('scored next'));
  after.answer(after.number, after.asked[0] ?? -1, notation);
  return after.events.find(({ at }) => at > match.number)?.event ?? null;
}
