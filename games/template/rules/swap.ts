import { legal, type Play, type QuestionOf, type Referee } from '#kernel';
import type { AnswerTo } from '../answer.ts';
import { CARDS } from '../content/cards.ts';
import type { Event } from '../event.ts';
import type { Template } from '../types.ts';
import { handOf, SEATS, type State } from './state.ts';

/** Throw a card away, or keep them all: both are asked at once, and answer in any order. */
export const swap: QuestionOf<Template, 'swap', AnswerTo<'throw' | 'keep'>> = {
  kind: 'swap',
  answer: (option) => option,
  owner: (_, { by }) => by,
  by: (answer) => ('by' in answer ? answer.by : undefined),
  turnClause: 'template.swap.once',
  *candidates() {
    for (const by of SEATS) {
      for (const card of CARDS) yield { do: 'throw', by, card };
      yield { do: 'keep', by };
    }
  },
  constraints: [
    { clause: 'template.swap.once', holds: (_, { by }, { waiting }) => waiting.includes(by) },
    { clause: 'template.climb.own-card', holds: (g, o) => o.do === 'keep' || handOf(g, o.by).includes(o.card) },
  ],
};

/** Until everybody who has cards has decided. Whoever has none is not asked: how many there are everybody sees. */
export function* swapCards(g: State, ref: Referee<Event>): Play {
  let waiting = SEATS.filter((seat) => handOf(g, seat).length > 0);
  while (waiting.length > 0) {
    const about = { waiting };
    const answer = yield* ref.offer(swap, legal(swap, g, about), about);
    const { by: seat } = answer;
    waiting = waiting.filter((one) => one !== seat);
    if (answer.do === 'keep') {
      ref.tell({ kind: 'keeps', seat }, 'template.swap.once');
      continue;
    }
    const hand = handOf(g, seat);
    hand.splice(hand.indexOf(answer.card), 1);
    g.gone.push(answer.card);
    ref.show(answer.card);
    ref.tell({ kind: 'throws', seat, card: answer.card }, 'template.swap.once');
  }
}
