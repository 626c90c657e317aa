import type { ObjectiveRef } from '../answer.ts';
import { missionNamed } from '../content/cards.ts';
import { type TerrainId, terrainNamed } from '../content/map.ts';
import type { Event } from '../event.ts';
import type { View } from '../view.ts';

/** The objectives of a terrain that count for so many commandos. */
export function objectivesFor(id: TerrainId, commandos: number): readonly ObjectiveRef[] {
  return terrainNamed(id).data.objectives.flatMap(({ from }, index): ObjectiveRef[] => (from <= commandos ? [`${id}/O${index + 1}` as ObjectiveRef] : []));
}

/**
 * The objectives of a whole operation: behind are all that were done there, those of this column are on the table, and of those to
 * come as many are counted as there are commandos for.
 */
export function objectivesOf({ card, column: here, terrains, commandos }: View, told: readonly Event[]): { readonly done: number; readonly of: number } {
  const { columns } = missionNamed(card);
  const behind = new Set<string>(columns.slice(0, here).flat());
  const before = told.filter((event) => event.kind === 'objective' && behind.has(event.objective.slice(0, event.objective.indexOf('/')))).length;
  const now = terrains.flatMap(({ id, objectives }) => (behind.has(id) ? [] : objectives));
  const ahead = columns
    .slice(now.length > 0 ? here + 1 : here)
    .flatMap((column) => column.flatMap((id) => objectivesFor(id, Math.max(1, Math.floor(commandos.length / column.length)))));
  return { done: before + now.filter(({ done }) => done).length, of: before + now.length + ahead.length };
}
