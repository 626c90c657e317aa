import { describe, expect, test } from 'vitest';
import { at } from '#kernel';
import { proves } from '../../../proves.ts';
import { enemy, position } from '../../positions.ts';
import { asked, begin, eventsOf, NULL, play, say, seen, terrain, tile } from '../../testing/raid.ts';

/* How enemies come, go and shoot, where it is easily told wrong. */

const PAIR = ['scout:B', 'medic:A'] as const;

describe('who goes', () => {
  test('are the nearest first, also where the map is read the other way', () => {
    const match = play('movement', {
      at: { scout: 'f' },
      visible: ['scout'],
      guards: { d: 'karabiner' },
      enemies: { d: ['mp40', 'mp40', 'mp40'], e: ['pioneer', 'pioneer', 'pioneer'] },
    });
    expect([tile(match, 'f').enemies, tile(match, 'e').enemies, tile(match, 'd')]).toMatchObject([
      ['pioneer', 'pioneer', 'pioneer'],
      ['mp40', 'mp40', 'mp40'],
      { enemies: [], guard: 'karabiner' },
    ]);
  });

  proves('v-commandos.end.terrain-waits#4', 'is nobody on a completed terrain', () => {
    const g = position({ card: 'night-ferry', who: PAIR, at: { medic: 'a*' }, enemies: { g: ['mp40'], 'g*': ['mp40'] } });
    at(g.boards, 0).complete = true;
    for (const b of g.boards) b.direction = 0;
    expect(eventsOf(play('movement', g), 'enemies-move').map(({ from }) => from)).toEqual(['water-tower/g']);
  });

  test('take a post on the first tile of the map, and Stoßtruppen pass a locked door alone', () => {
    const post = play('movement', { card: 'coastal-battery', at: { scout: 'l' }, event: ['all-quiet', 'N'], enemies: { a: ['mp40'] } });
    expect(tile(post, 'a')).toMatchObject({ enemies: [], guard: 'mp40' });
    const door = play('movement', { card: 'lighthouse', at: { scout: 'f' }, visible: ['scout'], enemies: { c: ['stosstrupp'] } });
    expect([tile(door, 'f').enemies, terrain(door).open.includes('c-f')]).toEqual([['stosstrupp'], false]);
  });

  test('run two tiles at the double, from the first tile as well, and ask no card for a direction that is known', () => {
    const match = play('movement', { at: { scout: 'o' }, event: ['double-time', 'E'], enemies: { a: ['mp40'] } });
    expect([tile(match, 'c').enemies, eventsOf(match, 'direction')]).toEqual([['mp40'], []]);
  });

  test('are two Officers one after the other, each with his two tiles', () => {
    const far = play('movement', { card: 'viaduct', at: { scout: 'k' }, event: ['all-quiet', 'E'], enemies: { a: ['officer', 'officer'] } });
    expect([tile(far, 'a').enemies, tile(far, 'c').enemies]).toEqual([[], ['officer', 'officer']]);
    const near = play('movement', { card: 'viaduct', at: { scout: 'k' }, event: ['all-quiet', 'N'], enemies: { g: ['officer', 'officer', 'karabiner'] } });
    expect([tile(near, 'g').enemies, tile(near, 'b').enemies]).toEqual([[], ['karabiner', 'officer', 'officer']]);
  });

  test('is told of those who go, and of nobody else', () => {
    const match = play('movement', { at: { scout: 'o' }, event: ['all-quiet', 'S'], enemies: { g: ['karabiner'] } });
    say(match, 'karabiner goes to @k');
    expect(eventsOf(match, 'enemies-move')).toMatchObject([{ from: 'forest-road/g', to: 'forest-road/k', enemies: ['karabiner'] }]);
  });

  test('an Officer takes nobody along from the next tile of the map, and leaves behind whoever takes a post on the way', () => {
    const match = play('movement', {
      card: 'viaduct',
      at: { scout: 'k' },
      event: ['all-quiet', 'N'],
      enemies: { m: ['officer', 'karabiner', 'karabiner'], l: ['mp40'] },
    });
    expect(match.decision?.about).toMatchObject({ from: 'viaduct/m', left: ['officer'] });
    say(match, 'officer goes to @j');
    expect([tile(match, 'j'), tile(match, 'd').enemies, tile(match, 'g').enemies]).toMatchObject([
      { enemies: [], guard: 'karabiner' },
      ['karabiner', 'officer'],
      ['mp40'],
    ]);
  });

  test('an Officer who is there stays, and those with him', () => {
    const match = play('movement', { card: 'viaduct', at: { scout: 'b' }, visible: ['scout'], enemies: { b: ['officer', 'karabiner'] } });
    expect([tile(match, 'b').enemies, eventsOf(match, 'enemies-move')]).toEqual([['karabiner', 'officer'], []]);
  });
});

describe('who notices', () => {
  test('is not the one who has just taken a post among dozing sentries', () => {
    const rolled = (guard: boolean) =>
      eventsOf(
        play(
          'movement',
          { at: { scout: 'h' }, event: ['dozing-sentries', 'E'], guards: guard ? { h: 'karabiner' } : {}, enemies: { g: ['karabiner', 'karabiner'] } },
          ...[5, 6],
        ),
        'stealth',
      ).map(({ dice }) => dice.length);
    expect([rolled(false), rolled(true)]).toEqual([[1], [2]]);
    const alone = play('movement', { at: { scout: 'h' }, event: ['dozing-sentries', 'E'], enemies: { g: ['karabiner'] } });
    expect([tile(alone, 'h').guard, eventsOf(alone, 'stealth')]).toEqual(['karabiner', []]);
  });
});

describe('who comes', () => {
  test('bring the last Special for a blank, and are not asked about where all have room', () => {
    const g = position({ card: 'lighthouse', at: { scout: 'n' } });
    g.stack = 1;
    const match = play('reinforcements', g, NULL);
    expect([match.state.stack, match.state.aside, match.state.bag.at(-2)]).toEqual([0, 0, 1]);
    const exact = play(
      'reinforcements',
      { card: 'lighthouse', at: { scout: 'n' }, alarm: true, enemies: { b: ['pioneer', 'pioneer'] } },
      enemy('karabiner'),
      enemy('mp40'),
    );
    expect([asked(exact), eventsOf(exact, 'enters').map(({ enemies }) => enemies)]).toEqual([null, [['mp40', 'karabiner']]]);
  });
});

describe('who shoots', () => {
  proves('v-commandos.enemy-fire.split#3', 'is told with the tile, and the players say which enemy aims at whom', () => {
    const match = play('fire', { who: PAIR, at: { scout: 'h', medic: 'h' }, visible: ['scout', 'medic'], enemies: { h: ['mp40', 'karabiner'] } }, 1, 1, 1);
    expect(match.options().toSorted()).toEqual(['karabiner aims at medic', 'karabiner aims at scout', 'mp40 aims at medic', 'mp40 aims at scout']);
    say(match, 'mp40 aims at medic');
    expect(eventsOf(match, 'fires').map(({ who, dice, from }) => [who, dice.length, from])).toEqual([
      ['scout', 1, ['forest-road/h']],
      ['medic', 2, ['forest-road/h']],
    ]);
  });

  test('Goliaths explode only where they are and somebody Visible is', () => {
    const fire = (goliath: string, visible: boolean) => {
      const g = position({ card: 'launch-ramp', at: { scout: 'i' }, visible: visible ? ['scout'] : [], enemies: { [goliath]: ['goliath'] } });
      at(g.boards, 0).activated = true;
      return eventsOf(play('fire', g), 'explosion').length;
    };
    expect([fire('i', true), fire('i', false), fire('m', true)]).toEqual([1, 0, 0]);
  });

  test('do nothing to whoever is out of their sight', () => {
    const match = say(begin({ at: { scout: 'a' }, active: 'scout', enemies: { o: ['mp40'] } }), 'scout moves to @g');
    expect([seen(match, 'scout').state, eventsOf(match, 'fires')]).toEqual(['visible', []]);
  });
});
