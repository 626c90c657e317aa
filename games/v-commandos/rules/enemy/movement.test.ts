import { describe, expect } from 'vitest';
import { at } from '#kernel';
import { proves } from '../../../proves.ts';
import { stepsTowards } from '../../facts/routes.ts';
import { card, position } from '../../positions.ts';
import { asked, begin, eventKinds, eventsOf, idle, play, say, seen, terrain, tile, windowOf } from '../../testing/raid.ts';

const PAIR = ['scout:B', 'medic:A'] as const;
const FOUR = ['mp40', 'mp40', 'mp40', 'mp40'] as const;

describe('enemies', () => {
  proves('v-commandos.enemy-move.towards-visible', 'close in on the nearest Visible commando', () => {
    const match = play('movement', { who: PAIR, at: { scout: 'a', medic: 'f' }, visible: ['scout', 'medic'], enemies: { c: ['mp40'], f: ['karabiner'] } });
    expect([tile(match, 'b').enemies, tile(match, 'f').enemies]).toEqual([['mp40'], ['karabiner']]);
    const crowded = play('movement', {
      at: { scout: 'a' },
      visible: ['scout'],
      enemies: { a: ['mp40', 'mp40', 'mp40'], d: ['karabiner'] },
      guards: { h: 'mp40' },
    });
    expect([tile(crowded, 'c').enemies, tile(crowded, 'd').guard]).toEqual([[], 'karabiner']);
    const beside = play('movement', { at: { scout: 'a' }, visible: ['scout'], enemies: { a: ['mp40', 'mp40', 'mp40'], b: ['karabiner'], g: ['mp40'] } });
    expect([tile(beside, 'b').enemies, tile(beside, 'g').enemies]).toEqual([['karabiner'], ['mp40']]);
    const elsewhere = play(
      'movement',
      position({ card: 'night-ferry', who: PAIR, at: { scout: 'a', medic: 'b*' }, visible: ['medic'], enemies: { n: ['mp40'] }, event: ['all-quiet', 'W'] }),
    );
    expect(tile(elsewhere, 'm').enemies).toEqual(['mp40']);
  });

  proves('v-commandos.enemy-move.decided-at-start', 'choose commando or card when the step begins', () => {
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

  proves('v-commandos.enemy-move.nearest-first', 'move the nearest first, so that there is room behind them', () => {
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

  proves('v-commandos.enemy-move.nearest-first', 'are as near behind a full tile as behind an empty one, whichever way the corridor runs', () => {
    const eight = ['karabiner', 'karabiner', 'karabiner', 'karabiner', 'karabiner', 'karabiner', 'karabiner', 'karabiner'] as const;
    const west = play('movement', { card: 'old-prison', at: { scout: 'f' }, visible: ['scout'], enemies: { k: eight, a: FOUR, b: ['pioneer'] } });
    expect([tile(west, 'e').enemies, tile(west, 'a').enemies]).toEqual([FOUR, ['pioneer']]);
    const east = play('movement', { card: 'old-prison', at: { scout: 'i' }, visible: ['scout'], enemies: { l: eight, d: FOUR, c: ['pioneer'] } });
    expect([tile(east, 'j').enemies, tile(east, 'd').enemies]).toEqual([FOUR, ['pioneer']]);
  });

  proves('v-commandos.enemy-move.direction', 'follow the card where nobody is Visible', () => {
    const match = play('movement', {
      card: 'lighthouse',
      at: { scout: 'n' },
      event: ['all-quiet', 'S'],
      enemies: { d: ['mp40'], m: ['karabiner'], b: ['pioneer'] },
    });
    expect([tile(match, 'g').enemies, tile(match, 'm').enemies, tile(match, 'e').enemies]).toEqual([['mp40'], ['karabiner'], ['pioneer']]);
    const wall = play('movement', { card: 'lighthouse', at: { scout: 'n' }, event: ['all-quiet', 'E'], enemies: { e: ['mp40'] } });
    expect(tile(wall, 'e').enemies).toEqual(['mp40']);
  });

  proves('v-commandos.enemy-move.direction-order', 'move the farthest in that direction first', () => {
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

  proves('v-commandos.enemy-move.once', 'move once in a step', () => {
    const match = play('movement', { at: { scout: 'o' }, event: ['all-quiet', 'W'], enemies: { f: ['mp40'] } });
    expect([tile(match, 'e').enemies, tile(match, 'd').enemies]).toEqual([['mp40'], []]);
    const led = play('movement', { card: 'viaduct', at: { scout: 'm' }, event: ['all-quiet', 'E'], enemies: { a: ['officer', 'mp40'] } });
    expect([tile(led, 'c').guard, tile(led, 'c').enemies, tile(led, 'd').enemies]).toEqual(['mp40', ['officer'], []]);
  });

  proves('v-commandos.enemy-move.unknown-direction', 'draw cards for a question mark, and ignore their text', () => {
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
  });

  proves('v-commandos.enemy-move.even-split', 'spread evenly over equal ways; the players say which goes where', () => {
    const g = { at: { scout: 'o' }, event: ['all-quiet', 'N'], enemies: { g: ['mp40', 'mp40', 'mp40', 'mp40', 'mp40'] } } as const;
    const match = play('movement', g);
    expect([asked(match), match.options(0)]).toEqual(['split', ['mp40 goes to forest-road/a', 'mp40 goes to forest-road/b']]);
    say(match, 'mp40 goes to @b');
    expect([tile(match, 'a').enemies.length, tile(match, 'b').enemies.length]).toEqual([2, 3]);
    const narrow = play('movement', { ...g, enemies: { g: g.enemies.g, a: ['karabiner', 'karabiner', 'karabiner'] } });
    expect([tile(narrow, 'a').enemies.length, tile(narrow, 'b').enemies.length]).toEqual([4, 4]);
  });

  proves('v-commandos.enemy-move.officer', 'with a German Officer move two tiles, all of his tile', () => {
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

  proves('v-commandos.enemy-move.goliath', 'that are Goliaths move only while activated', () => {
    const goliath = (activated: boolean) => {
      const g = position({ card: 'launch-ramp', at: { scout: 'a' }, visible: ['scout'], enemies: { i: ['goliath'] } });
      at(g.boards, 0).activated = activated;
      return play('movement', g);
    };
    expect([tile(goliath(true), 'e').enemies, tile(goliath(false), 'i').enemies]).toEqual([['goliath'], ['goliath']]);
  });

  proves('v-commandos.enemy-move.guard', 'that are regular guard an unguarded marker; Specials never do', () => {
    const match = play('movement', { at: { scout: 'o' }, event: ['all-quiet', 'W'], enemies: { d: ['mp40', 'mp40', 'mp40'] } });
    expect([tile(match, 'd').guard, tile(match, 'c').enemies]).toEqual(['mp40', ['mp40', 'mp40']]);
    const special = play('movement', { at: { scout: 'o' }, event: ['all-quiet', 'W'], enemies: { d: ['stosstrupp'] } });
    expect([tile(special, 'd').guard, tile(special, 'c').enemies]).toEqual([null, ['stosstrupp']]);
    const choice = play('movement', { at: { scout: 'o' }, event: ['all-quiet', 'W'], enemies: { d: ['mp40', 'pioneer'] } });
    expect([asked(choice), choice.options(0)]).toEqual(['guard', ['mp40 stands guard', 'pioneer stands guard']]);
  });

  proves('v-commandos.enemy-move.guard-arrival', 'that come to an unguarded marker stop there', () => {
    const match = play('movement', { at: { scout: 'a' }, visible: ['scout'], enemies: { e: [...FOUR] }, guards: { h: 'mp40' } });
    expect([tile(match, 'd').guard, tile(match, 'd').enemies]).toEqual(['mp40', ['mp40']]);
    const led = play('movement', { card: 'viaduct', at: { scout: 'd' }, visible: ['scout'], enemies: { b: ['officer', 'mp40'] } });
    expect([tile(led, 'c').guard, tile(led, 'd').enemies]).toEqual(['mp40', ['officer']]);
  });

  proves('v-commandos.enemy-move.locked-doors', 'go through locked doors, which stay locked', () => {
    const match = play('movement', { card: 'lighthouse', at: { scout: 'c' }, visible: ['scout'], enemies: { f: ['mp40'] }, guards: { c: 'karabiner' } });
    expect([tile(match, 'c').enemies, terrain(match).open.includes('c-f')]).toEqual([['mp40'], false]);
    const fire = play('fire', { card: 'lighthouse', at: { scout: 'c' }, visible: ['scout'], enemies: { f: ['mp40'] } });
    expect(eventsOf(fire, 'fires')).toEqual([]);
  });

  proves('v-commandos.enemy-move.locked-doors-escort', 'that are Dogs need an escort for a locked door', () => {
    const alone = play('movement', { card: 'viaduct', at: { scout: 'g' }, visible: ['scout'], enemies: { h: ['dog'] }, guards: {} });
    expect([tile(alone, 'g').enemies, tile(alone, 'i').enemies]).toEqual([[], ['dog']]);
    const escorted = play('movement', { card: 'viaduct', at: { scout: 'g' }, visible: ['scout'], guards: { h: 'mp40' }, enemies: { h: ['dog'] } });
    expect(tile(escorted, 'g').enemies).toEqual(['dog']);
    const goliath = position({ card: 'launch-ramp', at: { scout: 'c' }, visible: ['scout'], enemies: { b: ['goliath'] } });
    at(goliath.boards, 0).activated = true;
    expect(tile(play('movement', goliath), 'c').enemies).toEqual([]);
  });

  proves('v-commandos.enemy-move.stealth-no-redirect', 'keep their course when somebody is found on the way', () => {
    const match = play('movement', { at: { scout: 'b' }, event: ['all-quiet', 'W'], enemies: { c: ['mp40'], f: ['karabiner'] } }, 1);
    expect([seen(match, 'scout').state, tile(match, 'e').enemies, terrain(match).alarm]).toEqual(['visible', ['karabiner'], true]);
    expect(eventKinds(match).filter((kind) => kind === 'follows')).toHaveLength(1);
  });
});
