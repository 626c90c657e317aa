// biome-ignore-all lint/suspicious/noThenProperty: the consequence of an effect is its `then`; no card is awaited.

import { expect } from 'vitest';
import { Match, Stream } from '#kernel';
import { proves } from '../../../proves.ts';
import { enemyDice, position } from '../../positions.ts';
import { assaultScene, effectScene, isOver, onward, say, stageCardScene, turnScene } from '../../testing/scene.ts';
import { areaOf, asked, eventKinds, eventsOf, fighterOf, offeredTo, refusal, spaceIds, tokensOf, weaponOf, whereIs, whereIsEnemy } from '../../testing/seen.ts';
import { contraGame } from '../game.ts';
import { laws } from '../laws.ts';

proves(
  ['contra.faq.bubble-dimer-not-enemy#1', 'contra.faq.bubble-dimer-not-enemy#2'],
  'an enemy is placed in a space with a dimer, and no attack lists the dimer',
  () => {
    const g = position({ enemy: 'garmakilma', at: { bill: 'J13' }, dimers: ['J04', 'J14'], enemies: ['red gunner'] });
    const match = effectScene(g, 'bill', [{ do: 'draw-enemy' }]);
    expect(whereIsEnemy(match, 'red gunner')).toBe('J04');
    expect(spaceIds(match, match.state.dimers)).toEqual(['J04', 'J14']);
    expect(offeredTo(turnScene(onward(match), 'bill'), 'attack')).toEqual(['bill attacks red gunner']);
  },
);

proves('contra.faq.token-limit', 'never more than three tokens of a type, whatever happens in whole games', () => {
  const limit = laws.find(({ name }) => name === 'nobody holds more than 3 tokens of a type');
  const gained = effectScene(position({ tokens: { bill: 'MM' } }), 'bill', [{ do: 'gain', symbols: ['M', 'M', 'M'] }]);
  expect(tokensOf(gained, 'bill')).toBe('MMM');
  let most = 0;
  for (const game of [1, 2, 3]) {
    const key = `${game}`.repeat(64);
    const match = Match.start(contraGame, { commandos: ['bill', 'lance'], settings: { start: 'jump' } }, { key });
    const choice = new Stream(key);
    while (match.outcome === null) {
      match.answerIndex(choice.below(match.decision?.count ?? 1));
      most = Math.max(most, ...match.state.fighters.flatMap((f) => f.tokens));
      expect(limit?.holds(match.state)).toBe(true);
    }
  }
  expect(most).toBe(3);
});

proves('contra.faq.cards-not-tokens', 'an M token to discard is not met with an M card', () => {
  const g = position({ hand: { bill: ['advance'] }, tokens: { bill: 'S' } });
  const match = effectScene(g, 'bill', [{ do: 'lose-tokens', symbols: ['M'] }]);
  expect(fighterOf(match, 'bill').hand).toEqual(['advance']);
  expect(tokensOf(match, 'bill')).toBe('S');
  expect(match.state.failed).toBe(true);
  const choice = position({ hand: { bill: ['advance'] }, tokens: { bill: 'M' }, enemies: ['red gunner'] });
  const forced = effectScene(choice, 'bill', [{ do: 'either', of: [[{ do: 'lose-tokens', symbols: ['M', 'M'] }], [{ do: 'draw-enemy' }]] }]);
  expect(areaOf(forced, 'bill')).toEqual(['defense-wall', 'red gunner']);
  const any = effectScene(position({ hand: { bill: ['advance'] }, tokens: { bill: 'AS' } }), 'bill', [{ do: 'lose-tokens', symbols: ['*'] }]);
  expect(any.options()).toEqual(['bill discards token A', 'bill discards token S']);
  expect(refusal(any, 'bill discards token M')).toEqual(['contra.faq.cards-not-tokens']);
});

proves('contra.faq.no-taking-from-components', 'a token that is missing is not taken from the map', () => {
  const g = position({ tokens: { bill: 'AA', lance: 'AAA' } });
  g.onMap[1] = 7;
  g.supply[1] = 0;
  const match = effectScene(g, 'bill', [{ do: 'gain', symbols: ['A'] }]);
  expect(tokensOf(match, 'bill')).toBe('AA');
  expect(match.state.onMap[1]).toBe(7);
});

proves(
  ['contra.faq.objective-own-turn#1', 'contra.faq.objective-own-turn#2', 'contra.objective.own-turn-only#2'],
  'moved onto an objective space by a stage card: no offer; in the own turn one has to come in anew, and once',
  () => {
    const g = position({
      stage: 'alien-lair',
      enemy: 'gordea',
      at: { bill: 'L16', lance: 'L24' },
      stageDeck: ['pulsing-floor'],
      objectives: ['scale-the-ridge', 'long-shot'],
    });
    const pushed = say(stageCardScene(g), 'lance chooses L15 for the push');
    expect(whereIs(pushed, 'bill')).toBe('L17');
    expect(isOver(pushed)).toBe(true);
    const match = turnScene({ ...onward(pushed), phase: 'commandos' }, 'bill');
    expect(asked(match)).toBe('act');
    expect(eventsOf(match, 'objective')).toEqual([]);
    say(match, 'bill runs to L17 via L09');
    expect([asked(match), whereIs(match, 'bill')]).toEqual(['objective', 'L17']);
    say(match, 'bill accepts the objective', 'bill is done moving');
    expect(eventsOf(match, 'objective')).toMatchObject([{ card: 'scale-the-ridge', number: 1 }]);
    const again = effectScene(onward(match), 'bill', [
      { do: 'move', who: 'you' },
      { do: 'move', who: 'you' },
    ]);
    say(again, 'bill runs to L16', 'bill runs to L17');
    expect(whereIs(again, 'bill')).toBe('L17');
    expect([isOver(again), eventsOf(again, 'objective')]).toEqual([true, []]);
  },
);

proves(
  ['contra.faq.pillbox-outside-turn', 'contra.move.forced-movement#3'],
  'a stage card moves a commando into a pillbox space: the weapon is offered',
  () => {
    const g = position({ stage: 'alien-lair', enemy: 'gordea', at: { bill: 'L36', lance: 'L24' }, stageDeck: ['pulsing-floor'], weapons: ['laser'] });
    const match = say(stageCardScene(g), 'bill chooses L37 for the push');
    expect([asked(match), match.asked]).toEqual(['pillbox', [0]]);
    say(match, 'bill accepts the pillbox', 'bill accepts the weapon');
    expect([weaponOf(match, 'bill'), whereIs(match, 'bill')]).toEqual(['laser', 'L37']);
  },
);

proves('contra.faq.enemies-special-spaces', 'an enemy that moves into a wadder space triggers nothing', () => {
  const g = position({
    stage: 'alien-lair',
    enemy: 'gordea',
    bossCards: { bill: 'disc-launcher' },
    defeated: ['bill'],
    at: { bill: 'L02', lance: 'L09' },
    foes: { bill: { 'black greeder': 'L04' } },
    gelsIn: { L03: 3 },
  });
  const match = assaultScene(g, 'bill', enemyDice('SP', 'M'));
  expect(whereIsEnemy(match, 'black greeder')).toBe('L03');
  expect(match.view(0).view).toMatchObject({ gels: { L03: 3 } });
  expect(eventKinds(match)).not.toContain('infected');
});

proves(
  ['contra.faq.stage-discard-no-resolve#1', 'contra.faq.stage-discard-no-resolve#2'],
  'a discarded stage card is not resolved, and its pillbox icon places no token',
  () => {
    const g = position({ pillboxes: [], stageDeck: ['strafing-run', 'mud-slide'] });
    const match = effectScene(g, 'bill', [{ do: 'discard-stage-card' }]);
    expect(isOver(match)).toBe(true);
    expect(eventKinds(match)).toEqual(['stage-discarded']);
    expect([match.state.stageDiscard, match.state.pillboxes]).toEqual([['strafing-run'], []]);
    expect(match.state.fighters.map((f) => f.medals)).toEqual([3, 3]);
  },
);

proves(
  ['contra.faq.must-discard-if-able#1', 'contra.faq.must-discard-if-able#2', 'contra.faq.must-discard-if-able#3'],
  'Acuba and Locking Them In: who can discard must, and the failure of another counts once',
  () => {
    const acuba = stageCardScene(position({ stage: 'waterfall', tokens: { bill: 'A' }, stageDeck: ['acuba'], slip: 0 }));
    expect(tokensOf(acuba, 'bill')).toBe('');
    expect(eventsOf(acuba, 'slip')).toMatchObject([{ to: 2 }]);
    const locking = stageCardScene(position({ tokens: { bill: 'M' }, stageDeck: ['locking-them-in'] }));
    expect(tokensOf(locking, 'bill')).toBe('');
    expect(locking.state.alarm).toBe(2);
    const both = stageCardScene(position({ tokens: { bill: 'M', lance: 'M' }, stageDeck: ['locking-them-in'] }));
    expect(both.state.alarm).toBe(0);
  },
);

proves(
  ['contra.faq.boss-counts-to-three#1', 'contra.faq.boss-counts-to-three#2'],
  'the boss card and one enemy leave room for one more, with two there is none',
  () => {
    const one = position({ foes: { bill: { 'red gunner': 'J17' } }, enemies: ['red sniper'] });
    const match = effectScene(one, 'bill', [{ do: 'draw-enemy' }]);
    expect(areaOf(match, 'bill')).toEqual(['defense-wall', 'red gunner', 'red sniper']);
    const full = effectScene(onward(match), 'bill', [{ do: 'draw-enemy' }]);
    expect(areaOf(full, 'bill')).toEqual(['defense-wall', 'red gunner', 'red sniper']);
    expect(eventsOf(full, 'suffers')).toMatchObject([{ damage: ['*'] }]);
    expect(fighterOf(full, 'bill').medals).toBe(2);
  },
);

proves(['contra.faq.defeated-boss-is-enemy', 'contra.boss.always-an-enemy#2'], 'a defeated boss card without text rolls its die', () => {
  const match = assaultScene(position({ defeated: ['lance'] }), 'lance', enemyDice('A'));
  expect(eventsOf(match, 'assault')).toMatchObject([{ dice: ['A'] }]);
  expect(eventsOf(match, 'suffers')).toMatchObject([{ damage: ['A'] }]);
});
