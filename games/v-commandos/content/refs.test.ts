import { expect, test } from 'vitest';
import { TERRAINS, terrainNamed } from './map.ts';
import {
  doorRef,
  entranceRef,
  findDoor,
  findEntrance,
  findObjective,
  findTile,
  isDoorRef,
  isEntranceRef,
  isObjectiveRef,
  isOn,
  isTileRef,
  objectiveRef,
  tileOfEntrance,
  tileOfObjective,
  tileRef,
  tilesOfDoor,
} from './refs.ts';

test('every part of every terrain is found by its name', () => {
  for (const terrain of TERRAINS) {
    for (const number of terrain.tiles.keys()) expect(findTile(tileRef(terrain, number))).toEqual({ terrain, number });
    for (const number of terrain.doors.keys()) expect(findDoor(doorRef(terrain, number))).toEqual({ terrain, number });
    for (const number of terrain.entrances.keys()) expect(findEntrance(entranceRef(terrain, number))).toEqual({ terrain, number });
    for (const number of terrain.objectives.keys()) expect(findObjective(objectiveRef(terrain, number))).toEqual({ terrain, number });
  }
});

test('names are those of the notation, and what is not there is none', () => {
  const lighthouse = terrainNamed('lighthouse');
  expect([tileRef(lighthouse, 4), entranceRef(lighthouse, 1), objectiveRef(lighthouse, 0)]).toEqual(['lighthouse/e', 'lighthouse/E2', 'lighthouse/O1']);
  expect([isTileRef('lighthouse/e'), isTileRef('lighthouse/z'), isTileRef('atlantis/a'), isTileRef('lighthouse')]).toEqual([true, false, false, false]);
  expect([isDoorRef('lighthouse/h-k'), isDoorRef('lighthouse/k-h'), isEntranceRef('lighthouse/E9'), isObjectiveRef('lighthouse/O9')]).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect(() => findTile('lighthouse/z')).toThrow('there is no lighthouse/z');
});

test('doors, entrances and objectives are on their tiles', () => {
  expect([tilesOfDoor('lighthouse/h-k'), tileOfObjective('lighthouse/O1'), tileOfEntrance('forest-road/E1')]).toEqual([
    ['lighthouse/h', 'lighthouse/k'],
    'lighthouse/h',
    'forest-road/g',
  ]);
  expect([isOn('lighthouse/e', 'lighthouse'), isOn('viaduct/e', 'lighthouse'), isOn(null, 'lighthouse')]).toEqual([true, false, false]);
});
