import { cardName, commandoName, doorTiles, entranceTile, eventName, objectiveData, terrainName, tileName } from '../../words/places.ts';
import type { Names } from './names.ts';

export const names: Names = {
  tile: tileName,
  terrain: terrainName,
  commando: commandoName,
  event: eventName,
  card: cardName,
  special: (name) => name,
  objective: (ref) => objectiveData(ref).says,
  door: doorTiles,
  entrance: entranceTile,
};
