import { describe, expect } from 'vitest';
import { at, keyFromSeed, Stream } from '#kernel';
import { proves } from '../../../proves.ts';
import { position, token } from '../../positions.ts';
import { asked, begin, eventsOf, forbidden, idle, offers, play, say, seen, terrain, tile, view, windowOf } from '../../testing/raid.ts';

const PAIR = ['scout:B', 'medic:A'] as const;

describe('equipment', () => {
  proves('v-commandos.equip.cost-and-discard', 'costs an action and is used up', () => {
    const match = begin({ who: ['medic:A'], at: { medic: 'a' }, active: 'medic', spent: { medic: 0 }, wounds: { medic: 1 }, kit: { medic: ['first-aid'] } });
    say(match, 'medic treats medic');
    expect([seen(match, 'medic').actions, seen(match, 'medic').kit, view(match).kitDiscards]).toEqual([2, [], ['first-aid']]);
  });

  proves('v-commandos.equip.weapons-stay', 'that is a firearm is kept', () => {
    const match = begin({ at: { scout: 'a' }, active: 'scout', kit: { scout: ['mp40'] }, enemies: { b: ['mp40'] } }, 1, 1, 1, 1);
    say(match, 'scout shoots mp40 at @b', 'scout shoots mp40 at @b');
    expect(seen(match, 'scout').kit).toEqual(['mp40']);
  });

  proves('v-commandos.equip.carry-limit', 'may be carried without limit', () => {
    const lying = Array.from({ length: 9 }, () => 'crowbar' as const);
    const match = begin({ at: { scout: 'a' }, active: 'scout', loose: { a: [...lying, 'tnt', 'tnt', 'mg42'] } });
    say(match, ...lying.map(() => 'scout collects crowbar'), 'scout collects tnt', 'scout collects tnt', 'scout collects mg42');
    expect(seen(match, 'scout').kit).toHaveLength(12);
  });

  proves('v-commandos.equip.grenade', 'a Grenade has four dice, once', () => {
    const match = begin(
      { card: 'coastal-battery', at: { scout: 'm' }, active: 'scout', kit: { scout: ['grenade'] }, enemies: { n: ['mp40', 'mp40', 'mp40'] } },
      1,
      3,
      4,
      6,
      token('tnt'),
      token('tnt'),
      token('tnt'),
    );
    say(match, 'scout throws a grenade at @n');
    expect([tile(match, 'n').enemies, tile(match, 'n').kit.length, seen(match, 'scout').kit, terrain(match).alarm, seen(match, 'scout').state]).toEqual([
      [],
      3,
      [],
      true,
      'stealthy',
    ]);
    expect(view(match).kitDiscards).toEqual(['grenade']);
  });

  proves('v-commandos.equip.spillover', 'hits left over go to the Visible on the tile', () => {
    const match = begin(
      {
        who: ['scout:B', 'medic:A', 'sniper:A'],
        at: { scout: 'a', medic: 'b', sniper: 'b' },
        visible: ['medic'],
        active: 'scout',
        kit: { scout: ['grenade'] },
        enemies: { b: ['mp40'] },
      },
      4,
      5,
      6,
      1,
      token('tnt'),
    );
    say(match, 'scout throws a grenade at @b');
    expect([tile(match, 'b').enemies, seen(match, 'medic').wounds, seen(match, 'sniper').wounds]).toEqual([[], 2, 0]);
    const two = begin(
      {
        who: ['scout:B', 'medic:A', 'sniper:A'],
        at: { scout: 'a', medic: 'b', sniper: 'b' },
        visible: ['medic', 'sniper'],
        active: 'scout',
        kit: { scout: ['grenade'] },
      },
      4,
      5,
      1,
      1,
    );
    say(two, 'scout throws a grenade at @b', 'wound medic', 'wound sniper');
    expect([seen(two, 'medic').wounds, seen(two, 'sniper').wounds]).toEqual([1, 1]);
  });

  proves('v-commandos.equip.bombardment', 'a Bombardment hits an outdoor tile of any terrain', () => {
    const match = begin(
      { card: 'night-ferry', who: PAIR, at: { scout: 'b', medic: 'a*' }, active: 'scout', kit: { scout: ['bombardment'] }, enemies: { 'e*': ['mp40'] } },
      2,
      1,
      1,
      1,
      token('tnt'),
    );
    expect(forbidden(match, 'scout calls a bombardment of @c')).toEqual(['v-commandos.equip.bombardment']);
    expect([offers(match, 'scout calls a bombardment of @e'), offers(match, 'scout calls a bombardment of @k*')]).toEqual([true, true]);
    say(match, 'scout calls a bombardment of @e*');
    expect([tile(match, 'e*').enemies, terrain(match, 0).alarm, terrain(match, 1).alarm, eventsOf(match, 'strikes')[0]?.dice.length]).toEqual([
      [],
      false,
      true,
      4,
    ]);
  });

  proves('v-commandos.equip.crowbar-door', 'a Crowbar opens a door without a sound', () => {
    const match = begin({ card: 'lighthouse', at: { scout: 'c' }, active: 'scout', kit: { scout: ['crowbar'] } });
    say(match, 'scout forces door @c-f');
    expect([terrain(match).open.includes('c-f'), seen(match, 'scout').state, terrain(match).alarm, view(match).kitDiscards]).toEqual([
      true,
      'stealthy',
      false,
      ['crowbar'],
    ]);
  });

  proves('v-commandos.equip.crowbar-barricade', 'or bars an entrance of the own tile', () => {
    const match = begin({ at: { scout: 'g' }, active: 'scout', kit: { scout: ['crowbar', 'crowbar'] } });
    say(match, 'scout barricades @E1');
    expect([terrain(match).entrances[0]?.barricade, seen(match, 'scout').kit, match.options(0).includes('scout collects crowbar')]).toEqual([
      4,
      ['crowbar'],
      false,
    ]);
    expect(forbidden(match, 'scout barricades @E1')).toEqual(['v-commandos.equip.crowbar-barricade']);
  });

  proves('v-commandos.equip.first-aid', 'First Aid removes all wounds and Critical Condition', () => {
    const match = begin({ who: PAIR, at: { scout: 'a', medic: 'a' }, active: 'scout', critical: ['medic'], kit: { scout: ['first-aid'] } });
    expect(forbidden(match, 'scout treats scout')).toEqual(['v-commandos.wounds.token']);
    say(match, 'scout treats medic');
    expect(seen(match, 'medic')).toMatchObject({ wounds: 0, state: 'stealthy' });
    const far = begin({ who: PAIR, at: { scout: 'a', medic: 'b' }, active: 'scout', wounds: { medic: 1 }, kit: { scout: ['first-aid'] } });
    expect(forbidden(far, 'scout treats medic')).toEqual(['v-commandos.equip.first-aid']);
  });

  proves('v-commandos.equip.uniform-don', 'a uniform hides at once', () => {
    const match = begin({ at: { scout: 'h' }, visible: ['scout'], active: 'scout', kit: { scout: ['uniform', 'uniform'] }, enemies: { h: ['mp40'] } });
    say(match, 'scout puts on a uniform');
    expect([seen(match, 'scout'), eventsOf(match, 'stealth')]).toMatchObject([{ state: 'stealthy', uniform: true, kit: ['uniform'] }, []]);
    expect(forbidden(match, 'scout puts on a uniform')).toEqual(['v-commandos.equip.uniform-don']);
  });

  proves('v-commandos.equip.uniform-effect', 'makes every tile count as small', () => {
    const match = begin({ at: { scout: 'a' }, uniform: ['scout'], active: 'scout', enemies: { g: ['mp40', 'mp40'] } }, 3, 4);
    say(match, 'scout moves to @g');
    expect([seen(match, 'scout').state, eventsOf(match, 'stealth')[0]?.dice]).toEqual(['stealthy', [3, 4]]);
    const fire = play('fire', { at: { scout: 'g' }, visible: ['scout'], enemies: { g: ['karabiner'] } }, 2);
    expect(eventsOf(fire, 'fires')).toMatchObject([{ needed: 2 }]);
  });

  proves('v-commandos.equip.uniform-lost', 'and is lost with the cover', () => {
    const match = begin({ who: ['officer:A'], at: { officer: 'a' }, uniform: ['officer'], active: 'officer', enemies: { b: ['mp40'] } }, 1);
    say(match, 'officer shoots webley at @b');
    expect([seen(match, 'officer'), view(match).kitDiscards]).toMatchObject([{ state: 'visible', uniform: false }, ['uniform']]);
    say(match, 'officer moves to @g');
    expect(seen(match, 'officer').uniform).toBe(false);
  });

  proves('v-commandos.equip.tnt', 'TNT is emplaced, then anybody may detonate it', () => {
    const match = begin({ who: PAIR, at: { scout: 'l', medic: 'f' }, active: 'scout', kit: { scout: ['tnt', 'tnt'] }, critical: [] });
    say(match, 'scout emplaces tnt', 'scout moves to @k', 'scout drops tnt');
    expect([match.options(0).filter((text) => text.includes('detonates')), seen(match, 'scout').actions]).toEqual([['scout detonates forest-road/l'], 1]);
    say(match, 'scout ends the turn', 'medic detonates @l');
    expect([eventsOf(match, 'explosion').length, seen(match, 'medic').actions, tile(match, 'l').charges, tile(match, 'k').kit]).toEqual([1, 3, [], ['tnt']]);
    expect(terrain(match).objectives[1]?.done).toBe(true);
  });

  proves('v-commandos.explosion.effect', 'an explosion destroys all but triangular markers', () => {
    const match = begin({
      who: PAIR,
      at: { scout: 'a', medic: 'm' },
      active: 'scout',
      charges: { m: 0 },
      enemies: { m: ['mp40'] },
      guards: { m: 'mp40' },
      loose: { m: ['crowbar'] },
      kit: { medic: ['grenade'] },
    });
    const before = view(match).bagSize;
    say(match, 'scout detonates @m');
    expect([tile(match, 'm'), seen(match, 'medic').place, terrain(match).alarm, view(match).bagSize - before]).toMatchObject([
      { enemies: [], guard: null, kit: [], charges: [] },
      'out',
      true,
      2,
    ]);
    expect([...view(match).kitDiscards].sort()).toEqual(['crowbar', 'grenade', 'tnt']);
    expect(eventsOf(match, 'loot')).toEqual([]);
  });

  proves('v-commandos.explosion.map-markers', 'but leaves doors, trapdoors, entrances and smoke alone', () => {
    const match = begin({ card: 'launch-ramp', at: { scout: 'i' }, active: 'scout', charges: { m: 0, e: 0 }, smoke: ['m'] });
    say(match, 'scout detonates @m', 'scout detonates @e');
    expect([tile(match, 'm').trapdoor, tile(match, 'm').smoke, terrain(match).entrances.length]).toEqual(['open', true, 1]);
    const twice = position({ at: { scout: 'a' }, active: 'scout', charges: { l: 0 } });
    at(twice.boards, 0).charges.push({ tile: 11, timer: 0, breach: false });
    twice.kitBag[5] = at(twice.kitBag, 5) - 1;
    expect(eventsOf(say(begin(twice), 'scout detonates @l'), 'explosion')).toHaveLength(1);
  });

  proves('v-commandos.equip.binoculars', 'Binoculars roll one die of their owner again, once a turn', () => {
    const match = begin(
      { card: 'viaduct', who: PAIR, at: { scout: 'a', medic: 'i' }, active: 'scout', kit: { scout: ['binoculars'] }, enemies: { e: ['mp40'] } },
      2,
      5,
    );
    say(match, 'scout moves to @e');
    expect(asked(match)).toBe('reroll');
    say(match, 'scout rerolls die 1');
    expect([seen(match, 'scout').state, seen(match, 'scout').tired]).toEqual(['stealthy', 1]);
    const comrade = begin(
      { card: 'viaduct', who: PAIR, at: { scout: 'a', medic: 'i' }, active: 'scout', kit: { medic: ['grenade'] }, enemies: { e: ['mp40'] } },
      2,
    );
    expect(seen(say(comrade, 'scout moves to @e'), 'scout').state).toBe('visible');
  });

  proves('v-commandos.equip.airdrop', 'an Airdrop puts three tokens on an outdoor tile', () => {
    const match = begin(
      { card: 'viaduct', at: { scout: 'a' }, active: 'scout', kit: { scout: ['airdrop'] }, event: ['all-quiet', 'E'] },
      token('grenade'),
      token('tnt'),
      token('mp40'),
    );
    expect(forbidden(match, 'scout calls an airdrop on @f')).toEqual(['v-commandos.equip.airdrop']);
    say(match, 'scout calls an airdrop on @i');
    expect([tile(match, 'i').kit, seen(match, 'scout').actions, view(match).kitDiscards]).toEqual([['grenade', 'tnt', 'mp40'], 3, ['airdrop']]);
  });

  proves('v-commandos.equip.airdrop-drift', 'which drifts a tile for each Spotted, not off the map', () => {
    const match = begin(
      { card: 'viaduct', at: { scout: 'a' }, active: 'scout', kit: { scout: ['airdrop'] }, event: ['all-quiet', 'E'] },
      token('spotted'),
      token('spotted'),
      token('tnt'),
    );
    say(match, 'scout calls an airdrop on @i');
    expect([tile(match, 'j').kit, [...view(match).kitDiscards].sort()]).toEqual([['tnt'], ['airdrop', 'spotted', 'spotted']]);
    const fork = begin(
      { card: 'viaduct', at: { scout: 'a' }, active: 'scout', kit: { scout: ['airdrop'] }, event: ['all-quiet', 'N'] },
      token('spotted'),
      token('grenade'),
      token('tnt'),
    );
    say(fork, 'scout calls an airdrop on @m', 'choose tile @j');
    expect(tile(fork, 'j').kit).toEqual(['grenade', 'tnt']);
  });

  proves('v-commandos.equip.airdrop-lost', 'and is lost indoors, with three Spotted, or with no wind known', () => {
    const drop = (event: readonly ['all-quiet' | 'curfew', 'E' | '?'], on: string, ...tokens: ('spotted' | 'tnt')[]) => {
      const match = begin({ card: 'viaduct', at: { scout: 'a' }, active: 'scout', kit: { scout: ['airdrop'] }, event }, ...tokens.map(token));
      say(match, `scout calls an airdrop on @${on}`);
      return [eventsOf(match, 'airdrop')[0]?.tile, terrain(match).tiles.flatMap(({ kit }) => kit)];
    };
    expect(drop(['all-quiet', 'E'], 'i', 'spotted', 'spotted', 'spotted')).toEqual([null, []]);
    expect(drop(['all-quiet', 'E'], 'e', 'spotted', 'spotted', 'tnt')).toEqual([null, []]);
    expect(drop(['curfew', '?'], 'i', 'spotted', 'tnt', 'tnt')).toEqual([null, []]);
    expect(drop(['curfew', '?'], 'i', 'tnt', 'tnt', 'tnt')).toEqual(['viaduct/i', ['tnt', 'tnt', 'tnt']]);
  });

  proves('v-commandos.equip.panzerfaust', 'a Panzerfaust explodes near by', () => {
    const match = begin({
      card: 'launch-ramp',
      at: { scout: 'i' },
      active: 'scout',
      kit: { scout: ['panzerfaust'] },
      enemies: { m: ['goliath', 'mp40', 'mp40'] },
    });
    say(match, 'scout fires a panzerfaust at @m');
    expect([tile(match, 'm').enemies, terrain(match).alarm, view(match).kitDiscards]).toEqual([[], true, ['panzerfaust']]);
  });

  proves('v-commandos.equip.smoke', 'Smoke makes a tile count as small for good', () => {
    const match = begin({ card: 'launch-ramp', at: { scout: 'j' }, active: 'scout', kit: { scout: ['smoke', 'smoke'] } });
    say(match, 'scout puts smoke on @f');
    expect(forbidden(match, 'scout puts smoke on @f')).toEqual(['v-commandos.equip.smoke']);
    say(match, 'scout moves to @f');
    expect(seen(match, 'scout').state).toBe('stealthy');
    const stays = begin({
      card: 'launch-ramp',
      who: ['scout:B', 'medic:A'],
      at: { scout: 'f', medic: 'j' },
      visible: ['scout'],
      active: 'medic',
      kit: { medic: ['smoke'] },
    });
    expect(seen(say(stays, 'medic puts smoke on @f'), 'scout').state).toBe('visible');
    expect(tile(play('end', position({ card: 'launch-ramp', at: { scout: 'a' }, smoke: ['f'] })), 'f').smoke).toBe(true);
    const shot = play('fire', { card: 'launch-ramp', at: { scout: 'f' }, visible: ['scout'], smoke: ['f'], enemies: { f: ['karabiner'] } }, 2);
    expect(eventsOf(shot, 'fires')).toMatchObject([{ needed: 2, hits: 1 }]);
  });
});

describe('zero-cost actions', () => {
  proves('v-commandos.zero.kinds', 'are collecting, dropping, detonating and what a [+1] pays for', () => {
    const match = begin({ who: ['medic:A'], at: { medic: 'a' }, active: 'medic', spent: { medic: 3 }, plus: { medic: 1 }, loose: { a: ['tnt'] } });
    say(match, 'medic collects tnt', 'medic drops tnt', '+1: medic moves to @b');
    expect(seen(match, 'medic')).toMatchObject({ plus: 0, tile: 'forest-road/b' });
    const careful = begin({ card: 'water-tower', who: ['medic:A'], at: { medic: 'a' }, active: 'medic', spent: { medic: 3 }, plus: { medic: 1 } });
    expect(forbidden(careful, '+1: medic creeps to @b')).toContain('v-commandos.zero.kinds');
  });

  proves('v-commandos.zero.timing', 'fit between turns and between the steps of the enemy, not inside', () => {
    const match = begin({ who: PAIR, players: 2, at: { scout: 'a', medic: 'f' }, active: 'scout', charges: { l: 0 } });
    expect(match.options(1)).toEqual([]);
    const windows: string[] = [];
    say(match, 'scout ends the turn');
    idle(match, () => {
      const open = windowOf(match);
      if (open !== null && windows.at(-1) !== open) windows.push(open);
      return match.state.turn > 3;
    });
    expect(windows.slice(0, 5)).toEqual(['commandos', 'before-reinforcements', 'before-movement', 'before-fire', 'after-fire']);
  });

  proves('v-commandos.zero.timing', 'do not go round in circles: what was dropped is collected again after an action, by a comrade at once', () => {
    const match = begin({ who: PAIR, at: { scout: 'a', medic: 'a' }, active: 'scout', kit: { scout: ['crowbar', 'tnt'] }, loose: { a: ['tnt'] } });
    say(match, 'scout collects tnt', 'scout drops crowbar');
    expect(forbidden(match, 'scout collects crowbar')).toEqual(['v-commandos.zero.timing']);
    say(match, 'scout saves an action');
    expect(offers(match, 'scout collects crowbar')).toBe(true);
    say(match, 'scout drops tnt', 'scout ends the turn', 'medic begins', 'medic collects crowbar', 'medic drops crowbar');
    expect(forbidden(match, 'medic collects crowbar')).toEqual(['v-commandos.zero.timing']);
    expect(offers(match, 'medic collects tnt')).toBe(true);
  });

  proves('v-commandos.zero.timing', 'come to an end, whoever does them in whatever order', () => {
    const lots = new Stream(keyFromSeed('free'));
    for (let raids = 0; raids < 20; raids++) {
      const match = begin({
        card: 'forest-road',
        who: PAIR,
        at: { scout: 'm', medic: 'm' },
        acted: ['scout'],
        kit: { scout: ['crowbar', 'tnt'], medic: ['grenade'] },
        loose: { m: ['tnt', 'mp40'] },
      });
      let free: readonly string[] = [];
      let done = 0;
      do {
        free = match.options(0).filter((text) => / (drops|collects|enters|leaves) /.test(text));
        if (free.length > 0) say(match, at(free, lots.below(free.length)));
        done++;
      } while (free.length > 0 && done < 100);
      expect(done).toBeLessThan(40);
    }
  });

  proves('v-commandos.zero.anyone', 'are for everybody who is not Critical, Underground too', () => {
    const match = begin({
      who: ['scout:B', 'medic:A', 'sniper:A'],
      at: { scout: 'a', sniper: 'b' },
      acted: ['scout', 'medic'],
      critical: ['sniper'],
      charges: { l: 0 },
      loose: { a: ['crowbar'], b: ['tnt'] },
    });
    expect(match.options(0)).toEqual(expect.arrayContaining(['scout collects crowbar', 'medic detonates forest-road/l', 'scout detonates forest-road/l']));
    expect(match.options(0).filter((text) => text.startsWith('sniper'))).toEqual([]);
  });

  proves('v-commandos.zero.one-by-one', 'may be taken any number of times in a window', () => {
    const match = begin({ who: ['medic:A'], at: { medic: 'k' }, acted: ['medic'], plus: { medic: 1 }, charges: { l: 0, o: 0 } });
    say(match, 'medic detonates @l', '+1: medic moves to @j', 'medic detonates @o');
    expect([eventsOf(match, 'explosion').length, seen(match, 'medic').tile]).toEqual([2, 'forest-road/j']);
  });
});
