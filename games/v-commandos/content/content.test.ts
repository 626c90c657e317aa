import { describe, expect, test } from 'vitest';
import { at, keyFromSeed, Match } from '#kernel';
import { proves } from '../../proves.ts';
import { vCommandosGame } from '../rules/game.ts';
import { MISSIONS, readOperation } from './cards.ts';
import { COMMANDOS, SIDES } from './commandos.ts';
import { enemyBag, NULL_TOKEN } from './enemies.ts';
import { directionOf, EVENTS, eventDeck, UNKNOWN } from './events.ts';
import { KIT, type KitId, kitBag, kitNamed } from './kit.ts';
import { type Edge, ROOM, readTerrain, TERRAINS, terrainNamed, tileNamed } from './map.ts';
import { OPERATIONS } from './operations.ts';
import type { OperationData, TerrainData } from './vocabulary.ts';

/** Pairs of tiles that count, each once. */
function pairs(id: string, holds: (edge: Edge, locked: boolean) => boolean): number {
  const { edges, doors } = terrainNamed(id);
  return edges.flatMap((list, from) => list.filter((edge) => edge.to > from && holds(edge, doors[edge.door]?.locked === true))).length;
}

function enemySteps(id: string, from: number): number[] {
  const { edges } = terrainNamed(id);
  const far = edges.map(() => -1);
  far[from] = 0;
  const queue = [from];
  for (const tile of queue)
    for (const { to, open, door } of edges[tile] ?? [])
      if ((open || door >= 0) && far[to] === -1) {
        far[to] = at(far, tile) + 1;
        queue.push(to);
      }
  return far;
}

const FIGURES = [
  ['lighthouse', 14, 23, 16, 19, 'E1:3/1 E2:4/3', 4, 80],
  ['water-tower', 11, 16, 11, 14, 'E1:1/3 E2:1/2', 3, 64],
  ['forest-road', 15, 24, 24, 24, 'E1:1/2 E2:1/2 E3:1/2', 3, 95],
  ['coastal-battery', 19, 35, 24, 29, 'E1:1/4/3 E2:5/2/2 E3:1/2/3', 5, 119],
  ['railway-yard', 16, 29, 21, 26, 'E1:1/4/4 E2:3/1/2 E3:3/1/3', 5, 96],
  ['field-airstrip', 14, 23, 17, 20, 'E1:1/3/4 E2:2/2/2 E3:1/3/2', 4, 95],
  ['manor-house', 13, 23, 12, 18, 'E1:2/2/2 E2:2/2/2 E3:2/3/1', 4, 80],
  ['harbour-quay', 17, 31, 20, 25, 'E1:1/5/0 E2:3/1/4 E3:4/3/3', 6, 96],
  ['village-square', 15, 26, 16, 22, 'E1:2/2 E2:3/1', 5, 96],
  ['viaduct', 13, 22, 16, 18, 'E1:2/3 E2:4/3 E3:2/2', 4, 71],
  ['old-prison', 16, 29, 11, 18, 'E1:4/5 E2:4/3 E3:3/4', 5, 96],
  ['launch-ramp', 15, 24, 20, 22, 'E1:2/2/4 E2:1/3/2', 4, 99],
  ['tunnel-works', 13, 20, 13, 19, 'E1:1/3/3 E2:2/2/2 E3:2/2/0', 4, 95],
  ['chemical-works', 13, 24, 12, 16, 'E1:3/1/3 E2:4/2/6 E3:2/2/2', 6, 79],
] as const;

describe('the maps', () => {
  test.each(FIGURES)('of %s are as they were drawn', (id, tiles, touching, commandos, enemies, ways, farthest, room) => {
    const terrain = terrainNamed(id);
    expect(terrain.tiles).toHaveLength(tiles);
    expect(pairs(id, () => true)).toBe(touching);
    expect(pairs(id, ({ open, door }, locked) => open || (door >= 0 && !locked))).toBe(commandos);
    expect(pairs(id, ({ open, door }) => open || door >= 0)).toBe(enemies);
    const far = terrain.entrances.map((from) => enemySteps(id, from));
    expect(far.map((steps, index) => `E${index + 1}:${terrain.objectives.map((tile) => steps[tile]).join('/')}`).join(' ')).toBe(ways);
    expect(Math.max(...terrain.tiles.map((_, tile) => Math.max(...far.map((steps) => at(steps, tile)))))).toBe(farthest);
    expect(terrain.tiles.reduce((sum, { size }) => sum + at(ROOM, size), 0) - (terrain.nest < 0 ? 0 : 1)).toBe(room);
  });

  test.each(TERRAINS.map(({ id }) => id))('of %s have a way in and out, two open trapdoors, and no kit behind a locked door', (id) => {
    const { trapdoors, data, entrances, tiles } = terrainNamed(id);
    expect(trapdoors.filter((state) => state === 1)).toHaveLength(2);
    expect(trapdoors.filter((state) => state === 2)).toHaveLength(1);
    for (const from of entrances) expect(enemySteps(id, from).every((steps) => steps >= 0)).toBe(true);
    const blasts = data.objectives.filter((objective) => objective.do === 'blast').length;
    expect(data.kit.filter(([, kind]) => kind === 'tnt' || kind === 'panzerfaust').length).toBeGreaterThanOrEqual(blasts);
    expect(tiles.length).toBeLessThanOrEqual(19);
  });
});

describe('a terrain card', () => {
  const good: TerrainData = terrainNamed('water-tower').data;

  proves(
    ['v-commandos.def.tile-kinds#1', 'v-commandos.def.tile-kinds#2'],
    'has tiles of three sizes, indoors or outdoors, and is refused with any other',
    () => {
      const { tiles } = readTerrain(good, 0);
      expect([tiles[0], tiles[1], tiles[4], tiles[5]].map((tile) => [tile?.size, tile?.place])).toEqual([
        [0, 'outdoor'],
        [1, 'outdoor'],
        [2, 'outdoor'],
        [0, 'indoor'],
      ]);
      expect(() => readTerrain({ ...good, map: ['abbb', 'deef', 'geeh', 'ijjk', 'cccc'] }, 0)).toThrow('neither small, medium nor large');
      const nowhere = { ...good.tiles, a: ['' as 'indoor'] as const };
      expect(() => readTerrain({ ...good, tiles: nowhere }, 0)).toThrow('neither indoors nor outdoors');
    },
  );

  test('is refused when its parts do not fit', () => {
    const wrong = (change: Partial<TerrainData>) => () => readTerrain({ ...good, ...change }, 0);
    expect(wrong({ doors: { 'a-k': 'open' } })).toThrow('do not touch');
    expect(wrong({ doors: { 'a-b': 'open' } })).toThrow('out of doors');
    expect(wrong({ entrances: [{ tile: 'e', side: 'N', from: 1 }] })).toThrow('outer edge');
    expect(wrong({ alarm: 'e' })).toThrow('share a tile');
    expect(wrong({ barrels: ['a'] })).toThrow('barrels');
    expect(wrong({ alarm: 'z' })).toThrow('no tile z');
    expect(wrong({ map: ['abbc'] })).toThrow('do not agree');
  });
});

describe('operation cards', () => {
  test('use every terrain', () => {
    const used = new Set(OPERATIONS.flatMap(({ columns }) => columns.flat() as readonly string[]));
    expect(TERRAINS.filter(({ id }) => !used.has(id))).toEqual([]);
    expect(MISSIONS).toHaveLength(14 + 9);
  });

  test('are refused when their parts do not fit', () => {
    const good: OperationData = OPERATIONS[0];
    const wrong = (change: Partial<OperationData>) => () => readOperation({ ...good, ...change });
    expect(wrong({})).not.toThrow();
    expect(wrong({ arrows: [] })).toThrow('no arrow leads from lighthouse');
    expect(wrong({ columns: [['lighthouse'], ['atlantis']] })).toThrow('no terrain atlantis');
    expect(wrong({ specials: [] })).toThrow('no black special');
  });

  proves('v-commandos.setup.one-expansion', 'use the base set alone, with [R], or with [S], never both', () => {
    const good: OperationData = OPERATIONS[0];
    const mixed = { ...good, module: 'R' as const, columns: [['viaduct'], ['tunnel-works']], arrows: [['viaduct', 'tunnel-works'] as const] };
    expect(() => readOperation(mixed)).toThrow('another module');
  });
});

test('the event decks have their sizes and directions', () => {
  const spread = (module: 'base' | 'R' | 'S') => {
    const cards = eventDeck(module).filter((card) => module === 'base' || !eventDeck('base').includes(card));
    return [cards.length, ...[0, 1, 2, 3, UNKNOWN].map((direction) => cards.filter((card) => directionOf(card) === direction).length)];
  };
  expect([spread('base'), spread('R'), spread('S')]).toEqual([
    [37, 8, 8, 8, 8, 5],
    [18, 4, 4, 4, 4, 2],
    [18, 4, 4, 4, 4, 2],
  ]);
  expect(new Set(EVENTS.map(({ id }) => id)).size).toBe(EVENTS.length);
});

test('the bags have their tokens', () => {
  const sum = (bag: readonly number[]): number => bag.reduce((all, count) => all + count, 0);
  expect([enemyBag('base'), enemyBag('R'), enemyBag('S')].map(sum)).toEqual([44, 44, 44]);
  expect(enemyBag('base')[NULL_TOKEN]).toBe(7);
  expect([kitBag('base'), kitBag('R'), kitBag('S')].map(sum)).toEqual([66, 76, 76]);
  expect(KIT[0].count).toBe(16);
});

test('commandos never start with more than the bags hold', () => {
  for (const { sides } of COMMANDOS) for (const { actions, wounds } of sides) expect([actions >= 3, wounds >= 2]).toEqual([true, true]);
  expect(COMMANDOS).toHaveLength(16);
  expect(tileNamed(terrainNamed('lighthouse'), 'h')).toBe(7);
});

test.each(COMMANDOS.flatMap(({ id, module, sides }) => sides.map((side, number) => ({ id, letter: SIDES[number] ?? 'A', module, side }))))(
  '$id, side $letter, begins as printed',
  ({ id, letter, module, side }) => {
    const card = { base: 'lighthouse', R: 'viaduct', S: 'launch-ramp' }[module];
    const match = Match.start(vCommandosGame, { card, players: 1, picks: [`${id}:${letter}`] }, { key: keyFromSeed('printed') });
    expect(vCommandosGame.view(match.state, null).commandos).toMatchObject([
      { id, side: letter, state: 'stealthy', place: 'underground', actions: side.actions, wounds: 0, plus: 0, kit: side.kit.toSorted(byKit) },
    ]);
  },
);

test('another portrait is the same commando', () => {
  const sides = (id: string) => COMMANDOS.find((commando) => commando.id === id)?.sides;
  expect([sides('jamie-finnlock'), sides('vf-intel-officer'), sides('anneke')]).toEqual([sides('saboteur'), sides('intel-officer'), sides('butcher')]);
});

function byKit(a: KitId, b: KitId): number {
  return kitNamed(a) - kitNamed(b);
}
