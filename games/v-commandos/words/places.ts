import { at } from '#kernel';
import { MISSIONS } from '../content/cards.ts';
import { COMMANDOS, type CommandoId } from '../content/commandos.ts';
import { EVENTS, type EventId } from '../content/events.ts';
import { type TerrainId, terrainNamed } from '../content/map.ts';
import {
  type DoorRef,
  type EntranceRef,
  findEntrance,
  findObjective,
  findTile,
  type ObjectiveRef,
  type TileRef,
  tileOfEntrance,
  tilesOfDoor,
} from '../content/refs.ts';
import { ENTRANCE_NAMES, type EntranceName, type ObjectiveData } from '../content/vocabulary.ts';
import type { View } from '../view.ts';

/* Names that are the same in every language: they are printed on the cards. */

export function tileName(ref: TileRef): string {
  const { terrain, number } = findTile(ref);
  return at(terrain.tiles, number).name;
}

export function terrainName(id: TerrainId): string {
  return terrainNamed(id).data.name;
}

/** The two tiles a door joins. */
export const doorTiles = (ref: DoorRef): readonly string[] => tilesOfDoor(ref).map(tileName);

/** The tile behind an entrance. */
export const entranceTile = (ref: EntranceRef): string => tileName(tileOfEntrance(ref));

export const entranceName = (ref: EntranceRef): EntranceName => at(ENTRANCE_NAMES, findEntrance(ref).number);

/** The same, with its terrain where there are several: each has an E1. */
export function entranceIn({ terrains }: View, ref: EntranceRef): string {
  return terrains.length > 1 ? `${terrainName(findEntrance(ref).terrain.id)} ${entranceName(ref)}` : entranceName(ref);
}

export function objectiveData(ref: ObjectiveRef): ObjectiveData {
  const { terrain, number } = findObjective(ref);
  return at(terrain.data.objectives, number);
}

export function commandoName(id: CommandoId): string {
  return COMMANDOS.find((commando) => commando.id === id)?.name ?? id;
}

export function eventName(id: EventId): string {
  return EVENTS.find((event) => event.id === id)?.name ?? id;
}

export function cardName(id: string): string {
  return MISSIONS.find((mission) => mission.id === id)?.name ?? id;
}
