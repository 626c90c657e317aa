import type { Goal } from '../../challenge.ts';
import type { Event } from '../event.ts';
import type { State } from '../rules/state.ts';
import type { ContraTiles } from '../types.ts';

const TILES_PER_TURN = 2;

/** Whether the Bear's turn is over: both pieces lie, or nothing more could be placed. */
function isOver(g: State, told: readonly Event[]): boolean {
  return g.outcome !== null || g.active !== 0 || told.filter(({ kind }) => kind === 'crown' || kind === 'tile').length === TILES_PER_TURN;
}

function afterTheTurn(is: Goal['is'], of: (g: State) => number): Goal<ContraTiles> {
  return { is, wanted: 'most', of: (g, told) => (isOver(g, told) ? of(g) : null) };
}

/** Both purses hold what is asked: the Bear's at least, the Woman's at most. */
export function purses(bear: number, woman: number): Goal<ContraTiles> {
  return afterTheTurn('chance', (g) => (g.purses[0] >= bear && g.purses[1] <= woman ? 1 : 0));
}

/** How many coins more than before. */
export function earned(before: number): Goal<ContraTiles> {
  return afterTheTurn('mean', (g) => g.purses[0] - before);
}

/** Won within the turn: the Woman is broke. */
export const broke: Goal<ContraTiles> = afterTheTurn('chance', (g) => (g.outcome?.payoff[0] === 1 ? 1 : 0));

/** Won before the Woman can answer. */
export const won: Goal<ContraTiles> = {
  is: 'chance',
  wanted: 'most',
  of: (g) => (g.outcome !== null ? (g.outcome.payoff[0] === 1 ? 1 : 0) : g.active === 0 ? null : 0),
};
