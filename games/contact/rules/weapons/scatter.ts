import type { Play, Referee } from '#kernel';
import { ringOf, type Segment, segmentName, segmentNamed } from '../../content/board.ts';
import { ability, MOBUTU } from '../../content/members.ts';
import type { Event } from '../../event.ts';
import { removal } from '../../facts/removal.ts';
import { ask, question } from '../ask.ts';
import { kindOf, type Option, option } from '../option.ts';
import * as KIND from '../option-kind.ts';
import { kill, type State, seatOf, zombiesIn } from '../state.ts';

const { sum, rings } = ability(MOBUTU, 'scatter');
/** What Mobutu's two dice have to show together. */
export const SCATTER_SUM = sum;

export function scattersIn(target: Segment): boolean {
  return ringOf(target) >= rings[0] && ringOf(target) <= rings[1];
}

/** The least second die at the same segment that scatters; 0 where none does. */
export function scattersFrom(g: State, target: Segment, before: Segment, shown: number): number {
  const lacking = SCATTER_SUM - shown;
  return target === before && scattersIn(target) && lacking <= 6 && zombiesIn(g, target) >= 2 ? lacking : 0;
}

const REMOVE_OR_LEAVE: readonly Option[] = [option(MOBUTU, KIND.SCATTER), option(MOBUTU, KIND.NO_SCATTER)];

export const scatterQuestion = question({
  kind: 'scatter',
  candidates: () => REMOVE_OR_LEAVE,
  constraints: [],
  preview: (g, o, { segment }) => (kindOf(o) === KIND.SCATTER ? removal(g, segmentNamed(segment), 1) : null),
});

/** Both attacks went at one segment of rings 2 or 3 and were high enough: one more may be removed there. */
export function* scatter(g: State, ref: Referee<Event>, target: Segment): Play {
  if (!scattersIn(target) || zombiesIn(g, target) === 0) return;
  const segment = segmentName(target);
  if (kindOf(yield* ask(g, ref, seatOf(g, MOBUTU), scatterQuestion, REMOVE_OR_LEAVE, { segment })) === KIND.NO_SCATTER) return;
  kill(g, target, 1);
  if (ref.listening) ref.tell({ kind: 'scatter', segment, left: zombiesIn(g, target) }, 'contact.mobutu.scatter');
}
