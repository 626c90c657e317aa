import { expect, test } from 'vitest';
import { proves } from '../../../proves.ts';
import { enemyDice, position, type Sketch } from '../../positions.ts';
import { assaultScene, effectScene, isOver, type Scene, say } from '../../testing/scene.ts';
import { asked, cited, eventKinds, eventsOf, offered, refusal, spaceIds, whereIsEnemy } from '../../testing/seen.ts';

function boss(match: Scene): readonly string[] {
  return spaceIds(match, match.state.boss);
}

proves('contra.enemy-move.boss-only-boss-cards#1', 'what pushes enemies on a commando card or a stage card never moves the boss', () => {
  const g = position({ at: { bill: 'J18' }, foes: { bill: { 'red gunner': 'J17', 'red sniper': 'J27' } } });
  for (const from of ['commando', 'stage'] as const) {
    const match = effectScene(g, 'bill', [{ do: 'push-enemy', spaces: 1, within: 3 }], [], { from });
    expect(offered(match, 'target')).toEqual(['red gunner', 'red sniper']);
    expect(refusal(match, 'bill aims at boss')).toEqual(['contra.boss.undefeated-stays']);
    say(match, 'bill aims at red sniper', 'bill chooses J26 for the push-enemy');
    expect(boss(match)).toEqual(['J10', 'J19', 'J28', 'J38']);
    expect(whereIsEnemy(match, 'red sniper')).toBe('J26');
  }
  const alone = effectScene(position({ at: { bill: 'J18' } }), 'bill', [{ do: 'push-enemy', spaces: 1, within: 3 }]);
  expect(boss(alone)).toEqual(['J10', 'J19', 'J28', 'J38']);
  expect([eventKinds(alone), isOver(alone)]).toEqual([[], true]);
});

proves(['contra.enemy-move.boss-only-boss-cards#2', 'contra.setup.boss-placed#3'], "a boss card's own effect moves it", () => {
  const g = position({ enemy: 'gordea', at: { bill: 'J15' }, tokens: { bill: 'M' } });
  const match = assaultScene(g, 'bill', enemyDice('SP'));
  expect(eventsOf(match, 'boss-moves')).toMatchObject([{ from: ['J10', 'J19', 'J28', 'J38'], to: 'J17' }]);
  expect(boss(match)).toEqual(['J17']);
});

test('the boss gathers in one space next to the commando and tramples whoever it comes next to', () => {
  const g = position({ enemy: 'gordea', at: { bill: 'J16', lance: 'J26' } });
  const match = assaultScene(g, 'bill', enemyDice('SP'));
  expect(boss(match)).toEqual(['J17']);
  expect(eventsOf(match, 'rule')).toMatchObject([{ rule: 'trample' }]);
  expect(eventsOf(match, 'suffers')).toMatchObject([
    { seat: 0, damage: ['M'] },
    { seat: 1, damage: ['M'] },
    { seat: 0, damage: ['M'] },
  ]);
});

test('it walks through nobody, and stays when it is next to the commando already', () => {
  const beside = position({ enemy: 'gordea', at: { bill: 'J16' }, boss: ['J17'] });
  const match = assaultScene(beside, 'bill', enemyDice('SP'));
  expect(eventKinds(match)).not.toContain('boss-moves');
  expect(eventsOf(match, 'rule')).toEqual([]);
  const walled = position({ enemy: 'gordea', at: { bill: 'J21', lance: 'J02' }, boss: ['J03'], foes: { bill: { 'red garth': 'J04' } } });
  expect(boss(assaultScene(walled, 'bill', enemyDice('SP', 'M')))).toEqual(['J03']);
});

proves('contra.general.player-choice#3', 'Charge Engine goes for the commando farthest away, and the attacked player chooses between two', () => {
  const g = position({ enemy: 'gordea', bossCards: { bill: 'charge-engine' }, at: { bill: 'J15', lance: 'J12' } });
  expect(boss(assaultScene(g, 'bill', enemyDice('SP')))).toEqual(['J06']);
  const tie = position({
    commandos: ['bill', 'lance', 'lucia'],
    enemy: 'gordea',
    bossCards: { lance: 'charge-engine' },
    at: { bill: 'J01', lance: 'J18', lucia: 'J29' },
  });
  const match = assaultScene(tie, 'lance', enemyDice('SP'));
  expect([asked(match), match.asked, offered(match, 'commando')]).toEqual(['who', [1], ['bill', 'lucia']]);
});

proves(['contra.enemy-move.shortest-path#2', 'contra.setup.boss-placed#3'], 'the boss is as near as the nearest space it covers', () => {
  // J19 is next to Bill; J38 is three spaces away.
  const beside = effectScene(position({ enemy: 'gordea', at: { bill: 'J18' } }), 'bill', [{ do: 'boss-moves', spaces: 2, towards: 'you' }]);
  expect([boss(beside), eventKinds(beside)]).toEqual([['J10', 'J19', 'J28', 'J38'], []]);
  const match = effectScene(position({ at: { bill: 'J14', lance: 'J01' } }), 'bill', [{ do: 'boss-moves', spaces: 2, towards: 'you' }]);
  expect([asked(match), boss(match)]).toEqual([null, ['J17']]);
  expect(cited(match)).toEqual([['boss-moves', 'contra.enemy-move.boss-only-boss-cards', 'contra.setup.boss-placed']]);
});

proves(
  'contra.setup.reference-flip#2',
  'whoever the boss has come next to is trampled, with as much force as its cards have; nobody when it comes next to nobody',
  () => {
    const moves = (at: Sketch['at'], more: Sketch = {}): Scene =>
      effectScene(position({ enemy: 'gordea', ...more, at: at ?? {} }), 'bill', [{ do: 'boss-moves', spaces: 2, towards: 'you' }], [], { from: 'enemy' });
    const far = moves({ bill: 'J14', lance: 'J01' });
    expect([boss(far), eventKinds(far)]).toEqual([['J17'], ['boss-moves']]);
    const near = moves({ bill: 'J16', lance: 'J26' }, { windows: true });
    expect([asked(near), cited(near).at(-1)]).toEqual(['next', ['rule', 'contra.setup.reference-flip']]);
    const heavy = { bossCards: { bill: 'gordea', lance: 'armored-frame' } } as const;
    const force = (more: Sketch): unknown =>
      eventsOf(moves({ bill: 'J16', lance: 'J29' }, { ...heavy, ...more }), 'suffers').map(({ damage }) => damage.length);
    expect([force({}), force({ defeated: ['lance'] })]).toEqual([[1], [2]]);
    // What another constant counts is no force.
    expect(force({ bossCards: { bill: 'gordea', lance: 'illusion-lens' } })).toEqual([1]);
    expect(force({ enemy: 'defense-wall' })).toEqual([]);
  },
);
