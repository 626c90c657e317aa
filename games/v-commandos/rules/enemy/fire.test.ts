import { describe, expect } from 'vitest';
import { at } from '#kernel';
import { proves } from '../../../proves.ts';
import { roomOn } from '../../facts/occupancy.ts';
import { position } from '../../positions.ts';
import { asked, begin, eventKinds, eventsOf, idle, play, say, seen, tile, view } from '../../testing/raid.ts';

const PAIR = ['sniper:A', 'medic:A'] as const;

describe('enemy fire', () => {
  proves(['v-commandos.enemy-fire.same-tile#1', 'v-commandos.enemy-fire.same-tile#2'], 'hits the Visible on the same tile', () => {
    const match = play(
      'fire',
      { card: 'water-tower', who: PAIR, at: { sniper: 'b', medic: 'b' }, visible: ['sniper'], enemies: { b: ['mp40', 'mp40'] } },
      1,
      2,
      3,
      6,
    );
    expect([seen(match, 'sniper').wounds, seen(match, 'medic').wounds]).toEqual([2, 0]);
  });

  proves('v-commandos.enemy-fire.order#1', 'comes from the same tile first, then from adjacent ones', () => {
    const match = play(
      'fire',
      { who: PAIR, at: { sniper: 'a', medic: 'f' }, visible: ['sniper'], wounds: { sniper: 2 }, enemies: { a: ['karabiner'], b: ['mp40'] } },
      4,
    );
    expect([seen(match, 'sniper').state, eventsOf(match, 'fires').length]).toEqual(['critical', 1]);
  });

  proves(['v-commandos.enemy-fire.order#2', 'v-commandos.enemy-fire.goliath-detonates#3'], 'has Goliaths explode between the two', () => {
    const g = position({
      ...{ card: 'launch-ramp', who: [...PAIR, 'scout:A'], at: { sniper: 'f', medic: 'n', scout: 'd' }, visible: ['sniper', 'medic'] },
      ...{ wounds: { sniper: 2 }, enemies: { f: ['goliath', 'karabiner'], n: ['karabiner'], e: ['mp40'], i: ['karabiner'], m: ['karabiner'] } },
    });
    at(g.boards, 0).activated = true;
    const match = play('fire', g, 6, 1, 1);
    expect(eventKinds(match)).toEqual([...['fires', 'wounded', 'critical', 'fires', 'explosion', 'fallen', 'alarm'], ...['fires']]);
    expect(eventsOf(match, 'fires').map(({ who, from }) => [who, from])).toEqual([
      ['sniper', ['launch-ramp/f']],
      ['medic', ['launch-ramp/n']],
      ['medic', ['launch-ramp/m']],
    ]);
  });

  proves('v-commandos.enemy-fire.order#3', 'comes from nobody at two tiles', () => {
    const sketch = { who: PAIR, at: { sniper: 'a', medic: 'b' }, visible: ['sniper', 'medic'], wounds: { sniper: 2 } } as const;
    const match = play('fire', { ...sketch, enemies: { a: ['karabiner'] } }, 6);
    expect([seen(match, 'sniper').state, eventsOf(match, 'fires').map(({ who }) => who)]).toEqual(['critical', ['sniper']]);
  });

  proves(['v-commandos.enemy-fire.meet-or-beat#1', 'v-commandos.enemy-fire.meet-or-beat#2'], 'hits on the number itself', () => {
    const hits = (die: number) => eventsOf(play('fire', { at: { scout: 'a' }, visible: ['scout'], enemies: { a: ['karabiner'] } }, die), 'fires')[0]?.hits;
    expect([hits(4), hits(3)]).toEqual([1, 0]);
  });

  proves(
    ['v-commandos.enemy-fire.goliath-detonates#1', 'v-commandos.enemy-fire.goliath-detonates#2', 'v-commandos.enemy-fire.goliath-detonates#4'],
    'ends with activated Goliaths that explode',
    () => {
      const sketch = {
        card: 'launch-ramp',
        who: [...PAIR, 'scout:A'],
        at: { sniper: 'f', medic: 'f', scout: 'd' },
        visible: ['sniper'],
        enemies: { f: ['goliath', 'karabiner', 'karabiner'] },
      } as const;
      const g = position(sketch);
      at(g.boards, 0).activated = true;
      const match = play('fire', g, 1, 1);
      expect([tile(match, 'f').enemies, seen(match, 'sniper').place, seen(match, 'medic').place, view(match).bag.special]).toEqual([[], 'out', 'out', 1]);
      const asleep = play('fire', sketch, 1, 1);
      expect([tile(asleep, 'f').enemies.length, seen(asleep, 'sniper').place]).toEqual([3, 'tile']);
    },
  );

  proves(
    ['v-commandos.enemy-fire.adjacent#1', 'v-commandos.enemy-fire.adjacent#2', 'v-commandos.enemy-fire.adjacent#3'],
    'reaches adjacent tiles, at the number of the target',
    () => {
      const match = play('fire', { at: { scout: 'a' }, visible: ['scout'], enemies: { g: ['mp40'] } }, 3, 3);
      expect(eventsOf(match, 'fires')).toMatchObject([{ needed: 4, hits: 0 }]);
      const own = play('fire', { who: PAIR, at: { sniper: 'g', medic: 'a' }, visible: ['sniper', 'medic'], enemies: { g: ['mp40'] } }, 1, 1);
      expect(eventsOf(own, 'fires').map(({ who }) => who)).toEqual(['sniper']);
      for (const [card, id] of [
        ['viaduct', 'dog'],
        ['launch-ramp', 'goliath'],
      ] as const)
        expect(eventsOf(play('fire', { card, at: { scout: 'a' }, visible: ['scout'], enemies: { b: [id] } }), 'fires')).toEqual([]);
    },
  );

  proves('v-commandos.enemy-fire.adjacent#4', 'of a Dog is at its own tile, and at whoever leaves it or comes to it', () => {
    const dog = (from: string, to: string) => {
      const match = begin({ card: 'viaduct', at: { scout: from }, visible: ['scout'], active: 'scout', enemies: { e: ['dog'] } }, 1, 6);
      return eventsOf(say(match, `scout moves to @${to}`), 'fires').map(({ dice }) => dice.length);
    };
    expect([dog('e', 'a'), dog('a', 'e')]).toEqual([[1], [1]]);
    const own = play('fire', { card: 'viaduct', at: { scout: 'e' }, visible: ['scout'], enemies: { e: ['dog'] } }, 1);
    expect(eventsOf(own, 'fires')).toHaveLength(1);
  });

  proves(['v-commandos.enemy-fire.split#1', 'v-commandos.enemy-fire.split#2'], 'of three at two has two at one and one at the other', () => {
    const three = ['mp40', 'mp40', 'mp40'] as const;
    for (const where of [
      { sniper: 'g', medic: 'g' },
      { sniper: 'a', medic: 'b' },
    ]) {
      const match = play('fire', { who: PAIR, at: where, visible: ['sniper', 'medic'], enemies: { g: three } }, 1, 1, 1, 1, 1, 1);
      expect(asked(match)).toBe('aim');
      say(match, 'mp40 aims at sniper');
      expect(eventsOf(match, 'fires').map(({ who, dice }) => [who, dice.length])).toEqual([
        ['sniper', 4],
        ['medic', 2],
      ]);
    }
  });

  proves('v-commandos.enemy-fire.split#4', 'is divided evenly, whole enemies at a time', () => {
    const match = play(
      'fire',
      { who: PAIR, at: { sniper: 'a', medic: 'a' }, visible: ['sniper', 'medic'], enemies: { b: ['mp40', 'mp40'], a: ['mp40'] } },
      1,
      1,
      1,
      1,
      1,
      1,
    );
    expect(asked(match)).toBe('aim');
    say(match, 'mp40 aims at medic');
    expect(eventsOf(match, 'fires').map(({ who, dice }) => [who, dice.length])).toEqual([
      ['medic', 2],
      ['sniper', 2],
      ['medic', 2],
    ]);
  });

  proves('v-commandos.enemy-fire.lost-hits', 'is not turned on another when its target is Critical', () => {
    const sketch = { who: PAIR, at: { sniper: 'a', medic: 'a' }, visible: ['sniper', 'medic'], wounds: { sniper: 2 } } as const;
    const match = play('fire', { ...sketch, enemies: { a: ['mp40', 'mp40'], b: [] }, guards: {} }, 6, 6, 6, 6);
    expect([seen(match, 'sniper').state, seen(match, 'medic').wounds]).toEqual(['critical', 2]);
    const three = play('fire', { ...sketch, at: { sniper: 'g', medic: 'g' }, enemies: { g: ['mp40', 'mp40', 'mp40'] } }, 6, 6, 6, 1, 1, 1);
    say(three, 'mp40 aims at sniper');
    expect([seen(three, 'sniper').state, seen(three, 'medic').wounds]).toEqual(['critical', 0]);
    expect(eventsOf(three, 'fires').map(({ dice }) => dice.length)).toEqual([4, 2]);
  });
});

describe('wounds', () => {
  proves(['v-commandos.wounds.token#1', 'v-commandos.wounds.token#2'], 'are one token a hit', () => {
    const match = play('fire', { who: ['medic:A'], at: { medic: 'a' }, visible: ['medic'], wounds: { medic: 1 }, enemies: { a: ['karabiner'] } }, 4);
    expect([seen(match, 'medic').wounds, seen(match, 'medic').actions]).toEqual([2, 1]);
  });

  proves(['v-commandos.wounds.critical#1', 'v-commandos.wounds.critical#2'], 'that fill all slots are Critical Condition', () => {
    const match = play('fire', { who: ['medic:A'], at: { medic: 'a' }, visible: ['medic'], enemies: { a: ['mp40', 'mp40'] } }, 4, 4, 4, 4);
    expect(seen(match, 'medic')).toMatchObject({ wounds: 3, state: 'critical' });
    const hits = (count: number) => {
      const shot = play('fire', { who: ['medic:A'], at: { medic: 'a' }, visible: ['medic'], enemies: { a: ['mp40', 'mp40'] } }, ...[4, 4, 4, 4].fill(1, count));
      return [seen(shot, 'medic').wounds, seen(shot, 'medic').state];
    };
    expect([hits(2), hits(3)]).toEqual([
      [2, 'visible'],
      [3, 'critical'],
    ]);
  });

  proves(['v-commandos.wounds.critical-state#1', 'v-commandos.wounds.critical-state#2'], 'so bad leave nothing to do, and nobody looks', () => {
    const sketch = { who: PAIR, at: { sniper: 'a', medic: 'f' }, critical: ['sniper'], plus: { sniper: 1 }, loose: { a: ['tnt'] }, charges: { l: 0 } } as const;
    const match = begin({ ...sketch, acted: ['medic'], enemies: { b: ['mp40'] } });
    expect(match.options(0).filter((text) => text.includes('sniper'))).toEqual([]);
    expect(eventsOf(play('fire', { ...sketch, enemies: { a: ['mp40'] } }), 'fires')).toEqual([]);
    const march = play('movement', { ...sketch, event: ['all-quiet', 'W'], enemies: { b: ['mp40'] } });
    expect([eventsOf(march, 'follows')[0]?.direction, eventsOf(march, 'stealth')]).toEqual(['W', []]);
    const uniform = play(
      'fire',
      { who: ['medic:A', 'scout:A'], at: { medic: 'a' }, visible: ['medic'], wounds: { medic: 2 }, enemies: { a: ['karabiner'] } },
      6,
    );
    expect(seen(uniform, 'medic')).toMatchObject({ state: 'critical', uniform: false });
  });

  proves(['v-commandos.wounds.critical-state#3', 'v-commandos.wounds.critical-state#5'], 'so bad leave room taken, and what was saved', () => {
    const sketch = { who: PAIR, at: { sniper: 'a', medic: 'a' }, critical: ['sniper'], plus: { sniper: 1 }, enemies: { a: ['mp40', 'mp40'] } } as const;
    expect(roomOn(position(sketch), 0, 0)).toBe(0);
    const match = begin({ ...sketch, active: 'medic', kit: { medic: ['first-aid'] } });
    expect(seen(match, 'sniper').plus).toBe(1);
    const shot = play('fire', { ...sketch, critical: [], visible: ['sniper'], wounds: { sniper: 2 }, enemies: { a: ['karabiner'] } }, 6);
    expect(seen(shot, 'sniper')).toMatchObject({ state: 'critical', plus: 1 });
    say(match, 'medic treats sniper', 'medic ends the turn', '+1: sniper moves to @b');
    expect(seen(match, 'sniper')).toMatchObject({ tile: 'forest-road/b', plus: 0 });
  });

  proves(['v-commandos.wounds.eliminated#1', 'v-commandos.wounds.eliminated#2'], 'not treated by the end of the next turn eliminate', () => {
    const match = play('end', { who: PAIR, at: { sniper: 'a', medic: 'f' }, critical: ['sniper'], kit: { sniper: ['tnt', 'crowbar'] } });
    expect([seen(match, 'sniper').place, tile(match, 'a').kit]).toEqual(['out', ['crowbar', 'tnt']]);
    const g = position({ who: PAIR, at: { sniper: 'a', medic: 'f' }, critical: ['sniper'] });
    at(g.commandos, 0).critical = g.clock;
    expect(seen(play('end', g), 'sniper').place).toBe('tile');
  });

  proves('v-commandos.wounds.player-out#1', 'that were fatal leave the player without a turn', () => {
    const match = begin({ who: PAIR, players: 2, at: { medic: 'a' }, out: ['sniper'] });
    expect(eventsOf(match, 'activates').map(({ who }) => who)).toEqual(['medic']);
    say(match, 'medic ends the turn');
    idle(match, () => match.state.turn === 4 && asked(match) === 'act');
    expect(match.asked).toEqual([1]);
  });
});
