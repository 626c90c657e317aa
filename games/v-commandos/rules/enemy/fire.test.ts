import { describe, expect } from 'vitest';
import { at } from '#kernel';
import { proves } from '../../../proves.ts';
import { position } from '../../positions.ts';
import { asked, begin, eventsOf, idle, play, say, seen, tile, view } from '../../testing/raid.ts';

const PAIR = ['sniper:A', 'medic:A'] as const;

describe('enemy fire', () => {
  proves('v-commandos.enemy-fire.same-tile', 'hits the Visible on the same tile', () => {
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

  proves('v-commandos.enemy-fire.order', 'comes from the same tile first, then from adjacent ones', () => {
    const match = play(
      'fire',
      { who: PAIR, at: { sniper: 'a', medic: 'f' }, visible: ['sniper'], wounds: { sniper: 2 }, enemies: { a: ['karabiner'], b: ['mp40'] } },
      4,
    );
    expect([seen(match, 'sniper').state, eventsOf(match, 'fires').length]).toEqual(['critical', 1]);
  });

  proves('v-commandos.enemy-fire.meet-or-beat', 'hits on the number itself', () => {
    const hits = (die: number) => eventsOf(play('fire', { at: { scout: 'a' }, visible: ['scout'], enemies: { a: ['karabiner'] } }, die), 'fires')[0]?.hits;
    expect([hits(4), hits(3)]).toEqual([1, 0]);
  });

  proves('v-commandos.enemy-fire.goliath-detonates', 'ends with activated Goliaths that explode', () => {
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
  });

  proves('v-commandos.enemy-fire.adjacent', 'reaches adjacent tiles, at the number of the target', () => {
    const match = play('fire', { at: { scout: 'a' }, visible: ['scout'], enemies: { g: ['mp40'] } }, 3, 3);
    expect(eventsOf(match, 'fires')).toMatchObject([{ needed: 4, hits: 0 }]);
    const own = play('fire', { who: PAIR, at: { sniper: 'g', medic: 'a' }, visible: ['sniper', 'medic'], enemies: { g: ['mp40'] } }, 1, 1);
    expect(eventsOf(own, 'fires').map(({ who }) => who)).toEqual(['sniper']);
    for (const [card, id] of [
      ['viaduct', 'dog'],
      ['launch-ramp', 'goliath'],
    ] as const)
      expect(eventsOf(play('fire', { card, at: { scout: 'a' }, visible: ['scout'], enemies: { b: [id] } }), 'fires')).toEqual([]);
  });

  proves('v-commandos.enemy-fire.split', 'is divided evenly, whole enemies at a time', () => {
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
    const match = play(
      'fire',
      { who: PAIR, at: { sniper: 'a', medic: 'a' }, visible: ['sniper', 'medic'], wounds: { sniper: 2 }, enemies: { a: ['mp40'] }, guards: {} },
      6,
      6,
    );
    say(match, 'mp40 aims at sniper');
    expect([seen(match, 'sniper').state, seen(match, 'medic').wounds]).toEqual(['critical', 0]);
  });
});

describe('wounds', () => {
  proves('v-commandos.wounds.token', 'are one token a hit', () => {
    const match = play('fire', { who: ['medic:A'], at: { medic: 'a' }, visible: ['medic'], wounds: { medic: 1 }, enemies: { a: ['karabiner'] } }, 4);
    expect([seen(match, 'medic').wounds, seen(match, 'medic').actions]).toEqual([2, 1]);
  });

  proves('v-commandos.wounds.critical', 'that fill all slots are Critical Condition', () => {
    const match = play('fire', { who: ['medic:A'], at: { medic: 'a' }, visible: ['medic'], enemies: { a: ['mp40', 'mp40'] } }, 4, 4, 4, 4);
    expect(seen(match, 'medic')).toMatchObject({ wounds: 3, state: 'critical' });
  });

  proves('v-commandos.wounds.critical-state', 'so bad leave nothing to do, and nobody looks', () => {
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

  proves('v-commandos.wounds.eliminated', 'not treated by the end of the next turn eliminate', () => {
    const match = play('end', { who: PAIR, at: { sniper: 'a', medic: 'f' }, critical: ['sniper'], kit: { sniper: ['tnt', 'crowbar'] } });
    expect([seen(match, 'sniper').place, tile(match, 'a').kit]).toEqual(['out', ['crowbar', 'tnt']]);
    const g = position({ who: PAIR, at: { sniper: 'a', medic: 'f' }, critical: ['sniper'] });
    at(g.commandos, 0).critical = g.clock;
    expect(seen(play('end', g), 'sniper').place).toBe('tile');
  });

  proves('v-commandos.wounds.player-out', 'that were fatal leave the player without a turn', () => {
    const match = begin({ who: PAIR, players: 2, at: { medic: 'a' }, out: ['sniper'] });
    expect(eventsOf(match, 'activates').map(({ who }) => who)).toEqual(['medic']);
    say(match, 'medic ends the turn');
    idle(match, () => match.state.turn === 4 && asked(match) === 'act');
    expect(match.asked).toEqual([1]);
  });
});
