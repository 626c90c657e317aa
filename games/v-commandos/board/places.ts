import type { DoorRef, EntranceRef, TileRef } from '../answer.ts';
import { doorTiles, entranceTile, tileName } from '../words/places.ts';

/* Names as they stand on the map: without the letters of the notation. */

const bare = (name: string): string => name.replace(/ \(\w\)$/, '');

export const plainTile = (ref: TileRef): string => bare(tileName(ref));
export const doorBetween = (ref: DoorRef): readonly string[] => doorTiles(ref).map(bare);
export const entranceWhere = (ref: EntranceRef): string => bare(entranceTile(ref));
