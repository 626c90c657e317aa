import { describe, expect } from 'vitest';
import { at } from '#kernel';
import { proves } from '../../../proves.ts';
import { stepsTowards } from '../../facts/routes.ts';
import { card, enemy, position } from '../../positions.ts';
import { asked, begin, eventKinds, eventsOf, idle, play, say, seen, terrain, tile, windowOf } from '../../testing/raid.ts';

const PAIR = ['scout:B', 'medic:A'] as const;
const FOUR = ['mp40', 'mp40', 'mp40', 'mp40'] as const;

describe('enemies', () => {
  proves(
    [
      'v-commandos.enemy-move.towards-visible#1',
      'v-commandos.enemy-move.towards-visible#2',
      'v-commandos.enemy-move.towards-visible#3',
      'v-commandos.enemy-move.towards-visible#4',
      'v-commandos.enemy-move.towards-visible#8',
    ],
    'close in on the nearest Visible commando',
    () => {
      const match = play('movement', { who: PAIR, at: { scout: 'a', medic: 'f' }, visible: ['scout', 'medic'], enemies: { c: ['mp40'], f: ['karabiner'] } });
      expect([tile(match, 'b').enemies, tile(match, 'f').enemies]).toEqual([['mp40'], ['karabiner']]);
      const crowded = play('movement', {
        at: { scout: 'a' },
        visible: ['scout'],
        enemies: { a: ['mp40', 'mp40', 'mp40'], d: ['karabiner'] },
        guards: { d: 'mp40' },
      });
      say(crowded, 'karabiner goes to @c');
      expect([tile(crowded, 'c').enemies, tile(crowded, 'd').enemies]).toEqual([['karabiner'], []]);
      const beside = play('movement', { at: { scout: 'a' }, visible: ['scout'], enemies: { a: ['mp40', 'mp40', 'mp40'], b: ['karabiner'], g: ['mp40'] } });
      expect([tile(beside, 'b').enemies, tile(beside, 'g').enemies]).toEqual([['karabiner'], ['mp40']]);
      const elsewhere = play(
        'movement',
        position({ card: 'night-ferry', who: PAIR, at: { scout: 'a', medic: 'b*' }, visible: ['medic'], enemies: { n: ['mp40'] }, event: ['all-quiet', 'W'] }),
      );
      expect(tile(elsewhere, 'm').enemies).toEqual(['mp40']);
      const both = play('movement', {
        ...{ card: 'night-ferry', who: PAIR, at: { scout: 'n', medic: 'b*' }, visible: ['scout', 'medic'] },
        ...{ guards: { j: 'karabiner' }, enemies: { e: ['mp40'] } },
      });
      expect(tile(both, 'j').enemies).toEqual(['mp40']);
    },
  );

  proves('v-commandos.enemy-move.towards-visible#5', 'go around a full tile', () => {
    const match = play('movement', {
      ...{ at: { scout: 'a' }, visible: ['scout'], guards: { h: 'karabiner' } },
      enemies: { a: ['mp40', 'mp40', 'mp40'], b: [...FOUR], c: ['pioneer'] },
    });
    expect([tile(match, 'c').enemies, tile(match, 'h').enemies]).toEqual([[], ['pioneer']]);
  });

  proves('v-commandos.enemy-move.towards-visible#7', 'stay where there is no way', () => {
    const match = play('movement', { card: 'old-prison', at: { scout: 'm' }, visible: ['scout'], enemies: { f: ['dog'] } });
    expect([tile(match, 'f').enemies, eventsOf(match, 'enemies-move')]).toEqual([['dog'], []]);
  });

  proves('v-commandos.enemy-move.nearest-first#3', 'of equal distance go from north to south, then from west to east', () => {
    const sketch = { at: { scout: 'b' }, visible: ['scout'] } as const;
    const north = play('movement', { ...sketch, enemies: { b: ['mp40', 'mp40'], c: ['pioneer'], g: ['karabiner'] } });
    expect([tile(north, 'b').enemies, tile(north, 'g').enemies]).toEqual([['mp40', 'mp40', 'pioneer'], ['karabiner']]);
    const west = play('movement', { ...sketch, enemies: { b: ['mp40', 'mp40'], a: ['karabiner'], c: ['pioneer'] } });
    expect([tile(west, 'b').enemies, tile(west, 'c').enemies]).toEqual([['mp40', 'mp40', 'karabiner'], ['pioneer']]);
  });

  proves('v-commandos.enemy-move.decided-at-start#2', 'choose for each terrain by itself', () => {
    const sketch = { card: 'night-ferry', who: PAIR, at: { scout: 'a', medic: 'b*' }, visible: ['medic'], event: ['all-quiet', 'W'] } as const;
    expect(eventsOf(play('movement', sketch), 'follows').map(({ direction }) => direction)).toEqual(['W', null]);
  });

  proves('v-commandos.enemy-move.decided-at-start#1', 'choose commando or card when the step begins', () => {
    const match = begin({
      who: PAIR,
      at: { scout: 'b', medic: 'o' },
      visible: ['scout'],
      plus: { scout: 1 },
      acted: ['scout', 'medic'],
      event: ['all-quiet', 'E'],
      enemies: { i: ['mp40'] },
    });
    idle(match, () => windowOf(match) === 'before-movement');
    say(match, '+1: scout moves to @a');
    idle(match, () => eventsOf(match, 'follows').length > 0);
    expect([seen(match, 'scout').state, eventsOf(match, 'follows')[0]?.direction]).toEqual(['stealthy', 'E']);
  });

  proves('v-commandos.enemy-move.nearest-first#1', 'move the nearest first, so that there is room behind them', () => {
    const pioneers = ['pioneer', 'pioneer', 'pioneer', 'pioneer'] as const;
    const match = play('movement', {
      at: { scout: 'h' },
      visible: ['scout'],
      guards: { d: 'karabiner', h: 'karabiner' },
      enemies: { d: ['mp40', 'mp40', 'mp40'], e: [...pioneers] },
    });
    expect([tile(match, 'h').enemies.length, tile(match, 'd').enemies, tile(match, 'i').enemies]).toEqual([3, ['pioneer', 'pioneer'], ['pioneer', 'pioneer']]);
    const crowd = position({ card: 'water-tower', at: { scout: 'f' }, visible: ['scout'], enemies: { h: [...FOUR], c: [...FOUR], j: ['karabiner'] } });
    expect(stepsTowards(crowd, 0, 9, [5], 1, true)).toEqual([10]);
  });

  proves('v-commandos.enemy-move.nearest-first#2', 'are as near behind a full tile as behind an empty one, whichever way the corridor runs', () => {
    const eight = ['karabiner', 'karabiner', 'karabiner', 'karabiner', 'karabiner', 'karabiner', 'karabiner', 'karabiner'] as const;
    const west = play('movement', { card: 'old-prison', at: { scout: 'f' }, visible: ['scout'], enemies: { k: eight, a: FOUR, b: ['pioneer'] } });
    expect([tile(west, 'e').enemies, tile(west, 'a').enemies]).toEqual([FOUR, ['pioneer']]);
    const east = play('movement', { card: 'old-prison', at: { scout: 'i' }, visible: ['scout'], enemies: { l: eight, d: FOUR, c: ['pioneer'] } });
    expect([tile(east, 'j').enemies, tile(east, 'd').enemies]).toEqual([FOUR, ['pioneer']]);
  });

  proves(
    ['v-commandos.enemy-move.direction#1', 'v-commandos.enemy-move.direction#2', 'v-commandos.enemy-move.direction#3'],
    'follow the card where nobody is Visible',
    () => {
      const match = play('movement', {
        card: 'lighthouse',
        at: { scout: 'n' },
        event: ['all-quiet', 'S'],
        enemies: { d: ['mp40'], m: ['karabiner'], b: ['pioneer'] },
      });
      expect([tile(match, 'g').enemies, tile(match, 'm').enemies, tile(match, 'e').enemies]).toEqual([['mp40'], ['karabiner'], ['pioneer']]);
      const wall = play('movement', { card: 'lighthouse', at: { scout: 'n' }, event: ['all-quiet', 'E'], enemies: { e: ['mp40'] } });
      expect(tile(wall, 'e').enemies).toEqual(['mp40']);
      const door = play('movement', {
        card: 'lighthouse',
        at: { scout: 'n' },
        event: ['all-quiet', 'S'],
        guards: { c: 'mp40' },
        enemies: { c: ['karabiner'] },
      });
      expect([tile(door, 'c').enemies, tile(door, 'f').enemies]).toEqual([[], ['karabiner']]);
    },
  );

  proves('v-commandos.enemy-move.direction-order#1', 'move the farthest in that direction first', () => {
    const match = play('movement', {
      at: { scout: 'o' },
      event: ['all-quiet', 'E'],
      enemies: { b: [...FOUR], c: ['karabiner', 'karabiner', 'karabiner', 'karabiner'] },
      guards: { d: 'mp40' },
    });
    expect(asked(match)).toBe(null);
    const row = play('movement', {
      at: { scout: 'o' },
      event: ['all-quiet', 'W'],
      enemies: { c: [...FOUR], b: ['karabiner', 'karabiner', 'karabiner', 'karabiner'] },
    });
    expect([tile(row, 'a').enemies.length, tile(row, 'b').enemies.length, tile(row, 'b').enemies[0]]).toEqual([4, 4, 'mp40']);
  });

  proves('v-commandos.enemy-move.direction-order#2', 'move from north to south, then from west to east, where they are equally far', () => {
    const seven = ['mp40', 'mp40', 'mp40', 'mp40', 'karabiner', 'karabiner', 'karabiner'] as const;
    const north = play('movement', {
      ...{ card: 'coastal-battery', at: { scout: 'p' }, event: ['all-quiet', 'E'] },
      enemies: { k: seven, j: ['pioneer'], o: ['stosstrupp'] },
    });
    expect([tile(north, 'k').enemies.length, tile(north, 'j').enemies, tile(north, 'o').enemies]).toEqual([8, [], ['stosstrupp']]);
    const west = play('movement', {
      ...{ card: 'viaduct', at: { scout: 'a' }, event: ['all-quiet', 'S'], guards: { j: 'mp40' } },
      enemies: { m: seven.slice(1), i: ['pioneer'], j: ['pioneer', 'pioneer'] },
    });
    expect([tile(west, 'm').enemies.length, tile(west, 'i').enemies, tile(west, 'j').enemies.length]).toEqual([8, [], 1]);
  });

  proves(['v-commandos.enemy-move.once#1', 'v-commandos.enemy-move.once#2'], 'move once in a step', () => {
    const match = play('movement', { at: { scout: 'o' }, event: ['all-quiet', 'W'], enemies: { f: ['mp40'] } });
    expect([tile(match, 'e').enemies, tile(match, 'd').enemies]).toEqual([['mp40'], []]);
    const led = play('movement', { card: 'viaduct', at: { scout: 'm' }, event: ['all-quiet', 'E'], enemies: { a: ['officer', 'mp40'] } });
    expect([tile(led, 'c').guard, tile(led, 'c').enemies, tile(led, 'd').enemies]).toEqual(['mp40', ['officer'], []]);
    const double = { card: 'viaduct', at: { scout: 'i' }, event: ['double-time', 'E'], guards: { c: 'mp40' } } as const;
    const ahead = play('movement', { ...double, enemies: { a: ['officer', 'karabiner'], k: ['pioneer'] } });
    expect([tile(ahead, 'c').enemies, tile(ahead, 'd').enemies, tile(ahead, 'm').enemies]).toEqual([['karabiner', 'officer'], [], ['pioneer']]);
  });

  proves('v-commandos.enemy-move.once#3', 'go one way when a question mark is resolved', () => {
    const sketch = { at: { scout: 'o' }, event: ['change-of-guard', '?'], enemies: { c: ['mp40'], f: ['karabiner'] } } as const;
    const match = play('movement', sketch, card('all-quiet', 'W'));
    expect([tile(match, 'b').enemies, tile(match, 'e').enemies]).toEqual([['mp40'], ['karabiner']]);
  });

  proves(
    ['v-commandos.enemy-move.unknown-direction#1', 'v-commandos.enemy-move.unknown-direction#2', 'v-commandos.enemy-move.unknown-direction#3'],
    'draw cards for a question mark, and ignore their text',
    () => {
      const g = position({ at: { scout: 'o' }, event: ['change-of-guard', '?'], enemies: { c: ['mp40'] } });
      const match = play('movement', g, card('lorry-load', '?'), card('searchlight', 'W'));
      expect([tile(match, 'b').enemies, match.state.discards, eventsOf(match, 'stealth'), terrain(match).entrances[0]?.more]).toEqual([
        ['mp40'],
        [card('lorry-load', '?'), card('searchlight', 'W')],
        [],
        0,
      ]);
      const visible = play('movement', { at: { scout: 'a' }, visible: ['scout'], event: ['change-of-guard', '?'], enemies: { c: ['mp40'] } });
      expect(visible.state.discards).toEqual([]);
    },
  );

  proves(
    ['v-commandos.enemy-move.even-split#1', 'v-commandos.enemy-move.even-split#2', 'v-commandos.enemy-move.even-split#3'],
    'spread evenly over equal ways; the players say which goes where',
    () => {
      const g = { at: { scout: 'o' }, event: ['all-quiet', 'N'], enemies: { g: ['mp40', 'mp40', 'mp40', 'mp40', 'mp40'] } } as const;
      const match = play('movement', g);
      expect([asked(match), match.options(0)]).toEqual(['split', ['mp40 goes to forest-road/a', 'mp40 goes to forest-road/b']]);
      say(match, 'mp40 goes to @b');
      expect([tile(match, 'a').enemies.length, tile(match, 'b').enemies.length]).toEqual([2, 3]);
      const narrow = play('movement', { ...g, enemies: { g: g.enemies.g, a: ['karabiner', 'karabiner', 'karabiner'] } });
      expect([tile(narrow, 'a').enemies.length, tile(narrow, 'b').enemies.length]).toEqual([4, 4]);
      const three = ['karabiner', 'karabiner', 'karabiner'] as const;
      const full = play('movement', { ...g, enemies: { g: g.enemies.g, a: three, b: three } });
      expect(['a', 'b', 'g'].map((letter) => tile(full, letter).enemies.length)).toEqual([4, 4, 3]);
    },
  );

  proves(['v-commandos.enemy-move.officer#1', 'v-commandos.enemy-move.officer#2'], 'with a German Officer move two tiles, all of his tile', () => {
    const match = play('movement', {
      card: 'viaduct',
      at: { scout: 'd' },
      visible: ['scout'],
      guards: { c: 'karabiner' },
      enemies: { a: ['officer', 'mp40', 'mp40', 'mp40'] },
    });
    expect(tile(match, 'c').enemies).toEqual(['mp40', 'mp40', 'mp40', 'officer']);
    const near = play('movement', { card: 'viaduct', at: { scout: 'b' }, visible: ['scout'], enemies: { a: ['officer', 'mp40'] } });
    expect(tile(near, 'b').enemies).toEqual(['mp40', 'officer']);
  });

  proves('v-commandos.enemy-move.officer#4', 'with a German Officer are noticed on both tiles', () => {
    const match = play(
      'movement',
      { card: 'viaduct', who: PAIR, at: { scout: 'b', medic: 'c' }, event: ['all-quiet', 'E'], enemies: { a: ['officer'] } },
      ...[3, 4],
    );
    expect(eventsOf(match, 'stealth')).toMatchObject([
      { who: 'scout', dice: [3] },
      { who: 'medic', dice: [4] },
    ]);
  });

  proves(['v-commandos.enemy-move.goliath#1', 'v-commandos.enemy-move.goliath#2'], 'that are Goliaths move only while activated', () => {
    const goliath = (activated: boolean) => {
      const g = position({ card: 'launch-ramp', at: { scout: 'a' }, visible: ['scout'], enemies: { i: ['goliath'] } });
      at(g.boards, 0).activated = activated;
      return play('movement', g);
    };
    expect([tile(goliath(true), 'e').enemies, tile(goliath(false), 'i').enemies]).toEqual([['goliath'], ['goliath']]);
  });

  proves(
    ['v-commandos.enemy-move.guard#1', 'v-commandos.enemy-move.guard#2', 'v-commandos.enemy-move.guard#3', 'v-commandos.enemy-move.guard#4'],
    'that are regular guard an unguarded marker; Specials never do',
    () => {
      const match = play('movement', { at: { scout: 'o' }, event: ['all-quiet', 'W'], enemies: { d: ['mp40', 'mp40', 'mp40'] } });
      expect([tile(match, 'd').guard, tile(match, 'c').enemies]).toEqual(['mp40', ['mp40', 'mp40']]);
      const special = play('movement', { at: { scout: 'o' }, event: ['all-quiet', 'W'], enemies: { d: ['stosstrupp'] } });
      expect([tile(special, 'd').guard, tile(special, 'c').enemies]).toEqual([null, ['stosstrupp']]);
      const choice = play('movement', { at: { scout: 'o' }, event: ['all-quiet', 'W'], enemies: { d: ['mp40', 'pioneer'] } });
      expect([asked(choice), choice.options(0)]).toEqual(['guard', ['mp40 stands guard', 'pioneer stands guard']]);
      const guard = (card: 'forest-road' | 'viaduct', tileOf: string, id: 'pioneer' | 'masked-karabiner') =>
        tile(play('movement', { card, at: { scout: 'm' }, event: ['all-quiet', 'E'], enemies: { [tileOf]: [id] } }), tileOf).guard;
      expect([guard('forest-road', 'd', 'pioneer'), guard('viaduct', 'j', 'masked-karabiner')]).toEqual(['pioneer', 'masked-karabiner']);
    },
  );

  proves(
    ['v-commandos.enemy-move.guard-arrival#1', 'v-commandos.enemy-move.guard-arrival#3', 'v-commandos.enemy-move.guard-arrival#5'],
    'that come to an unguarded marker stop there',
    () => {
      const match = play('movement', { at: { scout: 'a' }, visible: ['scout'], enemies: { e: [...FOUR] }, guards: { h: 'mp40' } });
      expect([tile(match, 'd').guard, tile(match, 'd').enemies]).toEqual(['mp40', ['mp40']]);
      const led = play('movement', { card: 'viaduct', at: { scout: 'd' }, visible: ['scout'], enemies: { b: ['officer', 'mp40'] } });
      expect([tile(led, 'c').guard, tile(led, 'd').enemies]).toEqual(['mp40', ['officer']]);
    },
  );

  proves('v-commandos.enemy-move.guard-arrival#2', 'that guard shoot from their post', () => {
    const match = play('fire', { at: { scout: 'c' }, visible: ['scout'], guards: { d: 'mp40' } }, 1, 1);
    expect(eventsOf(match, 'fires')).toMatchObject([{ who: 'scout', from: ['forest-road/d'], dice: [1, 1] }]);
  });

  proves('v-commandos.enemy-move.guard-arrival#4', 'that come by an entrance guard as well', () => {
    const match = play('reinforcements', { card: 'harbour-quay', who: PAIR, at: { scout: 'e' } }, enemy('mp40'), enemy('mp40'));
    expect(tile(match, 'd')).toMatchObject({ guard: 'mp40', enemies: [] });
  });

  proves(
    ['v-commandos.enemy-move.locked-doors-escort#2', 'v-commandos.enemy-move.locked-doors-escort#4'],
    'take Dogs and Goliaths along through a locked door',
    () => {
      const escort = (...enemies: readonly ('officer' | 'dog' | 'mp40')[]) =>
        tile(play('movement', { card: 'viaduct', at: { scout: 'f' }, visible: ['scout'], guards: { f: 'mp40' }, enemies: { e: enemies } }), 'f').enemies;
      expect([escort('mp40', 'dog'), escort('officer', 'dog'), escort('dog', 'dog')]).toEqual([['mp40', 'dog'], ['officer', 'dog'], []]);
      const goliath = position({ card: 'launch-ramp', at: { scout: 'c' }, visible: ['scout'], enemies: { b: ['paratrooper', 'goliath'] } });
      at(goliath.boards, 0).activated = true;
      expect(tile(play('movement', goliath), 'c').enemies).toEqual(['paratrooper', 'goliath']);
    },
  );

  proves(['v-commandos.enemy-move.locked-doors#1', 'v-commandos.enemy-move.locked-doors#2'], 'go through locked doors, which stay locked', () => {
    const match = play('movement', { card: 'lighthouse', at: { scout: 'c' }, visible: ['scout'], enemies: { f: ['mp40'] }, guards: { c: 'karabiner' } });
    expect([tile(match, 'c').enemies, terrain(match).open.includes('c-f')]).toEqual([['mp40'], false]);
    const fire = play('fire', { card: 'lighthouse', at: { scout: 'c' }, visible: ['scout'], enemies: { f: ['mp40'] } });
    expect(eventsOf(fire, 'fires')).toEqual([]);
  });

  proves(
    ['v-commandos.enemy-move.locked-doors-escort#1', 'v-commandos.enemy-move.locked-doors-escort#2', 'v-commandos.enemy-move.locked-doors-escort#3'],
    'that are Dogs need an escort for a locked door',
    () => {
      const alone = play('movement', { card: 'viaduct', at: { scout: 'g' }, visible: ['scout'], enemies: { h: ['dog'] }, guards: {} });
      expect([tile(alone, 'g').enemies, tile(alone, 'i').enemies]).toEqual([[], ['dog']]);
      const escorted = play('movement', { card: 'viaduct', at: { scout: 'g' }, visible: ['scout'], guards: { h: 'mp40' }, enemies: { h: ['dog'] } });
      expect(tile(escorted, 'g').enemies).toEqual(['dog']);
      const goliath = position({ card: 'launch-ramp', at: { scout: 'c' }, visible: ['scout'], enemies: { b: ['goliath'] } });
      at(goliath.boards, 0).activated = true;
      expect(tile(play('movement', goliath), 'c').enemies).toEqual([]);
    },
  );

  proves(
    ['v-commandos.enemy-move.stealth-no-redirect#1', 'v-commandos.enemy-move.stealth-no-redirect#2'],
    'keep their course when somebody is found on the way',
    () => {
      const match = play('movement', { at: { scout: 'b' }, event: ['all-quiet', 'W'], enemies: { c: ['mp40'], f: ['karabiner'] } }, 1);
      expect([seen(match, 'scout').state, tile(match, 'e').enemies, terrain(match).alarm]).toEqual(['visible', ['karabiner'], true]);
      expect(eventKinds(match).filter((kind) => kind === 'follows')).toHaveLength(1);
      expect(eventsOf(play('fire', { ...match.state, outcome: null }, 1, 1), 'fires')).toMatchObject([{ who: 'scout', dice: [1, 1] }]);
    },
  );
});
