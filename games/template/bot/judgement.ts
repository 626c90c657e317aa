import { at, type Judgement } from '#kernel';
import type { Answer } from '../answer.ts';
import type { Template } from '../types.ts';

/** What is below it is thrown away. */
const LOW = 8;

/** What is good here: low cards first, yielding last, points always. */
export const judgement: Judgement<Template> = {
  lookAhead: { horizon: 8 },
  weigh(_, decision, option) {
    const answer = at(decision.options, option) as Answer;
    if (answer.do === 'throw') return LOW - answer.card;
    return answer.do === 'play' ? 100 - answer.card : 0;
  },
  value(g, seat) {
    if (g.outcome !== null) return at(g.outcome.payoff, seat);
    const [mine = 0, theirs = 0] = seat === 0 ? g.points : [g.points[1], g.points[0]];
    return 0.5 + (mine - theirs) / (2 * g.config.settings.points + 1);
  },
};
