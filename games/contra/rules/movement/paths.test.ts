import { expect } from 'vitest';
import { proves } from '../../../proves.ts';
import type { SpaceId } from '../../content/index.ts';
import { position, type Sketch } from '../../positions.ts';
import { effectScene, nextRound, type Scene, say, turnScene } from '../../testing/scene.ts';
import { asked, eventsOf, offeredTo, refusal, whereIs } from '../../testing/seen.ts';

/** Bill at J23 in his turn, and a Latcher where it is said. */
function latched(at: SpaceId, setting: Sketch = {}): Scene {
  return turnScene(position({ enemy: 'java', at: { bill: 'J23' }, foes: { bill: { 'yellow bugger': at } }, ...setting }), 'bill');
}

function runs(match: Scene): readonly string[] {
  return offeredTo(match, 'run');
}

function jumps(match: Scene): readonly string[] {
  return offeredTo(match, 'jump');
}

proves('contra.cards.enemy-ability', 'a Latcher next to its commando lets them jump and not run', () => {
  const held = latched('J24');
  expect([runs(held), jumps(held)]).toEqual([[], ['bill jumps to J13', 'bill jumps to J32', 'bill jumps to J22']]);
  expect(refusal(held, 'bill runs to J22')).toEqual(['contra.golden.cards-beat-rulebook']);
  expect(runs(latched('J33'))).toContain('bill runs to J22');
});

proves('contra.cards.enemy-ability', "it holds neither another's commando nor, once breached, its own", () => {
  const other = latched('J24', { foes: { lance: { 'yellow bugger': 'J24' } } });
  const breached = latched('J24', { breached: ['yellow bugger'] });
  for (const match of [other, breached]) expect(runs(match)).toContain('bill runs to J22');
});

proves('contra.cards.enemy-ability', 'it holds in a move by a card as well, until one has jumped out of its reach', () => {
  const setting: Sketch = { enemy: 'java', at: { bill: 'J23' }, foes: { bill: { 'yellow bugger': 'J24' } } };
  const match = effectScene(position(setting), 'bill', [
    { do: 'move', who: 'you' },
    { do: 'move', who: 'you' },
  ]);
  expect([asked(match), match.options()]).toEqual(['move', ['bill is done moving', 'bill jumps to J13', 'bill jumps to J32', 'bill jumps to J22']]);
  say(match, 'bill jumps to J22');
  expect(match.options()).toEqual(expect.arrayContaining(['bill runs to J21', 'bill jumps to J21']));
});

proves('contra.cards.enemy-ability', 'a run that has begun goes on past it when something has happened beside it', () => {
  const setting: Sketch = { enemy: 'java', at: { bill: 'J29' }, foes: { bill: { 'yellow bugger': 'J31' } }, pillboxes: ['J30'] };
  const stopped = say(turnScene(position(setting), 'bill'), 'bill runs to J30', 'bill declines the pillbox');
  expect([asked(stopped), runs(stopped)]).toEqual(['move', expect.arrayContaining(['bill runs to J21', 'bill runs to J22 via J21'])]);
});

/** Bill at J01 with Mud Slide in play. */
const MUD: Sketch = { commandos: ['bill'], stageArea: ['mud-slide'] };

proves('contra.golden.cards-beat-rulebook', 'Mud Slide: no run is longer than two spaces, whoever grants it; a shorter one is as short as ever', () => {
  const two = ['bill runs to J02', 'bill runs to J11', 'bill runs to J03 via J02', 'bill runs to J12 via J02', 'bill runs to J20 via J11'];
  expect(runs(turnScene(position(MUD), 'bill'))).toEqual(two);
  const moved = (spaces: number): readonly string[] => runs(effectScene(position(MUD), 'bill', [{ do: 'move', who: 'you', spaces }]));
  expect([moved(5), moved(1)]).toEqual([two, ['bill runs to J02', 'bill runs to J11']]);
  expect(refusal(turnScene(position(MUD), 'bill'), 'bill runs to J04')).toEqual(['contra.move.run']);
});

proves('contra.golden.cards-beat-rulebook', 'Mud Slide: what happens on the way does not make a run longer', () => {
  const match = say(turnScene(position({ ...MUD, at: { bill: 'J29' } }), 'bill'), 'bill runs to J30', 'bill declines the pillbox');
  expect([asked(match), runs(match)]).toEqual(['move', ['bill runs to J21', 'bill runs to J31', 'bill runs to J29']]);
  expect([whereIs(say(match, 'bill runs to J31'), 'bill'), asked(match)]).toEqual(['J31', 'act']);
});

proves('contra.golden.cards-beat-rulebook', 'Mud Slide is gone after the next stage turn, and runs are three spaces again', () => {
  const g = nextRound(position({ ...MUD, stageDeck: ['tripwire-flare'] }));
  expect([g.stageArea, runs(turnScene(g, 'bill'))]).toEqual([
    ['base-alarm'],
    expect.arrayContaining(['bill runs to J03 via J02', 'bill runs to J21 via J02 J12']),
  ]);
});

proves('contra.move.run-must-resolve', 'a run is named after the dimer it runs into, and the way past it is offered where there is one', () => {
  const ways = (at: SpaceId, to: SpaceId, ...dimers: readonly SpaceId[]): readonly string[] =>
    runs(turnScene(position({ commandos: ['bill'], enemy: 'garmakilma', at: { bill: at }, dimers }), 'bill')).filter((one) =>
      one.startsWith(`bill runs to ${to} `),
    );
  expect(ways('J01', 'J12')).toEqual(['bill runs to J12 via J02']);
  expect(ways('J01', 'J12', 'J02')).toEqual(['bill runs to J12 via J11']);
  expect(ways('J01', 'J12', 'J02', 'J11')).toEqual([]);
});

proves('contra.space.stage-specific#3', 'a run ends in the first drift it comes to, and may begin in one', () => {
  const from = (at: SpaceId): readonly string[] =>
    runs(effectScene(position({ commandos: ['bill'], stage: 'snow-field', at: { bill: at } }), 'bill', [{ do: 'move', who: 'you', spaces: 2 }]));
  expect(from('S02')).toEqual([
    'bill runs to S03',
    'bill runs to S12',
    'bill runs to S01',
    'bill runs to S13 via S12',
    'bill runs to S21 via S12',
    'bill runs to S11 via S12',
  ]);
  expect(from('S03')).toContain('bill runs to S05 via S04');
});

proves('contra.move.no-shared-end#1', 'whoever sits first has a space of their own, too', () => {
  const match = turnScene(position({ at: { bill: 'J02', lance: 'J03' } }), 'lance');
  expect([refusal(match, 'lance runs to J02'), refusal(match, 'lance jumps to J02')]).toEqual([['contra.move.no-shared-end'], ['contra.move.no-shared-end']]);
});

proves(
  ['contra.space.stage-specific#1', 'contra.space.stage-specific#4'],
  'a run passes a wadder space without gels, and stops to ask at an alarm post from the first token on',
  () => {
    const lair = say(turnScene(position({ stage: 'alien-lair', enemy: 'gordea', at: { bill: 'L18' } }), 'bill'), 'bill runs to L34 via L26');
    expect([asked(lair), eventsOf(lair, 'runs')]).toEqual(['act', [{ kind: 'runs', seat: 0, path: ['L18', 'L26', 'L34'] }]]);
    const past = (alarm: number): Scene =>
      say(turnScene(position({ at: { bill: 'J14' }, alarm, tokens: { bill: 'S' } }), 'bill'), alarm === 0 ? 'bill runs to J16 via J15' : 'bill runs to J15');
    expect([asked(past(0)), asked(past(1)), whereIs(past(1), 'bill')]).toEqual(['act', 'alarm-post', 'J15']);
  },
);
