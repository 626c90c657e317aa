// biome-ignore-all lint/suspicious/noThenProperty: the consequence of an effect is its `then`; no card is awaited.

import { expect } from 'vitest';
import { proves } from '../../../proves.ts';
import type { AdvantageSymbol } from '../../content/advantage.ts';
import type { Effect } from '../../content/effect.ts';
import { dice, position, type Sketch } from '../../positions.ts';
import { effectScene, isOver, say, turnScene } from '../../testing/scene.ts';
import { asked, damageOn, eventKinds, eventsOf, fighterOf, refusal, tokensOf } from '../../testing/seen.ts';
import { laws } from '../laws.ts';

/** Whether Bill has this much, as a card that asks sees it. */
function has(setting: Sketch, ...symbols: readonly AdvantageSymbol[]): boolean {
  const match = effectScene(position(setting), 'bill', [{ do: 'if', when: { is: 'has', symbols }, then: [{ do: 'draw', who: 'you', n: 1 }] }]);
  return eventKinds(match).includes('draws');
}

const spends = (...symbols: readonly AdvantageSymbol[]): readonly Effect[] => [{ do: 'spend', symbols }];

proves('contra.advantage.any', 'a cost of two of any type is paid with an M token and a card that shows S', () => {
  const match = effectScene(position({ tokens: { bill: 'M' }, hand: { bill: ['dig-in'] } }), 'bill', spends('*', '*'));
  expect([asked(match), match.options()]).toEqual(['pay', ['bill spends token M', 'bill spends dig-in']]);
  say(match, 'bill spends token M');
  expect([tokensOf(match, 'bill'), fighterOf(match, 'bill').hand, fighterOf(match, 'bill').discard]).toEqual(['', [], ['dig-in']]);
});

proves(['contra.advantage.any-gain#1', 'contra.advantage.any-gain#2'], 'each token of any type is picked on its own, as far as limit and supply allow', () => {
  const two: readonly Effect[] = [{ do: 'gain', symbols: ['*', '*'] }];
  expect(tokensOf(say(effectScene(position(), 'bill', two), 'bill gains token M', 'bill gains token S'), 'bill')).toBe('MS');
  expect(tokensOf(say(effectScene(position(), 'bill', two), 'bill gains token A', 'bill gains token A'), 'bill')).toBe('AA');
  const full = effectScene(position({ tokens: { bill: 'AA' } }), 'bill', two);
  say(full, 'bill gains token A');
  expect(full.options()).toEqual(['bill gains token M', 'bill gains token S']);
  expect(refusal(full, 'bill gains token A')).toEqual(['contra.advantage.limit']);
  const empty = position();
  empty.supply[0] = 0;
  expect(refusal(effectScene(empty, 'bill', two), 'bill gains token M')).toEqual(['contra.limits.advantage-supply']);
});

proves('contra.advantage.any-damage', 'two damage of any type are prevented by an M and an A', () => {
  const match = effectScene(position({ tokens: { bill: 'MA' } }), 'bill', [{ do: 'suffer', symbols: ['*', '*'] }]);
  say(match, 'bill pays', 'bill spends token A');
  expect([tokensOf(match, 'bill'), fighterOf(match, 'bill').medals]).toEqual(['', 3]);
});

proves('contra.advantage.current', 'tokens and the symbols on hand cards together: M2 A1 S2', () => {
  const setting: Sketch = { tokens: { bill: 'MA' }, hand: { bill: ['advance', 'dig-in', 'grenade-arc'] } };
  expect(has(setting, 'M', 'M', 'A', 'S', 'S')).toBe(true);
  expect(has(setting, 'M', 'M', 'M')).toBe(false);
  expect(has(setting, 'A', 'A')).toBe(false);
  expect(has(setting, 'S', 'S', 'S')).toBe(false);
});

proves('contra.advantage.checks-use-current', 'two S are there without a token, on two cards in hand', () => {
  expect(has({ hand: { bill: ['dig-in', 'dig-in'] } }, 'S', 'S')).toBe(true);
  expect(has({ hand: { bill: ['dig-in'] } }, 'S', 'S')).toBe(false);
});

proves('contra.advantage.gain-tokens', 'two A are taken from the supply', () => {
  const match = effectScene(position(), 'bill', [{ do: 'gain', symbols: ['A', 'A'] }]);
  expect([tokensOf(match, 'bill'), match.state.supply]).toEqual(['AA', [12, 10, 12]]);
});

proves('contra.advantage.limit', 'two A and three more are three A', () => {
  const match = effectScene(position({ tokens: { bill: 'AA' } }), 'bill', [{ do: 'gain', symbols: ['A', 'A', 'A'] }]);
  expect([tokensOf(match, 'bill'), match.state.supply[1]]).toEqual(['AAA', 9]);
});

proves('contra.advantage.limit-timing', 'the limit holds in the gain step of an attack too', () => {
  const g = position({ at: { bill: 'J14' }, tokens: { bill: 'AAA' }, foes: { bill: { 'black gunner': 'J17' } } });
  const match = say(turnScene(g, 'bill', dice('A', 'A')), 'bill attacks black gunner', 'bill is done converting');
  expect([asked(match), tokensOf(match, 'bill'), match.state.supply[1]]).toEqual(['act', 'AAA', 9]);
  expect(eventsOf(match, 'gains')).toEqual([]);
});

proves('contra.advantage.limit-not-cards', 'three A tokens and four A cards in hand are fine', () => {
  const g = position({ tokens: { bill: 'AAA' }, hand: { bill: ['full-auto', 'steady-aim', 'steady-aim'] }, deck: { bill: ['lock-and-load'] } });
  const match = effectScene(g, 'bill', [{ do: 'draw', who: 'you', n: 1 }]);
  expect([tokensOf(match, 'bill'), fighterOf(match, 'bill').hand.length, isOver(match)]).toEqual(['AAA', 4, true]);
  expect(laws.filter((law) => !law.holds(match.state))).toEqual([]);
});

proves(
  ['contra.advantage.spend-sources#1', 'contra.advantage.spend-sources#2', 'contra.advantage.spend-token'],
  'two M are paid with a token and a card together; the token goes back',
  () => {
    const g = position({ tokens: { bill: 'M' }, hand: { bill: ['advance', 'dig-in'] } });
    const match = effectScene(g, 'bill', spends('M', 'M'));
    expect(match.options()).toEqual(['bill spends token M', 'bill spends advance']);
    expect(refusal(match, 'bill spends dig-in')).toEqual(['contra.advantage.spend-sources']);
    expect(match.state.supply[0]).toBe(11);
    say(match, 'bill spends token M');
    expect([tokensOf(match, 'bill'), fighterOf(match, 'bill').hand, match.state.supply[0]]).toEqual(['', ['dig-in'], 12]);
    expect(eventsOf(match, 'spends')).toMatchObject([{ tokens: ['M'], cards: ['advance'] }]);
  },
);

proves(
  ['contra.advantage.spend-card#1', 'contra.advantage.spend-card#2', 'contra.advantage.spend-card#3'],
  'Engage, spent for its symbol, starts no attack and counts as one',
  () => {
    const g = position({ at: { lance: 'J14' }, hand: { lance: ['engage'] }, foes: { lance: { 'black gunner': 'J24' } } });
    const match = effectScene(g, 'lance', spends('S'));
    expect(eventKinds(match)).toEqual(['spends']);
    expect([fighterOf(match, 'lance').discard, damageOn(match, 'black gunner')]).toEqual([['engage'], 0]);
    const two = effectScene(g, 'lance', [{ do: 'may', cost: ['S', 'S'], then: [{ do: 'gain', symbols: ['M'] }] }]);
    expect([isOver(two), fighterOf(two, 'lance').hand]).toEqual([true, ['engage']]);
  },
);

proves('contra.advantage.spend-exact', 'one A is asked for: after one the payment is over, and nothing more is taken', () => {
  const g = position({ windows: true, at: { bill: 'J14' }, tokens: { bill: 'AA' }, hand: { bill: ['full-auto'] }, foes: { lance: { 'black gunner': 'J17' } } });
  const match = say(turnScene(g, 'bill'), 'bill uses covering-shot');
  expect([asked(match), match.decision?.about]).toMatchObject(['pay', { left: 1 }]);
  say(match, 'bill spends token A');
  expect(asked(match)).toBe('act');
  expect(match.whyNot(0, 'bill spends token A').kind).toBe('unknown');
  expect([tokensOf(match, 'bill'), fighterOf(match, 'bill').hand, damageOn(match, 'black gunner')]).toEqual(['A', ['full-auto'], 1]);
});

proves('contra.advantage.spend-own', "Bill's tokens are no help against Lance's damage", () => {
  const g = position({ tokens: { bill: 'AAA' } });
  const match = effectScene(g, 'lance', [{ do: 'suffer', symbols: ['A'] }]);
  expect([match.answers.length, fighterOf(match, 'lance').medals, tokensOf(match, 'bill')]).toEqual([0, 2, 'AAA']);
  const able = effectScene(position({ tokens: { bill: 'A', lance: 'A' } }), 'lance', [{ do: 'suffer', symbols: ['A'] }]);
  expect(refusal(able, 'lance pays', 0)).toEqual(['contra.advantage.spend-own']);
  expect([tokensOf(say(able, 'lance pays'), 'bill'), tokensOf(able, 'lance')]).toEqual(['A', '']);
});

proves(['contra.advantage.must-spend#1', 'contra.advantage.must-spend#2'], 'what must be spent is spent, unless something else is offered', () => {
  const g = position({ tokens: { bill: 'M' }, enemies: ['red gunner'] });
  const open = effectScene(g, 'bill', [{ do: 'either', of: [spends('M'), [{ do: 'draw-enemy' }]] }]);
  expect(open.options()).toEqual(['bill chooses effect 1', 'bill chooses effect 2']);
  say(open, 'bill chooses effect 2');
  expect([tokensOf(open, 'bill'), fighterOf(open, 'bill').foes.length]).toEqual(['M', 1]);
  const forced = effectScene(g, 'bill', spends('M'));
  expect([forced.answers.length, tokensOf(forced, 'bill')]).toEqual([0, '']);
});

proves('contra.advantage.attack-conversion', 'an A makes a success of an A result', () => {
  const g = position({ at: { bill: 'J14' }, tokens: { bill: 'A' }, foes: { bill: { 'black gunner': 'J17' } } });
  const match = say(turnScene(g, 'bill', dice('A', 'M')), 'bill attacks black gunner', 'bill converts A with token');
  expect([damageOn(match, 'black gunner'), tokensOf(match, 'bill')]).toEqual([1, 'M']);
});

proves(['contra.advantage.damage-prevention#1', 'contra.advantage.damage-prevention#2'], 'S damage is not prevented with M tokens and cards', () => {
  const g = position({ tokens: { bill: 'MM' }, hand: { bill: ['advance', 'rally-cry'] } });
  const match = effectScene(g, 'bill', [{ do: 'suffer', symbols: ['S'] }]);
  expect(eventKinds(match)).toEqual(['suffers', 'medal-lost']);
  expect([fighterOf(match, 'bill').medals, tokensOf(match, 'bill')]).toEqual([2, 'MM']);
  const S = effectScene(position({ tokens: { bill: 'S' } }), 'bill', [{ do: 'suffer', symbols: ['S'] }]);
  expect(fighterOf(say(S, 'bill pays'), 'bill').medals).toBe(3);
});
