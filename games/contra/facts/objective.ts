import type { Seat } from '#kernel';
import { type ObjectiveId, objective } from '../content/index.ts';
import type { Attempt } from '../preview.ts';
import { fighter, type State } from '../rules/state.ts';
import { canPay, costOf } from './advantage.ts';

/** The attempt at an objective: what is on top decides, as far as anybody knows it; without a card there is none. */
export function foreseeObjective(g: State, seat: Seat, number: number): Attempt | null {
  const next = nextOf(g);
  if (next.length === 0) return null;
  const met = next.filter((id) => canPay(fighter(g, seat), costOf(objective(id).requires))).length;
  return { kind: 'objective', number, met, of: next.length };
}

/** The cards of which one is drawn next. */
function nextOf({ objectiveDeck: { top, bag, bottom }, objectiveDiscard }: State): readonly ObjectiveId[] {
  if (top.length > 0) return top.slice(0, 1);
  if (bag.length > 0) return bag;
  return bottom.length > 0 ? bottom.slice(0, 1) : objectiveDiscard;
}
