import { expect } from 'vitest';
import { proves } from '../../../proves.ts';
import { raid, type Setting } from '../../testing/raid.ts';
import { effectScene, nextRound, type Scene, say, turnScene } from '../../testing/scene.ts';
import { asked, refusal, whereIs } from '../../testing/seen.ts';

/** Bill at J23 in his turn, and a Latcher where it is said. */
function latched(at: string, setting: Setting = {}): Scene {
  return turnScene(raid({ enemy: 'java', at: { bill: 'J23' }, foes: { bill: [['yellow bugger', at]] }, ...setting }), 'bill');
}

function runs(match: Scene): readonly string[] {
  return match.options().filter((option) => option.startsWith('run'));
}

function jumps(match: Scene): readonly string[] {
  return match.options().filter((option) => option.startsWith('jump'));
}

proves('contra.cards.enemy-ability', 'a Latcher next to its commando lets them jump and not run', () => {
  const held = latched('J24');
  expect([runs(held), jumps(held)]).toEqual([[], ['jump J13', 'jump J32', 'jump J22']]);
  expect(refusal(held, 'run J22')).toEqual(['contra.golden.cards-beat-rulebook']);
  expect(runs(latched('J33'))).toContain('run J22');
});

proves('contra.cards.enemy-ability', "it holds neither another's commando nor, once breached, its own", () => {
  const other = latched('J24', { foes: { lance: [['yellow bugger', 'J24']] } });
  const breached = latched('J24', { breached: ['yellow bugger'] });
  for (const match of [other, breached]) expect(runs(match)).toContain('run J22');
});

proves('contra.cards.enemy-ability', 'it holds in a move by a card as well, until one has jumped out of its reach', () => {
  const setting: Setting = { enemy: 'java', at: { bill: 'J23' }, foes: { bill: [['yellow bugger', 'J24']] } };
  const match = effectScene(raid(setting), 'bill', [
    { do: 'move', who: 'you' },
    { do: 'move', who: 'you' },
  ]);
  expect([asked(match), match.options()]).toEqual(['move', ['done', 'jump J13', 'jump J32', 'jump J22']]);
  say(match, 'jump J22');
  expect(match.options()).toEqual(expect.arrayContaining(['run J21', 'jump J21']));
});

/** Bill at J01 with Mud Slide in play. */
const MUD: Setting = { commandos: ['bill'], stageArea: ['mud-slide'] };

proves('contra.golden.cards-beat-rulebook', 'Mud Slide: no run is longer than two spaces, whoever grants it; a shorter one is as short as ever', () => {
  const two = ['run J02', 'run J11', 'run J03 via J02', 'run J12 via J02', 'run J20 via J11'];
  expect(runs(turnScene(raid(MUD), 'bill'))).toEqual(two);
  const moved = (spaces: number): readonly string[] => runs(effectScene(raid(MUD), 'bill', [{ do: 'move', who: 'you', spaces }]));
  expect([moved(5), moved(1)]).toEqual([two, ['run J02', 'run J11']]);
  expect(refusal(turnScene(raid(MUD), 'bill'), 'run J04')).toEqual(['contra.move.run']);
});

proves('contra.golden.cards-beat-rulebook', 'Mud Slide: what happens on the way does not make a run longer', () => {
  const match = say(turnScene(raid({ ...MUD, at: { bill: 'J29' } }), 'bill'), 'run J30', 'no');
  expect([asked(match), runs(match)]).toEqual(['move', ['run J21', 'run J31', 'run J29']]);
  expect([whereIs(say(match, 'run J31'), 'bill'), asked(match)]).toEqual(['J31', 'act']);
});

proves('contra.golden.cards-beat-rulebook', 'Mud Slide is gone after the next stage turn, and runs are three spaces again', () => {
  const g = nextRound(raid({ ...MUD, stageDeck: ['tripwire-flare'] }));
  expect([g.stageArea, runs(turnScene(g, 'bill'))]).toEqual([['base-alarm'], expect.arrayContaining(['run J03 via J02', 'run J21 via J02 J12'])]);
});
