import { describe, expect, test } from 'vitest';
import { at } from '#kernel';
import { proves } from '../../proves.ts';
import { SMALL, tileNamed } from '../content/map.ts';
import { roomOn, sizeOf } from '../facts/occupancy.ts';
import { card, enemy, position, token } from '../positions.ts';
import { asked, begin, eventKinds, eventsOf, idle, NULL, play, say, seen, terrain, tile, view, windowOf } from '../testing/raid.ts';
import { mapOf } from './state.ts';

/* Where several rules meet. */

const PAIR = ['scout:B', 'medic:A'] as const;

describe('the hardest moments', () => {
  test('leaving a large tile under fire into a hidden guard', () => {
    const sketch = {
      who: ['medic:A', 'scout:B'],
      at: { medic: 'h', scout: 'f' },
      visible: ['medic'],
      active: 'medic',
      wounds: { medic: 2 },
      enemies: { h: ['karabiner', 'karabiner'], l: ['mp40'] },
    } as const;
    const hit = say(begin(sketch, 2, 1, 1, 1), 'medic moves to @l');
    expect([eventsOf(hit, 'fires'), seen(hit, 'medic')]).toMatchObject([[{ dice: [2, 1, 1, 1], needed: 2 }], { state: 'critical', tile: 'forest-road/h' }]);
    expect([terrain(hit).alarm, at(hit.state.commandos, 0).spent]).toEqual([true, 1]);
    const away = say(begin(sketch, 1, 1, 1, 1, 4), 'medic moves to @l');
    expect([seen(away, 'medic'), eventsOf(away, 'stealth')]).toMatchObject([{ state: 'stealthy', tile: 'forest-road/l' }, [{ dice: [4] }]]);
    expect(terrain(away).alarm).toBe(true);
  });

  test('the [+1] between the steps', () => {
    const g = position({
      who: PAIR,
      at: { scout: 'g', medic: 'o' },
      plus: { scout: 1 },
      acted: ['scout', 'medic'],
      event: ['all-quiet', 'E'],
      charges: { l: 0 },
    });
    const match = begin(g, enemy('karabiner'), 1, enemy('karabiner'), enemy('karabiner'), 1);
    say(match, 'player 1 waits');
    expect([eventsOf(match, 'drawn').map(({ enemies }) => enemies.length), windowOf(match)]).toEqual([[1, 2], 'before-movement']);
    say(match, '+1: scout moves to @a');
    expect([eventsOf(match, 'fires').map(({ dice }) => dice), seen(match, 'scout').state]).toEqual([[[1]], 'stealthy']);
    say(match, 'player 1 waits');
    expect(eventsOf(match, 'follows')).toMatchObject([{ direction: 'E' }]);
  });

  test('mute against a chain of triggers', () => {
    const sketch = {
      card: 'viaduct',
      who: ['saboteur:B', 'medic:A'],
      at: { saboteur: 'e', medic: 'e' },
      event: ['all-quiet', 'S'],
      enemies: { a: ['mp40'] },
    } as const;
    const chain = (...dice: number[]) => {
      const g = position(sketch);
      at(g.boards, 0).mute = 1;
      return play('movement', g, ...dice);
    };
    const both = chain(1, 1);
    expect([seen(both, 'saboteur').state, seen(both, 'medic').state, terrain(both).alarm]).toEqual(['visible', 'visible', true]);
    const one = chain(1, 6);
    expect([seen(one, 'saboteur').state, terrain(one).alarm, terrain(one).mute]).toEqual(['visible', false, 0]);
    const next = say(begin({ card: 'viaduct', who: ['saboteur:B'], at: { saboteur: 'e' }, visible: ['saboteur'], active: 'saboteur' }), 'saboteur moves to @a');
    expect([seen(next, 'saboteur').state, terrain(next).alarm]).toEqual(['stealthy', true]);
  });

  test('gas meets reinforcements, masks and loot', () => {
    const entering = (found: number, ...dice: number[]) => {
      const g = position({ card: 'old-prison', who: ['saboteur:B', 'medic:A'], at: { saboteur: 'p' }, gas: ['p'], alarm: true });
      at(g.boards, 0).entrances.splice(0, 1, { ...at(at(g.boards, 0).entrances, 0), closed: true });
      return play('reinforcements', g, enemy('masked-karabiner'), enemy('mp40'), found, ...dice);
    };
    const before = view(entering(token('crowbar'), 5)).bag.mp40;
    const match = entering(token('spotted'), 5);
    expect([view(match).bag.mp40, tile(match, 'p').kit, tile(entering(token('crowbar'), 5), 'p').kit]).toEqual([before, [], ['crowbar']]);
    expect(before).toBe(position({ card: 'old-prison', who: ['saboteur:B', 'medic:A'] }).bag[0]);
    expect([eventsOf(match, 'eliminated'), eventsOf(match, 'stealth'), seen(match, 'saboteur').state, tile(match, 'p').enemies]).toMatchObject([
      [{ enemies: ['mp40'] }],
      [{ dice: [5] }],
      'stealthy',
      ['masked-karabiner'],
    ]);
  });

  test('an explosion on a tile with everything', () => {
    const g = position({
      card: 'chemical-works',
      who: ['death-cheater:B', 'scout:B'],
      at: { 'death-cheater': 'i', scout: 'd' },
      active: 'scout',
      guards: { i: 'mp40' },
      enemies: { i: ['goliath'] },
      loose: { i: ['tnt'] },
      charges: { i: 0 },
      kit: { 'death-cheater': ['grenade'] },
    });
    at(at(g.boards, 0).objectives, 0).holder = 0;
    at(g.boards, 0).charges.push({ ...at(at(g.boards, 0).charges, 0) });
    g.kitBag[token('tnt')] = at(g.kitBag, token('tnt')) - 1;
    const bag = view(begin(g)).bagSize;
    const match = say(begin(g), 'scout detonates @i');
    expect([view(match).bagSize, view(match).kitDiscards.toSorted()]).toEqual([bag + 2, ['grenade', 'tnt', 'tnt', 'tnt']]);
    expect(tile(match, 'i')).toMatchObject({ enemies: [], guard: null, kit: [], charges: [], barrel: false, gas: true });
    expect(seen(match, 'death-cheater')).toMatchObject({ place: 'underground', kit: [], items: [] });
    expect(terrain(match).objectives).toMatchObject([{ done: false, lies: 'chemical-works/i' }, { done: true }]);
    expect([terrain(match).alarm, eventsOf(match, 'explosion').length, eventsOf(match, 'loot').length]).toEqual([true, 1, 0]);
  });

  proves(['v-commandos.enemy-move.officer#3', 'v-commandos.enemy-move.officer#5'], 'an Officer with a dragged crowd through a locked door', () => {
    const match = play('movement', {
      card: 'viaduct',
      at: { scout: 'g' },
      visible: ['scout'],
      guards: { e: 'karabiner', f: 'pioneer' },
      enemies: { e: ['officer', 'mp40', 'dog'], f: ['karabiner', 'karabiner'] },
    });
    expect(eventKinds(match).filter((kind) => kind === 'enemies-move').length).toBeGreaterThan(1);
    expect(tile(match, 'e').guard).toBe('karabiner');
    const tight = play('movement', {
      card: 'viaduct',
      at: { scout: 'g' },
      visible: ['scout'],
      open: [],
      guards: { f: 'pioneer' },
      enemies: { e: ['officer', 'mp40', 'mp40', 'dog'] },
    });
    expect([asked(tight), tight.options(0)]).toEqual(['company', ['mp40 goes along', 'dog goes along']]);
    say(tight, 'dog goes along');
    expect([tile(tight, 'g').enemies, tile(tight, 'f').enemies]).toEqual([['mp40', 'officer', 'dog'], ['mp40']]);
    const hidden = play(
      'movement',
      {
        card: 'viaduct',
        who: PAIR,
        at: { scout: 'g', medic: 'f' },
        visible: ['scout'],
        guards: { f: 'pioneer' },
        enemies: { e: ['officer', 'mp40', 'karabiner', 'dog'] },
      },
      ...[3, 4, 5, 6],
    );
    expect([asked(hidden), hidden.decision?.about]).toMatchObject(['company', { room: 1 }]);
    say(hidden, 'dog goes along');
    expect(eventsOf(hidden, 'stealth').map(({ dice }) => dice)).toEqual([
      [3, 4],
      [5, 6],
    ]);
    expect([tile(hidden, 'g').enemies, tile(hidden, 'f').enemies, tile(hidden, 'e').enemies]).toEqual([['officer', 'dog'], ['mp40', 'karabiner'], []]);
  });

  test('concurrent terrains, one bag', () => {
    const bag = (tokens: number) => {
      const g = position({ card: 'green', column: 1, who: PAIR, at: { medic: 'a*' }, alarm: true });
      at(g.boards, 0).complete = true;
      g.bag.fill(0);
      g.bag[0] = tokens;
      return play('reinforcements', g);
    };
    const blank = position({ card: 'green', column: 1, who: PAIR, at: { medic: 'a*' }, alarm: true });
    at(blank.boards, 0).complete = true;
    blank.bag.fill(0);
    blank.bag[0] = 2;
    blank.bag[NULL] = 1;
    expect(view(play('reinforcements', blank, NULL, 0, 0))).toMatchObject({ bagSize: 1, bag: { special: 1 }, stack: 2, aside: 0 });
    expect([bag(3).outcome?.cause, view(bag(3)).bagSize, bag(2).outcome?.cause]).toEqual(['part over', 0, 'bag']);
    expect(eventsOf(bag(3), 'drawn').map(({ entrance, enemies }) => [entrance, enemies.length])).toEqual([
      ['water-tower/E1', 1],
      ['railway-yard/E1', 2],
    ]);
  });

  test('an item, an escort and a change of terrain', () => {
    const g = position({ card: 'lantern', column: 1, who: ['medic:A', 'scout:B'], at: { medic: 'd', scout: 'a*' }, active: 'medic' });
    at(at(g.boards, 0).objectives, 0).holder = 0;
    const match = begin(g);
    expect(seen(match, 'medic').actions).toBe(2);
    say(match, 'medic goes underground');
    expect([terrain(match).objectives[0]?.done, seen(match, 'medic').acted, seen(match, 'medic').items]).toEqual([true, true, []]);
    idle(match, () => match.state.turn === 4 && asked(match) === 'window');
    expect([terrain(match, 0).complete, seen(match, 'medic').actions]).toEqual([true, 3]);
    say(match, 'medic begins');
    expect(match.options(0).some((text) => text.startsWith('medic comes up at viaduct') || text.startsWith('medic creeps up at viaduct'))).toBe(true);
    expect(match.options(0).some((text) => text.includes('up at old-prison'))).toBe(false);
  });

  test('timers against zero-cost timing', () => {
    const match = play('end', {
      card: 'time-pencil',
      who: PAIR,
      at: { scout: 'h', medic: 'a' },
      critical: ['scout'],
      kit: { scout: ['crowbar'] },
      charges: { h: 1 },
    });
    expect([eventsOf(match, 'fallen'), terrain(match).objectives[0]?.done, terrain(match).alarm, tile(match, 'h').kit]).toMatchObject([
      [{ by: 'explosion' }],
      true,
      true,
      [],
    ]);
    expect(view(match).kitDiscards).toContain('crowbar');
    const last = play('end', { card: 'time-pencil', at: { scout: 'h' }, critical: ['scout'], charges: { h: 1 } });
    expect(last.outcome?.cause).toBe('eliminated');
  });

  test('counting as small, three ways at once', () => {
    const g = (smoke: string[]) =>
      position({
        card: 'viaduct',
        who: ['spy:A', 'scout:A'],
        at: { spy: 'a', scout: 'a' },
        uniform: ['spy'],
        active: 'spy',
        event: 'curfew',
        enemies: { e: ['mp40'] },
        smoke,
      });
    const spy = say(begin(g(['e']), 2, 2), 'spy moves to @e');
    expect([seen(spy, 'spy').state, seen(spy, 'spy').actions]).toEqual(['stealthy', 2]);
    say(spy, 'spy ends the turn', 'scout moves to @e');
    expect([eventsOf(spy, 'moves').map(({ visible }) => visible), seen(spy, 'scout').state]).toEqual([[false, false], 'visible']);
    const bare = g([]);
    bare.active = 1;
    const curfew = say(begin(bare, 1, 1), 'scout moves to @e');
    expect(eventsOf(curfew, 'moves')).toMatchObject([{ visible: true }]);
    const boots = position({ card: 'viaduct', who: ['scout:B'], at: { scout: 'a' }, active: 'scout', event: 'curfew', enemies: { e: ['mp40'] }, smoke: ['e'] });
    expect(seen(say(begin(boots, 3), 'scout moves to @e'), 'scout').state).toBe('stealthy');
    expect([roomOn(boots, 0, tileNamed(mapOf(at(boots.boards, 0)), 'e')), sizeOf(at(boots.boards, 0), tileNamed(mapOf(at(boots.boards, 0)), 'e'))]).toEqual([
      3,
      SMALL,
    ]);
    expect(card('curfew')).toBeGreaterThan(0);
  });
});
