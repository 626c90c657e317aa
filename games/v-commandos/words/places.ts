import type { DoorRef, EntranceRef, ObjectiveRef, TileRef } from '../answer.ts';
import { MISSIONS } from '../content/cards.ts';
import { COMMANDOS, type CommandoId } from '../content/commandos.ts';
import { EVENTS, type EventId } from '../content/events.ts';
import { TERRAINS, type TerrainId, terrainNamed, tileNamed } from '../content/map.ts';
import type { View } from '../view.ts';

/* Names that are the same in every language: they are printed on the cards. */

const split = (ref: string): readonly [terrain: string, part: string] => {
  const [terrain = '', part = ''] = ref.split('/');
  return [terrain, part];
};

export function tileName(ref: TileRef): string {
  const [id, letter] = split(ref);
  const terrain = terrainNamed(id);
  return terrain.tiles[tileNamed(terrain, letter)]?.name ?? letter;
}

export function terrainName(id: TerrainId): string {
  return TERRAINS.find((terrain) => terrain.id === id)?.data.name ?? id;
}

/** The two tiles a door joins. */
export function doorTiles(ref: DoorRef): readonly [string, string] {
  const [id, name] = split(ref);
  const [from = '', to = ''] = name.split('-');
  return [tileName(`${id as TerrainId}/${from}`), tileName(`${id as TerrainId}/${to}`)];
}

/** The tile behind an entrance. */
export function entranceTile(ref: EntranceRef): string {
  const [id, name] = split(ref);
  const { data } = terrainNamed(id);
  return tileName(`${id as TerrainId}/${data.entrances[Number(name[1]) - 1]?.tile ?? 'a'}`);
}

export function entranceName(ref: EntranceRef): string {
  return split(ref)[1];
}

/** The same, with its terrain where there are several: each has an E1. */
export function entranceIn({ terrains }: View, ref: EntranceRef): string {
  return terrains.length > 1 ? `${terrainName(terrainNamed(split(ref)[0]).id)} ${entranceName(ref)}` : entranceName(ref);
}

export function objectiveData(ref: ObjectiveRef) {
  const [id, name] = split(ref);
  return terrainNamed(id).data.objectives[Number(name[1]) - 1];
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
