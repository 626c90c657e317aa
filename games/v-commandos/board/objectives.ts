import { objectivesFor as countingFor, type TerrainId, terrainNamed } from '../content/map.ts';
import { type ObjectiveRef, objectiveRef } from '../content/refs.ts';

/** The objectives of a terrain that count for so many commandos. */
export function objectivesFor(id: TerrainId, commandos: number): readonly ObjectiveRef[] {
  const terrain = terrainNamed(id);
  return countingFor(terrain, commandos).map((_, number) => objectiveRef(terrain, number));
}
