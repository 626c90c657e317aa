import { expect } from 'vitest';
import { Timeline } from '#kernel';
import { proves } from '../../../proves.ts';
import { dice, enemyDice, position } from '../../positions.ts';
import { effectScene, gameScene, onward, type Scene, say, turnScene } from '../../testing/scene.ts';
import { asked, cited, damageOn, eventKinds, eventsOf, fighterOf, goingOn, offered, whereIsEnemy } from '../../testing/seen.ts';
import type { State } from '../state.ts';

proves('contra.damage.on-card', 'two damage of round 1 are still there in round 3', () => {
  const g = position({
    commandos: ['bill'],
    at: { bill: 'J14' },
    foes: { bill: { 'black gunner': 'J17' } },
    stageDeck: ['tripwire-flare', 'tripwire-flare', 'mud-slide'],
    enemies: ['red sniper', 'blue sniper'],
  });
  const script = [...dice('success', 'success'), ...enemyDice('M', 'M', 'M', 'M', 'M', 'M', 'M')];
  const match = say(gameScene(g, script), 'bill attacks black gunner');
  while (match.state.round < 3) {
    if (asked(match) === 'act') say(match, 'bill ends the turn');
    else say(match, match.options().at(-1) ?? '');
  }
  expect([match.state.round, damageOn(match, 'black gunner')]).toEqual([3, 2]);
});

proves(['contra.damage.defeat-at-health#1', 'contra.damage.defeat-at-health#2'], 'an enemy with health 2 falls to two damage, and to more', () => {
  const g = position({ at: { bill: 'J14' }, foes: { bill: { 'red sniper': 'J15' } } });
  const hit = (n: number): Scene => effectScene(g, 'bill', [{ do: 'damage', n, to: 'one', within: 1 }]);
  expect([hit(1), hit(2), hit(5)].map((match) => damageOn(match, 'red sniper'))).toEqual([1, null, null]);
});

proves(
  ['contra.damage.defeat-enemy#1', 'contra.damage.defeat-enemy#2', 'contra.damage.defeat-enemy#3'],
  'card to the discard pile, token off the map, damage gone',
  () => {
    const g = position({ at: { bill: 'J14' }, foes: { bill: { 'red sniper': ['J15', 1] } } });
    const match = effectScene(g, 'bill', [{ do: 'damage', n: 1, to: 'one', within: 1 }]);
    expect([match.state.enemyDiscard, fighterOf(match, 'bill').foes, whereIsEnemy(match, 'red sniper')]).toEqual([['red sniper'], [], null]);
    expect(turnScene(onward(match), 'bill').options()).toContain('bill runs to J15');
    const again: State = { ...onward(match), enemyDeck: { top: ['red sniper'], bag: [], bottom: [] }, enemyDiscard: [] };
    expect(damageOn(effectScene(again, 'bill', [{ do: 'draw-enemy' }]), 'red sniper')).toBe(0);
  },
);

proves(['contra.damage.defeat-draw#1', 'contra.damage.defeat-draw#2'], "Lance defeats Bill's enemy: Lance draws", () => {
  const g = position({ at: { lance: 'J14' }, foes: { bill: { 'red sniper': ['J17', 1] } } });
  const match = say(turnScene(g, 'lance', dice('success', 'M')), 'lance attacks red sniper');
  expect(match.state.fighters.map((f) => f.hand.length)).toEqual([0, 1]);
  const boss = position({ at: { lance: 'J18' }, bossLeft: { bill: 1 } });
  const flipped = say(turnScene(boss, 'lance', dice('success', 'M')), 'lance attacks boss', 'lance deals 1 to defense-wall');
  expect(flipped.state.fighters.map((f) => f.hand.length)).toEqual([0, 1]);
});

/** One attack on three enemies with health 2 and two successes. */
function threeFall(): Scene {
  const g = position({ at: { bill: 'J14' }, foes: { bill: { 'red sniper': 'J15', 'blue sniper': 'J24' }, lance: { 'green sniper': 'J13' } } });
  return effectScene(g, 'bill', [{ do: 'attack', pool: { dice: 2, range: 1 }, targets: 'each' }], dice('success', 'success'));
}

proves('contra.damage.defeat-draw-each', 'three enemies fall to one attack: three cards', () => {
  const match = threeFall();
  expect([eventsOf(match, 'defeated').length, fighterOf(match, 'bill').hand.length]).toEqual([3, 3]);
});

proves('contra.damage.defeat-draw-may', 'the card is drawn without a question', () => {
  const match = threeFall();
  expect(match.answers).toHaveLength(0);
  expect(eventKinds(match).filter((kind) => kind === 'draws')).toHaveLength(3);
});

proves('contra.damage.non-attack-defeat', 'a card that deals 2 damage and kills gives its player a card', () => {
  const g = position({ commandos: ['bill', 'sweets'], at: { sweets: 'J14' }, hand: { sweets: ['tripwire'] }, foes: { bill: { 'red sniper': 'J16' } } });
  const match = say(turnScene(g, 'sweets'), 'sweets plays tripwire');
  expect([eventKinds(match), fighterOf(match, 'sweets').hand.length, fighterOf(match, 'bill').hand.length]).toEqual([
    ['plays', 'damages', 'defeated', 'draws'],
    1,
    0,
  ]);
});

proves(
  ['contra.damage.game-effect-defeat#1', 'contra.damage.game-effect-defeat#2'],
  'a stage card or an objective card kills: the group says who draws',
  () => {
    const g = position({ commandos: ['bill', 'lance', 'lucia'], at: { bill: 'J14' }, foes: { bill: { 'red sniper': ['J15', 1] } } });
    const match = effectScene(g, 'bill', [{ do: 'damage', n: 1, to: 'one', within: 1 }], [], { from: 'stage' });
    expect([asked(match), offered(match, 'commando')]).toEqual(['who', ['bill', 'lance', 'lucia']]);
    say(match, 'bill chooses lucia for the draw');
    expect(cited(match).at(-1)).toEqual(['draws', 'contra.damage.game-effect-defeat']);
    expect(match.state.fighters.map((f) => f.hand.length)).toEqual([0, 0, 1]);
    expect(eventsOf(match, 'defeated')).toMatchObject([{ enemy: 'red sniper', by: -1 }]);
    const scout = position({ at: { bill: 'J21' }, foes: { bill: { 'red sniper': ['J24', 1] } }, objectives: ['clear-the-tower'] });
    const tower = say(turnScene(scout, 'bill'), 'bill runs to J22', 'bill accepts the objective', 'bill chooses lance for the draw');
    expect(tower.state.fighters.map((f) => f.hand.length)).toEqual([0, 1]);
  },
);

proves(
  ['contra.damage.simultaneous#1', 'contra.damage.simultaneous#2'],
  'both carry their damage before the end of the first is resolved; the attacker orders them',
  () => {
    const g = position({ enemy: 'java', at: { bill: 'J14' }, foes: { bill: { 'red rangel': ['J15', 1], 'black rangel': ['J24', 3] } } });
    const match = effectScene(g, 'bill', [{ do: 'damage', n: 1, to: 'each', within: 1 }]);
    expect([asked(match), match.asked, eventKinds(match)]).toEqual(['order', [0], ['damages', 'damages']]);
    expect([damageOn(match, 'red rangel'), damageOn(match, 'black rangel')]).toEqual([2, 4]);
    say(match, 'bill begins with black rangel');
    expect(eventsOf(match, 'defeated').map((event) => event['enemy'])).toEqual(['black rangel', 'red rangel']);
  },
);

proves(
  ['contra.damage.simultaneous#2', 'contra.general.player-choice#4'],
  'whoever struck them orders the ends; where nobody did, who speaks for the group',
  () => {
    const g = position({ enemy: 'java', at: { bill: 'J13', lance: 'J15' }, foes: { bill: { 'red rangel': ['J14', 1], 'black rangel': ['J14', 3] } } });
    const struck = (id: 'bill' | 'lance', last: number, from: 'commando' | 'stage'): readonly number[] =>
      effectScene({ ...g, last }, id, [{ do: 'damage', n: 1, to: 'each', within: 1 }], [], { from }).asked;
    expect([struck('bill', 1, 'commando'), struck('lance', 0, 'commando'), struck('bill', 1, 'stage'), struck('lance', 0, 'stage')]).toEqual([
      [0],
      [1],
      [1],
      [0],
    ]);
  },
);

proves('contra.boss.flip', 'what happens when a boss card is flipped is going on inside the attack', () => {
  const g = position({
    commandos: ['bill', 'lance'],
    at: { bill: 'J18' },
    bossCards: { lance: 'gate-garrison' },
    bossLeft: { lance: 1 },
    tokens: { bill: 'M' },
    foes: { bill: { 'red gunner': 'J09', 'blue gunner': 'J17' } },
  });
  const match = say(turnScene(g, 'bill', dice('success', 'S')), 'bill attacks boss', 'bill deals 1 to gate-garrison');
  expect([asked(match), goingOn(match)]).toEqual(['suffer', ['attack service-rifle of 0', 'flipped gate-garrison of 1']]);
  say(match, 'bill pays', 'bill spends token M');
  expect([asked(match), goingOn(match)]).toEqual(['act', []]);
  const steps = new Timeline(match).stepsAt(match.number);
  expect(steps.map(({ event, view }) => [event.kind, ...view.resolving.map(({ kind }) => kind)]).slice(-2)).toEqual([
    ['enemy-drawn', 'attack', 'flipped'],
    ['gains', 'attack'],
  ]);
});

proves('contra.damage.defeat-enemy', 'what the end of an enemy brings is going on inside what defeated it', () => {
  const foes = { bill: { 'black rangel': ['J15', 3], 'red rangel': 'J37' } } as const;
  const g = position({ enemy: 'java', at: { bill: 'J14' }, foes, enemies: ['blue rangel'] });
  const match = say(turnScene(g, 'bill', dice('success', 'M')), 'bill attacks black rangel');
  const steps = new Timeline(match).stepsAt(match.number);
  expect(steps.map(({ event, view }) => [event.kind, ...view.resolving.map(({ kind, what }) => `${kind} ${what}`)])).toEqual([
    ['attacks', 'attack service-rifle'],
    ['rolls', 'attack service-rifle'],
    ['damages', 'attack service-rifle'],
    ['defeated', 'attack service-rifle'],
    ['draws', 'attack service-rifle'],
    ['enemy-drawn', 'attack service-rifle', 'defeated black rangel'],
    ['gains', 'attack service-rifle'],
  ]);
});
