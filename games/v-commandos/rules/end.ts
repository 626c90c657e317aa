import type { Referee } from '#kernel';
import type { Event } from '../event.ts';
import { missionOf, OUT, type State } from './state.ts';

/** How an operation can fail. */
export type Cause = 'bag' | 'eliminated' | 'no replacement' | 'card';

const CLAUSES: Readonly<Record<Cause, string>> = {
  bag: 'v-commandos.reinforce.bag-empty',
  eliminated: 'v-commandos.end.all-eliminated',
  'no replacement': 'v-commandos.setup.no-replacement-left',
  card: 'v-commandos.precedence.cards',
};

/** The operation fails this instant. */
export function fail(g: State, ref: Referee<Event>, cause: Cause): never {
  g.outcome = { payoff: g.passed.map(() => 0), clause: CLAUSES[cause], cause };
  if (ref.listening) ref.tell({ kind: 'failure', cause }, CLAUSES[cause]);
  return ref.end();
}

export function succeed(g: State, ref: Referee<Event>): never {
  const { columns } = missionOf(g);
  const clause = columns.length === 1 ? 'v-commandos.end.short-game-success' : 'v-commandos.end.operation-success';
  g.outcome = { payoff: g.passed.map(() => 1), clause, cause: 'success' };
  if (ref.listening) ref.tell({ kind: 'success' }, clause);
  return ref.end();
}

export function checkAnybodyLeft(g: State, ref: Referee<Event>): void {
  if (g.commandos.every(({ at: place }) => place === OUT)) fail(g, ref, 'eliminated');
}
