import { describe, expect, test } from 'vitest';
import { at } from '#kernel';
import { proves } from '../../../proves.ts';
import { position, type Sketch, token } from '../../positions.ts';
import { begin, eventKinds, eventsOf, forbidden, offers, SPECIAL, say, seen, terrain, tile, view } from '../../testing/raid.ts';

const NEST: Sketch = {
  card: 'launch-ramp',
  who: ['medic:A'],
  at: { medic: 'j' },
  nest: ['medic'],
  active: 'medic',
  enemies: { f: ['goliath'], e: ['goliath'] },
};

describe('a Goliath nest', () => {
  proves('v-commandos.goliath.nest-control#1', 'moves a Goliath by one tile, and blows it up, for an action each', () => {
    const match = say(begin(NEST), 'medic drives the goliath from @f to @g', 'medic blows up the goliath on @g');
    expect([tile(match, 'e').enemies, tile(match, 'f').enemies, tile(match, 'g').enemies]).toEqual([['goliath'], [], []]);
    expect([seen(match, 'medic').actions, eventsOf(match, 'explosion')]).toEqual([1, [{ kind: 'explosion', tile: 'launch-ramp/g' }]]);
  });

  proves('v-commandos.goliath.nest-control#2', 'is of use only to somebody inside', () => {
    const beside = begin({ ...NEST, nest: [] });
    const clauses = ['v-commandos.goliath.nest-control'];
    expect(forbidden(beside, 'medic drives the goliath from @f to @g')).toEqual(clauses);
    expect(forbidden(beside, 'medic blows up the goliath on @f')).toEqual(clauses);
    expect(forbidden(begin({ ...NEST, at: { medic: 'a' }, nest: [] }), 'medic blows up the goliath on @f')).toEqual(clauses);
    const gun = begin({ ...NEST, card: 'forest-road', at: { medic: 'm' }, enemies: { h: ['goliath'] } });
    expect(forbidden(gun, 'medic blows up the goliath on @h')).toEqual(clauses);
  });

  proves('v-commandos.goliath.nest-control#3', 'reaches the Goliaths of its own Terrain', () => {
    const match = begin({
      card: 'quarrel',
      column: 1,
      who: ['medic:A', 'scout:B'],
      at: { medic: 'j*', scout: 'a' },
      nest: ['medic'],
      active: 'medic',
      enemies: { f: ['goliath'], 'g*': ['goliath'] },
    });
    expect(match.options(0).filter((text) => text.includes('blows up'))).toEqual(['medic blows up the goliath on launch-ramp/g']);
    expect(
      begin({ ...NEST, at: {}, nest: [] })
        .options(0)
        .some((text) => text.includes('goliath')),
    ).toBe(false);
  });

  proves('v-commandos.goliath.nest-control#4', 'does not drive through a locked door or onto a full tile', () => {
    const door = begin({ ...NEST, enemies: { b: ['goliath'] } });
    expect(forbidden(door, 'medic drives the goliath from @b to @c')).toEqual(['v-commandos.def.adjacent-indoor']);
    const full = begin({ ...NEST, enemies: { e: ['goliath'], i: ['mp40', 'mp40', 'mp40', 'mp40'] } });
    expect(forbidden(full, 'medic drives the goliath from @e to @i')).toEqual(['v-commandos.stacking.full']);
    const room = begin({ ...NEST, enemies: { e: ['goliath'], i: ['mp40', 'mp40', 'mp40'] } });
    expect(offers(room, 'medic drives the goliath from @e to @i')).toBe(true);
  });

  proves('v-commandos.stealth.check-on-entry#2', 'has the Goliath it drives notice whoever hides where it comes', () => {
    const sketch: Sketch = { ...NEST, who: ['medic:A', 'scout:B'], at: { medic: 'j', scout: 'e' }, enemies: { f: ['goliath'] } };
    const match = say(begin(sketch, 2), 'medic drives the goliath from @f to @e');
    expect([eventsOf(match, 'stealth'), seen(match, 'scout').state]).toEqual([
      [{ kind: 'stealth', who: 'scout', dice: [2], finds: [2], found: true }],
      'visible',
    ]);
  });
});

describe('a Goliath wire', () => {
  const WIRE: Sketch = { card: 'launch-ramp', who: ['medic:A'], at: { medic: 'i' }, active: 'medic', enemies: { i: ['goliath'] } };

  proves(
    ['v-commandos.goliath.cut-wire#1', 'v-commandos.goliath.cut-wire#2', 'v-commandos.goliath.cut-wire#3'],
    'is cut for an action: TNT lies there, and nobody has seen anything',
    () => {
      const match = begin(WIRE);
      const specials = at(match.state.bag, SPECIAL);
      say(match, 'medic cuts the wire');
      expect([tile(match, 'i').kit, tile(match, 'i').enemies, at(match.state.bag, SPECIAL) - specials]).toEqual([['tnt'], [], 1]);
      expect(seen(match, 'medic')).toMatchObject({ state: 'stealthy', actions: 2 });
      expect(forbidden(match, 'medic cuts the wire')).toEqual(['v-commandos.goliath.cut-wire']);
      expect(offers(begin({ ...WIRE, at: { medic: 'a' }, enemies: { a: ['goliath'] } }), 'medic cuts the wire')).toBe(true);
    },
  );

  proves('v-commandos.goliath.cut-wire#4', 'gives TNT from the discards, else from the bag, else a spare one', () => {
    const tnt = token('tnt');
    const cut = (bag: number, discards: number) => {
      const g = position(WIRE);
      [g.kitBag[tnt], g.kitDiscards[tnt]] = [bag, discards];
      const match = begin(g);
      match.answer(match.number, 0, 'medic cuts the wire');
      return [at(match.state.kitBag, tnt), at(match.state.kitDiscards, tnt), match.state.spare];
    };
    expect([cut(2, 2), cut(2, 0), cut(0, 0)]).toEqual([
      [2, 1, 0],
      [1, 0, 0],
      [0, 0, 1],
    ]);
  });

  proves('v-commandos.goliath.cut-wire#5', 'is out of reach from Underground', () => {
    const match = begin({ card: 'launch-ramp', who: ['medic:A'], active: 'medic', enemies: { a: ['goliath'] } });
    expect(forbidden(match, 'medic cuts the wire')).toEqual(['v-commandos.goliath.cut-wire']);
  });
});

describe('objectives', () => {
  const AT_WORK: Sketch = { card: 'lighthouse', who: ['medic:A'], at: { medic: 'h' }, active: 'medic' };

  proves('v-commandos.end.terrain-complete#4', 'that are worked on are done with the last action', () => {
    const match = say(begin(AT_WORK), 'medic works on the objective');
    expect(terrain(match).objectives[0]).toMatchObject({ work: 1, done: false });
    say(match, 'medic works on the objective');
    expect(terrain(match).objectives[0]).toMatchObject({ work: 2, done: true });
    expect(forbidden(match, 'medic works on the objective')).toEqual(['v-commandos.end.terrain-complete']);
  });

  proves('v-commandos.end.terrain-complete#4', 'are done in their own way, on their tile', () => {
    const match = begin(AT_WORK);
    expect(forbidden(match, 'medic photographs the objective')).toEqual(['v-commandos.end.terrain-complete']);
    expect(forbidden(match, 'medic takes the objective')).toEqual(['v-commandos.end.terrain-complete']);
    expect(forbidden(begin({ ...AT_WORK, at: { medic: 'k' } }), 'medic works on the objective')).toEqual(['v-commandos.end.terrain-complete']);
    const below = forbidden(begin({ ...AT_WORK, at: {} }), 'medic works on the objective');
    expect(below).toEqual(['v-commandos.end.terrain-complete', 'v-commandos.enemy-move.guard']);
  });

  proves('v-commandos.enemy-move.guard#6', 'are guarded as long as a guard stands there, whatever is to be done but a photograph', () => {
    const take = begin({ who: ['medic:A'], at: { medic: 'h' }, active: 'medic', guards: { h: 'mp40' } });
    expect(forbidden(take, 'medic takes the objective')).toEqual(['v-commandos.enemy-move.guard']);
    expect(forbidden(begin({ ...AT_WORK, guards: { h: 'mp40' } }), 'medic works on the objective')).toEqual(['v-commandos.enemy-move.guard']);
    const free = begin({ card: 'old-prison', who: ['medic:A'], at: { medic: 'f' }, active: 'medic', guards: { f: 'mp40' } });
    expect(forbidden(free, 'medic takes the objective')).toEqual(['v-commandos.enemy-move.guard']);
  });

  test('that are taken are taken once: by whoever holds it, or from where it lies', () => {
    const match = begin({ who: ['medic:A', 'scout:B'], at: { medic: 'h', scout: 'h' }, active: 'medic' });
    say(match, 'medic takes the objective');
    expect(seen(match, 'medic')).toMatchObject({ items: ['forest-road/O1'], actions: 2 });
    expect(forbidden(match, 'medic takes the objective')).toEqual(['v-commandos.precedence.cards']);
    say(match, 'medic lays down @O1');
    expect(forbidden(match, 'medic takes the objective')).toEqual(['v-commandos.precedence.cards']);
  });

  test('that are taken stay taken wherever they lie', () => {
    const g = position({ who: ['medic:A'], at: { medic: 'h' }, active: 'medic' });
    at(at(g.boards, 0).objectives, 0).lies = 0;
    expect(forbidden(begin(g), 'medic takes the objective')).toEqual(['v-commandos.precedence.cards']);
  });

  test('that are taken are out of reach where there is none, and from Underground', () => {
    const clauses = (at: Sketch['at'] & object) => forbidden(begin({ who: ['medic:A'], at, active: 'medic' }), 'medic takes the objective');
    expect(clauses({ medic: 'a' })).toEqual(['v-commandos.end.terrain-complete']);
    expect(clauses({})).toEqual(['v-commandos.end.terrain-complete', 'v-commandos.enemy-move.guard']);
  });

  test('that are photographed are done at once by somebody hidden', () => {
    const sketch: Sketch = { card: 'manor-house', who: ['medic:A', 'scout:B'], at: { medic: 'e', scout: 'j' }, active: 'medic' };
    const match = say(begin(sketch), 'medic photographs the objective');
    expect(seen(match, 'medic').actions).toBe(2);
    expect([terrain(match).objectives[2]?.done, eventsOf(match, 'objective')]).toEqual([
      true,
      [{ kind: 'objective', objective: 'manor-house/O3', who: 'medic' }],
    ]);
    expect(forbidden(begin({ ...sketch, visible: ['medic'] }), 'medic photographs the objective')).toEqual(['v-commandos.precedence.cards']);
  });
});

describe('the alarm', () => {
  const LOUD: Sketch = { who: ['medic:A'], at: { medic: 'd' }, alarm: true, active: 'medic' };

  proves(['v-commandos.alarm.silence#1', 'v-commandos.alarm.silence#3'], 'is silenced where its token is, while it sounds', () => {
    const match = say(begin(LOUD), 'medic silences the alarm');
    expect([terrain(match).alarm, terrain(match).alarmToken, seen(match, 'medic').actions]).toEqual([false, false, 2]);
    expect(forbidden(begin({ ...LOUD, at: { medic: 'c' } }), 'medic silences the alarm')).toEqual(['v-commandos.alarm.silence']);
    expect(forbidden(begin({ ...LOUD, alarm: false }), 'medic silences the alarm')).toEqual(['v-commandos.alarm.silence']);
  });

  proves('v-commandos.alarm.silence#3', 'cannot be silenced from Underground', () => {
    expect(forbidden(begin({ ...LOUD, at: {} }), 'medic silences the alarm')).toEqual(['v-commandos.alarm.silence', 'v-commandos.alarm.silence-once']);
  });
});

describe('other actions', () => {
  proves(['v-commandos.trapdoor.unblock#1', 'v-commandos.trapdoor.unblock#2'], 'open a blocked trapdoor of the tile', () => {
    const sketch: Sketch = { who: ['medic:A'], at: { medic: 'b' }, active: 'medic' };
    const match = say(begin(sketch), 'medic unblocks the trapdoor');
    expect([tile(match, 'b').trapdoor, seen(match, 'medic').actions]).toEqual(['open', 2]);
    for (const at of [{ medic: 'a' }, { medic: 'o' }, {}])
      expect(forbidden(begin({ ...sketch, at }), 'medic unblocks the trapdoor')).toEqual(['v-commandos.trapdoor.unblock']);
  });

  proves(['v-commandos.save.action#1', 'v-commandos.save.action#2'], 'save an action for later, while there is a free space', () => {
    const match = say(begin({ who: ['medic:A'], at: { medic: 'a' }, active: 'medic' }), 'medic saves an action');
    expect(seen(match, 'medic')).toMatchObject({ plus: 1, actions: 2 });
    expect(forbidden(begin({ who: ['officer:A'], at: { officer: 'a' }, active: 'officer', plus: { officer: 1 } }), '+1: officer saves an action')).toEqual([
      'v-commandos.zero.kinds',
    ]);
    const later = begin({ who: ['officer:A', 'medic:A'], at: { officer: 'a', medic: 'b' }, active: 'medic', plus: { officer: 1 } });
    expect(forbidden(later, '+1: officer saves an action')).toEqual(['v-commandos.zero.timing', 'v-commandos.actions.order', 'v-commandos.zero.kinds']);
    expect([forbidden(match, 'medic saves an action'), eventKinds(match), view(match).active]).toEqual([['v-commandos.save.action'], ['saves'], 'medic']);
  });
});
