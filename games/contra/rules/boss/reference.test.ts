import { expect, test } from 'vitest';
import type { BossId, EnemyId, SpaceId } from '../../content/index.ts';
import { enemyDice, position } from '../../positions.ts';
import { assaultScene, begun, effectScene, type Scene, say, turnScene } from '../../testing/scene.ts';
import { areaOf, asked, eventKinds, eventsOf, spaceIds } from '../../testing/seen.ts';

function sufferings(match: Scene): readonly unknown[] {
  return eventsOf(match, 'suffers').map((event) => [event['seat'], event['damage']]);
}

const RULES: Readonly<Record<BossId, () => void>> = {
  'defense-wall': () => {
    const damage = (at: SpaceId): unknown => {
      const g = position({ commandos: ['bill'], at: { bill: at } });
      return eventsOf(effectScene(g, 'bill', [{ do: 'attack', pool: { dice: 2, range: 4 } }], [1, 1]), 'boss-damaged').map((event) => event['damage']);
    };
    expect([damage('J17'), damage('J16')]).toEqual([[2], [1]]);
  },
  garmakilma: () => {
    const match = begun({ commandos: ['bill', 'lance'], enemy: 'garmakilma' });
    expect(spaceIds(match, match.state.dimers).toSorted()).toEqual(['J09', 'J18', 'J27', 'J37']);
    const run = say(turnScene(position({ enemy: 'garmakilma', at: { bill: 'J13' }, dimers: ['J14'] }), 'bill'), 'bill runs to J14');
    expect(sufferings(run)).toEqual([[0, ['M']]]);
    expect(run.state.dimers).toEqual([]);
    const rolled = (dimers: readonly SpaceId[], n: number): unknown =>
      eventsOf(
        say(
          turnScene(
            position({ commandos: ['bill'], enemy: 'garmakilma', at: { bill: 'J18' }, dimers }),
            'bill',
            Array.from({ length: n }, () => 4),
          ),
          'bill attacks boss',
        ),
        'rolls',
      );
    expect(rolled(['J17'], 1)).toMatchObject([{ dice: ['M'] }]);
    expect(rolled(['J16'], 2)).toMatchObject([{ dice: ['M', 'M'] }]);
    const jump = say(turnScene(position({ enemy: 'garmakilma', at: { bill: 'J13' }, dimers: ['J14'] }), 'bill'), 'bill jumps to J14');
    expect([sufferings(jump), jump.state.dimers.length]).toEqual([[], 1]);
  },
  gordea: () => {
    const match = assaultScene(position({ enemy: 'gordea', at: { bill: 'J16', lance: 'J26' } }), 'bill', enemyDice('SP'));
    expect(eventKinds(match).slice(0, 4)).toEqual(['assault', 'special', 'boss-moves', 'rule']);
    expect(sufferings(match).slice(0, 2)).toEqual([
      [0, ['M']],
      [1, ['M']],
    ]);
  },
  java: () => {
    const damage = (card: EnemyId): unknown => {
      const g = position({ commandos: ['bill'], enemy: 'java', at: { bill: 'J18' }, foes: { bill: { [card]: 'J04' } } });
      return eventsOf(effectScene(g, 'bill', [{ do: 'attack', pool: { dice: 2, range: 1 } }], [1, 1]), 'boss-damaged').map((event) => event['damage']);
    };
    expect([damage('red bugger'), damage('red garth')]).toEqual([[1], [2]]);
  },
};

test.each(Object.entries(RULES))('the Reference card of %s', (_, shows) => shows());

test('hatching searches the deck, then the discard pile, and shuffles; with no bugger left one suffers', () => {
  const g = position({ enemy: 'java' });
  const buggers = g.enemyDeck.top.filter((card) => card.endsWith('bugger'));
  const rest = g.enemyDeck.top.filter((card) => !card.endsWith('bugger'));
  const inDeck = say(effectScene(g, 'bill', [{ do: 'hatch' }]), 'bill hatches blue bugger');
  expect(inDeck.state.enemyDeck.top).toEqual([]);
  expect(inDeck.state.enemyDeck.bag).toHaveLength(14);
  g.enemyDeck.top.splice(0, 15, ...rest);
  g.enemyDiscard.push('red bugger');
  const inDiscard = effectScene(g, 'bill', [{ do: 'hatch' }]);
  expect(areaOf(inDiscard, 'bill')).toEqual(['java', 'red bugger']);
  expect(inDiscard.state.enemyDiscard).toEqual([]);
  g.enemyDiscard.length = 0;
  const none = effectScene(g, 'bill', [{ do: 'hatch' }]);
  expect(sufferings(none)).toEqual([[0, ['S']]]);
  expect([buggers.length, asked(none)]).toEqual([5, null]);
  const full = position({ enemy: 'java', foes: { bill: { 'red garth': 'J17', 'red rangel': 'J09' } } });
  expect(sufferings(effectScene(full, 'bill', [{ do: 'hatch' }]))).toEqual([[0, ['*']]]);
});
