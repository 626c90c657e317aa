import { at, type State } from '../rules/state.ts';
import { isDone, linesDown, terrainRule } from './specials.ts';

/** The tokens an entrance draws: two in alarm, else one, with what cards say. */
export function drawsOf(g: State, index: number, number: number): number {
  const b = at(g.boards, index);
  const { more, closed } = at(b.entrances, number);
  if (closed) return 0;
  const usual = b.alarm && !(b.complete && linesDown(g)) ? 2 : 1;
  const fewer = terrainRule(b, 'fewer-draws');
  const less = fewer !== undefined && Number(fewer.entrance[1]) - 1 === number && isDone(b, fewer.once) ? 1 : 0;
  return Math.max(0, usual + more - less);
}

/** The tokens of all entrances of all terrains this turn. */
export function drawsOfAll(g: State): number {
  return g.boards.reduce((sum, { entrances }, index) => sum + entrances.reduce((own, _, number) => own + drawsOf(g, index, number), 0), 0);
}
