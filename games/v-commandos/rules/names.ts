import { at } from '#kernel';
import { type CommandoId, commandoId } from '../content/commandos.ts';
import type { TerrainId } from '../content/map.ts';
import { type EntranceRef, entranceRef, type ObjectiveRef, objectiveRef, type TileRef, tileRef } from '../content/refs.ts';
import { boardOf, mapOf, type Spot, type State, tileOf } from './state.ts';

/* What things are called in events and decisions. */

export const nameOf = (g: State, who: number): CommandoId => commandoId(at(g.commandos, who).card);
export const tileCalled = (g: State, index: number, tile: number): TileRef => tileRef(mapOf(at(g.boards, index)), tile);
export const spotCalled = (g: State, place: Spot): TileRef => tileCalled(g, boardOf(place), tileOf(place));
export const terrainCalled = (g: State, index: number): TerrainId => mapOf(at(g.boards, index)).id;
export const objectiveCalled = (g: State, index: number, number: number): ObjectiveRef => objectiveRef(mapOf(at(g.boards, index)), number);
export const entranceCalled = (g: State, index: number, number: number): EntranceRef => entranceRef(mapOf(at(g.boards, index)), number);
