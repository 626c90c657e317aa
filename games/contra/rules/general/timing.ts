import type { Play, Referee, Seat } from '#kernel';
import type { Thing } from '../../content/index.ts';
import type { Event } from '../../event.ts';
import { by, detailOf, FIRSTS, ORDER } from '../option.ts';
import type { State } from '../state.ts';
import { ask, question } from './ask.ts';

/** Whose card an effect stands on. Objective cards rank as stage cards; character, weapon and mission cards as commando cards. */
export type Source = 'stage' | 'enemy' | 'commando';

const RANK: Readonly<Record<Source, number>> = { stage: 0, enemy: 1, commando: 2 };

/** Something that happens because something else happened. */
export interface Trigger {
  readonly from: Source;
  /** What it is, for whoever has to put several in order: a card, a rule. */
  readonly what: Thing;
  run(): Play | undefined;
}

export const orderQuestion = question('order', {
  *candidates(_, { seat, what }) {
    for (const one of what) yield by(seat, ORDER, FIRSTS.indexOf(one));
  },
});

/** What happens at the same moment: stage cards first, then enemy cards, then commando cards; within a class as the affected player likes. */
export function* inOrder(g: State, ref: Referee<Event>, seat: Seat, triggers: readonly Trigger[]): Play {
  const left = [...triggers];
  while (left.length > 0) {
    const rank = Math.min(...left.map(({ from }) => RANK[from]));
    const first = left.filter(({ from }) => RANK[from] === rank);
    let [trigger] = first as [Trigger];
    if (first.length > 1) {
      const chosen = FIRSTS[detailOf(yield* ask(g, ref, seat, orderQuestion, { seat, what: first.map(({ what }) => what) }))];
      trigger = first.find(({ what }) => what === chosen) ?? trigger;
    }
    left.splice(left.indexOf(trigger), 1);
    const play = trigger.run();
    if (play !== undefined) yield* play;
  }
}
