import { describe, expect } from 'vitest';
import { at } from '#kernel';
import { proves } from '../../../proves.ts';
import { roomOn } from '../../facts/occupancy.ts';
import { position, type Sketch, token } from '../../positions.ts';
import { begin, eventsOf, forbidden, play, say, seen, tile, view } from '../../testing/raid.ts';

const PAIR = ['scout:B', 'medic:A'] as const;

describe('a Goliath', () => {
  proves(
    ['v-commandos.goliath.hits-useless#1', 'v-commandos.goliath.hits-useless#2', 'v-commandos.goliath.hits-useless#3'],
    'is harmed by nothing but an explosion',
    () => {
      const match = begin(
        { card: 'launch-ramp', at: { scout: 'm' }, active: 'scout', kit: { scout: ['grenade', 'panzerfaust'] }, enemies: { i: ['goliath'] } },
        6,
        6,
        6,
        6,
      );
      say(match, 'scout throws a grenade at @i');
      expect(tile(match, 'i').enemies).toEqual(['goliath']);
      say(match, 'scout fires a panzerfaust at @i');
      expect([tile(match, 'i').enemies, tile(match, 'i').kit, view(match).bag.special]).toEqual([[], [], 1]);
    },
  );

  proves(
    ['v-commandos.goliath.cut-wire#1', 'v-commandos.goliath.cut-wire#2', 'v-commandos.goliath.cut-wire#3', 'v-commandos.goliath.cut-wire#6'],
    'becomes loose TNT when its wire is cut',
    () => {
      const match = begin({ card: 'launch-ramp', at: { scout: 'i' }, active: 'scout', enemies: { i: ['goliath'] } });
      say(match, 'scout cuts the wire');
      expect([tile(match, 'i'), view(match).bag.special, seen(match, 'scout').actions, seen(match, 'scout').state]).toMatchObject([
        { enemies: [], kit: ['tnt'], charges: [] },
        1,
        3,
        'stealthy',
      ]);
      const g = position({
        card: 'launch-ramp',
        at: { scout: 'i' },
        active: 'scout',
        kit: { scout: ['tnt', 'tnt', 'tnt', 'tnt', 'tnt', 'tnt', 'tnt'] },
        enemies: { i: ['goliath'] },
      });
      const spare = say(begin(g), 'scout cuts the wire');
      expect([tile(spare, 'i').kit, spare.state.spare]).toEqual([['tnt'], 1]);
      say(spare, 'scout emplaces tnt', 'scout moves to @m', 'scout detonates @i');
      expect([spare.state.spare, view(spare).kitDiscards]).toEqual([0, ['tnt']]);
    },
  );

  proves(['v-commandos.goliath.nest-control#1', 'v-commandos.goliath.nest-control#4'], 'obeys a commando in its nest, an action each', () => {
    const match = begin({
      card: 'launch-ramp',
      who: ['medic:A'],
      at: { medic: 'j' },
      nest: ['medic'],
      active: 'medic',
      spent: { medic: 1 },
      enemies: { i: ['goliath'], l: ['goliath'] },
    });
    say(match, 'medic drives the goliath from @i to @m');
    expect([tile(match, 'm').enemies, tile(match, 'l').enemies]).toEqual([['goliath'], ['goliath']]);
    say(match, 'medic blows up the goliath on @m');
    expect([tile(match, 'm').enemies, tile(match, 'l').enemies, eventsOf(match, 'explosion').length]).toEqual([[], ['goliath'], 1]);
    const locked = begin({ card: 'launch-ramp', who: ['medic:A'], at: { medic: 'j' }, nest: ['medic'], active: 'medic', enemies: { l: ['goliath'] } });
    expect(forbidden(locked, 'medic drives the goliath from @l to @o')).toEqual(['v-commandos.def.adjacent-indoor']);
  });
});

describe('gas', () => {
  proves(['v-commandos.gas.attack#1', 'v-commandos.gas.attack#2'], 'is set free by an attack on its barrel', () => {
    const shot = begin({ card: 'viaduct', at: { scout: 'g' }, active: 'scout', kit: { scout: ['mp40'] } }, 3, 1);
    say(shot, 'scout shoots mp40 at @l');
    expect(tile(shot, 'l')).toMatchObject({ barrel: false, gas: true });
    const stab = begin({ card: 'viaduct', who: ['saboteur:B', 'medic:A'], at: { saboteur: 'l', medic: 'a' }, active: 'saboteur' });
    say(stab, 'saboteur overpowers barrel');
    expect([tile(stab, 'l').gas, seen(stab, 'saboteur').place]).toEqual([true, 'tile']);
  });

  proves(
    [
      'v-commandos.gas.barrel-is-no-unit#1',
      'v-commandos.gas.barrel-is-no-unit#2',
      'v-commandos.gas.barrel-is-no-unit#3',
      'v-commandos.gas.barrel-is-no-unit#4',
    ],
    'comes from a barrel that is no unit',
    () => {
      const g = begin({ card: 'viaduct', at: { scout: 'g' }, active: 'scout' });
      say(g, 'scout creeps to @l');
      expect(eventsOf(g, 'stealth')).toEqual([]);
      const spotted = begin({ card: 'viaduct', at: { scout: 'l' }, active: 'scout', enemies: { l: ['mp40'] } }, token('spotted'));
      expect(seen(say(spotted, 'scout overpowers mp40'), 'scout').state).toBe('stealthy');
      const ramp = position({ card: 'launch-ramp' });
      expect([at(ramp.boards, 0).barrels[11], roomOn(ramp, 0, 11)]).toEqual([true, 4]);
      const shot = say(begin({ card: 'viaduct', at: { scout: 'g' }, active: 'scout' }, 3), 'scout shoots welrod at @l');
      expect([tile(shot, 'l').gas, eventsOf(shot, 'loot')]).toEqual([true, []]);
    },
  );

  proves(
    ['v-commandos.gas.spillover-optional#1', 'v-commandos.gas.spillover-optional#2', 'v-commandos.gas.spillover-optional#3'],
    'takes a hit that is left over only if the player wishes',
    () => {
      const thrown = () =>
        say(
          begin({ card: 'viaduct', at: { scout: 'g' }, active: 'scout', kit: { scout: ['grenade'] }, enemies: { l: ['mp40'] } }, 3, 3, 1, 1, token('tnt')),
          'scout throws a grenade at @l',
          'hit mp40',
        );
      const kept = thrown();
      expect(kept.options(0)).toEqual(['hit barrel', 'no more']);
      expect(tile(say(kept, 'no more'), 'l')).toMatchObject({ barrel: true, gas: false });
      expect(tile(say(thrown(), 'hit barrel'), 'l')).toMatchObject({ barrel: false, gas: true });
      const friend = begin(
        {
          ...{ card: 'viaduct', who: PAIR, at: { scout: 'g', medic: 'l' }, visible: ['medic'], active: 'scout' },
          ...{ kit: { scout: ['grenade'] }, enemies: { l: ['mp40'] } },
        },
        ...[3, 3, 1, 1, token('tnt')],
      );
      say(friend, 'scout throws a grenade at @l', 'hit mp40', 'no more');
      expect([tile(friend, 'l').barrel, seen(friend, 'medic').wounds]).toEqual([true, 1]);
    },
  );

  proves('v-commandos.gas.release', 'eliminates everybody on its tile without a mask', () => {
    const match = begin(
      { card: 'viaduct', who: PAIR, at: { scout: 'g', medic: 'l' }, active: 'scout', enemies: { l: ['mp40', 'karabiner', 'masked-mp40'] } },
      6,
      token('tnt'),
      token('tnt'),
    );
    say(match, 'scout shoots welrod at @l', 'hit barrel');
    expect([tile(match, 'l').enemies, seen(match, 'medic').place]).toEqual([['masked-mp40'], 'out']);
  });

  proves('v-commandos.gas.release', 'takes a guard as well, unless the guard has a mask', () => {
    const guard = (id: 'mp40' | 'masked-mp40') => {
      const match = begin({ card: 'viaduct', at: { scout: 'c' }, active: 'scout', barrels: ['c'], guards: { c: id } }, token('tnt'));
      at(match.state.commandos, 0).masked = true;
      return tile(say(match, 'scout overpowers barrel'), 'c').guard;
    };
    expect([guard('mp40'), guard('masked-mp40')]).toEqual([null, 'masked-mp40']);
  });

  proves('v-commandos.gas.at-once#1', 'works before anything else that entering causes', () => {
    const match = play(
      'movement',
      {
        card: 'viaduct',
        who: ['saboteur:B', 'medic:A'],
        at: { saboteur: 'l', medic: 'a' },
        gas: ['l'],
        event: ['all-quiet', 'E'],
        enemies: { k: ['masked-mp40', 'mp40'] },
      },
      token('tnt'),
      4,
    );
    expect([eventsOf(match, 'eliminated'), eventsOf(match, 'stealth')]).toMatchObject([[{ enemies: ['mp40'] }], [{ dice: [4] }]]);
  });

  proves('v-commandos.gas.at-once#2', 'leaves nobody to be noticed', () => {
    const sketch: Sketch = { card: 'viaduct', who: PAIR, at: { scout: 'g', medic: 'a' }, active: 'scout', gas: ['l'], enemies: { l: ['masked-mp40'] } };
    const match = say(begin(sketch), 'scout creeps to @l');
    expect([seen(match, 'scout').place, eventsOf(match, 'stealth')]).toEqual(['out', []]);
  });

  proves(['v-commandos.gas.lasts#1', 'v-commandos.gas.lasts#3', 'v-commandos.gas.lasts#4'], 'stays until the end of the turn', () => {
    const g = position({ card: 'viaduct', at: { scout: 'a' }, gas: ['l'], event: ['all-quiet', 'E'], enemies: { k: ['mp40', 'karabiner'] } });
    const enter = play('movement', g, token('tnt'), token('tnt'));
    expect([tile(enter, 'l').enemies, tile(enter, 'l').kit]).toEqual([[], ['tnt', 'tnt']]);
    const shot = begin(
      { card: 'viaduct', who: PAIR, at: { medic: 'a' }, active: 'scout', gas: ['m'], wounds: { scout: 1 }, enemies: { m: ['masked-mp40', 'masked-mp40'] } },
      ...[6, 6, 6, 6],
    );
    say(shot, 'scout comes up at @m');
    expect([eventsOf(shot, 'critical'), eventsOf(shot, 'fallen'), tile(shot, 'm').kit]).toEqual([
      [{ kind: 'critical', who: 'scout' }],
      [{ kind: 'fallen', who: 'scout', by: 'gas' }],
      [],
    ]);
    expect(tile(play('end', g), 'l').gas).toBe(false);
  });

  proves(
    ['v-commandos.gas.drops#1', 'v-commandos.gas.drops#2', 'v-commandos.gas.drops#3', 'v-commandos.gas.drops#4'],
    'leaves the equipment of its victims',
    () => {
      const match = begin(
        {
          card: 'viaduct',
          who: PAIR,
          at: { scout: 'g', medic: 'l' },
          active: 'scout',
          kit: { medic: ['first-aid', 'crowbar'] },
          enemies: { l: ['mp40', 'karabiner', 'dog'] },
        },
        6,
        token('tnt'),
        token('spotted'),
      );
      say(match, 'scout shoots welrod at @l', 'hit barrel');
      expect([tile(match, 'l').kit, seen(match, 'scout').state]).toEqual([['crowbar', 'first-aid', 'tnt'], 'stealthy']);
    },
  );

  proves('v-commandos.gas.goliath-immune', 'does nothing to a Goliath', () => {
    const match = begin({ card: 'chemical-works', at: { scout: 'l' }, active: 'scout', enemies: { i: ['goliath'] } }, 6);
    say(match, 'scout shoots welrod at @i');
    expect([tile(match, 'i').gas, tile(match, 'i').enemies]).toEqual([true, ['goliath']]);
  });

  proves('v-commandos.gas.explosion', 'is set free by an explosion', () => {
    const match = begin({ card: 'viaduct', at: { scout: 'a' }, active: 'scout', charges: { l: 0 } });
    say(match, 'scout detonates @l');
    expect(tile(match, 'l')).toMatchObject({ barrel: false, gas: true, charges: [] });
    expect(tile(play('end', match.state), 'l').gas).toBe(false);
  });
});
