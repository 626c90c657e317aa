import { describe, expect, test } from 'vitest';
import { ROOM, TERRAINS } from '../../content/map.ts';
import { tileRef } from '../../content/refs.ts';
import { areaOfAll, doorAt, entranceAt, layOut, nextTile, placeOn, rectOf, slotsOn, UNIT } from './geometry.ts';

describe('every terrain', () => {
  test('has doors on the edge of both their tiles and entrances outside', () => {
    for (const map of TERRAINS) {
      for (const [door, { tiles }] of map.doors.entries()) {
        const { x, y } = doorAt(map, door);
        for (const number of tiles) {
          const tile = map.tiles[number];
          if (tile === undefined) throw new Error('no tile');
          expect(x >= tile.x * UNIT && x <= (tile.x + tile.w) * UNIT && y >= tile.y * UNIT && y <= (tile.y + tile.h) * UNIT, `${map.id} ${door}`).toBe(true);
        }
      }
      const [width, height] = [(map.data.map[0]?.length ?? 0) * UNIT, map.data.map.length * UNIT];
      for (const number of map.entrances.keys()) {
        const { x, y } = entranceAt(map, number);
        expect(x < 0 || y < 0 || x > width || y > height, `${map.id} ${number}`).toBe(true);
      }
    }
  });

  test('can be walked over with arrow keys from its first tile to every other', () => {
    for (const map of TERRAINS) {
      const laid = layOut([map.id]);
      const reached = new Set([tileRef(map, 0)]);
      for (const ref of reached)
        for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
          const to = nextTile(laid, ref, key);
          if (to !== null) reached.add(to);
        }
      expect(reached.size, map.id).toBe(map.tiles.length);
    }
  });

  test('has room on each tile for all who may stand there, and more', () => {
    for (const map of TERRAINS)
      for (const tile of map.tiles) {
        const { x, y, width, height } = rectOf(tile);
        for (let count = 1; count <= (ROOM[tile.size] ?? 0) + 2; count++)
          for (const slot of slotsOn(tile, count))
            expect(slot.x > x && slot.x < x + width && slot.y > y && slot.y < y + height, `${map.id} ${tile.letter} ${count}`).toBe(true);
      }
  });
});

test('two terrains lie side by side, and arrow keys lead from one to the other', () => {
  const laid = layOut(['lighthouse', 'water-tower']);
  const [one, other] = laid;
  if (one === undefined || other === undefined) throw new Error('two terrains');
  expect(other.x).toBeGreaterThan(one.x + one.width);
  expect(areaOfAll(laid).width).toBeGreaterThan(one.width + other.width);
  expect(nextTile(laid, 'lighthouse/f', 'ArrowRight')).toMatch(/^water-tower\//);
  expect(nextTile(laid, 'lighthouse/f', 'Enter')).toBeNull();
  expect(placeOn(laid, 'water-tower/e')?.laid).toBe(other);
  expect(placeOn(laid, 'viaduct/a')).toBeNull();
});
