import { expect, test } from 'vitest';
import { proves } from '../../../proves.ts';
import type { SpaceId } from '../../content/index.ts';
import { dice, enemyDice, position, type Sketch } from '../../positions.ts';
import { assaultScene, effectScene, type Scene, say, stageCardScene, turnScene } from '../../testing/scene.ts';
import {
  asked,
  cited,
  eventKinds,
  eventsOf,
  fighterOf,
  goingOn,
  offered,
  refusal,
  spaceIds,
  tokensOf,
  weaponOf,
  whereIs,
  whereIsEnemy,
} from '../../testing/seen.ts';

proves(['contra.space.ledge-jump-up#1', 'contra.space.ledge-jump-up#2'], 'up onto a ledge one jumps and does not run', () => {
  const match = turnScene(position({ at: { bill: 'J04' } }), 'bill');
  expect(refusal(match, 'bill runs to J05')).toEqual(['contra.space.ledge-jump-up']);
  expect(whereIs(say(match, 'bill jumps to J05'), 'bill')).toBe('J05');
});

proves('contra.space.ledge-group-run', 'along one ledge one runs', () => {
  const match = say(turnScene(position({ at: { bill: 'J05' }, pillboxes: [] }), 'bill'), 'bill runs to J07 via J06');
  expect([asked(match), whereIs(match, 'bill')]).toEqual(['objective', 'J07']);
  say(match, 'bill declines the objective', 'bill runs to J06');
  expect(eventsOf(match, 'runs').map((event) => event['path'])).toEqual([
    ['J05', 'J06', 'J07'],
    ['J07', 'J06'],
  ]);
});

proves('contra.space.ledge-down-run', 'ledge, ledge, ground, ground is a run', () => {
  const match = turnScene(position({ at: { bill: 'J25' }, pillboxes: [] }), 'bill');
  say(match, 'bill runs to J37 via J26 J36');
  expect([whereIs(match, 'bill'), eventsOf(match, 'runs')]).toMatchObject(['J37', [{ path: ['J25', 'J26', 'J36', 'J37'] }]]);
});

proves(['contra.space.ledge-to-other-ledge#1', 'contra.space.ledge-to-other-ledge#2'], 'from one ledge to another one jumps, either way', () => {
  const there = turnScene(position({ stage: 'snow-field', at: { bill: 'S08' }, pillboxes: [] }), 'bill');
  expect(refusal(there, 'bill runs to S17')).toEqual(['contra.space.ledge-jump-up']);
  expect(whereIs(say(there, 'bill jumps to S17'), 'bill')).toBe('S17');
  const back = turnScene(position({ stage: 'snow-field', at: { bill: 'S17' } }), 'bill');
  expect(refusal(back, 'bill runs to S08')).toEqual(['contra.space.ledge-jump-up']);
  expect(whereIs(say(back, 'bill jumps to S08'), 'bill')).toBe('S08');
});

proves('contra.space.ledge-range', 'an enemy on a ledge two spaces away is within two', () => {
  const g = position({ at: { bill: 'J15' }, foes: { bill: { 'black gunner': 'J05' } } });
  const hit = effectScene(g, 'bill', [{ do: 'attack', pool: { dice: 1, range: 2 } }], dice('success'));
  expect(eventsOf(hit, 'damages')).toMatchObject([{ target: 'black gunner', damage: 1 }]);
  expect(eventKinds(effectScene(g, 'bill', [{ do: 'attack', pool: { dice: 1, range: 1 } }]))).toEqual([]);
});

/** Bill runs along a ledge through objective space 2 and on to objective space 3, five spaces, in his own turn. */
function twoObjectives(): Scene {
  const g = position({ at: { bill: 'J06' }, objectives: ['scale-the-ridge', 'long-shot'] });
  const match = effectScene({ ...g, active: 0 }, 'bill', [{ do: 'move', who: 'you', spaces: 5 }]);
  return say(match, 'bill runs to J07');
}

/** On from objective space 2 to objective space 3. */
function onwards(match: Scene): Scene {
  return say(match, match.options().find((one) => one.startsWith('bill runs to J27 via')) ?? 'no such run');
}

proves('contra.space.objective-once#1', 'of two objective spaces on one run only one is resolved', () => {
  const match = twoObjectives();
  expect([asked(match), whereIs(match, 'bill')]).toEqual(['objective', 'J07']);
  onwards(say(match, 'bill accepts the objective'));
  expect([asked(match), whereIs(match, 'bill')]).toEqual([null, 'J27']);
  expect(eventsOf(match, 'objective')).toHaveLength(1);
});

proves(['contra.space.objective-decline-keeps-use', 'contra.objective.new-attempt#2'], 'the first is declined, the second is resolved', () => {
  const match = onwards(say(twoObjectives(), 'bill declines the objective'));
  expect([asked(match), whereIs(match, 'bill')]).toEqual(['objective', 'J27']);
  say(match, 'bill accepts the objective');
  expect(eventsOf(match, 'objective')).toMatchObject([{ number: 3 }]);
});

proves('contra.space.objective-mid-run', 'the run goes on after the objective, with the two spaces that are left', () => {
  const match = say(turnScene(position({ at: { bill: 'J21' }, objectives: ['scale-the-ridge'] }), 'bill'), 'bill runs to J22', 'bill accepts the objective');
  expect([asked(match), eventsOf(match, 'objective').length]).toEqual(['move', 1]);
  expect(match.options()).toEqual(expect.arrayContaining(['bill is done moving', 'bill runs to J23', 'bill runs to J24 via J23']));
  expect(match.whyNot(0, 'bill runs to J33 via J23 J24').kind).not.toBe('legal');
  expect(whereIs(say(match, 'bill runs to J24 via J23'), 'bill')).toBe('J24');
});

proves(['contra.space.objective-needs-entry#1', 'contra.space.objective-needs-entry#2'], 'who begins the turn there has to leave and come back', () => {
  const match = turnScene(position({ at: { bill: 'J22' } }), 'bill');
  expect([asked(match), eventKinds(match)]).toEqual(['act', []]);
  say(match, 'bill runs to J22 via J23');
  expect([asked(match), whereIs(match, 'bill')]).toEqual(['objective', 'J22']);
});

proves('contra.space.pillbox', 'the token goes, a weapon comes, the run goes on', () => {
  const match = say(
    turnScene(position({ at: { bill: 'J29' }, weapons: ['laser'] }), 'bill'),
    'bill runs to J30',
    'bill accepts the pillbox',
    'bill accepts the weapon',
  );
  expect(spaceIds(match, match.state.pillboxes)).toEqual(['J06', 'J26', 'J36']);
  expect([weaponOf(match, 'bill'), eventsOf(match, 'weapon-drawn').length, asked(match)]).toEqual(['laser', 1, 'move']);
  expect(whereIs(say(match, 'bill runs to J31'), 'bill')).toBe('J31');
});

proves(['contra.space.pillbox-any-time#1', 'contra.space.pillbox-any-time#2'], 'pushed there in the stage turn; and two of them in one run', () => {
  const lair = position({ stage: 'alien-lair', enemy: 'gordea', at: { bill: 'L24', lance: 'L36' }, stageDeck: ['pulsing-floor'], weapons: ['laser'] });
  const pushed = say(stageCardScene(lair), 'bill chooses L15 for the push', 'lance chooses L37 for the push');
  expect([asked(pushed), pushed.asked, pushed.state.phase]).toEqual(['pillbox', [1], 'stage']);
  expect(weaponOf(say(pushed, 'lance accepts the pillbox', 'lance accepts the weapon'), 'lance')).toBe('laser');
  const two = turnScene(position({ at: { bill: 'J25' }, weapons: ['laser', 'crusher'] }), 'bill');
  say(
    two,
    'bill runs to J26',
    'bill accepts the pillbox',
    'bill accepts the weapon',
    'bill runs to J36',
    'bill accepts the pillbox',
    'bill accepts the weapon',
  );
  expect(eventsOf(two, 'weapon-drawn').map((event) => event['weapon'])).toEqual(['laser', 'crusher']);
  expect(weaponOf(two, 'bill')).toBe('crusher');
});

proves(['contra.space.pillbox-empty#1', 'contra.space.pillbox-empty#2'], 'without a token nothing happens', () => {
  const match = say(turnScene(position({ at: { bill: 'J29' }, pillboxes: ['J36'] }), 'bill'), 'bill runs to J30');
  expect([asked(match), eventKinds(match)]).toEqual(['act', ['runs']]);
  const jumped = say(turnScene(position({ at: { bill: 'J29' }, pillboxes: ['J36'] }), 'bill'), 'bill jumps to J30');
  expect([asked(jumped), eventKinds(jumped)]).toEqual(['act', ['jumps']]);
});

proves(['contra.space.stage-specific#1', 'contra.space.stage-specific#2'], 'a wadder space does something only through what the Alien Lair puts there', () => {
  const setting: Sketch = { stage: 'alien-lair', enemy: 'java', at: { bill: 'L02' } };
  expect(eventKinds(say(turnScene(position(setting), 'bill'), 'bill runs to L03'))).toEqual(['runs']);
  const gels = say(turnScene(position({ ...setting, gelsIn: { L03: 1 } }), 'bill'), 'bill runs to L03');
  expect([eventKinds(gels), fighterOf(gels, 'bill').gels]).toEqual([expect.arrayContaining(['infected']), 1]);
});

proves(
  ['contra.space.enemy-and-boss#1', 'contra.space.enemy-and-boss#2'],
  'a commando may stand in an empty enemy space, and the next enemy goes elsewhere; boss spaces do nothing either',
  () => {
    const match = say(turnScene(position({ at: { bill: 'J23' } }), 'bill'), 'bill runs to J24');
    expect([whereIs(match, 'bill'), eventKinds(match)]).toEqual(['J24', ['runs']]);
    const near = (at: SpaceId): Scene => effectScene(position({ at: { bill: at }, enemies: ['red gunner'] }), 'bill', [{ do: 'draw-enemy' }]);
    expect(whereIsEnemy(near('J23'), 'red gunner')).toBe('J24');
    const taken = near('J24');
    expect([asked(taken), offered(taken, 'to')]).toEqual(['space', ['J04', 'J35']]);
    expect(whereIsEnemy(say(taken, 'bill chooses J35 for the enemy'), 'red gunner')).toBe('J35');
    const boss = say(turnScene(position({ at: { bill: 'J09' }, boss: ['J38'] }), 'bill'), 'bill runs to J10');
    expect([whereIs(boss, 'bill'), eventKinds(boss)]).toEqual(['J10', ['runs']]);
  },
);

proves(['contra.space.enemies-ignore#1', 'contra.space.enemies-ignore#2'], 'an enemy walks up a ledge and over a sensor, and leaves the token', () => {
  const g = position({
    at: { bill: 'J25' },
    bossCards: { bill: 'main-cannon', lance: 'defense-wall' },
    defeated: ['bill'],
    foes: { bill: { 'red greeder': 'J27' } },
  });
  const match = assaultScene(g, 'bill', enemyDice('SP', 'M'));
  expect(whereIsEnemy(match, 'red greeder')).toBe('J26');
  expect(spaceIds(match, match.state.pillboxes)).toContain('J26');
  expect(eventKinds(match)).not.toContain('weapon-drawn');
});

proves('contra.space.several-kinds#1', 'a sensor on a ledge: jump up, then the token may be taken', () => {
  const match = turnScene(position({ at: { bill: 'J36' }, weapons: ['laser'] }), 'bill');
  expect(refusal(match, 'bill runs to J26')).toEqual(['contra.space.ledge-jump-up']);
  say(match, 'bill jumps to J26', 'bill accepts the pillbox', 'bill accepts the weapon');
  expect([weaponOf(match, 'bill'), whereIs(match, 'bill')]).toEqual(['laser', 'J26']);
});

test('a jump is offered the objective and the sensor too', () => {
  const match = say(turnScene(position({ at: { bill: 'J21' }, objectives: ['scale-the-ridge'] }), 'bill'), 'bill jumps to J22');
  expect(asked(match)).toBe('objective');
});

proves('contra.space.stage-specific#4', 'an alarm post asks who jumps in only while there is an alarm, and an S to spend', () => {
  const jumps = (alarm: number, tokens: string): Scene =>
    say(turnScene(position({ at: { bill: 'J14' }, alarm, tokens: { bill: tokens } }), 'bill'), 'bill jumps to J15');
  expect([asked(jumps(0, 'S')), asked(jumps(2, 'MA')), asked(jumps(1, 'S'))]).toEqual(['act', 'act', 'alarm-post']);
  const paid = say(jumps(2, 'SS'), 'bill accepts the alarm-post');
  expect([paid.state.alarm, tokensOf(paid, 'bill'), cited(paid).slice(1)]).toEqual([
    1,
    'S',
    [
      ['spends', 'contra.effect.may-pay-in-full'],
      ['alarm', 'contra.space.stage-specific'],
    ],
  ]);
});

proves(['contra.golden.timing-same-class#1', 'contra.space.several-kinds#2'], 'an objective and a sensor in one space: either may be first', () => {
  for (const [at, to, number] of [
    ['J08', 'J07', 2],
    ['J18', 'J27', 3],
  ] as const) {
    const how = number === 2 ? 'jumps' : 'runs';
    const match = say(turnScene(position({ at: { bill: at }, pillboxes: [to] }), 'bill'), `bill ${how} to ${to}`);
    expect([asked(match), match.options()]).toEqual(['order', [`bill begins with objective${number}`, 'bill begins with pillbox']]);
    say(match, `bill begins with objective${number}`);
    expect(match.decision?.about).toMatchObject({ number });
  }
});

proves('contra.move.run-must-resolve', 'a dimer in an objective space hits, though the objective has let one jump on: that one goes and no other', () => {
  const g = position({ enemy: 'garmakilma', at: { bill: 'J21' }, dimers: ['J22', 'J09'], objectives: ['sprint-the-gap'] });
  const match = say(turnScene(g, 'bill'), 'bill runs to J22', 'bill accepts the objective', 'bill jumps to J31');
  expect([eventsOf(match, 'dimer-gone'), spaceIds(match, match.state.dimers)]).toMatchObject([[{ space: 'J22' }], ['J09']]);
  expect([eventsOf(match, 'suffers'), whereIs(match, 'bill')]).toMatchObject([[{ seat: 0, damage: ['M'] }], 'J31']);
});

proves('contra.general.interrupt', 'a sensor taken in the middle of a stage card is over before the card goes on', () => {
  const lair = position({
    stage: 'alien-lair',
    enemy: 'gordea',
    at: { bill: 'L24', lance: 'L36' },
    stageDeck: ['pulsing-floor'],
    weapons: ['laser'],
    windows: true,
  });
  const match = stageCardScene(lair);
  say(match, 'lance is next', 'lance chooses L37 for the push');
  expect([asked(match), goingOn(match)]).toEqual(['pillbox', ['stage-card pulsing-floor of -1']]);
  say(match, 'lance accepts the pillbox');
  expect(goingOn(match)).toEqual(['stage-card pulsing-floor of -1', 'space pillbox of 1']);
  say(match, 'lance accepts the weapon');
  expect(goingOn(match)).toEqual(['stage-card pulsing-floor of -1']);
});
