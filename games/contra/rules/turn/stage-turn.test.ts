import { expect } from 'vitest';
import { proves } from '../../../proves.ts';
import { position } from '../../positions.ts';
import { isOver, onward, type Scene, say, stageCardScene, stageScene } from '../../testing/scene.ts';
import { asked, eventKinds, eventsOf, fighterOf, offered, refusal, spaceIds, tokensOf, weaponOf, whereIs } from '../../testing/seen.ts';

function activated(match: Scene): readonly unknown[] {
  return eventsOf(match, 'activates').map((event) => event['card']);
}

proves('contra.stage.activate-left-to-right', 'what has an Activate effect is activated from left to right, what has none is passed over', () => {
  const g = position({ commandos: ['bill'], stage: 'snow-field', stageArea: ['supply-sled', 'dogra-mk-ii'], stageDeck: ['mortar-line'] });
  const match = stageScene(g);
  expect(activated(match)).toEqual(['grenadiers', 'dogra-mk-ii']);
  expect(eventKinds(match).indexOf('activates')).toBeLessThan(eventKinds(match).indexOf('stage-card'));
});

proves('contra.stage.activate-collective', 'the choice of an Activate effect is one of the group: all see it, who took the last turn makes it', () => {
  const g = position({ commandos: ['bill', 'lance', 'lucia'], stage: 'snow-field' });
  const match = stageScene({ ...g, last: 1 });
  expect([asked(match), match.asked, offered(match, 'commando')]).toEqual(['who', [1], ['bill', 'lance', 'lucia']]);
  for (const seat of [0, 1, 2]) expect(match.view(seat).decision).toMatchObject({ kind: 'who', about: { for: 'grenade' } });
  say(match, 'lance chooses lucia for the grenade');
  expect(offered(match, 'commando')).toEqual(['bill', 'lance']);
});

proves('contra.stage.activate-scan#1', 'a card that came with the stage card of one round activates in the next', () => {
  const g = position({ commandos: ['bill'], stage: 'snow-field', round: 2, stageDeck: ['dogra-mk-ii', 'mortar-line'] });
  const second = stageScene(g);
  expect(activated(second)).toEqual(['grenadiers']);
  expect(eventsOf(second, 'stays')).toMatchObject([{ card: 'dogra-mk-ii' }]);
  expect(second.state.round).toBe(3);
  const third = say(stageScene(onward(second)), 'bill keeps the rest');
  expect(activated(third)).toEqual(['grenadiers', 'dogra-mk-ii']);
});

proves('contra.stage.activate-scan#2', 'a card that discards itself on the way does not hide the one to its right', () => {
  const g = position({ commandos: ['bill'], stage: 'snow-field', stageArea: ['whiteout', 'dogra-mk-ii'], stageDeck: ['mortar-line'] });
  const match = stageScene(g);
  expect(activated(match)).toEqual(['grenadiers', 'whiteout', 'dogra-mk-ii']);
  expect(match.state.stageArea).toEqual(['grenadiers', 'dogra-mk-ii']);
});

proves(
  ['contra.stage.draw-one#1', 'contra.stage.draw-one#2'],
  'one card is drawn and resolved; with none left the game is lost before enemies are drawn',
  () => {
    const one = stageScene(position({ commandos: ['bill'], stageDeck: ['strafing-run', 'reinforced-patrol'] }));
    expect(eventsOf(one, 'stage-card')).toMatchObject([{ card: 'strafing-run' }]);
    expect(eventsOf(one, 'enemy-drawn')).toHaveLength(1);
    const none = stageScene(position({ commandos: ['bill'], stageDeck: [] }));
    expect(none.outcome).toMatchObject({ payoff: [0], clause: 'contra.end.loss-stage-deck' });
    expect(activated(none)).toEqual(['base-alarm']);
    expect(eventsOf(none, 'enemy-drawn')).toEqual([]);
  },
);

proves('contra.stage.pillbox-icon-first', 'the token is placed before the first paragraph', () => {
  const match = stageCardScene(position({ pillboxes: ['J06', 'J26'], stageDeck: ['strafing-run'] }));
  expect(asked(match)).toBe('sensor');
  expect(eventKinds(match)).toEqual(['stage-card']);
  say(match, 'bill chooses J30 for the sensor');
  expect(eventKinds(match).slice(0, 3)).toEqual(['stage-card', 'pillbox-placed', 'suffers']);
});

proves(
  ['contra.stage.pillbox-icon-may#1', 'contra.stage.pillbox-icon-may#2', 'contra.stage.pillbox-icon-may#3'],
  'in one pillbox space without a token, or not at all; with all tokens out nothing is offered',
  () => {
    const g = position({ pillboxes: ['J06', 'J26'], stageDeck: ['strafing-run'] });
    const match = stageCardScene(g);
    expect(match.options()).toEqual(['bill declines the sensor', 'bill chooses J30 for the sensor', 'bill chooses J36 for the sensor']);
    expect(refusal(match, 'bill chooses J06 for the sensor')).toEqual(['contra.stage.pillbox-icon-may']);
    expect(spaceIds(say(match, 'bill chooses J36 for the sensor'), match.state.pillboxes)).toEqual(['J06', 'J26', 'J36']);
    const declined = say(stageCardScene(g), 'bill declines the sensor');
    expect(spaceIds(declined, declined.state.pillboxes)).toEqual(['J06', 'J26']);
    const full = stageCardScene(position({ pillboxes: ['J06', 'J26', 'J30', 'J36'], stageDeck: ['strafing-run'] }));
    expect(full.answers).toHaveLength(0);
    expect(isOver(full)).toBe(true);
  },
);

proves('contra.stage.pillbox-icon-may#3', 'to decline is possible wherever the tokens lie', () => {
  const g = position({ pillboxes: ['J06', 'J08', 'J26', 'J30'], stageDeck: ['strafing-run'] });
  expect(stageCardScene(g).options()).toEqual(['bill declines the sensor', 'bill chooses J36 for the sensor']);
});

proves('contra.stage.pillbox-icon-may#4', 'a card without the icon places no token', () => {
  const match = stageCardScene(position({ pillboxes: [], stageDeck: ['rolling-barrage'] }));
  expect([isOver(match), match.answers.length]).toEqual([true, 0]);
  expect(match.state.pillboxes).toEqual([]);
});

proves(
  ['contra.stage.pillbox-immediate-pickup#1', 'contra.stage.pillbox-immediate-pickup#2'],
  'who stands where the token is added may take it at once',
  () => {
    const g = position({ at: { lance: 'J30' }, pillboxes: ['J06', 'J26', 'J36'], stageDeck: ['supply-crate'], weapons: ['laser'] });
    const match = say(stageCardScene(g), 'bill chooses J30 for the sensor');
    expect([asked(match), match.asked]).toEqual(['pillbox', [1]]);
    say(match, 'lance accepts the pillbox', 'lance accepts the weapon');
    expect(weaponOf(match, 'lance')).toBe('laser');
    expect(eventsOf(match, 'equips')).toMatchObject([{ seat: 1, weapon: 'laser' }]);
    expect(whereIs(match, 'lance')).toBe('J30');
    expect(spaceIds(match, match.state.pillboxes)).toEqual(['J06', 'J26', 'J36']);
    const left = say(stageCardScene(g), 'bill chooses J30 for the sensor', 'lance declines the pillbox');
    expect([weaponOf(left, 'lance'), left.state.pillboxes.length]).toEqual(['basic-rifle', 4]);
  },
);

proves('contra.stage.resolve-top-to-bottom', 'the first paragraph is over, with all reactions, before the second begins', () => {
  const match = stageCardScene(position({ windows: true, stageDeck: ['supply-crate'] }));
  say(match, 'lance is next', 'lance gains token S');
  expect(match.state.alarm).toBe(0);
  say(match, 'bill gains token M');
  expect([tokensOf(match, 'bill'), tokensOf(match, 'lance')]).toEqual(['M', 'S']);
  expect(eventKinds(match)).toEqual(['stage-card', 'gains', 'gains', 'alarm']);
});

proves(
  ['contra.stage.discard-after#1', 'contra.stage.discard-after#2'],
  'a resolved card is discarded, unless it stays: then it goes to the right end of the stage play area',
  () => {
    const gone = stageCardScene(position({ stageDeck: ['rolling-barrage'] }));
    expect([gone.state.stageDiscard, gone.state.stageArea]).toEqual([['rolling-barrage'], ['base-alarm']]);
    const stays = stageCardScene(position({ stageDeck: ['mud-slide'] }));
    expect([stays.state.stageDiscard, stays.state.stageArea]).toEqual([[], ['base-alarm', 'mud-slide']]);
  },
);

proves(
  ['contra.stage.then-new-round#1', 'contra.stage.then-new-round#2'],
  'after the stage card is discarded each commando draws an enemy, and the turn cards are flipped',
  () => {
    const g = position({ windows: true, stageDeck: ['rolling-barrage'], turnTaken: ['bill', 'lance'], enemies: ['red gunner', 'red sniper'] });
    const match = say(stageScene(g), 'bill is next');
    expect([asked(match), match.decision?.about]).toMatchObject(['next', { what: 'enemy-draw' }]);
    expect(match.state.stageDiscard).toEqual(['rolling-barrage']);
    expect(eventsOf(match, 'enemy-drawn')).toEqual([]);
    say(match, 'lance is next', 'bill goes on');
    expect(eventsOf(match, 'enemy-drawn')).toMatchObject([
      { seat: 1, enemy: 'red gunner' },
      { seat: 0, enemy: 'red sniper' },
    ]);
    expect([fighterOf(match, 'bill').turnTaken, fighterOf(match, 'lance').turnTaken]).toEqual([false, false]);
    expect([match.state.round, match.state.phase]).toEqual([2, 'commandos']);
  },
);
