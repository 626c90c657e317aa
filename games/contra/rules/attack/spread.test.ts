import { expect } from 'vitest';
import { proves } from '../../../proves.ts';
import { dice, position, type Sketch } from '../../positions.ts';
import { type Scene, say, turnScene } from '../../testing/scene.ts';
import { asked, eventsOf, offered, refusal } from '../../testing/seen.ts';
import { targetNamed } from './aim.ts';

/** Bill at J14 with the Spread Gun, whose range is 2, attacks the red gunner. */
function spread(foes: Sketch['foes'], setting: Sketch = {}): Scene {
  const g = position({ at: { bill: 'J14', lance: 'J01' }, weapon: { bill: 'spread-gun' }, foes: foes ?? {}, ...setting });
  return say(turnScene(g, 'bill', dice('success', 'M', 'M')), 'bill attacks red gunner');
}

function targets(match: Scene): unknown {
  return eventsOf(match, 'attacks')[0]?.['targets'];
}

proves('contra.attack.weapon-special-scope', "Spread Gun's second target stands next to the first", () => {
  expect(targets(spread({ bill: { 'red gunner': 'J15' }, lance: { 'black gunner': 'J16' } }))).toEqual(['red gunner', 'black gunner']);
  expect(targets(spread({ bill: { 'red gunner': 'J15' }, lance: { 'black gunner': 'J13' } }))).toEqual(['red gunner']);
  expect(targets(spread({ bill: { 'red gunner': 'J15' } }))).toEqual(['red gunner']);
});

proves(['contra.attack.weapon-special-scope', 'contra.range.count'], 'and within the range of the weapon: next to the first is not enough', () => {
  expect(targets(spread({ bill: { 'red gunner': 'J16' }, lance: { 'black gunner': 'J17' } }))).toEqual(['red gunner']);
  expect(targets(spread({ bill: { 'red gunner': 'J16' }, lance: { 'black gunner': 'J15' } }))).toEqual(['red gunner', 'black gunner']);
});

proves('contra.attack.weapon-special-scope', 'of several the attacker takes one, and the others are spared', () => {
  const match = spread({ bill: { 'red gunner': 'J15', 'blue gunner': 'J16' }, lance: { 'black gunner': 'J06', 'green gunner': 'J13' } });
  expect([asked(match), offered(match, 'target')]).toEqual(['second-target', ['blue gunner', 'black gunner']]);
  expect(refusal(match, 'bill aims at red gunner')).toEqual(['contra.boss.one-target']);
  expect(refusal(match, 'bill aims at green gunner')).toEqual(['contra.attack.weapon-special-scope']);
  expect(refusal(match, 'bill aims at boss')).toEqual(['contra.attack.choose-target', 'contra.attack.weapon-special-scope']);
  say(match, 'bill aims at black gunner');
  expect(eventsOf(match, 'damages').map(({ target, damage }) => [target, damage])).toEqual([
    ['red gunner', 1],
    ['black gunner', 1],
  ]);
});

proves('contra.attack.weapon-special-scope', 'next to the first target, whoever holds its card and wherever it lies there', () => {
  const foes = {
    bill: { 'blue gunner': 'J23' },
    lance: { 'green gunner': 'J13', 'red gunner': 'J15' },
    lucia: { 'black gunner': 'J16', 'yellow gunner': 'J06' },
  } as const;
  const match = spread(foes, { commandos: ['bill', 'lance', 'lucia'], at: { bill: 'J14', lance: 'J01', lucia: 'J29' } });
  expect([asked(match), match.decision?.about, offered(match, 'target')]).toEqual([
    'second-target',
    { seat: 0, first: 'red gunner', range: 2 },
    ['black gunner', 'yellow gunner'],
  ]);
  expect(refusal(match, 'bill aims at green gunner')).toEqual(['contra.attack.weapon-special-scope']);
  expect(() => targetNamed(match.state, 'red sniper')).toThrow('red sniper is not in play');
});

proves('contra.attack.weapon-special-scope', 'from the boss to whoever stands next to a space it covers', () => {
  const foes = { bill: { 'red gunner': 'J18' }, lance: { 'black gunner': 'J27', 'green gunner': 'J26' } } as const;
  const g = position({ at: { bill: 'J17', lance: 'J01' }, weapon: { bill: 'spread-gun' }, foes });
  const match = say(turnScene(g, 'bill', dice('M', 'M', 'M')), 'bill attacks boss');
  expect([match.decision?.about, offered(match, 'target')]).toEqual([{ seat: 0, first: 'boss', range: 2 }, ['red gunner', 'black gunner']]);
  expect(targets(say(match, 'bill aims at black gunner'))).toEqual(['boss', 'black gunner']);
});

proves('contra.attack.weapon-special-scope', 'the boss may be the second target: it is next to whoever stands next to a space it covers', () => {
  const match = spread({ bill: { 'red gunner': 'J18' } }, { at: { bill: 'J17', lance: 'J01' } });
  expect(targets(match)).toEqual(['red gunner', 'boss']);
});

proves('contra.attack.weapon-special-scope#2', 'a card with dice of its own has one target', () => {
  const foes = { bill: { 'red gunner': 'J15' }, lance: { 'black gunner': 'J16' } } as const;
  const g = position({ at: { bill: 'J14' }, weapon: { bill: 'spread-gun' }, tokens: { bill: 'A' }, hand: { bill: ['full-auto'] }, foes });
  const match = say(turnScene(g, 'bill', dice('success', 'M', 'M', 'M')), 'bill plays full-auto', 'bill aims at red gunner');
  expect(targets(match)).toEqual(['red gunner']);
});
