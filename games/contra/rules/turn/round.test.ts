import { expect } from 'vitest';
import { proves } from '../../../proves.ts';
import { enemyDice, position } from '../../positions.ts';
import { gameScene, say, stageScene, turnScene } from '../../testing/scene.ts';
import { areaOf, coming, eventKinds, eventsOf, fighterOf, refusal, whereIsEnemy } from '../../testing/seen.ts';

const PARTS: readonly string[] = ['turn-ends', 'phase', 'assault', 'activates', 'stage-card', 'enemy-drawn', 'round'];

proves('contra.round.order', 'commandos, enemies, stage, and the next round begins with the commandos', () => {
  const g = position({ commandos: ['bill'], tokens: { bill: 'M' }, stageDeck: ['tripwire-flare', 'supply-crate'] });
  const match = say(turnScene(g, 'bill', enemyDice('M')), 'bill ends the turn');
  expect(match.state.phase).toBe('enemies');
  say(match, 'bill pays');
  expect(eventKinds(match).filter((kind) => PARTS.includes(kind))).toEqual([
    ...['turn-ends', 'phase', 'assault', 'phase', 'activates', 'stage-card', 'round', 'enemy-drawn'],
  ]);
  expect(eventsOf(match, 'phase').map(({ phase }) => phase)).toEqual(['enemies', 'stage']);
  expect([match.state.phase, match.state.round]).toEqual(['commandos', 2]);
});

proves(
  ['contra.round.commando-order-free#1', 'contra.round.commando-order-free#2', 'contra.round.commando-order-free#3'],
  'the next turn is for anybody who has had none, in any order, another one each round',
  () => {
    const g = position({ commandos: ['bill', 'lance', 'lucia'] });
    const match = gameScene(g);
    expect(match.options()).toEqual(['bill goes', 'lance goes', 'lucia goes']);
    say(match, 'bill goes', 'bill ends the turn');
    expect(match.options()).toEqual(expect.arrayContaining(['lance goes', 'lucia goes']));
    expect(refusal(match, 'bill goes', 0)).toEqual(['contra.round.commando-order-free']);
    say(match, 'lucia goes', 'lucia ends the turn');
    // Lance is the only one left and is not asked.
    expect(match.state.active).toBe(1);
    const other = say(gameScene(position({ commandos: ['bill', 'lance', 'lucia'], round: 2 })), 'lucia goes');
    expect(other.state.active).toBe(2);
  },
);

proves(
  ['contra.round.enemy-order-free#1', 'contra.round.enemy-order-free#2', 'contra.round.enemy-order-free#3'],
  'each commando is attacked once, in an order the group likes',
  () => {
    const g = position({ commandos: ['bill', 'lucia', 'sweets'], windows: true, tokens: { bill: 'M', lucia: 'M', sweets: 'M' } });
    const match = gameScene({ ...g, phase: 'enemies' }, enemyDice('M', 'M', 'M'));
    expect(match.options()).toEqual(['bill is attacked', 'lucia is attacked', 'sweets is attacked']);
    say(match, 'sweets is attacked', 'sweets pays');
    expect(refusal(match, 'sweets is attacked', 2)).toEqual(['contra.round.enemy-order-free']);
    say(match, 'bill is attacked', 'bill pays', 'lucia pays');
    expect(eventsOf(match, 'assault').map(({ seat }) => seat)).toEqual([2, 0, 1]);
    expect(eventsOf(match, 'assault-ends')).toHaveLength(3);
    expect(eventsOf(match, 'phase').map(({ phase }) => phase)).toEqual(['stage']);
  },
);

proves('contra.round.stage-step', 'what lies in the stage play area is activated, then the stage card is drawn', () => {
  const g = position({ commandos: ['bill'], stage: 'snow-field', stageArea: ['dogra-mk-ii'], stageDeck: ['supply-sled'] });
  const match = stageScene(g);
  const steps = match.events.flatMap(({ event }) => (event.kind === 'activates' || event.kind === 'stage-card' ? [event['card']] : []));
  expect(steps).toEqual(['grenadiers', 'dogra-mk-ii', 'supply-sled']);
});

proves(['contra.round.new-round#1', 'contra.round.new-round#2'], 'turn cards are flipped, and each commando draws an enemy', () => {
  const g = position({
    commandos: ['bill'],
    turnTaken: ['bill'],
    foes: { bill: { 'red gunner': 'J09' } },
    enemies: ['blue sniper'],
    stageDeck: ['tripwire-flare'],
  });
  const match = stageScene(g);
  expect(areaOf(match, 'bill')).toEqual(['defense-wall', 'red gunner', 'blue sniper']);
  expect([fighterOf(match, 'bill').turnTaken, match.state.round]).toEqual([false, 2]);
  expect(eventKinds(match).slice(-2)).toEqual(['round', 'enemy-drawn']);
});

proves(
  'contra.round.new-round#3',
  'what lasted for the round is over before the enemies are drawn, and whoever has no room for one may be helped first',
  () => {
    const g = position({
      windows: true,
      commandos: ['lucia', 'lance'],
      at: { lance: 'J14' },
      tokens: { lucia: 'S' },
      turnTaken: ['lucia', 'lance'],
      foes: { lance: { 'red gunner': 'J09', 'blue gunner': 'J17' } },
      breached: ['red gunner'],
      enemies: ['blue sniper'],
      stageDeck: ['tripwire-flare'],
    });
    for (const f of g.fighters) f.asking = 'in-danger';
    const match = stageScene(g);
    expect([match.state.round, fighterOf(match, 'lance').turnTaken, match.state.fighters.some(({ foes }) => foes.some(({ breached }) => breached))]).toEqual([
      2,
      false,
      false,
    ]);
    expect(match.options(0)).toEqual(['lucia is next', 'lucia uses uplink']);
    say(match, 'lucia is next');
    expect([eventsOf(match, 'enemy-drawn').length, coming(match), match.asked]).toEqual([1, ['pause', { next: 'enemy-draw', what: null, seat: 1 }], [0]]);
    say(match, 'lucia goes on');
    expect([eventsOf(match, 'enemy-limit').length, match.state.phase]).toEqual([1, 'commandos']);
  },
);

proves('contra.ability.windows-between-effects#8', 'before a draw into a full play area whoever can make room is asked, in danger only', () => {
  const asked = (damage: number) => {
    const g = position({
      windows: true,
      commandos: ['bill', 'lance'],
      at: { bill: 'J14', lance: 'J18' },
      tokens: { bill: 'A' },
      foes: { lance: { 'red gunner': ['J09', damage], 'blue gunner': 'J17' } },
      enemies: ['blue sniper', 'green gunner'],
      stageDeck: ['tripwire-flare'],
    });
    for (const f of g.fighters) f.asking = 'in-danger';
    return coming(say(stageScene(g), 'bill is next'));
  };
  expect(asked(2)).toEqual(['pause', { next: 'enemy-draw', what: null, seat: 1 }]);
  expect(asked(1)).not.toEqual(['pause', { next: 'enemy-draw', what: null, seat: 1 }]);
});

proves('contra.round.new-round-draw-separate#1', 'the new enemies are drawn one after the other, in the order the group likes', () => {
  for (const [first, order] of [
    ['bill', [0, 1]],
    ['lance', [1, 0]],
  ] as const) {
    const g = position({ windows: true, at: { bill: 'J03', lance: 'J02' }, enemies: ['red gunner', 'blue gunner'], stageDeck: ['tripwire-flare'] });
    const match = stageScene(g);
    expect(match.options()).toEqual(['bill is next', 'lance is next']);
    say(match, `${first} is next`);
    // The enemy space next to Bill is nearest to both: whose token comes first has it.
    expect([eventsOf(match, 'enemy-drawn')[0], whereIsEnemy(match, 'red gunner')]).toMatchObject([{ seat: order[0], space: 'J04' }, 'J04']);
    expect(eventsOf(match, 'enemy-drawn').map(({ seat }) => seat)).toEqual(order);
    expect(whereIsEnemy(match, 'blue gunner')).not.toBe('J04');
  }
});
