import { catalogue, SOURCE } from '#words';
import { Truth } from '../../truth.ts';
import type { Template } from '../types.ts';
import type { Messages } from '../words/messages.ts';
import { wordsOf } from '../words/words.ts';

/** Whether each reason and each help is so, read from what is seen, and which clauses each kind of event may cite. */
export const truth = new Truth<Template, Messages>(await catalogue<Messages>(import(`../words/${SOURCE}/index.ftl`)), wordsOf, {
  why: {
    higher: ({ answer, view }, { last }) => answer.do === 'play' && view.pile.at(-1) === last && answer.card <= last,
    'own-card': ({ answer, view }) => 'card' in answer && view.hand?.includes(answer.card) === false,
    'not-yours': ({ answer, match, seat }) => 'by' in answer && answer.by !== seat && match.asked.includes(answer.by),
    once: ({ answer, match }) => 'by' in answer && !match.asked.includes(answer.by),
  },
  help: {
    yield: ({ options, view }) => options[0]?.do === 'yield' && view.hand?.some((card) => card > Math.max(0, ...view.pile)) === false,
  },
  cites: {
    plays: ['template.climb.higher'],
    yields: ['template.climb.yield'],
    rolls: ['template.climb.die'],
    scores: ['template.climb.yield'],
    throws: ['template.swap.once'],
    keeps: ['template.swap.once'],
    draws: ['template.setup.hands', 'template.climb.draw'],
    hand: ['template.setup.hands', 'template.climb.draw'],
    wins: ['template.end.points', 'template.end.cards'],
  },
});
