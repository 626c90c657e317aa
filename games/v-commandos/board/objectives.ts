import type { ObjectiveRef } from '../answer.ts';
import { objectivesFor as countingFor, type TerrainId, terrainNamed } from '../content/map.ts';

/** The objectives of a terrain that count for so many commandos. */
export function objectivesFor(id: TerrainId, commandos: number): readonly ObjectiveRef[] {
  return countingFor(terrainNamed(id), commandos).map((_, index) => `${id}/O${index + 1}` as ObjectiveRef);
}
