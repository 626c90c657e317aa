import { expect, test } from 'vitest';
import { dice, position } from '../../positions.ts';
import { effectScene, say, turnScene } from '../../testing/scene.ts';
import { asked, eventKinds, eventsOf, fighterOf } from '../../testing/seen.ts';

test('in one space the stage comes before the enemy: the sensor first, then the bubble dimer', () => {
  const g = position({ enemy: 'garmakilma', at: { bill: 'J29' }, dimers: ['J30'], weapons: ['laser'], tokens: { bill: 'M' } });
  const match = say(turnScene(g, 'bill'), 'bill runs to J30');
  expect(asked(match)).toBe('pillbox');
  expect(match.state.dimers).toHaveLength(1);
  say(match, 'bill accepts the pillbox', 'bill accepts the weapon');
  expect(eventKinds(match)).toEqual(['runs', 'pillbox-taken', 'weapon-drawn', 'equips', 'rule', 'dimer-gone', 'suffers']);
});

test('two things of the stage in one space: whoever has come there says what is first', () => {
  const g = position({ at: { bill: 'J21' }, pillboxes: ['J22'], objectives: ['scale-the-ridge'] });
  const match = say(turnScene(g, 'bill'), 'bill runs to J22');
  expect([asked(match), match.asked, match.decision?.about]).toMatchObject(['order', [0], { what: ['objective1', 'pillbox'] }]);
  say(match, 'bill begins with pillbox');
  expect(asked(match)).toBe('pillbox');
  say(match, 'bill declines the pillbox');
  expect(asked(match)).toBe('objective');
});

test('two enemies that fall together: the attacker orders their ends, and one is over before the other begins', () => {
  const g = position({
    commandos: ['lucia'],
    enemy: 'java',
    at: { lucia: 'J14' },
    hand: { lucia: ['shockwave-pulse'] },
    foes: { lucia: { 'red rangel': ['J24', 1], 'black rangel': ['J13', 3] } },
  });
  const match = say(turnScene(g, 'lucia', dice('success', 'M', 'M')), 'lucia plays shockwave-pulse');
  expect([asked(match), match.asked]).toEqual(['order', [0]]);
  say(match, 'lucia begins with black rangel');
  expect(eventKinds(match).slice(-6)).toEqual(['defeated', 'draws', 'enemy-drawn', 'defeated', 'draws', 'gains']);
});

test('where every defeat only gives a card nobody is asked for an order', () => {
  const g = position({ at: { bill: 'J14' }, foes: { bill: { 'red gunner': ['J24', 2], 'red sniper': ['J13', 1] } } });
  const match = effectScene(g, 'bill', [{ do: 'damage', n: 1, to: 'each', within: 1 }]);
  expect(match.answers).toHaveLength(0);
  expect(eventsOf(match, 'defeated')).toHaveLength(2);
  expect(fighterOf(match, 'bill').hand).toHaveLength(2);
});
