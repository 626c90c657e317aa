import { at } from '#kernel';
import { terrainNamed } from '../content/map.ts';
import { objectivesFor } from '../content/refs.ts';
import type { ObjectiveData } from '../content/vocabulary.ts';
import { type Board, mapOf, missionOf, type State } from '../rules/state.ts';

/** What nobody does beside a guard. */
const UNGUARDED: readonly ObjectiveData['do'][] = ['work', 'take', 'free'];

/** Whoever guards an objective has to go before anything can be done about it. */
export function isGuarded(b: Board, number: number): boolean {
  const { data, objectives } = mapOf(b);
  const { done, holder, lies } = at(b.objectives, number);
  return !done && holder < 0 && lies < 0 && UNGUARDED.includes(at(data.objectives, number).do) && at(b.guards, at(objectives, number)) >= 0;
}

/**
 * The objectives of a whole operation: behind are all that were done there, those of this column are on the table, and of those to
 * come as many are counted as there are commandos for.
 */
export function objectivesOf(g: State): { readonly done: number; readonly of: number } {
  const { columns } = missionOf(g);
  const { objectives: done } = g.counts;
  const here = columns[g.column] ?? [];
  const now = g.boards.flatMap((b) => (here.includes(mapOf(b).id) ? b.objectives : []));
  const behind = done - now.filter((objective) => objective.done).length;
  const ahead = columns
    .slice(now.length > 0 ? g.column + 1 : g.column)
    .flatMap((column) => column.flatMap((id) => objectivesFor(terrainNamed(id), Math.floor(g.commandos.length / column.length))));
  return { done, of: behind + now.length + ahead.length };
}
