import { describe, expect, test } from 'vitest';
import { at } from '#kernel';
import { proves } from '../../proves.ts';
import type { EnemyId } from '../content/enemies.ts';
import { readTerrain, TERRAINS, type Terrain, tileNamed } from '../content/map.ts';
import { isAdjacent, roomOn, roomOutside } from '../facts/occupancy.ts';
import { card, position } from '../positions.ts';
import { asked, begin, eventsOf, forbidden, idle, NULL, offers, play, say, seen, terrain, tile } from '../testing/raid.ts';
import { mapOf, type State } from './state.ts';

function adjacent(g: State, from: string, to: string): boolean {
  const b = at(g.boards, 0);
  return isAdjacent(b, tileNamed(mapOf(b), from), tileNamed(mapOf(b), to));
}

function room(g: State, letter: string): number {
  return roomOn(g, 0, tileNamed(mapOf(at(g.boards, 0)), letter));
}

describe('tiles', () => {
  proves('v-commandos.def.adjacent-edge', 'outdoors are adjacent along an edge, not at a corner', () => {
    const g = position({ card: 'forest-road' });
    expect([adjacent(g, 'a', 'b'), adjacent(g, 'a', 'g'), adjacent(g, 'b', 'h'), adjacent(g, 'c', 'd')]).toEqual([true, true, false, true]);
    const match = begin({ card: 'forest-road', at: { scout: 'b' }, active: 'scout' });
    expect(forbidden(match, 'scout moves to @h')).toContain('v-commandos.def.adjacent-edge');
  });

  proves(['v-commandos.def.adjacent-indoor#1', 'v-commandos.def.adjacent-indoor#2'], 'with an indoor one need an open door', () => {
    const g = position({ card: 'lighthouse' });
    expect([adjacent(g, 'b', 'c'), adjacent(g, 'c', 'f'), adjacent(g, 'e', 'f'), adjacent(g, 'e', 'c')]).toEqual([true, false, false, false]);
    const match = begin({ card: 'lighthouse', at: { scout: 'c' }, active: 'scout' });
    expect(forbidden(match, 'scout moves to @f')).toEqual(['v-commandos.def.adjacent-indoor']);
  });

  proves(['v-commandos.def.door-states#1', 'v-commandos.def.door-states#2'], 'keep a door open once it is opened; nothing closes it', () => {
    const match = begin({ card: 'lighthouse', at: { scout: 'c' }, active: 'scout', kit: { scout: ['crowbar'] } });
    expect(terrain(match).open).not.toContain('c-f');
    say(match, 'scout forces door @c-f', 'scout moves to @f');
    expect(terrain(match).open).toContain('c-f');
    expect(match.options(0).filter((text) => /clos|lock/.test(text))).toEqual([]);
    idle(match, () => match.state.turn > 3 && asked(match) === 'act');
    expect(terrain(match).open).toContain('c-f');
  });

  proves('v-commandos.def.artwork', 'play alike whatever is drawn on them', () => {
    for (const { data, number } of TERRAINS) {
      const drawn = Object.fromEntries(Object.entries(data.tiles).map(([letter, [place]]) => [letter, [place, 'stairs'] as const]));
      const plain = ({ tiles, data: _, ...map }: Terrain) => ({ ...map, tiles: tiles.map(({ picture: _, ...tile }) => tile) });
      expect(plain(readTerrain({ ...data, tiles: drawn }, number))).toEqual(plain(readTerrain(data, number)));
    }
    const [west, east] = (['a', 'f'] as const).map((letter) => begin({ at: { scout: letter }, active: 'scout' }));
    expect(west && seen(say(west, 'scout moves to @g'), 'scout')).toMatchObject({ state: 'visible', actions: 3 });
    expect(east && seen(say(east, 'scout moves to @i'), 'scout')).toMatchObject({ state: 'visible', actions: 3 });
  });
});

describe('room', () => {
  proves(
    ['v-commandos.stacking.limits#1', 'v-commandos.stacking.limits#2', 'v-commandos.stacking.limits#3'],
    'is for 4, 8 or 16 commandos and enemies in all',
    () => {
      const karabiners = (count: number) => Array.from({ length: count }, (_, i) => (i % 2 === 0 ? 'karabiner' : 'mp40') as 'karabiner' | 'mp40');
      expect(room(position({ card: 'forest-road', at: { scout: 'a' }, enemies: { a: karabiners(3) } }), 'a')).toBe(0);
      expect(room(position({ card: 'coastal-battery', enemies: { n: karabiners(7) } }), 'n')).toBe(1);
      expect(room(position({ card: 'forest-road', enemies: { g: karabiners(16) } }), 'g')).toBe(0);
    },
  );

  proves(['v-commandos.stacking.full#1', 'v-commandos.stacking.full#2'], 'that is used up keeps everybody out', () => {
    const match = begin({ card: 'forest-road', at: { scout: 'a' }, active: 'scout', enemies: { b: ['mp40', 'mp40', 'mp40', 'mp40'] } });
    expect(forbidden(match, 'scout moves to @b')).toEqual(['v-commandos.stacking.full']);
    expect(seen(match, 'scout').actions).toBe(4);
    const stays = play('movement', {
      card: 'forest-road',
      at: { scout: 'j' },
      event: ['all-quiet', 'W'],
      enemies: { a: ['mp40', 'mp40', 'mp40', 'mp40'], b: ['karabiner'] },
    });
    expect(tile(stays, 'b').enemies).toEqual(['karabiner']);
  });

  proves(['v-commandos.stacking.nest#1', 'v-commandos.stacking.nest#2'], 'is one less with a nest: two spaces taken, one given', () => {
    expect([room(position({ card: 'forest-road' }), 'm'), room(position({ card: 'viaduct' }), 'c')]).toEqual([3, 7]);
  });

  proves(
    [
      'v-commandos.stacking.nest#1',
      'v-commandos.stacking.nest-room#1',
      'v-commandos.stacking.nest-room#2',
      'v-commandos.stacking.nest-room#3',
      'v-commandos.stacking.nest-room#4',
      'v-commandos.stacking.nest-room#5',
    ],
    'inside a nest is for whoever mans it',
    () => {
      const two = { m: ['karabiner', 'karabiner'] } as const;
      const g = position({ card: 'forest-road', enemies: two });
      const nest = tileNamed(mapOf(at(g.boards, 0)), 'm');
      expect([roomOn(g, 0, nest), roomOutside(g, 0, nest)]).toEqual([1, 0]);
      const inside = say(begin({ card: 'forest-road', at: { scout: 'l' }, active: 'scout', enemies: two }, 6, 6), 'scout moves to @m');
      expect(seen(inside, 'scout').nest).toBe(true);
      const march = (id: 'stosstrupp' | 'pioneer') =>
        play('movement', {
          card: 'forest-road',
          at: { scout: 'a' },
          event: ['all-quiet', 'E'],
          enemies: { l: [id], m: ['stosstrupp'], n: ['karabiner', 'karabiner', 'karabiner', 'karabiner'], o: ['mp40', 'mp40', 'mp40', 'mp40'] },
          guards: {},
        });
      expect(tile(march('pioneer'), 'm')).toMatchObject({ guard: 'pioneer', enemies: ['stosstrupp'] });
      expect(tile(march('stosstrupp'), 'm')).toMatchObject({ guard: null, enemies: ['stosstrupp', 'stosstrupp'] });
      const crowd = (id: 'stosstrupp' | 'pioneer') =>
        play('movement', {
          card: 'forest-road',
          at: { scout: 'a' },
          nest: [],
          event: ['all-quiet', 'E'],
          enemies: { l: [id], m: ['stosstrupp', 'stosstrupp'], n: ['karabiner', 'karabiner', 'karabiner', 'karabiner'], o: ['mp40', 'mp40', 'mp40', 'mp40'] },
        });
      expect(tile(crowd('pioneer'), 'm').guard).toBe('pioneer');
      expect(tile(crowd('stosstrupp'), 'l').enemies).toEqual(['stosstrupp']);
      // One place outside and the nest: a Special and a regular enemy come together, on foot, with an Officer or through an entrance.
      const full4 = ['karabiner', 'karabiner', 'karabiner', 'karabiner'] as const;
      const walk = play('movement', {
        card: 'forest-road',
        at: { scout: 'a' },
        event: ['all-quiet', 'E'],
        enemies: { l: ['stosstrupp', 'pioneer'], m: ['stosstrupp'], n: full4, o: ['mp40', 'mp40', 'mp40', 'mp40'] },
      });
      expect([asked(walk), tile(walk, 'm')]).toMatchObject([null, { guard: 'pioneer', enemies: ['stosstrupp', 'stosstrupp'] }]);
      const led = play('movement', {
        card: 'viaduct',
        who: ['scout:B', 'medic:A', 'saboteur:A'],
        uniform: ['scout', 'medic', 'saboteur'],
        at: { scout: 'c', medic: 'c', saboteur: 'c' },
        event: ['all-quiet', 'E'],
        enemies: { b: ['officer', 'mp40', 'dog'], c: ['dog'], d: full4 },
      });
      expect([asked(led), tile(led, 'c')]).toMatchObject([null, { guard: 'mp40', enemies: ['officer', 'dog', 'dog'] }]);
      const arriving = (...waiting: readonly EnemyId[]) => {
        const g = position({
          card: 'chemical-works',
          who: ['scout:B', 'medic:A', 'butcher:A', 'mortar-gunner:A'],
          at: { scout: 'k', medic: 'k', butcher: 'k', 'mortar-gunner': 'k' },
          enemies: { k: ['paratrooper'] },
          waiting: [[], waiting],
        });
        g.bag.fill(0);
        g.bag[NULL] = 7;
        return play('reinforcements', g);
      };
      const entered = arriving('mp40', 'paratrooper');
      expect([asked(entered), tile(entered, 'k')]).toMatchObject([null, { guard: 'mp40', enemies: ['paratrooper', 'paratrooper'] }]);
      // Of two Specials only one has a place: the players say which.
      const specials = arriving('paratrooper', 'goliath');
      expect([asked(specials), specials.options(0)]).toEqual(['enter', ['paratrooper enters', 'goliath enters']]);
      specials.answer(specials.number, specials.asked[0] ?? 0, 'paratrooper enters');
      expect([asked(specials), tile(specials, 'k').enemies, terrain(specials).entrances[1]?.waiting]).toEqual([
        null,
        ['paratrooper', 'paratrooper'],
        ['goliath'],
      ]);
      const full = position({ card: 'forest-road', enemies: two, guards: { m: 'mp40' } });
      expect(roomOn(full, 0, nest)).toBe(0);
    },
  );

  proves(
    ['v-commandos.nest.commando#1', 'v-commandos.nest.commando#3', 'v-commandos.nest.commando#4', 'v-commandos.nest.commando#5', 'v-commandos.nest.commando#8'],
    'in a nest is entered and left at no cost',
    () => {
      const match = begin({ card: 'forest-road', at: { scout: 'm' }, active: 'scout', enemies: { m: ['karabiner'] } });
      say(match, 'scout enters the nest');
      expect([seen(match, 'scout').nest, seen(match, 'scout').actions]).toEqual([true, 4]);
      const guarded = play('movement', { card: 'forest-road', at: { scout: 'm' }, nest: ['scout'], event: ['all-quiet', 'S'], enemies: { m: ['karabiner'] } });
      expect(tile(guarded, 'm')).toMatchObject({ guard: null, enemies: ['karabiner'] });
      say(match, 'scout leaves the nest');
      expect(seen(match, 'scout').nest).toBe(false);
      expect(forbidden(match, 'scout enters the nest')).toEqual(['v-commandos.zero.timing']);
      say(match, 'scout saves an action', 'scout enters the nest', 'scout moves to @l');
      expect(seen(match, 'scout').nest).toBe(false);
      const shot = play('fire', { card: 'forest-road', at: { scout: 'm' }, nest: ['scout'], visible: ['scout'], enemies: { m: ['karabiner'] } }, 4);
      expect(eventsOf(shot, 'fires')).toMatchObject([{ needed: 4, hits: 1 }]);
    },
  );

  proves('v-commandos.nest.commando#9', 'in a nest gives its gun to whoever is inside', () => {
    const shots = (card: 'forest-road' | 'launch-ramp', letter: string, inside: boolean) =>
      begin({ card, at: { scout: letter }, nest: inside ? ['scout'] : [], active: 'scout', enemies: { [letter]: ['mp40'] } }, 1, 1, 1);
    const gun = say(shots('forest-road', 'm', true), 'scout shoots nest-gun at @m');
    expect([eventsOf(gun, 'shoots')[0]?.dice, seen(gun, 'scout').state, terrain(gun).alarm]).toEqual([[1, 1, 1], 'visible', true]);
    expect(offers(shots('forest-road', 'm', false), 'scout shoots nest-gun at @m')).toBe(false);
    expect(offers(shots('launch-ramp', 'j', true), 'scout shoots nest-gun at @j')).toBe(false);
  });

  proves(['v-commandos.nest.commando#6', 'v-commandos.nest.commando#7'], 'in a nest hides nobody and shows nobody', () => {
    const sketch = { card: 'forest-road', at: { scout: 'm' }, active: 'scout', enemies: { m: ['karabiner'] } } as const;
    const hidden = say(begin(sketch), 'scout enters the nest', 'scout leaves the nest');
    expect([seen(hidden, 'scout').state, eventsOf(hidden, 'stealth')]).toEqual(['stealthy', []]);
    const open = say(begin({ ...sketch, visible: ['scout'] }), 'scout enters the nest');
    expect(seen(open, 'scout').state).toBe('visible');
    const met = play('movement', { at: { scout: 'm' }, nest: ['scout'], event: ['all-quiet', 'E'], enemies: { l: ['karabiner'] } }, 1);
    expect([eventsOf(met, 'stealth').map(({ dice }) => dice), seen(met, 'scout').state]).toEqual([[[1]], 'visible']);
  });
});

proves(['v-commandos.precedence.cards#1', 'v-commandos.precedence.cards#2'], 'cards beat the rules, operation cards beat terrain cards', () => {
  const q = begin({ card: 'night-ferry', column: 1, who: ['scout:A', 'medic:A'], at: { scout: 'e', medic: 'q' }, active: 'scout' });
  expect(forbidden(q, 'scout goes underground')).toEqual(['v-commandos.precedence.cards']);
  const keys = position({
    card: 'blackbird',
    column: 1,
    who: ['scout:A', 'medic:A'],
    settings: { veteran: true },
    garrison: true,
    at: { scout: 'n' },
    active: 'scout',
  });
  const match = say(begin(keys, 1), 'scout overpowers guard:marked');
  expect(terrain(match).open).not.toContain('f-k'); // the terrain card would open it, the operation card does not
  const alone = say(begin({ card: 'old-prison', garrison: true, at: { scout: 'n' }, active: 'scout' }, 1), 'scout overpowers guard:marked');
  expect(terrain(alone).open).toContain('f-k');
});

proves(
  ['v-commandos.precedence.veteran-specials#1', 'v-commandos.precedence.veteran-specials#2'],
  'red specials count in Veteran mode only, black ones always',
  () => {
    const enemies = (veteran: boolean) => {
      const match = begin({ card: 'wipe', column: 1, settings: { veteran }, garrison: true, event: ['searchlight', 'N'], at: { scout: 'l' } });
      return [tile(match, 'a').enemies, tile(match, 'd').enemies];
    };
    expect([enemies(false), enemies(true)]).toEqual([
      [[], []],
      [['mp40'], ['mp40']],
    ]);
    for (const veteran of [false, true]) {
      const match = play('events', { card: 'wipe', column: 1, settings: { veteran }, at: { scout: 'n' } }, card('searchlight', 'N'));
      expect([eventsOf(match, 'event'), eventsOf(match, 'stealth')]).toMatchObject([[{ event: 'searchlight', idle: true }], []]);
    }
  },
);

test('what is asked is said', () => {
  expect(asked(begin({ card: 'forest-road', at: { scout: 'a' } }))).toBe('act');
  expect(offers(begin({ card: 'forest-road', at: { scout: 'a' } }), 'scout moves to @b')).toBe(true);
});
