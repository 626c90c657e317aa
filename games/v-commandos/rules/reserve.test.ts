import { describe, expect } from 'vitest';
import { proves } from '../../proves.ts';
import { position, type Sketch, token } from '../positions.ts';
import { begin, eventsOf, play, SPECIAL, say, seen, tile } from '../testing/raid.ts';
import { total } from './state.ts';

describe('the equipment bag', () => {
  const STAB: Sketch = { who: ['medic:A'], at: { medic: 'a' }, active: 'medic', enemies: { a: ['mp40'] } };

  proves('v-commandos.loot.draw#3', 'is filled from the discards when it is empty', () => {
    const g = position(STAB);
    g.kitDiscards.splice(0, g.kitDiscards.length, ...g.kitBag);
    g.kitBag.fill(0);
    const before = total(g.kitDiscards);
    const match = say(begin(g, token('tnt')), 'medic overpowers mp40');
    expect([tile(match, 'a').kit, total(match.state.kitBag), total(match.state.kitDiscards)]).toEqual([['tnt'], before - 1, 0]);
  });

  proves('v-commandos.loot.draw#4', 'gives nothing when nothing is left anywhere', () => {
    const g = position({ ...STAB, enemies: { a: ['mp40', 'mp40'] } });
    g.kitBag.fill(0);
    const match = begin(g);
    match.answer(match.number, 0, 'medic overpowers mp40');
    expect([eventsOf(match, 'loot'), tile(match, 'a').kit, seen(match, 'medic').state]).toEqual([
      [{ kind: 'loot', tile: 'forest-road/a', kit: [], spotted: 0 }],
      [],
      'stealthy',
    ]);
  });

  proves('v-commandos.equip.airdrop#1', 'drops what it still has', () => {
    const g = position({ card: 'viaduct', who: ['medic:A'], at: { medic: 'a' }, active: 'medic', kit: { medic: ['airdrop'] }, event: ['all-quiet', 'E'] });
    g.kitBag.fill(0);
    g.kitBag[token('tnt')] = 1;
    const match = begin(g, token('tnt'), token('airdrop'));
    match.answer(match.number, 0, 'medic calls an airdrop on viaduct/i');
    expect(tile(match, 'i').kit).toEqual(['tnt', 'airdrop']);
  });
});

describe('the enemy bag', () => {
  proves(
    ['v-commandos.setup.special-kinds#1', 'v-commandos.setup.special-kinds#2', 'v-commandos.setup.special-kinds#3'],
    'shows the first face of a Special on 1 to 3',
    () => {
      const face = (card: 'forest-road' | 'viaduct' | 'launch-ramp', ...dice: number[]) => {
        const g = position({ card });
        g.bag.fill(0);
        g.bag[SPECIAL] = 1;
        g.stack = 2;
        return eventsOf(play('reinforcements', g, SPECIAL, ...dice), 'drawn')[0]?.enemies;
      };
      expect([face('viaduct', 3), face('viaduct', 4), face('launch-ramp', 3), face('launch-ramp', 4), face('forest-road')]).toEqual([
        ['officer'],
        ['dog'],
        ['paratrooper'],
        ['goliath'],
        ['stosstrupp'],
      ]);
    },
  );

  proves('v-commandos.setup.special-kinds#4', 'holds no face of a Special who was eliminated', () => {
    const g = position({ card: 'viaduct', who: ['medic:A'], at: { medic: 'b' }, active: 'medic', enemies: { b: ['dog'] } });
    const match = say(begin(g), 'medic overpowers dog');
    expect([match.state.bag[SPECIAL], match.state.stack]).toEqual([1, 2]);
    match.state.bag.fill(0);
    match.state.bag[SPECIAL] = 1;
    expect(eventsOf(play('reinforcements', match.state, SPECIAL, 3), 'drawn')[0]?.enemies).toEqual(['officer']);
  });
});
