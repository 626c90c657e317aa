import { describe, expect } from 'vitest';
import { proves } from '../../../proves.ts';
import { begin, forbidden, offers, raid, type Sketch, say, seen, terrain, tile } from '../../testing/raid.ts';
import { add, at, type State } from '../state.ts';

const PAIR = ['scout:B', 'medic:A'] as const;

describe('items of objectives', () => {
  const CASE: Sketch = { who: PAIR, at: { scout: 'h', medic: 'h' }, active: 'scout' };

  proves('v-commandos.zero.kinds', 'are laid down and picked up like equipment', () => {
    const match = say(begin(CASE), 'scout takes the objective', 'scout lays down @O1');
    expect([seen(match, 'scout').items, terrain(match).objectives[0]]).toMatchObject([[], { holder: null, lies: 'forest-road/h' }]);
    expect([offers(match, 'scout lays down @O1'), forbidden(match, 'scout picks up @O1')]).toEqual([false, ['v-commandos.zero.timing']]);
    say(match, 'scout ends the turn', 'medic begins', 'medic picks up @O1');
    expect([seen(match, 'medic').items, terrain(match).objectives[0]]).toMatchObject([['forest-road/O1'], { holder: 'medic', lies: null }]);
  });

  proves('v-commandos.zero.kinds', 'are handed to a comrade of the tile', () => {
    const match = say(begin(CASE), 'scout takes the objective', 'scout hands @O1 to medic');
    expect(terrain(match).objectives[0]).toMatchObject({ holder: 'medic', lies: null });
    expect(forbidden(match, 'scout lays down @O1')).toEqual(['v-commandos.zero.kinds']);
    const apart = say(begin({ ...CASE, at: { scout: 'h', medic: 'c' } }), 'scout takes the objective');
    expect(forbidden(apart, 'scout hands @O1 to medic')).toEqual(['v-commandos.zero.one-by-one']);
    const critical = say(begin({ ...CASE, critical: ['medic'] }), 'scout takes the objective');
    expect(forbidden(critical, 'scout hands @O1 to medic')).toEqual(['v-commandos.zero.one-by-one']);
  });

  proves('v-commandos.zero.timing', 'do not go from hand to hand for ever', () => {
    const match = say(begin(CASE), 'scout takes the objective', 'scout hands @O1 to medic', 'scout ends the turn');
    say(match, 'medic begins', 'medic hands @O1 to scout');
    expect(terrain(match).objectives[0]?.holder).toBe('scout');
    const again = say(begin(CASE), 'scout takes the objective', 'scout lays down @O1');
    expect(forbidden(again, 'scout picks up @O1')).toEqual(['v-commandos.zero.timing']);
    expect(offers(say(again, 'scout saves an action'), 'scout picks up @O1')).toBe(true);
  });

  proves('v-commandos.zero.kinds', 'are picked up where they lie', () => {
    const match = say(begin(CASE), 'scout takes the objective', 'scout lays down @O1', 'scout moves to @c');
    expect(forbidden(match, 'scout picks up @O1')).toEqual(['v-commandos.zero.kinds']);
  });
});

describe('exhausted Binoculars', () => {
  /** Two pairs of Binoculars, some of them exhausted, lying on a tile or carried. */
  function glasses(where: 'carried' | 'lying', tired: number): State {
    const two = ['binoculars', 'binoculars'] as const;
    const g = raid({
      card: 'viaduct',
      who: ['medic:A'],
      at: { medic: 'b' },
      active: 'medic',
      ...(where === 'carried' ? { kit: { medic: two } } : { loose: { b: two } }),
    });
    if (where === 'carried') at(g.commandos, 0).tired = tired;
    else add(at(g.boards, 0).tired, 1, tired);
    return g;
  }

  proves('v-commandos.equip.binoculars', 'are collected and dropped last', () => {
    const collects = (tired: number) => {
      const match = say(begin(glasses('lying', tired)), 'medic collects binoculars');
      return [seen(match, 'medic').tired, at(match.state.boards, 0).tired[1]];
    };
    expect([collects(0), collects(1), collects(2)]).toEqual([
      [0, 0],
      [0, 1],
      [1, 1],
    ]);
    const drops = (tired: number) => {
      const match = say(begin(glasses('carried', tired)), 'medic drops binoculars');
      return [seen(match, 'medic').tired, at(match.state.boards, 0).tired[1]];
    };
    expect([drops(0), drops(1), drops(2)]).toEqual([
      [0, 0],
      [1, 0],
      [1, 1],
    ]);
  });
});

describe('a nest', () => {
  const NEST: Sketch = { who: PAIR, at: { scout: 'm', medic: 'm' }, active: 'scout' };

  proves('v-commandos.nest.commando', 'takes one commando, who may come out again', () => {
    const match = say(begin(NEST), 'scout enters the nest');
    expect([seen(match, 'scout').nest, offers(match, 'scout enters the nest')]).toEqual([true, false]);
    say(match, 'scout leaves the nest');
    expect([seen(match, 'scout').nest, forbidden(match, 'scout enters the nest')]).toEqual([false, ['v-commandos.zero.timing']]);
    expect(forbidden(begin({ ...NEST, nest: ['medic'] }), 'scout enters the nest')).toEqual(['v-commandos.nest.commando']);
    expect(forbidden(begin({ ...NEST, guards: { m: 'mp40' } }), 'scout enters the nest')).toEqual(['v-commandos.nest.commando']);
    expect(offers(begin({ ...NEST, at: { scout: 'l', medic: 'm' } }), 'scout enters the nest')).toBe(false);
  });

  proves('v-commandos.stacking.nest', 'is left only where there is room beside it', () => {
    const full = begin({ ...NEST, who: ['scout:B'], at: { scout: 'm' }, nest: ['scout'], enemies: { m: ['mp40', 'mp40'] } });
    expect(forbidden(full, 'scout leaves the nest')).toEqual(['v-commandos.stacking.nest']);
  });
});

describe('Gander', () => {
  function fetching(sketch: Sketch, gander: object): State {
    const g = raid({ card: 'lighthouse', who: ['medic:A'], at: { medic: 'c' }, active: 'medic', ...sketch });
    Object.assign(at(g.commandos, 0), { gander: 1, ...gander });
    return g;
  }

  proves('v-commandos.setup.gander', 'fetches once a turn, and not with a wound', () => {
    const sketch: Sketch = { loose: { b: ['tnt', 'crowbar'] } };
    const match = say(begin(fetching(sketch, {})), 'medic has fetched from @b tnt');
    expect([seen(match, 'medic').kit, tile(match, 'b').kit]).toEqual([['tnt'], ['crowbar']]);
    expect(forbidden(match, 'medic has fetched from @b crowbar')).toEqual(['v-commandos.setup.gander']);
    expect(forbidden(begin(fetching(sketch, { ganderHurt: true })), 'medic has fetched from @b crowbar')).toEqual(['v-commandos.setup.gander']);
    expect(offers(begin(fetching(sketch, { gander: 0 })), 'medic has fetched from @b tnt')).toBe(false);
  });

  proves('v-commandos.def.adjacent-indoor', 'does not fetch through a locked door', () => {
    const match = begin(fetching({ loose: { f: ['tnt'] } }, {}));
    expect(forbidden(match, 'medic has fetched from @f tnt')).toEqual(['v-commandos.def.adjacent-indoor']);
    expect(offers(begin(fetching({ loose: { f: ['tnt'] }, open: ['c-f'] }, {})), 'medic has fetched from @f tnt')).toBe(true);
  });
});
