import { describe, expect } from 'vitest';
import { at } from '#kernel';
import { proves } from '../../proves.ts';
import { position } from '../positions.ts';
import { begin, eventKinds, eventsOf, forbidden, offers, play, say, seen, terrain, view } from '../testing/raid.ts';
import { laws } from './laws.ts';
import { add, total } from './state.ts';

const PAIR = ['scout:B', 'medic:A'] as const;

describe('the End Phase', () => {
  proves(['v-commandos.end.order#1', 'v-commandos.end.order#2'], 'clears gas, loses the Critical, then looks at completion', () => {
    const match = play('end', { card: 'viaduct', who: PAIR, at: { scout: 'a' }, critical: ['scout'], gas: ['l'], done: [1, 2] });
    expect(eventKinds(match).slice(0, 3)).toEqual(['gas-clears', 'fallen', 'complete']);
  });

  proves(
    ['v-commandos.end.terrain-complete#1', 'v-commandos.end.terrain-complete#2', 'v-commandos.end.terrain-complete#3'],
    'completes a terrain that is done and left',
    () => {
      const there = play('end', { who: PAIR, at: { scout: 'a' }, done: [1, 2] });
      expect([terrain(there).complete, there.outcome?.cause]).toEqual([false, 'part over']);
      const undone = play('end', { who: PAIR, done: [1] });
      expect(terrain(undone).complete).toBe(false);
      expect(play('end', { who: PAIR, done: [1, 2] }).outcome?.cause).toBe('success');
      const left = say(begin({ who: [...PAIR, 'sniper:A'], at: { scout: 'j' }, active: 'scout', done: [1, 2] }), 'scout goes underground');
      expect(terrain(left).complete).toBe(false);
      expect(terrain(play('end', { ...left.state, outcome: null })).complete).toBe(true);
    },
  );

  proves(
    [
      'v-commandos.end.terrain-waits#1',
      'v-commandos.end.terrain-waits#2',
      'v-commandos.end.terrain-waits#3',
      'v-commandos.end.terrain-waits#5',
      'v-commandos.end.terrain-waits#6',
    ],
    'leaves a completed terrain drawing tokens until its neighbour is done',
    () => {
      const g = position({ card: 'night-ferry', who: PAIR, at: { medic: 'a*' }, alarm: true, active: 'scout' });
      at(g.boards, 0).complete = true;
      const match = play('reinforcements', g);
      expect(eventsOf(match, 'drawn').map(({ enemies, nulls }) => enemies.length + nulls)).toEqual([2, 2]);
      expect([eventsOf(match, 'enters').map(({ entrance }) => entrance), terrain(match, 0).entrances[0]?.waiting.length]).toEqual([
        ['water-tower/E1'],
        eventsOf(match, 'drawn')[0]?.enemies.length,
      ]);
      const barricaded = position({
        card: 'night-ferry',
        who: PAIR,
        at: { medic: 'a*' },
        barricades: [4],
        waiting: [['karabiner', 'karabiner', 'karabiner', 'karabiner']],
      });
      at(barricaded.boards, 0).complete = true;
      const held = play('reinforcements', barricaded);
      expect([eventsOf(held, 'barricade-breaks'), terrain(held, 0).entrances[0]?.barricade]).toEqual([[], 4]);
      expect(forbidden(begin(g), 'scout comes up at @a')).toEqual(['v-commandos.end.terrain-waits']);
      const armed = position({
        card: 'blackbird',
        who: PAIR,
        at: { medic: 'a*', scout: 'b*' },
        kit: { scout: ['bombardment', 'airdrop'] },
        charges: { a: 0, 'c*': 0 },
        active: 'scout',
      });
      at(armed.boards, 0).complete = true;
      const barred = begin(armed);
      for (const tried of ['scout calls a bombardment of @a', 'scout calls an airdrop on @a', 'scout detonates @a'])
        expect(forbidden(barred, tried)).toEqual(['v-commandos.end.terrain-waits']);
      expect(offers(barred, 'scout detonates @c*')).toBe(true);
      const empty = position({ card: 'night-ferry', who: PAIR, at: { medic: 'a*' } });
      at(empty.boards, 0).complete = true;
      empty.bag.fill(0);
      expect(play('reinforcements', empty).outcome?.cause).toBe('bag');
    },
  );

  proves(
    ['v-commandos.end.clean-up#1', 'v-commandos.end.clean-up#2', 'v-commandos.end.clean-up#3', 'v-commandos.end.clean-up#4'],
    'puts everything back into the bags after a column',
    () => {
      const g = position({
        card: 'wipe',
        done: [1],
        kit: { scout: ['mp40'] },
        enemies: { e: ['mp40', 'pioneer'] },
        guards: { j: 'karabiner' },
        waiting: [['mp40']],
        barricades: [4],
        loose: { a: ['tnt', 'grenade'] },
        charges: { b: 0 },
      });
      add(g.kitDiscards, 0, 6);
      add(g.kitBag, 0, -6);
      g.nulls = 1;
      g.bag[12] = 6;
      const match = play('end', g);
      expect(eventsOf(match, 'cleaned-up')).toEqual([{ kind: 'cleaned-up', enemies: 4, kit: 4 + 6 }]);
      expect([terrain(match).entrances[0], match.state.boards[0]?.charges]).toMatchObject([{ waiting: [], barricade: 0 }, []]);
      expect([total(match.state.bag), match.state.nulls, total(match.state.kitBag), total(match.state.kitDiscards), seen(match, 'scout').kit]).toEqual([
        43,
        1,
        65,
        0,
        ['mp40'],
      ]);
    },
  );

  proves('v-commandos.end.clean-up#5', 'takes the markers of a terrain away with it', () => {
    const g = position({ card: 'wipe', done: [1], alarm: true, smoke: ['a'], gas: ['a'], open: ['c-f'], acted: ['scout'] });
    at(g.boards, 0).trapdoors[11] = 1;
    const match = begin(g);
    const fresh = terrain(begin({ card: 'wipe', column: 1, at: { scout: 'l' } }));
    expect([match.state.column, terrain(match).alarm, terrain(match).open]).toEqual([1, false, fresh.open]);
    expect(terrain(match).tiles.map(({ smoke, gas, trapdoor }) => [smoke, gas, trapdoor])).toEqual(fresh.tiles.map(({ trapdoor }) => [false, false, trapdoor]));
  });

  proves(['v-commandos.end.clean-up#1', 'v-commandos.end.clean-up#2'], 'leaves everybody unguarded and nothing on the tiles', () => {
    const match = play('end', { card: 'wipe', done: [1], guards: { j: 'karabiner' }, enemies: { e: ['mp40'] }, loose: { a: ['tnt'] } });
    expect(terrain(match).tiles.flatMap(({ guard, enemies, kit }) => [guard ?? [], enemies, kit].flat())).toEqual([]);
    for (const { name, holds } of laws) expect([name, holds(match.state)]).toEqual([name, true]);
  });

  proves('v-commandos.setup.survivors#2', 'heals survivors of a column in a field hospital, where one is chosen', () => {
    const wounds = (hospital: boolean) =>
      seen(play('end', { card: 'wipe', who: ['medic:A'], done: [1], wounds: { medic: 2 }, settings: { 'field-hospital': hospital } }), 'medic').wounds;
    expect([wounds(true), wounds(false)]).toEqual([1, 2]);
    const unhurt = play('end', { card: 'wipe', who: PAIR, out: ['scout'], done: [1, 2], settings: { 'field-hospital': true } });
    expect([eventsOf(unhurt, 'healed'), seen(unhurt, 'medic').wounds]).toEqual([[], 0]);
  });

  proves(['v-commandos.end.operation-success#1', 'v-commandos.end.operation-success#2'], 'ends the operation with its last column', () => {
    expect(play('end', { card: 'green', column: 2, who: PAIR, done: [1, 2, 3] }).outcome).toMatchObject({
      cause: 'success',
      clause: 'v-commandos.end.operation-success',
    });
    const second = position({ card: 'green', column: 1, who: PAIR });
    for (const b of second.boards) for (const objective of b.objectives) objective.done = true;
    const going = play('end', second);
    expect([going.outcome?.cause, going.state.column]).toEqual(['part over', 2]);
  });

  proves('v-commandos.end.short-game-success', 'ends a short game with its terrain', () => {
    expect(play('end', { done: [1] }).outcome).toMatchObject({ cause: 'success', clause: 'v-commandos.end.short-game-success', payoff: [1] });
  });

  proves(['v-commandos.end.no-score#1', 'v-commandos.end.no-score#2'], 'knows success and failure only', () => {
    const many = play('end', { who: ['scout:A', 'medic:A'], done: [1, 2] });
    const one = play('end', { who: ['scout:A', 'medic:A'], out: ['medic'], done: [1, 2] });
    expect([many.outcome?.payoff, one.outcome?.payoff]).toEqual([[1], [1]]);
    const both = { who: PAIR, players: 2 } as const;
    expect(play('end', { ...both, out: ['medic'], done: [1, 2] }).outcome?.payoff).toEqual([1, 1]);
    expect(play('end', { ...both, out: ['medic'], at: { scout: 'a' }, critical: ['scout'] }).outcome?.payoff).toEqual([0, 0]);
  });

  proves(['v-commandos.end.all-eliminated#1', 'v-commandos.end.all-eliminated#2'], 'is too late when all are eliminated: that loses at once', () => {
    const match = begin({ card: 'viaduct', who: PAIR, out: ['scout'], at: { medic: 'l' }, active: 'medic', done: [1, 2] });
    say(match, 'medic overpowers barrel');
    expect(match.outcome).toMatchObject({ cause: 'eliminated', payoff: [0] });
    const below = begin({ card: 'viaduct', who: PAIR, at: { medic: 'l' }, active: 'medic' });
    say(below, 'medic overpowers barrel');
    expect([below.outcome, view(below).commandos.map(({ place }) => place)]).toEqual([null, ['underground', 'out']]);
  });
});
