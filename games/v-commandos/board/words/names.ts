import type { CardId } from '../../content/cards.ts';
import type { CommandoId } from '../../content/commandos.ts';
import type { EventId } from '../../content/events.ts';
import type { TerrainId } from '../../content/map.ts';
import type { DoorRef, EntranceRef, ObjectiveRef, TileRef } from '../../content/refs.ts';

/** Names as they stand on the map and on cards, without the letters of the notation. */
export interface Names {
  tile(ref: TileRef): string;
  terrain(id: TerrainId): string;
  commando(id: CommandoId): string;
  event(id: EventId): string;
  card(id: CardId): string;
  /** A special rule of an operation, by what is stamped on the card. */
  special(name: string): string;
  /** What an objective demands. */
  objective(ref: ObjectiveRef): string;
  /** The two tiles of a door. */
  door(ref: DoorRef): readonly string[];
  /** The tile behind an entrance. */
  entrance(ref: EntranceRef): string;
}
