import { terrainNamed } from '../../content/map.ts';
import { cardName, commandoName, eventName, objectiveSays, specialName, terrainName, tileLabel } from '../../words/de/places.ts';
import type { Names } from '../names.ts';

const split = (ref: string): readonly string[] => ref.split('/');

export const names: Names = {
  tile: tileLabel,
  terrain: terrainName,
  commando: commandoName,
  event: eventName,
  card: cardName,
  special: specialName,
  objective: objectiveSays,
  door(ref) {
    const [terrain = '', tiles = ''] = split(ref);
    return tiles.split('-').map((letter) => tileLabel(`${terrainNamed(terrain).id}/${letter}`));
  },
  entrance(ref) {
    const [terrain = '', name = ''] = split(ref);
    const { id, data } = terrainNamed(terrain);
    return tileLabel(`${id}/${data.entrances[Number(name[1]) - 1]?.tile ?? 'a'}`);
  },
};
