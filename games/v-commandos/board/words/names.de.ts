import { tileOfEntrance, tilesOfDoor } from '../../content/refs.ts';
import { cardName, commandoName, eventName, objectiveSays, specialName, terrainName, tileLabel } from '../../words/de/places.ts';
import type { Names } from './names.ts';

export const names: Names = {
  tile: tileLabel,
  terrain: terrainName,
  commando: commandoName,
  event: eventName,
  card: cardName,
  special: specialName,
  objective: objectiveSays,
  door: (ref) => tilesOfDoor(ref).map(tileLabel),
  entrance: (ref) => tileLabel(tileOfEntrance(ref)),
};
