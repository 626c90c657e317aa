import { describe, expect } from 'vitest';
import { at } from '#kernel';
import { proves } from '../../../proves.ts';
import { roomOn } from '../../facts/occupancy.ts';
import { position, token } from '../../positions.ts';
import { asked, begin, eventsOf, forbidden, offers, play, say, seen, terrain, tile, view } from '../../testing/raid.ts';

const PAIR = ['scout:B', 'medic:A'] as const;

describe('equipment', () => {
  proves(['v-commandos.equip.cost-and-discard', 'v-commandos.equip.first-aid#2'], 'costs an action and is used up', () => {
    const match = begin({ who: ['medic:A'], at: { medic: 'a' }, active: 'medic', spent: { medic: 0 }, wounds: { medic: 1 }, kit: { medic: ['first-aid'] } });
    say(match, 'medic treats medic');
    expect([seen(match, 'medic').actions, seen(match, 'medic').kit, view(match).kitDiscards]).toEqual([2, [], ['first-aid']]);
    const sketch = {
      who: PAIR,
      at: { scout: 'a', medic: 'a' },
      active: 'medic',
      spent: { medic: 1 },
      wounds: { scout: 1 },
      kit: { medic: ['first-aid'] },
    } as const;
    const other = say(begin(sketch), 'medic treats scout');
    expect([seen(other, 'medic').actions, seen(other, 'medic').kit, view(other).kitDiscards]).toEqual([1, [], ['first-aid']]);
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

  proves(['v-commandos.equip.grenade#1', 'v-commandos.equip.grenade#2', 'v-commandos.equip.grenade#3'], 'a Grenade has four dice, once', () => {
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
    const far = begin({ at: { scout: 'a' }, active: 'scout', kit: { scout: ['grenade'] }, enemies: { c: ['mp40'] } });
    expect(forbidden(far, 'scout throws a grenade at @c')).toEqual(['v-commandos.shoot.range']);
  });

  proves(
    ['v-commandos.equip.spillover#1', 'v-commandos.equip.spillover#2', 'v-commandos.equip.spillover#4'],
    'hits left over go to the Visible on the tile',
    () => {
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
    },
  );

  proves(['v-commandos.equip.spillover#3', 'v-commandos.equip.spillover#5'], 'also to whoever threw it, and past a Goliath', () => {
    const sketch = { card: 'launch-ramp', at: { scout: 'i' }, visible: ['scout'], active: 'scout', kit: { scout: ['grenade'] } } as const;
    const match = say(begin({ ...sketch, enemies: { i: ['goliath'] } }, 4, 1, 1, 1), 'scout throws a grenade at @i');
    expect([tile(match, 'i').enemies, seen(match, 'scout').wounds]).toEqual([['goliath'], 1]);
  });

  proves(
    ['v-commandos.equip.bombardment#1', 'v-commandos.equip.bombardment#2', 'v-commandos.equip.bombardment#3', 'v-commandos.equip.bombardment#4'],
    'a Bombardment hits an outdoor tile of any terrain',
    () => {
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
    },
  );

  proves('v-commandos.equip.bombardment#5', 'a Bombardment wounds the Visible with hits left over', () => {
    const sketch = { who: PAIR, at: { scout: 'a', medic: 'o' }, visible: ['medic'], active: 'scout', kit: { scout: ['bombardment'] } } as const;
    const match = say(begin({ ...sketch, enemies: { o: ['mp40'] } }, 4, 6, 1, 1, token('tnt')), 'scout calls a bombardment of @o');
    expect([tile(match, 'o').enemies, seen(match, 'medic').wounds]).toEqual([[], 1]);
  });

  proves('v-commandos.equip.crowbar-door#1', 'a Crowbar opens a door without a sound', () => {
    const match = begin({ card: 'lighthouse', at: { scout: 'c' }, active: 'scout', kit: { scout: ['crowbar'] } });
    say(match, 'scout forces door @c-f');
    expect([terrain(match).open.includes('c-f'), seen(match, 'scout').state, terrain(match).alarm, view(match).kitDiscards]).toEqual([
      true,
      'stealthy',
      false,
      ['crowbar'],
    ]);
  });

  proves(['v-commandos.equip.crowbar-barricade#1', 'v-commandos.equip.crowbar-barricade#2'], 'or bars an entrance of the own tile', () => {
    const match = begin({ at: { scout: 'g' }, active: 'scout', kit: { scout: ['crowbar', 'crowbar'] } });
    say(match, 'scout barricades @E1');
    expect([terrain(match).entrances[0]?.barricade, seen(match, 'scout').kit, match.options(0).includes('scout collects crowbar')]).toEqual([
      4,
      ['crowbar'],
      false,
    ]);
    expect(forbidden(match, 'scout barricades @E1')).toEqual(['v-commandos.equip.crowbar-barricade']);
  });

  proves(['v-commandos.equip.first-aid#1', 'v-commandos.equip.first-aid#3'], 'First Aid removes all wounds and Critical Condition', () => {
    const match = begin({ who: PAIR, at: { scout: 'a', medic: 'a' }, active: 'scout', critical: ['medic'], kit: { scout: ['first-aid'] } });
    expect(forbidden(match, 'scout treats scout')).toEqual(['v-commandos.wounds.token']);
    say(match, 'scout treats medic');
    expect(seen(match, 'medic')).toMatchObject({ wounds: 0, state: 'stealthy' });
    const far = begin({ who: PAIR, at: { scout: 'a', medic: 'b' }, active: 'scout', wounds: { medic: 1 }, kit: { scout: ['first-aid'] } });
    expect(forbidden(far, 'scout treats medic')).toEqual(['v-commandos.equip.first-aid']);
  });

  proves(['v-commandos.equip.uniform-don#1', 'v-commandos.equip.uniform-don#2', 'v-commandos.equip.uniform-don#3'], 'a uniform hides at once', () => {
    const match = begin({ at: { scout: 'h' }, visible: ['scout'], active: 'scout', kit: { scout: ['uniform', 'uniform'] }, enemies: { h: ['mp40'] } });
    say(match, 'scout puts on a uniform');
    expect([seen(match, 'scout'), eventsOf(match, 'stealth')]).toMatchObject([{ state: 'stealthy', uniform: true, kit: ['uniform'], actions: 3 }, []]);
    expect(forbidden(match, 'scout puts on a uniform')).toEqual(['v-commandos.equip.uniform-don']);
  });

  proves(['v-commandos.equip.uniform-effect#1', 'v-commandos.equip.uniform-effect#2'], 'makes every tile count as small', () => {
    const match = begin({ at: { scout: 'a' }, uniform: ['scout'], active: 'scout', enemies: { g: ['mp40', 'mp40'] } }, 3, 4);
    say(match, 'scout moves to @g');
    expect([seen(match, 'scout').state, eventsOf(match, 'stealth')[0]?.dice]).toEqual(['stealthy', [3, 4]]);
    const shot = begin({ at: { scout: 'a' }, uniform: ['scout'], active: 'scout', enemies: { g: ['karabiner'] } }, 2, token('tnt'));
    expect(eventsOf(say(shot, 'scout shoots welrod at @g'), 'shoots')).toMatchObject([{ needed: 2, hits: 1 }]);
  });

  proves(
    ['v-commandos.equip.uniform-lost#1', 'v-commandos.equip.uniform-lost#2', 'v-commandos.equip.uniform-lost#3', 'v-commandos.equip.uniform-lost#4'],
    'and is lost with the cover',
    () => {
      const match = begin({ who: ['officer:A'], at: { officer: 'a' }, uniform: ['officer'], active: 'officer', enemies: { g: ['mp40'] } }, 1);
      say(match, 'officer shoots webley at @g');
      expect([seen(match, 'officer'), view(match).kitDiscards]).toMatchObject([{ state: 'visible', uniform: false }, ['uniform']]);
      say(match, 'officer moves to @b');
      expect(seen(match, 'officer')).toMatchObject({ state: 'stealthy', uniform: false });
      const worn = begin({ at: { scout: 'a' }, kit: { scout: ['uniform'] }, active: 'scout', enemies: { b: ['mp40'] } }, 2);
      expect(view(say(worn, 'scout puts on a uniform')).kitDiscards).toEqual([]);
      say(worn, 'scout moves to @b');
      expect([seen(worn, 'scout'), view(worn).kitDiscards]).toMatchObject([{ state: 'visible', uniform: false }, ['uniform']]);
    },
  );

  proves(['v-commandos.equip.tnt#1', 'v-commandos.equip.tnt#2', 'v-commandos.equip.tnt#3'], 'TNT is emplaced, then anybody may detonate it', () => {
    const match = begin({ who: PAIR, at: { scout: 'l', medic: 'f' }, active: 'scout', kit: { scout: ['tnt', 'tnt'] }, critical: [] });
    say(match, 'scout emplaces tnt', 'scout moves to @k', 'scout drops tnt');
    expect([match.options(0).filter((text) => text.includes('detonates')), seen(match, 'scout').actions]).toEqual([['scout detonates forest-road/l'], 1]);
    say(match, 'scout ends the turn', 'medic detonates @l');
    expect([eventsOf(match, 'explosion').length, seen(match, 'medic').actions, tile(match, 'l').charges, tile(match, 'k').kit]).toEqual([1, 3, [], ['tnt']]);
    expect(terrain(match).objectives[1]?.done).toBe(true);
  });

  proves(
    ['v-commandos.explosion.effect#1', 'v-commandos.explosion.effect#2', 'v-commandos.explosion.effect#3', 'v-commandos.explosion.effect#4'],
    'an explosion destroys all but triangular markers',
    () => {
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
    },
  );

  proves(['v-commandos.explosion.map-markers#1', 'v-commandos.explosion.map-markers#2'], 'but leaves doors, trapdoors, entrances and smoke alone', () => {
    const match = begin({ card: 'launch-ramp', at: { scout: 'i' }, active: 'scout', charges: { m: 0, e: 0 }, smoke: ['m'] });
    say(match, 'scout detonates @m', 'scout detonates @e');
    expect([tile(match, 'm').trapdoor, tile(match, 'm').smoke, terrain(match).entrances.length]).toEqual(['open', true, 1]);
    const twice = position({ at: { scout: 'a' }, active: 'scout', charges: { l: 0 } });
    at(twice.boards, 0).charges.push({ tile: 11, timer: 0, breach: false });
    twice.kitBag[5] = at(twice.kitBag, 5) - 1;
    const once = say(begin(twice), 'scout detonates @l');
    expect([eventsOf(once, 'explosion').length, tile(once, 'l').charges]).toEqual([1, []]);
  });

  proves(['v-commandos.equip.binoculars#1', 'v-commandos.equip.binoculars#2'], 'Binoculars roll one die of their owner again, once a turn', () => {
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
      { card: 'viaduct', who: PAIR, at: { scout: 'a', medic: 'i' }, active: 'scout', kit: { medic: ['binoculars'] }, enemies: { e: ['mp40'] } },
      2,
    );
    expect(seen(say(comrade, 'scout moves to @e'), 'scout').state).toBe('visible');
  });

  proves(['v-commandos.equip.binoculars#4', 'v-commandos.equip.binoculars#5'], 'Binoculars may follow Binoculars, each once until the next Event Phase', () => {
    const sketch = { card: 'viaduct', at: { scout: 'a' }, active: 'scout', kit: { scout: ['binoculars', 'binoculars'] }, enemies: { e: ['mp40'] } } as const;
    const match = say(begin(sketch, 2, 1, 5), 'scout moves to @e', 'scout rerolls die 1', 'scout rerolls die 1');
    expect([seen(match, 'scout').state, seen(match, 'scout').tired]).toEqual(['stealthy', 2]);
    expect(seen(play('end', match.state), 'scout').tired).toBe(2);
    const g = position(sketch);
    at(g.commandos, 0).tired = 2;
    expect(seen(say(begin(g, 2), 'scout moves to @e'), 'scout').state).toBe('visible');
  });

  proves(
    ['v-commandos.equip.airdrop#1', 'v-commandos.equip.airdrop#2', 'v-commandos.equip.airdrop#3'],
    'an Airdrop puts three tokens on an outdoor tile',
    () => {
      const match = begin(
        { card: 'viaduct', at: { scout: 'a' }, active: 'scout', kit: { scout: ['airdrop'] }, event: ['all-quiet', 'E'] },
        token('grenade'),
        token('tnt'),
        token('mp40'),
      );
      expect(forbidden(match, 'scout calls an airdrop on @f')).toEqual(['v-commandos.equip.airdrop']);
      say(match, 'scout calls an airdrop on @i');
      expect([tile(match, 'i').kit, seen(match, 'scout').actions, view(match).kitDiscards]).toEqual([['grenade', 'tnt', 'mp40'], 3, ['airdrop']]);
    },
  );

  proves('v-commandos.equip.airdrop#4', 'it comes down on another terrain as well', () => {
    const g = position({ card: 'blackbird', who: PAIR, at: { scout: 'd', medic: 'a*' }, active: 'scout', kit: { scout: ['airdrop'] } });
    const match = begin(g, token('grenade'), token('tnt'), token('mp40'));
    expect(tile(say(match, 'scout calls an airdrop on @a*'), 'a*').kit).toEqual(['grenade', 'tnt', 'mp40']);
    expect(match.events.at(-1)?.clauses).toEqual(['v-commandos.equip.airdrop', 'v-commandos.equip.airdrop-drift']);
  });

  proves('v-commandos.equip.airdrop#5', 'it is seen by all before anybody decides', () => {
    const drop = { card: 'viaduct', at: { scout: 'a' }, active: 'scout', kit: { scout: ['airdrop'] }, event: ['all-quiet', 'N'] } as const;
    const match = say(begin(drop, token('spotted'), token('grenade'), token('tnt')), 'scout calls an airdrop on @m');
    expect([asked(match), eventsOf(match, 'kit-drawn')]).toEqual(['drift', [{ kind: 'kit-drawn', kit: ['spotted', 'grenade', 'tnt'] }]]);
  });

  proves('v-commandos.equip.airdrop-drift#4', 'which drifts onto a full tile as well', () => {
    const drop = { card: 'viaduct', at: { scout: 'a' }, active: 'scout', kit: { scout: ['airdrop'] }, event: ['all-quiet', 'E'] } as const;
    const match = begin({ ...drop, enemies: { j: ['mp40', 'mp40', 'karabiner', 'karabiner'] } }, token('spotted'), token('grenade'), token('tnt'));
    expect(tile(say(match, 'scout calls an airdrop on @i'), 'j').kit).toEqual(['grenade', 'tnt']);
  });

  proves(
    ['v-commandos.equip.airdrop-drift#1', 'v-commandos.equip.airdrop-drift#2', 'v-commandos.equip.airdrop-drift#3'],
    'which drifts a tile for each Spotted, not off the map',
    () => {
      const match = begin(
        { card: 'viaduct', at: { scout: 'a' }, active: 'scout', kit: { scout: ['airdrop'] }, event: ['all-quiet', 'E'] },
        token('spotted'),
        token('spotted'),
        token('tnt'),
      );
      say(match, 'scout calls an airdrop on @i');
      expect([tile(match, 'j').kit, [...view(match).kitDiscards].sort()]).toEqual([['tnt'], ['airdrop', 'spotted', 'spotted']]);
      expect(seen(match, 'scout').state).toBe('stealthy');
      const fork = begin(
        { card: 'viaduct', at: { scout: 'a' }, active: 'scout', kit: { scout: ['airdrop'] }, event: ['all-quiet', 'N'] },
        token('spotted'),
        token('grenade'),
        token('tnt'),
      );
      say(fork, 'scout calls an airdrop on @m', 'choose tile @j');
      expect(tile(fork, 'j').kit).toEqual(['grenade', 'tnt']);
    },
  );

  proves(
    ['v-commandos.equip.airdrop-lost#1', 'v-commandos.equip.airdrop-lost#2', 'v-commandos.equip.airdrop-lost#3', 'v-commandos.equip.airdrop-lost#4'],
    'and is lost indoors, with three Spotted, or with no wind known',
    () => {
      const drop = (event: readonly ['all-quiet' | 'curfew', 'E' | '?'], on: string, ...tokens: ('spotted' | 'tnt')[]) => {
        const match = begin({ card: 'viaduct', at: { scout: 'a' }, active: 'scout', kit: { scout: ['airdrop'] }, event }, ...tokens.map(token));
        say(match, `scout calls an airdrop on @${on}`);
        if (eventsOf(match, 'airdrop')[0]?.tile === null) expect(view(match).kitDiscards).toHaveLength(4);
        return [eventsOf(match, 'airdrop')[0]?.tile, terrain(match).tiles.flatMap(({ kit }) => kit)];
      };
      expect(drop(['all-quiet', 'E'], 'i', 'spotted', 'spotted', 'spotted')).toEqual([null, []]);
      expect(drop(['all-quiet', 'E'], 'e', 'spotted', 'spotted', 'tnt')).toEqual([null, []]);
      expect(drop(['curfew', '?'], 'i', 'spotted', 'tnt', 'tnt')).toEqual([null, []]);
      expect(drop(['curfew', '?'], 'i', 'tnt', 'tnt', 'tnt')).toEqual(['viaduct/i', ['tnt', 'tnt', 'tnt']]);
    },
  );

  proves('v-commandos.equip.panzerfaust#1', 'a Panzerfaust explodes near by', () => {
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

  proves(['v-commandos.equip.panzerfaust#2', 'v-commandos.equip.panzerfaust#3'], 'a Panzerfaust reaches no further, but may hit its owner', () => {
    const sketch = { card: 'launch-ramp', who: PAIR, at: { scout: 'b', medic: 'a' }, active: 'scout', kit: { scout: ['panzerfaust'] } } as const;
    for (const tried of ['c', 'i']) expect(forbidden(begin(sketch), `scout fires a panzerfaust at @${tried}`)).toEqual(['v-commandos.shoot.range']);
    const match = say(begin(sketch), 'scout fires a panzerfaust at @b');
    expect([seen(match, 'scout').place, seen(match, 'medic').place]).toEqual(['out', 'tile']);
  });

  proves(
    [
      'v-commandos.equip.smoke#1',
      'v-commandos.equip.smoke#2',
      'v-commandos.equip.smoke#3',
      'v-commandos.equip.smoke#4',
      'v-commandos.equip.smoke#5',
      'v-commandos.equip.smoke#6',
    ],
    'Smoke makes a tile count as small for good',
    () => {
      const match = begin({ card: 'launch-ramp', at: { scout: 'j' }, active: 'scout', kit: { scout: ['smoke', 'smoke'] } });
      say(match, 'scout puts smoke on @f');
      expect(forbidden(match, 'scout puts smoke on @f')).toEqual(['v-commandos.equip.smoke']);
      expect(forbidden(match, 'scout puts smoke on @l')).toEqual(['v-commandos.shoot.range']);
      expect(roomOn(match.state, 0, 5)).toBe(16);
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
    },
  );
});
