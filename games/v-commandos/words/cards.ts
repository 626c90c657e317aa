import { told } from '#words';
import { type ByDo, byDo } from '../../by-do.ts';
import { type EventId, effectOf, eventNamed } from '../content/events.ts';
import { doorNamed, type TerrainId, terrainNamed, tileNamed } from '../content/map.ts';
import { type DoorRef, doorRef, type TileRef, tileRef } from '../content/refs.ts';
import type { EventEffect, Letter, OperationSpecial, TerrainSpecial } from '../content/vocabulary.ts';
import type { Messages } from './messages.ts';

/* What cards say, from their data. Letters are for the data: people read the names on the map. */

const terrain = (id: string): TerrainId => terrainNamed(id).id;
const tile = (on: string, letter: Letter): TileRef => tileRef(terrainNamed(on), tileNamed(terrainNamed(on), letter));
const door = (on: string, name: string): DoorRef => doorRef(terrainNamed(on), doorNamed(terrainNamed(on), name));

/** What an event card says. */
export function eventText(say: Messages, id: EventId): string {
  return byDo<EventEffect, [], string>(
    {
      ...told(say.effect),
      draws: (effect) => say.effect.draws({ ...effect, back: effect.back === true }),
      'count-as': ({ size, of, outdoor }) =>
        of === 'chosen' ? say.effect['count-as-chosen']({ size }) : say.effect['count-as']({ size, of, outdoor: outdoor === true }),
    },
    effectOf(eventNamed(id)),
  );
}

/** What a rule of an operation says. */
export function specialText({ rule: say }: Messages, rule: OperationSpecial): string {
  const on: ByDo<OperationSpecial, [], string> = {
    ...told(say),
    'quiet-events': ({ events, terrains }) => say['quiet-events']({ events, terrains: terrains.map(terrain) }),
    tide: ({ terrain: at, turn, blocks, opens }) => say.tide({ turn, blocks: tile(at, blocks), opens: tile(at, opens) }),
    'more-enemies': ({ terrain: at, tiles }) => say['more-enemies']({ terrain: terrain(at), tiles: tiles.map((letter) => tile(at, letter)) }),
    kit: ({ terrain: at, kit }) => say.kit({ terrain: terrain(at), lies: kit.map(([letter, kind]) => ({ kind, tile: tile(at, letter) })) }),
    'one-way-down': ({ terrain: at, tile: letter }) => say['one-way-down']({ tile: tile(at, letter) }),
    deadline: ({ terrain: at, turn, objective }) =>
      objective === undefined ? say.deadline({ terrain: terrain(at), turn }) : say['deadline-of-one']({ terrain: terrain(at), turn, objective }),
    'trapdoor-open': ({ terrain: at, tile: letter }) => say['trapdoor-open']({ tile: tile(at, letter) }),
    'kit-for-freed': ({ terrain: at, tile: letter, kind }) => say['kit-for-freed']({ kind, tile: tile(at, letter) }),
    'door-locked': ({ terrain: at, door: name }) => say['door-locked']({ door: door(at, name) }),
    barrels: ({ terrain: at, tiles }) => say.barrels({ tiles: tiles.map((letter) => tile(at, letter)) }),
  };
  return byDo(on, rule);
}

/** What a rule of a terrain says. */
export function terrainText({ 'terrain-rule': say }: Messages, rule: TerrainSpecial, on: TerrainId): string {
  const table: ByDo<TerrainSpecial, [], string> = {
    ...told(say),
    'also-completes': ({ tile: letter, objective }) => say['also-completes']({ tile: tile(on, letter), objective }),
    keys: ({ doors }) => say.keys({ doors: doors.map((name) => door(on, name)) }),
    'drains-barrel': ({ tile: letter, once }) => say['drains-barrel']({ tile: tile(on, letter), once }),
  };
  return byDo(table, rule);
}
