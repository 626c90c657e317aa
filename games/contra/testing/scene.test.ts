import { expect, test } from 'vitest';
import { dice, enemyDice, position } from '../positions.ts';
import { assaultScene, draws, effectScene, gameScene, isOver, leftOver, nextRound, onward, say, stageScene, turnScene } from './scene.ts';
import { asked, eventKinds, eventsOf, fighterOf, refusal, weaponOf } from './seen.ts';

test('a position may lie in the middle of a turn', () => {
  const match = gameScene(position({ active: 'lance', used: { lance: ['move', 'attack'] }, turnTaken: ['bill'] }));
  expect([asked(match), match.asked, match.options()]).toEqual([
    'act',
    [1],
    ['lance ends the turn', 'lance wants to be asked always', 'lance wants to be asked in-danger'],
  ]);
  expect(refusal(match, 'lance runs to J12')).toEqual(['contra.turn.move-once']);
});

test('a scene says what of its script is left, and does not end before all of it has been rolled', () => {
  const match = assaultScene(position({ hand: { bill: ['advance'] } }), 'bill', enemyDice('M', 'SP'));
  expect([asked(match), leftOver(match)]).toEqual(['suffer', enemyDice('SP')]);
  expect(() => assaultScene(position(), 'bill', enemyDice('M', 'SP', 'A'))).toThrow('left over: 5 (A, or SP of an enemy), 2 (success, or A of an enemy)');
  expect(leftOver(assaultScene(position(), 'bill', enemyDice('M')))).toEqual([]);
});

test('a game that ends with dice left over is an error as well', () => {
  const g = position({ commandos: ['bill'], at: { bill: 'J18' }, bossLeft: { bill: 1 } });
  expect(() => say(turnScene(g, 'bill', dice('success', 'success', 'M')), 'bill attacks boss')).toThrow('left over: 4 (M, or * of an enemy)');
  expect(say(turnScene(g, 'bill', dice('success', 'success')), 'bill attacks boss').outcome).toMatchObject({ clause: 'contra.end.win' });
});

test('windows stay shut from round to round, and open where they are wanted', () => {
  const setting = { commandos: ['bill'], tokens: { bill: 'AA' }, at: { bill: 'J16' }, stageDeck: ['tripwire-flare', 'tripwire-flare'] } as const;
  const shut = nextRound(position({ ...setting, foes: { bill: { 'red gunner': 'J17' } } }));
  expect(asked(stageScene(shut))).not.toBe('pause');
  const open = stageScene(position({ ...setting, foes: { bill: { 'red gunner': 'J17' } }, windows: true }));
  expect([asked(open), open.options()]).toEqual(['pause', expect.arrayContaining(['bill uses covering-shot'])]);
});

test('a scene that is over is neither won nor lost', () => {
  const match = effectScene(position(), 'bill', [{ do: 'gain', symbols: ['A'] }]);
  expect([isOver(match), match.outcome?.payoff, match.state.outcome]).toEqual([true, [0.5, 0.5], null]);
  expect([eventKinds(match), gameScene(onward(match)).outcome]).toEqual([['gains'], null]);
  const lost = effectScene(position({ medals: { bill: 0 } }), 'bill', [{ do: 'lose-medal' }]);
  expect([isOver(lost), lost.outcome?.payoff]).toEqual([false, [0, 0]]);
});

test('what is drawn lies where the setting put it, and comes by name from a shuffled pile', () => {
  const top = effectScene(position({ weapons: ['laser'] }), 'bill', [{ do: 'draw-weapon' }]);
  expect(weaponOf(say(top, 'bill accepts the weapon'), 'bill')).toBe('laser');
  const g = position({ discard: { bill: ['advance', 'dig-in', 'cigar-break'] } });
  for (const f of g.fighters) f.deck.top.length = 0;
  const match = effectScene(g, 'bill', [{ do: 'draw', who: 'you', n: 2 }], draws('dig-in', 'advance'));
  expect([fighterOf(match, 'bill').hand, eventsOf(match, 'reshuffles').length]).toEqual([['dig-in', 'advance'], 1]);
  expect(() => draws('dig-out')).toThrow('there is no card dig-out');
  // @ts-expect-error: such a name does not even compile
  expect(() => position({ stageDeck: ['mud-slid'] })).toThrow();
});
