// biome-ignore-all lint/suspicious/noThenProperty: the consequence of an effect is its `then`; no card is awaited.

import { describe, expect, test } from 'vitest';
import { proves } from '../../../proves.ts';
import type { Effect } from '../../content/effect.ts';
import { position, type Sketch } from '../../positions.ts';
import { effectScene, isOver, type Scene, say } from '../../testing/scene.ts';
import { asked, cited, eventKinds, tokensOf, whereIs } from '../../testing/seen.ts';
import { possible } from './effects.ts';

const ALONE: Sketch = { commandos: ['bill'] };
const APART: Sketch = { at: { bill: 'J01', lance: 'J04' } };
const NEAR: Sketch = { at: { bill: 'J01', lance: 'J02' } };
const FULL = { 'red gunner': 'J09', 'blue gunner': 'J17' } as const;

/** An effect that can do nothing is not offered: where it can, and where it only just cannot. */
const CASES: readonly (readonly [effect: Effect, can: readonly Sketch[], cannot: readonly Sketch[]])[] = [
  [{ do: 'gain', symbols: ['M'], who: 'another', within: 1 }, [NEAR], [APART, ALONE]],
  [{ do: 'gain', symbols: ['M'], who: 'any', within: 1 }, [NEAR, APART, ALONE], []],
  [{ do: 'gain', symbols: ['M'] }, [ALONE], []],
  [{ do: 'next-attack', who: 'another', dice: 1, until: 'turn' }, [APART], [ALONE]],
  [{ do: 'next-attack', who: 'you', dice: 1, until: 'turn' }, [ALONE], []],
  [{ do: 'attack', pool: { dice: 1, range: 1 } }, [{ at: { bill: 'J18' } }], [{ at: { bill: 'J17' } }]],
  [{ do: 'move', who: 'another', within: 1 }, [NEAR], [APART, ALONE]],
  [{ do: 'move', who: 'you' }, [ALONE], []],
  [{ do: 'jump', times: 1 }, [APART], [{ at: { bill: 'J01', lance: 'J02' }, foes: { lance: { 'red gunner': 'J11' } } }]],
  [{ do: 'place', on: 'ledge', within: 1 }, [{ at: { bill: 'J08' } }], [{ at: { bill: 'J09' } }, { at: { bill: 'J08', lance: 'J07' } }]],
  [{ do: 'recover', n: 2 }, [{ discard: { bill: ['advance'] } }], [{ hand: { bill: ['advance'] } }]],
  [{ do: 'lose-objective' }, [{ mission: { bill: [2] } }], [{ mission: { lance: [2] } }]],
  [{ do: 'clean-gels' }, [{ gels: { bill: 1 } }], [{ gels: { lance: 1 } }]],
  [
    { do: 'breach', within: 2 },
    [{ at: { bill: 'J13' }, foes: { lance: { 'red gunner': 'J15' } } }],
    [{ at: { bill: 'J13' }, foes: { bill: { 'red gunner': 'J16' } } }],
  ],
  [
    { do: 'take-enemy' },
    [
      { commandos: ['bill', 'lance', 'lucia'], foes: { lucia: { 'red sniper': 'J24' } } },
      { foes: { bill: { 'red gunner': 'J09' }, lance: { 'red sniper': 'J24' } } },
    ],
    [{ foes: { bill: { 'red gunner': 'J09' } } }, { foes: { bill: FULL, lance: { 'red sniper': 'J24' } } }],
  ],
  [
    {
      do: 'choose',
      of: [[{ do: 'recover', n: 1 }], [{ do: 'clean-gels' }]],
    },
    [{ gels: { bill: 1 } }, { discard: { bill: ['advance'] } }],
    [ALONE],
  ],
];

/** What is told although nothing is done. */
const TOLD: Partial<Record<Effect['do'], readonly string[]>> = { recover: ['recovers'], 'clean-gels': ['infected'] };

describe.each(CASES)('%j', (effect, can, cannot) => {
  test('is offered where it could do anything', () => {
    for (const setting of can) expect(possible(position(setting), 0, [effect])).toBe(true);
    for (const setting of cannot) expect(possible(position(setting), 0, [effect])).toBe(false);
  });

  test('and does nothing where it cannot', () => {
    for (const setting of cannot) {
      const match = effectScene(position(setting), 'bill', effect.do === 'choose' ? [] : [effect]);
      expect([isOver(match), eventKinds(match)]).toEqual([true, TOLD[effect.do] ?? []]);
    }
  });
});

test('one step that could do anything is enough, and an effect without steps is none that fails', () => {
  const g = position(ALONE);
  expect([possible(g, 0, [{ do: 'clean-gels' }, { do: 'gain', symbols: ['M'] }]), possible(g, 0, [{ do: 'clean-gels' }]), possible(g, 0, [])]).toEqual([
    true,
    false,
    true,
  ]);
});

function bargain(cost: Extract<Effect, { do: 'may' }>['cost'], then: readonly Effect[], setting: Sketch = {}): Scene {
  return effectScene(position({ ...ALONE, ...setting }), 'bill', [{ do: 'may', cost, then }]);
}

proves(['contra.effect.may-pay-in-full#1', 'contra.effect.may-pay-in-full#2'], 'a bargain is offered to who can pay all of it for something', () => {
  const token: readonly Effect[] = [{ do: 'gain', symbols: ['S'] }];
  expect(asked(bargain(['M', 'A'], token, { tokens: { bill: 'M' } }))).toBeNull();
  expect(asked(bargain(['M', 'A'], [{ do: 'clean-gels' }], { tokens: { bill: 'MA' } }))).toBeNull();
  const match = bargain(['M', 'A'], token, { tokens: { bill: 'MMA' }, stageDeck: [] });
  expect([asked(match), match.options()]).toEqual(['may', ['bill accepts the bargain', 'bill declines the bargain']]);
  say(match, 'bill accepts the bargain');
  expect([tokensOf(match, 'bill'), cited(match)[0]]).toEqual(['MS', ['spends', 'contra.effect.may-pay-in-full']]);
  const declined = say(bargain(['M'], token, { tokens: { bill: 'M' } }), 'bill declines the bargain');
  expect([tokensOf(declined, 'bill'), eventKinds(declined)]).toEqual(['M', []]);
});

proves(['contra.effect.may-pay-in-full#1', 'contra.end.discard-is-not-draw#2'], 'the price may be the next stage card, as long as there is one', () => {
  const token: readonly Effect[] = [{ do: 'gain', symbols: ['S'] }];
  expect(asked(bargain('stage-card', token, { stageDeck: [], tokens: { bill: 'MAS' } }))).toBeNull();
  const match = say(bargain('stage-card', token, { stageDeck: ['mud-slide', 'supply-crate'] }), 'bill accepts the bargain');
  expect([match.state.stageDiscard, tokensOf(match, 'bill')]).toEqual([['mud-slide'], 'S']);
  expect(cited(match)[0]).toEqual(['stage-discarded', 'contra.faq.stage-discard-no-resolve', 'contra.end.discard-is-not-draw']);
});

proves('contra.move.forced-movement', 'with no ledge in reach nobody is put anywhere', () => {
  expect(whereIs(effectScene(position({ at: { bill: 'J09' } }), 'bill', [{ do: 'place', on: 'ledge', within: 1 }]), 'bill')).toBe('J09');
});

test('with nobody else there is nobody else who draws', () => {
  const match = effectScene(position(ALONE), 'bill', [{ do: 'draw', who: 'another', n: 1 }]);
  expect([isOver(match), eventKinds(match)]).toEqual([true, []]);
});

test('what an enemy card says of its enemy, or a stage card of itself, says nothing without one', () => {
  const steps: readonly Effect[] = [{ do: 'approach' }, { do: 'discard-this' }, { do: 'add', results: ['M'] }, { do: 'repair', n: 2 }];
  const match = effectScene(position({ bossDamage: { bill: 3, lance: 3 }, stageArea: ['mud-slide'] }), 'bill', steps);
  expect([isOver(match), eventKinds(match), match.state.stageArea]).toEqual([true, [], ['base-alarm', 'mud-slide']]);
  expect(match.state.fighters.map((f) => f.bossDamage)).toEqual([3, 3]);
});
