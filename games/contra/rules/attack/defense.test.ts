import { describe, expect } from 'vitest';
import { proves } from '../../../proves.ts';
import type { CommandoFace } from '../../content/dice.ts';
import type { Effect } from '../../content/effect.ts';
import { dice, position, type Sketch } from '../../positions.ts';
import { effectScene, type Scene, say } from '../../testing/scene.ts';
import { damageOn, eventsOf } from '../../testing/seen.ts';

const EVERYBODY: Effect = { do: 'attack', pool: { dice: 3, range: 2 }, targets: 'each' };

/** A Plated Garth and a Twin Garth, one on each side of Lucia, who attacks both. */
function both(order: 'armor first' | 'armor last', setting: Sketch, ...faces: readonly CommandoFace[]): Scene {
  const black = { 'black garth': 'J13' } as const;
  const yellow = { 'yellow garth': 'J15' } as const;
  const foes = { lucia: order === 'armor first' ? { ...black, ...yellow } : { ...yellow, ...black } };
  return effectScene(position({ commandos: ['lucia', 'bill'], enemy: 'gordea', at: { lucia: 'J14' }, foes, ...setting }), 'lucia', [EVERYBODY], dice(...faces));
}

function ignored(match: Scene): readonly unknown[] {
  return eventsOf(match, 'ignored').map(({ successes }) => successes);
}

describe('armor in an attack on several', () => {
  proves(['contra.attack.multi-target', 'contra.cards.enemy-ability'], 'is for the enemy that has it alone, whichever is struck first', () => {
    for (const order of ['armor first', 'armor last'] as const) {
      const match = both(order, {}, 'success', 'success', 'M');
      expect([damageOn(match, 'black garth'), damageOn(match, 'yellow garth'), ignored(match)]).toEqual([1, 2, [1]]);
    }
  });

  proves('contra.attack.multi-target', 'ignores no success that is not there', () => {
    const match = both('armor first', {}, 'M', 'M', 'M');
    expect([damageOn(match, 'black garth'), damageOn(match, 'yellow garth'), ignored(match)]).toEqual([0, 0, []]);
  });

  proves('contra.golden.cards-beat-rulebook', 'is no help against an attack of which nothing is ignored', () => {
    const sure = { dice: 0, sure: true, within: 0, until: 'turn' } as const;
    const match = both('armor last', { bonuses: { lucia: [sure] } }, 'success', 'success', 'M');
    expect([damageOn(match, 'black garth'), damageOn(match, 'yellow garth'), ignored(match)]).toEqual([2, 2, []]);
  });

  proves(['contra.attack.multi-target', 'contra.setup.reference-flip'], "the Defense Wall's Blast Doors are the boss's alone", () => {
    const g = position({ commandos: ['bill'], at: { bill: 'J16' }, foes: { bill: { 'black gunner': 'J17' } } });
    const match = effectScene(g, 'bill', [{ do: 'attack', pool: { dice: 2, range: 3 }, targets: 'each' }], dice('success', 'success'));
    expect([damageOn(match, 'black gunner'), eventsOf(match, 'boss-damaged')]).toMatchObject([2, [{ damage: 1 }]]);
  });
});

describe('Brood Mother', () => {
  /** What of two successes gets through to Java. */
  function through(foes: Sketch['foes'], setting: Sketch = {}): readonly unknown[] {
    const g = position({ enemy: 'java', at: { bill: 'J18', lance: 'J01' }, defeated: ['lance'], foes: foes ?? {}, ...setting });
    const match = effectScene(g, 'bill', [{ do: 'attack' }], dice('success', 'success'));
    return eventsOf(say(match, 'bill aims at boss'), 'boss-damaged').map(({ damage }) => damage);
  }

  proves(['contra.setup.reference-flip', 'contra.boss.otherwise-enemy'], 'a bugger before any commando, anywhere on the map, protects Java', () => {
    expect(through({ bill: { 'red bugger': 'J17' } })).toEqual([1]);
    expect(through({ bill: { 'red rangel': 'J17' }, lance: { 'yellow bugger': 'J03' } })).toEqual([1]);
    expect(through({ bill: { 'red rangel': 'J17' }, lance: { 'black garth': 'J03' } })).toEqual([2]);
  });

  proves('contra.setup.reference-flip', 'three buggers protect her no better than one', () => {
    expect(through({ bill: { 'red bugger': 'J17', 'blue bugger': 'J09' }, lance: { 'green bugger': 'J03' } })).toEqual([1]);
  });

  proves('contra.setup.reference-flip', 'it is a rule of the boss: a breached bugger counts, and so does one that falls in the same attack', () => {
    expect(through({ bill: { 'red bugger': 'J17' } }, { breached: ['red bugger'] })).toEqual([1]);
    const g = position({ enemy: 'java', at: { bill: 'J18', lance: 'J01' }, defeated: ['lance'], foes: { bill: { 'red bugger': 'J17' } } });
    const match = effectScene(g, 'bill', [{ do: 'attack', pool: { dice: 2, range: 1 }, targets: 'each' }], dice('success', 'success'));
    expect([eventsOf(match, 'damages'), eventsOf(match, 'boss-damaged')]).toMatchObject([[{ target: 'red bugger', damage: 2 }], [{ damage: 1 }]]);
  });
});
