import { expect } from 'vitest';
import { proves } from '../../../proves.ts';
import type { Effect } from '../../content/effect.ts';
import { position, type Sketch } from '../../positions.ts';
import { effectScene, isOver, type Scene, say, stageScene, turnScene } from '../../testing/scene.ts';
import { asked, cited, eventKinds, eventsOf, fighterOf, spaceIds, tokensOf, whereIs } from '../../testing/seen.ts';

const BACK: Effect = { do: 'push', spaces: 1, away: 'boss' };

/** From J16 there is one way back, to J15; from there one to J14. */
function pushed(setting: Sketch, effect: Effect = BACK): Scene {
  return effectScene(position({ enemy: 'garmakilma', at: { bill: 'J16', lance: 'J01' }, ...setting }), 'bill', [effect], [], { from: 'stage' });
}

proves(
  ['contra.move.forced-movement#4', 'contra.move.into-tokens'],
  'who is moved into a bubble dimer stands with it, and neither is harmed; who runs into it is',
  () => {
    const match = pushed({ dimers: ['J15'] });
    expect([whereIs(match, 'bill'), eventKinds(match), spaceIds(match, match.state.dimers)]).toEqual(['J15', ['pushed'], ['J15']]);
    const placed = effectScene(position({ enemy: 'garmakilma', at: { bill: 'J16' }, dimers: ['J07'] }), 'bill', [{ do: 'place', on: 'ledge', within: 1 }]);
    say(placed, 'bill chooses J07 for the place');
    expect([whereIs(placed, 'bill'), eventKinds(placed), placed.state.dimers.length]).toEqual(['J07', ['placed'], 1]);
    const run = say(turnScene(position({ enemy: 'garmakilma', at: { bill: 'J16' }, dimers: ['J15'] }), 'bill'), 'bill runs to J15');
    expect([eventsOf(run, 'suffers').length, run.state.dimers]).toEqual([1, []]);
  },
);

proves(['contra.move.forced-movement#5', 'contra.move.no-shared-end'], 'nobody is moved into a commando, nor through one', () => {
  const behind = pushed({ at: { bill: 'J16', lance: 'J15' } });
  expect([whereIs(behind, 'bill'), eventKinds(behind)]).toEqual(['J16', []]);
  const farther = pushed({ at: { bill: 'J16', lance: 'J14' } }, { ...BACK, spaces: 2 });
  expect([whereIs(farther, 'bill'), eventsOf(farther, 'pushed')]).toMatchObject(['J15', [{ from: 'J16', to: 'J15' }]]);
  const around = pushed({ at: { bill: 'J14', lance: 'J13' } });
  expect([whereIs(around, 'bill'), isOver(around)]).toEqual(['J24', true]);
});

proves(['contra.move.forced-movement#5', 'contra.move.not-into-enemies'], 'nor into an enemy or the boss', () => {
  expect(whereIs(pushed({ foes: { lance: { 'red gunner': 'J15' } } }), 'bill')).toBe('J16');
  const wadder = position({ stage: 'alien-lair', enemy: 'java', at: { bill: 'L22' }, boss: ['L30'] });
  expect(eventKinds(effectScene(wadder, 'bill', [{ do: 'push', spaces: 1, towards: 'wadder' }]))).toEqual([]);
});

proves('contra.effect.forced-choice-full', 'at a slip whoever has a commando behind them has to spend M; who has none may as well stay', () => {
  const setting: Sketch = { stage: 'waterfall', enemy: 'garmakilma', at: { bill: 'W14', lance: 'W19' }, slip: 2, stageDeck: ['mist-veil'] };
  const spends = stageScene(position({ ...setting, tokens: { bill: 'M', lance: 'M' } }));
  expect([eventsOf(spends, 'spends').length, tokensOf(spends, 'bill'), asked(spends)]).toEqual([1, '', 'choose']);
  const free = stageScene(position({ ...setting, at: { bill: 'W14', lance: 'W26' }, tokens: { bill: 'M' } }));
  expect([asked(free), free.options()]).toEqual(['choose', ['bill chooses effect 1', 'bill chooses effect 2']]);
  expect(whereIs(say(free, 'bill chooses effect 2'), 'bill')).toBe('W19');
  const stuck = say(stageScene(position({ ...setting, at: { bill: 'W14', lance: 'W19' } })), 'bill chooses effect 2');
  expect([whereIs(stuck, 'bill'), fighterOf(stuck, 'bill').medals]).toEqual(['W14', 3]);
});

proves('contra.cards.enemy-special', 'a dimer that drifts into a commando hits and is gone; one that is with a commando stays where it is', () => {
  const g = position({ enemy: 'garmakilma', at: { bill: 'J16', lance: 'J01' }, dimers: ['J17', 'J01', 'J04'], medals: { bill: 2 } });
  const match = effectScene(g, 'lance', [{ do: 'rule', rule: 'dimers-drift' }], [], { from: 'enemy' });
  expect(eventsOf(match, 'suffers')).toMatchObject([{ seat: 0, damage: ['M'] }]);
  expect(eventsOf(match, 'dimer-moves')).toMatchObject([
    { from: 'J17', to: 'J16' },
    { from: 'J04', to: 'J03' },
  ]);
  expect([spaceIds(match, match.state.dimers), fighterOf(match, 'bill').medals, fighterOf(match, 'lance').medals]).toEqual([['J01', 'J03'], 1, 3]);
});

proves(['contra.move.forced-movement', 'contra.move.no-shared-end'], 'whoever sits first is in the way like anybody else', () => {
  const g = position({ enemy: 'garmakilma', at: { bill: 'J15', lance: 'J16' } });
  const match = effectScene(g, 'lance', [BACK], [], { from: 'stage' });
  expect([whereIs(match, 'lance'), eventKinds(match)]).toEqual(['J16', []]);
});

proves(['contra.move.forced-movement#3', 'contra.space.pillbox'], 'who is put in a space with a sensor may take it', () => {
  const match = effectScene(position({ at: { bill: 'J36' }, weapons: ['laser'] }), 'bill', [{ do: 'place', on: 'ledge', within: 1 }]);
  expect([asked(match), whereIs(match, 'bill')]).toEqual(['pillbox', 'J26']);
  say(match, 'bill accepts the pillbox', 'bill accepts the weapon');
  expect([cited(match)[0], spaceIds(match, match.state.pillboxes)]).toEqual([
    ['placed', 'contra.move.forced-movement'],
    ['J06', 'J30', 'J36'],
  ]);
});

proves('contra.move.forced-movement#4', 'gels neither stick to who jumps or is moved among them, nor is a run among none of them harmful', () => {
  const lair: Sketch = { stage: 'alien-lair', enemy: 'garmakilma', at: { bill: 'L02' }, gelsIn: { L03: 2 } };
  const jumps = say(turnScene(position(lair), 'bill'), 'bill jumps to L03');
  const moved = effectScene(position(lair), 'bill', [{ do: 'push', spaces: 1, towards: 'wadder' }]);
  for (const match of [jumps, moved]) expect([whereIs(match, 'bill'), fighterOf(match, 'bill').gels, match.state.gels[0]]).toEqual(['L03', 0, 2]);
  const none = say(turnScene(position({ ...lair, gelsIn: {}, dimers: ['L03'], tokens: { bill: 'M' } }), 'bill'), 'bill runs to L03', 'bill pays');
  expect([fighterOf(none, 'bill').gels, none.state.gels]).toEqual([0, [0, 0, 0, 0]]);
});
