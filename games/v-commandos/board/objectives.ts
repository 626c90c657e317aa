import type { ObjectiveRef } from '../answer.ts';
import { type TerrainId, terrainNamed } from '../content/map.ts';

/** The objectives of a terrain that count for so many commandos. */
export function objectivesFor(id: TerrainId, commandos: number): readonly ObjectiveRef[] {
  return terrainNamed(id).data.objectives.flatMap(({ from }, index): ObjectiveRef[] => (from <= commandos ? [`${id}/O${index + 1}` as ObjectiveRef] : []));
}
