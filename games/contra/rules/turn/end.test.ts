// biome-ignore-all lint/suspicious/noThenProperty: the consequence of an effect is its `then`; no card is awaited.

import { expect } from 'vitest';
import { proves } from '../../../proves.ts';
import { dice, enemyDice, position } from '../../positions.ts';
import { effectScene, gameScene, isOver, onward, type Scene, say, stageScene, turnScene } from '../../testing/scene.ts';
import { asked, eventKinds, eventsOf, fighterOf, tokensOf } from '../../testing/seen.ts';
import { stageLeft } from '../state.ts';

const FOUR = ['bill', 'lance', 'lucia', 'sweets'] as const;

const LOST = { clause: 'contra.end.loss-medal', cause: 'a commando fell' };

proves(['contra.end.loss-medal#1', 'contra.end.loss-medal#2'], 'without a medal one plays on; the next loss ends the game', () => {
  const first = effectScene(position({ commandos: ['bill'], medals: { bill: 1 } }), 'bill', [{ do: 'lose-medal' }, { do: 'gain', symbols: ['M'] }]);
  expect([fighterOf(first, 'bill').medals, tokensOf(first, 'bill'), eventKinds(first).includes('over')]).toEqual([0, 'M', false]);
  const turn = gameScene({ ...onward(first), active: 0 });
  expect([turn.outcome, asked(turn)]).toEqual([null, 'act']);
  const second = effectScene(onward(first), 'bill', [{ do: 'lose-medal' }, { do: 'gain', symbols: ['A'] }]);
  expect(second.outcome).toMatchObject({ payoff: [0], ...LOST });
  expect(tokensOf(second, 'bill')).toBe('M');
});

proves('contra.end.loss-shared', 'one commando falls, all have lost', () => {
  const match = effectScene(position({ commandos: FOUR, medals: { sweets: 0 } }), 'sweets', [{ do: 'lose-medal' }]);
  expect(match.outcome).toMatchObject({ payoff: [0, 0, 0, 0], ...LOST });
  expect(match.state.fighters.map(({ medals }) => medals)).toEqual([3, 3, 3, 0]);
});

proves('contra.end.win', 'the last boss card ends the game in the middle of a turn', () => {
  const g = position({ at: { bill: 'J18' }, defeated: ['bill'], bossLeft: { lance: 1 }, hand: { bill: ['advance'] }, deck: { bill: ['dig-in'] } });
  const match = say(turnScene(g, 'bill', dice('success', 'success')), 'bill attacks boss');
  expect(match.outcome).toMatchObject({ payoff: [1, 1], clause: 'contra.end.win', cause: 'boss destroyed' });
  expect(eventKinds(match).slice(-2)).toEqual(['flipped', 'over']);
  expect(fighterOf(match, 'bill').hand).toEqual(['advance']);
  const one = say(
    turnScene(position({ at: { bill: 'J18' }, bossLeft: { lance: 1 } }), 'bill', dice('success', 'M')),
    'bill attacks boss',
    'bill deals 1 to main-cannon',
  );
  expect([one.outcome, fighterOf(one, 'lance').defeated]).toEqual([null, true]);
});

proves('contra.end.win-other-enemies-irrelevant', 'four enemies on the map do not matter when the boss is destroyed', () => {
  const g = position({
    at: { bill: 'J18' },
    defeated: ['lance'],
    bossLeft: { bill: 1 },
    foes: { bill: { 'red gunner': 'J09', 'blue gunner': 'J17' }, lance: { 'red sniper': 'J24', 'blue sniper': 'J04' } },
  });
  const match = say(turnScene(g, 'bill', dice('success', 'M')), 'bill attacks boss');
  expect(match.outcome).toMatchObject({ payoff: [1, 1], clause: 'contra.end.win' });
  expect(match.state.fighters.map(({ foes }) => foes.length)).toEqual([2, 2]);
});

/** To its end, always with the first option. */
function plainly(match: Scene): void {
  while (match.outcome === null) match.answerIndex(0);
}

proves(['contra.end.loss-stage-deck#1', 'contra.end.loss-stage-deck#2'], 'eight stage cards are eight rounds; the draw of round 9 is one too many', () => {
  const deck = Array.from({ length: 8 }, () => 'supply-crate' as const);
  let g = position({ commandos: ['bill'], stageDeck: deck });
  expect(stageLeft(g)).toBe(8);
  for (let round = 1; round <= 8; round++) {
    for (const f of g.fighters) f.medals = 3;
    const match = stageScene(g);
    plainly(match);
    expect(eventsOf(match, 'stage-card')).toMatchObject([{ card: 'supply-crate' }]);
    expect([isOver(match), match.state.round]).toEqual([true, round + 1]);
    g = onward(match);
    for (const f of g.fighters) f.foes = [];
  }
  for (const f of g.fighters) f.medals = 3;
  const ninth = stageScene(g);
  plainly(ninth);
  expect(ninth.outcome).toMatchObject({ payoff: [0], clause: 'contra.end.loss-stage-deck', cause: 'out of time' });
});

proves(
  ['contra.end.empty-stage-deck-alone-is-safe#1', 'contra.end.empty-stage-deck-alone-is-safe#2'],
  'after the last stage card a round is still played, and may be won',
  () => {
    const g = position({
      commandos: ['bill'],
      at: { bill: 'J27' },
      bossLeft: { bill: 1 },
      tokens: { bill: 'MM' },
      deck: { bill: ['advance'] },
      stageDeck: ['tripwire-flare'],
    });
    const start = { ...g, phase: 'stage' as const };
    const won = gameScene(start, dice('success', 'S'));
    expect([won.outcome, stageLeft(won.state), won.state.phase, won.state.round]).toEqual([null, 0, 'commandos', 2]);
    say(won, 'bill attacks boss');
    expect(won.outcome).toMatchObject({ clause: 'contra.end.win' });
    const lost = say(gameScene(start, enemyDice('M', 'M')), 'bill ends the turn');
    expect([lost.outcome, lost.state.phase, asked(lost)]).toEqual([null, 'enemies', 'suffer']);
    say(lost, 'bill pays', 'bill spends token M', 'bill spends token M');
    expect(lost.outcome).toMatchObject({ clause: 'contra.end.loss-stage-deck' });
  },
);

proves(
  ['contra.end.discard-is-not-draw#1', 'contra.end.discard-is-not-draw#2'],
  'to discard from an empty stage deck is nothing at all, and pays for nothing',
  () => {
    const g = position({ stageDeck: [] });
    const forced = effectScene(g, 'bill', [{ do: 'discard-stage-card' }, { do: 'gain', symbols: ['M'] }]);
    expect([eventKinds(forced), tokensOf(forced, 'bill')]).toEqual([['gains'], 'M']);
    const optional = effectScene(g, 'bill', [{ do: 'may', cost: 'stage-card', then: [{ do: 'gain', symbols: ['M'] }] }]);
    expect([isOver(optional), tokensOf(optional, 'bill')]).toEqual([true, '']);
  },
);

proves(
  ['contra.end.first-condition-stands#1', 'contra.end.first-condition-stands#2'],
  'the boss falls first: what would have lost the game no longer happens',
  () => {
    const g = position({ commandos: ['bill'], at: { bill: 'J18' }, medals: { bill: 0 }, bossLeft: { bill: 3 } });
    const attack = { do: 'attack', pool: { dice: 3, range: 1 } } as const;
    const hit = { do: 'suffer', symbols: ['M'] } as const;
    const won = effectScene(g, 'bill', [attack, hit], dice('success', 'success', 'success'));
    expect(won.outcome).toMatchObject({ payoff: [1], clause: 'contra.end.win' });
    expect(eventKinds(won)).not.toContain('suffers');
    const lost = effectScene(g, 'bill', [hit, attack]);
    expect(lost.outcome).toMatchObject({ payoff: [0], ...LOST });
  },
);
