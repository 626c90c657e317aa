import { isTarget } from '../facts/ground.ts';
import { missionOf, OUT, type State, sideOf } from '../rules/state.ts';

/** How things stand: what is done, who is well, how much time the bag leaves. */
export function value(g: State, seat: number): number {
  if (g.outcome !== null) return g.outcome.payoff[seat] as number;
  const { columns } = missionOf(g);
  const open = g.boards.reduce((sum, { objectives }) => sum + objectives.filter(({ done }) => !done).length, 0);
  const all = g.boards.reduce((sum, { objectives }) => sum + objectives.length, 0);
  const progress = (g.column + (all === 0 ? 0 : 1 - open / all)) / columns.length;
  const health =
    g.commandos.reduce((sum, c) => sum + (c.at === OUT ? 0 : c.critical > 0 ? 0.2 : 1 - c.wounds / (sideOf(c).wounds + 2)), 0) / g.commandos.length;
  const left = g.bag.reduce((sum, count) => sum + count, 0) / 44;
  const seen = g.commandos.filter(isTarget).length / g.commandos.length;
  return 0.05 + 0.5 * progress + 0.25 * health + 0.1 * left - 0.08 * seen;
}
