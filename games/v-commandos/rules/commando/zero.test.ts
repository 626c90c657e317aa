import { describe, expect } from 'vitest';
import { at } from '#kernel';
import { proves } from '../../../proves.ts';
import { card, position, type Sketch, token } from '../../positions.ts';
import { begin, forbidden, offers, play, say, seen, terrain, tile, windowOf } from '../../testing/raid.ts';
import { add, END_PHASE, REINFORCEMENTS, type State } from '../state.ts';

const PAIR = ['scout:B', 'medic:A'] as const;

describe('items of objectives', () => {
  const CASE: Sketch = { who: PAIR, at: { scout: 'h', medic: 'h' }, active: 'scout' };

  proves('v-commandos.zero.kinds#4', 'are laid down and picked up like equipment', () => {
    const match = say(begin(CASE), 'scout takes the objective', 'scout lays down @O1');
    expect([seen(match, 'scout').items, terrain(match).objectives[0]]).toMatchObject([[], { holder: null, lies: 'forest-road/h' }]);
    expect([offers(match, 'scout lays down @O1'), forbidden(match, 'scout picks up @O1')]).toEqual([false, ['v-commandos.zero.timing']]);
    say(match, 'scout ends the turn', 'medic begins', 'medic picks up @O1');
    expect([seen(match, 'medic').items, terrain(match).objectives[0]]).toMatchObject([['forest-road/O1'], { holder: 'medic', lies: null }]);
  });

  proves(['v-commandos.zero.kinds#4', 'v-commandos.zero.one-by-one#4'], 'are handed to a comrade of the tile', () => {
    const match = say(begin(CASE), 'scout takes the objective', 'scout hands @O1 to medic');
    expect(terrain(match).objectives[0]).toMatchObject({ holder: 'medic', lies: null });
    expect(forbidden(match, 'scout lays down @O1')).toEqual(['v-commandos.zero.kinds']);
    const apart = say(begin({ ...CASE, at: { scout: 'h', medic: 'c' } }), 'scout takes the objective');
    expect(forbidden(apart, 'scout hands @O1 to medic')).toEqual(['v-commandos.zero.one-by-one']);
    const critical = say(begin({ ...CASE, critical: ['medic'] }), 'scout takes the objective');
    expect(forbidden(critical, 'scout hands @O1 to medic')).toEqual(['v-commandos.zero.one-by-one']);
  });

  proves('v-commandos.zero.timing#8', 'do not go from hand to hand for ever', () => {
    const match = say(begin(CASE), 'scout takes the objective', 'scout hands @O1 to medic', 'scout ends the turn');
    say(match, 'medic begins', 'medic hands @O1 to scout');
    expect(terrain(match).objectives[0]?.holder).toBe('scout');
    const again = say(begin(CASE), 'scout takes the objective', 'scout lays down @O1');
    expect(forbidden(again, 'scout picks up @O1')).toEqual(['v-commandos.zero.timing']);
    expect(offers(say(again, 'scout saves an action'), 'scout picks up @O1')).toBe(true);
  });

  proves('v-commandos.zero.timing#8', 'may be taken at once by somebody else', () => {
    const sketch: Sketch = { who: PAIR, at: { scout: 'h', medic: 'h' }, acted: ['scout', 'medic'], kit: { scout: ['crowbar'] }, charges: { l: 0 } };
    const match = say(begin({ ...position(sketch), phase: REINFORCEMENTS }), 'scout drops crowbar');
    expect([forbidden(match, 'scout collects crowbar'), offers(match, 'medic collects crowbar')]).toEqual([['v-commandos.zero.timing'], true]);
  });

  proves('v-commandos.zero.timing#8', 'may be taken back in the next game turn, before anybody has had a turn in it', () => {
    const sketch: Sketch = { who: PAIR, at: { scout: 'h', medic: 'h' }, acted: ['scout', 'medic'], kit: { scout: ['crowbar'] }, charges: { l: 0 } };
    const g = position(sketch);
    const match = begin({ ...g, phase: END_PHASE }, card('all-quiet'));
    expect(windowOf(match)).toBe('after-fire');
    say(match, 'scout drops crowbar');
    expect(forbidden(match, 'scout collects crowbar')).toEqual(['v-commandos.zero.timing']);
    while (windowOf(match) === 'after-fire') say(match, 'player 1 waits');
    expect([windowOf(match), match.state.turn, offers(match, 'scout collects crowbar')]).toEqual(['commandos', g.turn + 1, true]);
  });

  proves('v-commandos.zero.timing#8', 'are not handed back at once', () => {
    const g = position({ who: PAIR, at: { scout: 'h', medic: 'h' }, acted: ['scout', 'medic'], charges: { l: 0 } });
    at(at(g.boards, 0).objectives, 0).holder = 0;
    const match = begin({ ...g, phase: REINFORCEMENTS });
    expect([offers(match, 'scout hands @O1 to medic'), offers(match, 'scout hands @O1 to scout')]).toEqual([true, false]);
    say(match, 'scout hands @O1 to medic');
    expect(forbidden(match, 'medic hands @O1 to scout')).toEqual(['v-commandos.zero.timing']);
    expect(offers(match, 'medic lays down @O1')).toBe(true);
    while (windowOf(match) === 'before-reinforcements') say(match, 'player 1 waits');
    expect([windowOf(match), offers(match, 'medic hands @O1 to scout')]).toEqual(['before-movement', true]);
  });

  proves('v-commandos.zero.kinds#4', 'go anywhere, and stay on the first tile as well as on any', () => {
    const g = position({ ...CASE, at: { scout: 'a', medic: 'a' } });
    at(at(g.boards, 0).objectives, 0).holder = 0;
    const match = say(begin(g), 'scout lays down @O1', 'scout ends the turn', 'medic begins');
    expect(terrain(match).objectives[0]?.lies).toBe('forest-road/a');
    expect(seen(say(match, 'medic picks up @O1'), 'medic').items).toEqual(['forest-road/O1']);
  });

  proves('v-commandos.zero.kinds#4', 'are picked up where they lie', () => {
    const match = say(begin(CASE), 'scout takes the objective', 'scout lays down @O1', 'scout moves to @c');
    expect(forbidden(match, 'scout picks up @O1')).toEqual(['v-commandos.zero.kinds']);
  });
});

describe('exhausted Binoculars', () => {
  /** Two pairs of Binoculars, some of them exhausted, lying on a tile or carried. */
  function glasses(where: 'carried' | 'lying', tired: number): State {
    const two = ['binoculars', 'binoculars'] as const;
    const g = position({
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

  proves('v-commandos.equip.binoculars#8', 'are collected and dropped last', () => {
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

describe('loose equipment', () => {
  proves('v-commandos.loot.who-collects#1', 'is collected from the own tile only, and dropped on it', () => {
    const sketch: Sketch = { who: ['medic:A'], at: { medic: 'a' }, active: 'medic', kit: { medic: ['crowbar'] }, loose: { a: ['tnt'], b: ['grenade'] } };
    const match = begin(sketch);
    expect(forbidden(match, 'medic collects grenade')).toEqual(['v-commandos.loot.who-collects']);
    expect(forbidden(match, 'medic drops grenade')).toEqual(['v-commandos.zero.kinds']);
    say(match, 'medic collects tnt', 'medic drops crowbar');
    expect([seen(match, 'medic'), tile(match, 'a').kit]).toMatchObject([{ kit: ['tnt'], actions: 3 }, ['crowbar']]);
    const below = begin({ ...sketch, at: {} });
    expect(forbidden(below, 'medic collects tnt')).toEqual(['v-commandos.loot.who-collects']);
    expect(forbidden(below, 'medic drops crowbar')).toEqual(['v-commandos.underground.one-space']);
  });
});

describe('emplaced TNT', () => {
  proves('v-commandos.equip.tnt#4', 'goes off on any Terrain, once for a tile', () => {
    const g = position({ card: 'night-ferry', who: PAIR, at: { scout: 'a', medic: 'a*' }, active: 'scout', charges: { e: 0, 'e*': 0 } });
    at(g.boards, 1).charges.push({ tile: at(at(g.boards, 1).charges, 0).tile, timer: 0, breach: false });
    add(g.kitBag, token('tnt'), -1);
    const match = begin(g);
    expect(match.options(0).filter((text) => text.includes('detonates'))).toEqual(['scout detonates lighthouse/e', 'scout detonates water-tower/e']);
    say(match, 'scout detonates @e*');
    expect([tile(match, 'e').charges, tile(match, 'e*').charges, terrain(match, 1).objectives[0]?.done]).toEqual([[0], [], true]);
  });
});

describe('a nest', () => {
  const NEST: Sketch = { who: PAIR, at: { scout: 'm', medic: 'm' }, active: 'scout' };

  proves(['v-commandos.nest.commando#2', 'v-commandos.nest.commando#4'], 'takes one commando, who may come out again', () => {
    const match = say(begin(NEST), 'scout enters the nest');
    expect([seen(match, 'scout').nest, offers(match, 'scout enters the nest')]).toEqual([true, false]);
    say(match, 'scout leaves the nest');
    expect([seen(match, 'scout').nest, forbidden(match, 'scout enters the nest')]).toEqual([false, ['v-commandos.zero.timing']]);
    expect(forbidden(begin({ ...NEST, nest: ['medic'] }), 'scout enters the nest')).toEqual(['v-commandos.nest.commando']);
    expect(forbidden(begin({ ...NEST, guards: { m: 'mp40' } }), 'scout enters the nest')).toEqual(['v-commandos.nest.commando']);
    expect(offers(begin({ ...NEST, at: { scout: 'l', medic: 'm' } }), 'scout enters the nest')).toBe(false);
  });

  proves('v-commandos.stacking.nest#3', 'is left only where there is room beside it', () => {
    const full = begin({ ...NEST, who: ['scout:B'], at: { scout: 'm' }, nest: ['scout'], enemies: { m: ['mp40', 'mp40'] } });
    expect(forbidden(full, 'scout leaves the nest')).toEqual(['v-commandos.stacking.nest']);
  });
});

describe('Gander', () => {
  function fetching(sketch: Sketch, gander: object): State {
    const g = position({ card: 'lighthouse', who: ['medic:A'], at: { medic: 'c' }, active: 'medic', ...sketch });
    Object.assign(at(g.commandos, 0), { gander: 1, ...gander });
    return g;
  }

  proves('v-commandos.setup.gander#8', 'fetches once a turn, and not with a wound', () => {
    const sketch: Sketch = { loose: { b: ['tnt', 'crowbar'] } };
    const match = say(begin(fetching(sketch, {})), 'medic has fetched from @b tnt');
    expect([seen(match, 'medic').kit, tile(match, 'b').kit]).toEqual([['tnt'], ['crowbar']]);
    expect(forbidden(match, 'medic has fetched from @b crowbar')).toEqual(['v-commandos.setup.gander']);
    expect(forbidden(begin(fetching(sketch, { ganderHurt: true })), 'medic has fetched from @b crowbar')).toEqual(['v-commandos.setup.gander']);
    expect(offers(begin(fetching(sketch, { gander: 0 })), 'medic has fetched from @b tnt')).toBe(false);
    expect(seen(play('events', fetching(sketch, { ganderUsed: true }), card('all-quiet')), 'medic').gander?.used).toBe(false);
  });

  proves('v-commandos.setup.gander#8', 'does not fetch through a locked door', () => {
    const match = begin(fetching({ loose: { f: ['tnt'] } }, {}));
    expect(forbidden(match, 'medic has fetched from @f tnt')).toEqual(['v-commandos.def.adjacent-indoor']);
    expect(offers(begin(fetching({ loose: { f: ['tnt'] }, open: ['c-f'] }, {})), 'medic has fetched from @f tnt')).toBe(true);
  });
});
