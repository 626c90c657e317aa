import { describe, expect, test } from 'vitest';
import { at, keyFromSeed, Match } from '#kernel';
import { proves } from '../../proves.ts';
import { terrainNamed } from '../content/map.ts';
import { card, enemy, position } from '../positions.ts';
import { asked, begin, eventsOf, forbidden, play, type Scene, say, seen, terrain, tile, view } from '../testing/raid.ts';
import { vCommandosGame } from './game.ts';

/* The rules on terrain and operation cards, each once. */

const PAIR = ['scout:B', 'medic:A'] as const;
const FOUR = ['scout:B', 'medic:A', 'sniper:A', 'sapper:A'] as const;
const VETERAN = { veteran: true };

/** A match from its very beginning. */
function start(config: object): Scene {
  return Match.start(vCommandosGame, { players: 1, picks: ['scout:A'], ...config }, { key: keyFromSeed('specials') });
}

const loose = (match: Scene, letter: string) => tile(match, letter).kit;

describe('terrain cards', () => {
  test('the code discs of the Lighthouse: no Searchlight once they are swapped', () => {
    const light = (done: number[]) => eventsOf(play('events', { card: 'lighthouse', at: { scout: 'j' }, done }, card('searchlight', 'N'), 6), 'stealth').length;
    expect([light([]), light([1])]).toEqual([1, 0]);
  });

  test('the magazine of the Coastal Battery completes O2', () => {
    const match = begin({ card: 'coastal-battery', who: PAIR, at: { scout: 'l', medic: 'm' }, active: 'scout', charges: { h: 0 } });
    expect(terrain(say(match, 'scout detonates @h')).objectives.map(({ done }) => done)).toEqual([false, true]);
    const alone = begin({ card: 'coastal-battery', at: { scout: 'l' }, active: 'scout', charges: { h: 0 } });
    expect(terrain(say(alone, 'scout detonates @h')).objectives.map(({ done }) => done)).toEqual([false]);
  });

  test('signal levers of the Railway Yard: E2 draws one fewer', () => {
    const match = play('reinforcements', { card: 'railway-yard', who: PAIR, at: { scout: 'a' }, done: [2] }, enemy('mp40'));
    expect(eventsOf(match, 'drawn').map(({ enemies }) => enemies.length)).toEqual([1, 0]);
  });

  test('the General of the Manor House is the target', () => {
    const match = begin({ card: 'manor-house', at: { scout: 'h' }, active: 'scout', garrison: true }, 1);
    say(match, 'scout overpowers guard:marked');
    expect([terrain(match).objectives[0]?.done, view(match).bag.marked]).toEqual([true, undefined]);
  });

  test('draughts of the Tunnel Works spread gas until O3 is done', () => {
    const gas = (done: number[]) => {
      const match = begin({
        card: 'tunnel-works',
        who: ['scout:B', 'medic:A', 'sniper:A'],
        at: { scout: 'a', medic: 'm', sniper: 'i' },
        active: 'scout',
        done,
        charges: { b: 0 },
      });
      say(match, 'scout moves to @e', 'scout detonates @b');
      return ['b', 'f', 'c'].map((letter) => tile(match, letter).gas);
    };
    expect([gas([]), gas([3])]).toEqual([
      [true, true, false],
      [true, false, false],
    ]);
  });

  test('drained tanks of the Chemical Works', () => {
    const match = begin({ card: 'chemical-works', who: ['scout:B', 'medic:A', 'sniper:A'], at: { scout: 'b', medic: 'a', sniper: 'c' }, active: 'scout' });
    say(match, 'scout works on the objective');
    expect(tile(match, 'b')).toMatchObject({ barrel: false, gas: false });
  });

  test('work, photograph, take and free', () => {
    const work = begin({ card: 'lighthouse', at: { scout: 'h' }, active: 'scout', guards: { h: 'mp40' } }, 1);
    expect(forbidden(work, 'scout works on the objective')).toEqual(['v-commandos.enemy-move.guard']);
    say(work, 'scout overpowers guard:mp40', 'scout works on the objective', 'scout works on the objective');
    expect(terrain(work).objectives[0]?.done).toBe(true);
    const photo = begin({
      card: 'manor-house',
      who: ['scout:B', 'medic:A', 'sniper:A'],
      at: { scout: 'e', medic: 'j', sniper: 'm' },
      active: 'scout',
      guards: { e: 'mp40' },
    });
    expect(terrain(say(photo, 'scout photographs the objective')).objectives[2]?.done).toBe(true);
    const visible = begin({
      card: 'manor-house',
      who: ['scout:B', 'medic:A', 'sniper:A'],
      at: { scout: 'e', medic: 'j', sniper: 'm' },
      visible: ['scout'],
      active: 'scout',
    });
    expect(forbidden(visible, 'scout photographs the objective')).not.toEqual([]);
    const free = begin({ card: 'old-prison', who: ['medic:A'], at: { medic: 'f' }, active: 'medic' });
    say(free, 'medic takes the objective');
    expect([seen(free, 'medic').actions, seen(free, 'medic').items]).toEqual([1, ['old-prison/O1']]);
    const carry = begin({ who: PAIR, at: { scout: 'h', medic: 'h' }, active: 'scout' });
    say(carry, 'scout takes the objective', 'scout hands @O1 to medic');
    expect([seen(carry, 'scout').items, seen(carry, 'medic').items]).toEqual([[], ['forest-road/O1']]);
    say(carry, 'scout ends the turn', 'medic lays down @O1', 'medic picks up @O1');
    expect(seen(carry, 'medic').items).toEqual(['forest-road/O1']);
  });
});

describe('operation cards', () => {
  test('Thin Garrison: one entrance each in a split column', () => {
    expect(position({ card: 'night-ferry', who: FOUR }).boards.map(({ entrances }) => entrances.length)).toEqual([1, 1]);
    expect(position({ card: 'night-ferry', column: 1, who: PAIR }).boards.map(({ entrances }) => entrances.length)).toEqual([2]);
  });

  test('Night Shift: more enemies in two places', () => {
    const match = begin({ card: 'quarrel', column: 1, who: FOUR, garrison: true });
    expect(['f', 'k', 'g*', 'n*'].map((letter) => tile(match, letter).enemies)).toEqual(Array.from({ length: 4 }, () => ['mp40']));
    expect(tile(begin({ card: 'tunnel-works', who: FOUR, garrison: true }), 'f').enemies).toEqual([]);
  });

  test('Rising Tide', () => {
    const match = play('end', { card: 'wipe', column: 1, turn: 6, at: { scout: 'l' } });
    expect([tile(match, 'p').trapdoor, tile(match, 'r').trapdoor]).toEqual(['blocked', 'open']);
    expect(tile(play('end', { card: 'wipe', column: 1, turn: 5, at: { scout: 'l' } }), 'p').trapdoor).toBe('open');
  });

  test('Lines Down: a completed terrain draws one even in alarm', () => {
    const g = position({ card: 'green', column: 1, who: PAIR, at: { medic: 'a*' }, alarm: true });
    at(g.boards, 0).complete = true;
    expect(eventsOf(play('reinforcements', g), 'drawn').map(({ enemies, nulls }) => enemies.length + nulls)).toEqual([1, 2]);
  });

  test('Telephone Exchange: one alarm is both', () => {
    const match = say(begin({ card: 'green', column: 1, who: PAIR, settings: VETERAN, at: { scout: 'd', medic: 'a*' }, active: 'scout' }), 'scout moves to @e');
    expect([terrain(match, 0).alarm, terrain(match, 1).alarm]).toEqual([true, true]);
  });

  test('Time Pencils, Spare Pencils and Cold Night', () => {
    const match = begin({ card: 'time-pencil', at: { scout: 'c' }, active: 'scout', kit: { scout: ['tnt'] } });
    say(match, 'scout emplaces tnt');
    expect([tile(match, 'c').charges, forbidden(match, 'scout detonates @c')]).toEqual([[2], ['v-commandos.precedence.cards']]);
    expect(tile(play('end', { card: 'time-pencil', at: { scout: 'a' }, charges: { c: 2 } }), 'c').charges).toEqual([1]);
    expect(eventsOf(play('end', { card: 'time-pencil', at: { scout: 'a' }, charges: { c: 1 } }), 'explosion')).toMatchObject([{ tile: 'harbour-quay/c' }]);
    const cold = (die: number) =>
      tile(say(begin({ card: 'time-pencil', settings: VETERAN, at: { scout: 'c' }, active: 'scout', kit: { scout: ['tnt'] } }, die), 'scout emplaces tnt'), 'c')
        .charges;
    expect([cold(2), cold(3)]).toEqual([[3], [2]]);
    expect([loose(start({ card: 'time-pencil' }), 'e'), loose(start({ card: 'harbour-quay' }), 'e')]).toEqual([['tnt'], []]);
  });

  proves(['v-commandos.end.no-score#3', 'v-commandos.precedence.cards#1'], 'One Boat and Sailing Time', () => {
    const match = begin({ card: 'night-ferry', column: 1, who: PAIR, at: { scout: 'q', medic: 'e' }, active: 'scout' });
    say(match, 'scout goes underground');
    expect(forbidden(match, 'medic goes underground')).toEqual(['v-commandos.precedence.cards']);
    const late = (turn: number) => play('end', { card: 'night-ferry', column: 1, who: PAIR, settings: VETERAN, turn, at: { scout: 'a' } }).outcome?.cause;
    expect([late(11), late(12)]).toEqual(['part over', 'card']);
    const intime = play('end', { card: 'night-ferry', column: 1, who: PAIR, settings: VETERAN, turn: 12, done: [1, 2, 3] });
    expect(intime.outcome?.cause).toBe('success');
    expect(play('end', { card: 'night-ferry', column: 0, who: PAIR, settings: VETERAN, turn: 12, at: { scout: 'a' } }).outcome?.cause).toBe('part over');
  });

  test('Two Teams and Marked Men', () => {
    const g = position({ card: 'double-harness', who: ['scout:B', 'medic:A', 'sniper:A'], settings: VETERAN, out: ['sniper'], acted: ['scout', 'medic'] });
    for (const b of g.boards) for (const objective of b.objectives) objective.done = true;
    const next = begin(g);
    while (next.decision !== null && asked(next) !== 'pick') next.answerIndex(0);
    say(next, 'pick sapper side A');
    expect(seen(next, 'sapper').wounds).toBe(1);
    expect(view(next).commandos.map(({ bound }) => bound)).toEqual(['water-tower', 'water-tower', 'manor-house']);
    const together = position({ card: 'double-harness', who: PAIR, acted: ['scout', 'medic'] });
    for (const c of together.commandos) c.from = at(together.boards, 0).terrain;
    for (const b of together.boards) for (const objective of b.objectives) objective.done = true;
    const crossing = begin(together);
    while (crossing.decision !== null && asked(crossing) !== 'cross') crossing.answerIndex(0);
    say(crossing, 'choose medic');
    expect(view(crossing).commandos.map(({ bound }) => bound)).toEqual(['water-tower', 'manor-house']);
  });

  test('Friends in the Woods and Bloodhounds', () => {
    const woods = (freed: number) => {
      const g = position({ card: 'lantern', column: 1, who: PAIR, acted: ['scout', 'medic'] });
      for (const b of g.boards) for (const objective of b.objectives) objective.done = true;
      g.freed[terrainNamed('old-prison').number] = freed;
      const match = begin(g);
      while (match.state.column < 2 || asked(match) !== 'window') match.answerIndex(0);
      return [tile(match, 'b').trapdoor, loose(match, 'b')];
    };
    expect([woods(0), woods(2)]).toEqual([
      ['open', []],
      ['open', ['first-aid', 'first-aid']],
    ]);
    expect(tile(start({ card: 'forest-road' }), 'b').trapdoor).toBe('blocked');
    const before = position({ card: 'lantern', who: PAIR, acted: ['scout', 'medic'], done: [1, 2] });
    before.freed[terrainNamed('old-prison').number] = 2;
    const prison = begin(before);
    while (prison.state.column < 1 || asked(prison) !== 'window') prison.answerIndex(0);
    expect([loose(prison, 'b'), loose(prison, 'b*')]).toEqual([[], []]);
    const found = (die: number) =>
      seen(
        say(
          begin({ card: 'lantern', settings: VETERAN, who: PAIR, at: { scout: 'l', medic: 'o' }, active: 'scout', enemies: { m: ['dog'] } }, die),
          'scout moves to @m',
        ),
        'scout',
      ).state;
    expect([found(3), found(4)]).toEqual(['visible', 'stealthy']);
  });

  test('Market Day and Extra Locks', () => {
    const market = play('events', { card: 'blackbird', who: PAIR, at: { scout: 'a', medic: 'a*' } }, card('curfew', 'E'), card('all-quiet', 'N'));
    expect([terrain(market).idle, terrain(market).direction]).toEqual([true, 'E']);
    expect(terrain(begin({ card: 'blackbird', column: 1, who: PAIR, settings: VETERAN, at: { scout: 'a' } })).open).not.toContain('e-k');
  });

  proves('v-commandos.end.no-score#3', 'Borrowed Masks and Launch Window', () => {
    const g = position({ card: 'quarrel', who: PAIR, done: [1, 2] });
    expect(play('end', g).state.commandos.map(({ masked }) => masked)).toEqual([true, true]);
    const one = position({ card: 'quarrel', who: PAIR, out: ['medic'], done: [1, 2] });
    expect(play('end', one).state.commandos.map(({ masked }) => masked)).toEqual([true, false]);
    const later = position({ card: 'quarrel', column: 1, who: PAIR });
    for (const b of later.boards) for (const objective of b.objectives) objective.done = true;
    expect(play('end', later).state.commandos.map(({ masked }) => masked)).toEqual([false, false]);
    const late = (done: boolean) => {
      const late7 = position({ card: 'quarrel', column: 1, who: PAIR, settings: VETERAN, turn: 7, at: { scout: 'a', medic: 'a*' } });
      if (done) at(at(late7.boards, 1).objectives, 0).done = true;
      return play('end', late7).outcome?.cause;
    };
    expect([late(false), late(true)]).toEqual(['card', 'part over']);
  });

  test('Rocket Train and Goliath Depot', () => {
    const train = start({ card: 'thunder-jar' });
    expect([tile(train, 'h').barrel, tile(train, 'k').barrel, loose(train, 'g')]).toEqual([true, true, ['panzerfaust']]);
    const yard = start({ card: 'railway-yard' });
    expect([tile(yard, 'h').barrel, tile(yard, 'k').barrel, loose(yard, 'g')]).toEqual([false, false, []]);
    const depot = begin({ card: 'thunder-jar', column: 1, settings: VETERAN, garrison: true, at: { scout: 'i' } });
    expect([tile(depot, 'g').enemies, tile(depot, 'g').guard, depot.state.stack]).toEqual([['goliath'], 'mp40', 2]);
    const ramp = begin({ card: 'thunder-jar', column: 2, settings: VETERAN, garrison: true, at: { scout: 'i' } });
    expect(tile(ramp, 'j').enemies).toEqual(['goliath']);
  });
});
