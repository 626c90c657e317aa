import type { Point } from '../../../plane.ts';
import type { CommandoId } from '../../content/commandos.ts';
import type { EnemyId } from '../../content/enemies.ts';
import type { KitId } from '../../content/kit.ts';
import type { Terrain } from '../../content/map.ts';
import { tileRef } from '../../content/refs.ts';
import type { TerrainView, View } from '../../view.ts';
import { type Laid, type Slot, slotsOn } from './geometry.ts';

/** Something that lies or stands on a tile. */
export type Piece = { readonly key: string } & (
  | { readonly kind: 'commando'; readonly id: CommandoId }
  | { readonly kind: 'enemy'; readonly id: EnemyId; readonly count: number }
  | { readonly kind: 'guard'; readonly id: EnemyId }
  | { readonly kind: 'objective'; readonly number: number; readonly done: boolean }
  | { readonly kind: 'item'; readonly number: number }
  | { readonly kind: 'alarm'; readonly loud: boolean }
  | { readonly kind: 'nest'; readonly of: 'mg' | 'goliath' }
  | { readonly kind: 'trapdoor'; readonly open: boolean }
  | { readonly kind: 'barrel' }
  | { readonly kind: 'kit'; readonly id: KitId; readonly count: number }
  | { readonly kind: 'charge'; readonly timer: number }
);

/** With more pieces than this on a square, equal enemies stand together. */
const ROOMY = 4;

/** What is on a tile, in the order it is laid out. */
export function piecesOn(view: View, terrain: TerrainView, map: Terrain, number: number): readonly Piece[] {
  const tile = map.tiles[number];
  const seen = terrain.tiles[number];
  if (tile === undefined || seen === undefined) return [];
  const ref = tileRef(map, number);
  const pieces: Piece[] = view.commandos.flatMap(({ id, tile: own }) => (id !== null && own === ref ? [{ key: id, kind: 'commando' as const, id }] : []));
  terrain.objectives.forEach(({ done, lies }, index) => {
    if (map.objectives[index] === number) pieces.push({ key: `o${index}`, kind: 'objective', number: index + 1, done });
    if (lies === ref) pieces.push({ key: `i${index}`, kind: 'item', number: index + 1 });
  });
  if (map.alarm === number && terrain.alarmToken) pieces.push({ key: 'alarm', kind: 'alarm', loud: terrain.alarm });
  if (map.nest === number && map.nestKind !== null) pieces.push({ key: 'nest', kind: 'nest', of: map.nestKind });
  if (seen.guard !== null) pieces.push({ key: 'guard', kind: 'guard', id: seen.guard });
  const crowded = pieces.length + seen.enemies.length + seen.kit.length > ROOMY * tile.w * tile.h;
  for (const id of new Set(seen.enemies)) {
    const count = seen.enemies.filter((other) => other === id).length;
    if (crowded && count > 1) pieces.push({ key: id, kind: 'enemy', id, count });
    else for (let i = 0; i < count; i++) pieces.push({ key: `${id}${i}`, kind: 'enemy', id, count: 1 });
  }
  if (seen.trapdoor !== null) pieces.push({ key: 'trapdoor', kind: 'trapdoor', open: seen.trapdoor === 'open' });
  if (seen.barrel) pieces.push({ key: 'barrel', kind: 'barrel' });
  seen.charges.forEach((timer, index) => {
    pieces.push({ key: `c${index}`, kind: 'charge', timer });
  });
  for (const id of new Set(seen.kit)) pieces.push({ key: `k${id}`, kind: 'kit', id, count: seen.kit.filter((other) => other === id).length });
  return pieces;
}

export interface PlacedPiece {
  readonly piece: Piece;
  readonly slot: Slot;
}

export function placed(view: View, terrain: TerrainView, map: Terrain, number: number): readonly PlacedPiece[] {
  const tile = map.tiles[number];
  if (tile === undefined) return [];
  const pieces = piecesOn(view, terrain, map, number);
  const slots = slotsOn(tile, pieces.length);
  return pieces.flatMap((piece, index) => {
    const slot = slots[index];
    return slot === undefined ? [] : [{ piece, slot }];
  });
}

/** Where a commando stands on the table; null for those who are on no tile. */
export function commandoAt(view: View, laid: readonly Laid[], who: CommandoId): Point | null {
  for (const { map, index, x, y } of laid) {
    const terrain = view.terrains[index];
    const number = map.tiles.findIndex((_, tile) => view.commandos.some(({ id, tile: own }) => id === who && own === tileRef(map, tile)));
    if (terrain === undefined || number < 0) continue;
    const found = placed(view, terrain, map, number).find(({ piece }) => piece.kind === 'commando' && piece.id === who);
    if (found !== undefined) return { x: found.slot.x + x, y: found.slot.y + y };
  }
  return null;
}
