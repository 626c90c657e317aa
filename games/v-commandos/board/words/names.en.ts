import { cardName, commandoName, doorTiles, entranceTile, eventName, objectiveData, terrainName, tileName } from '../../words/places.ts';
import type { Names } from '../names.ts';

const bare = (name: string): string => name.replace(/ \(\w\)$/, '');

export const names: Names = {
  tile: (ref) => bare(tileName(ref)),
  terrain: terrainName,
  commando: commandoName,
  event: eventName,
  card: cardName,
  special: (name) => name,
  objective: (ref) => objectiveData(ref)?.says ?? ref,
  door: (ref) => doorTiles(ref).map(bare),
  entrance: (ref) => bare(entranceTile(ref)),
};
