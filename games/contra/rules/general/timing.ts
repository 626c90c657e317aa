import type { Play, Referee, Seat } from '#kernel';
import { detailOf, ORDER, option } from '../option.ts';
import type { Raid } from '../state.ts';
import { ask, question } from './ask.ts';

/** Whose card an effect stands on. Objective cards rank as stage cards; character, weapon and mission cards as commando cards. */
export type Source = 'stage' | 'enemy' | 'commando';

const RANK: Readonly<Record<Source, number>> = { stage: 0, enemy: 1, commando: 2 };

/** Something that happens because something else happened. */
export interface Trigger {
  readonly from: Source;
  /** What it is, for whoever has to put several in order: a card, a rule. */
  readonly what: string;
  run(): Play | undefined;
}

export const orderQuestion = question<{ readonly seat: Seat; readonly what: readonly string[] }>({
  kind: 'order',
  *candidates(_, { what }) {
    for (let i = 0; i < what.length; i++) yield option(ORDER, i);
  },
});

/** What happens at the same moment: stage cards first, then enemy cards, then commando cards; within a class as the affected player likes. */
export function* inOrder(g: Raid, ref: Referee, seat: Seat, triggers: readonly Trigger[]): Play {
  const left = [...triggers];
  while (left.length > 0) {
    const rank = Math.min(...left.map(({ from }) => RANK[from]));
    const first = left.filter(({ from }) => RANK[from] === rank);
    const chosen = first.length === 1 ? 0 : detailOf(yield* ask(g, ref, seat, orderQuestion, { seat, what: first.map(({ what }) => what) }));
    const trigger = first[chosen] as Trigger;
    left.splice(left.indexOf(trigger), 1);
    const play = trigger.run();
    if (play !== undefined) yield* play;
  }
}
