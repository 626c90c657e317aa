import { expect } from 'vitest';
import { proves } from '../../../proves.ts';
import type { Thing } from '../../content/index.ts';
import { dice, enemyDice, position } from '../../positions.ts';
import { assaultScene, effectScene, say, scene, turnScene } from '../../testing/scene.ts';
import { asked, eventKinds, eventsOf, whereIs } from '../../testing/seen.ts';
import { inOrder, type Source, type Trigger } from './timing.ts';

proves('contra.golden.cards-beat-rulebook', 'a card that lets one run five spaces does so, though a run is three', () => {
  const g = position({ commandos: ['bill'], at: { bill: 'J20' } });
  expect(g.map.distance(g.map.named('J20'), g.map.named('J14'))).toBe(5);
  const runs = (options: readonly string[]): readonly string[] => options.filter((text) => text.startsWith('bill runs to J14'));
  expect(runs(turnScene(g, 'bill').options())).toEqual([]);
  const match = effectScene(g, 'bill', [{ do: 'move', who: 'you', spaces: 5 }]);
  const [run] = runs(match.options());
  say(match, run ?? '');
  expect(whereIs(match, 'bill')).toBe('J14');
});

/** What happens at the same moment, in the order in which it is worked off; each says its name twice, so that one inside another would show. */
function worksOff(happening: readonly (readonly [from: Source, what: Thing])[], ...answers: readonly string[]): readonly string[] {
  const said: string[] = [];
  const triggers = happening.map(
    ([from, what]): Trigger => ({
      from,
      what,
      run() {
        said.push(what, what);
        return undefined;
      },
    }),
  );
  say(
    scene((g, ref) => inOrder(g, ref, 0, triggers), position()),
    ...answers,
  );
  return said.filter((_, i) => i % 2 === 0);
}

proves('contra.golden.timing-priority', 'stage cards come first, then enemy cards, then commando cards', () => {
  const order = worksOff([
    ['commando', 'reload'],
    ['enemy', 'red gunner'],
    ['stage', 'mud-slide'],
  ]);
  expect(order).toEqual(['mud-slide', 'red gunner', 'reload']);
  // A space with a sensor token and a bubble dimer: the stage's token, then the enemy's.
  const g = position({ enemy: 'garmakilma', at: { bill: 'J29' }, dimers: ['J30'], tokens: { bill: 'M' } });
  const match = say(turnScene(g, 'bill'), 'bill runs to J30');
  expect([asked(match), match.state.dimers.length]).toEqual(['pillbox', 1]);
  say(match, 'bill declines the pillbox');
  expect([asked(match), match.state.dimers]).toEqual(['suffer', []]);
});

proves(
  ['contra.golden.timing-same-class#1', 'contra.golden.timing-same-class#2'],
  'two of one class: the affected player says which is first, and it is over before the other begins',
  () => {
    const happening = [
      ['enemy', 'red gunner'],
      ['enemy', 'blue gunner'],
    ] as const;
    expect(worksOff(happening, 'bill begins with blue gunner')).toEqual(['blue gunner', 'red gunner']);
    expect(worksOff(happening, 'bill begins with red gunner')).toEqual(['red gunner', 'blue gunner']);
    const g = position({
      commandos: ['bill', 'lucia'],
      enemy: 'java',
      at: { lucia: 'J14' },
      hand: { lucia: ['shockwave-pulse'] },
      foes: { lucia: { 'red rangel': ['J24', 1], 'black rangel': ['J13', 3] } },
      enemies: ['red garth'],
    });
    const match = say(turnScene(g, 'lucia', dice('success', 'M', 'M')), 'lucia plays shockwave-pulse');
    expect([asked(match), match.asked, match.decision?.about]).toMatchObject(['order', [1], { what: ['red rangel', 'black rangel'] }]);
    say(match, 'lucia begins with black rangel');
    const ends = eventKinds(match).filter((kind) => ['defeated', 'draws', 'enemy-drawn'].includes(kind));
    expect(ends).toEqual(['defeated', 'draws', 'enemy-drawn', 'defeated', 'draws']);
  },
);

proves(
  ['contra.golden.character-and-weapon-class#1', 'contra.golden.character-and-weapon-class#2', 'contra.golden.character-and-weapon-class#3'],
  'what a commando owns comes after an enemy card, an objective card before it',
  () => {
    // Field Intel, a token on the mission card, and the Sniper Elite both look at the roll of the enemy attack.
    const g = position({ commandos: ['bill'], mission: { bill: [3] }, foes: { bill: { 'black sniper': 'J09' } } });
    const match = assaultScene(g, 'bill', enemyDice('M', 'S', 'A'));
    expect([eventKinds(match), asked(match)]).toEqual([['assault', 'adds'], 'reroll-enemy']);
    say(match, 'bill rerolls M');
    expect(eventsOf(match, 'enemy-reroll')).toMatchObject([{ from: 'M', to: 'A' }]);
    const order = worksOff([
      ['commando', 'laser'],
      ['enemy', 'black sniper'],
    ]);
    expect(order).toEqual(['black sniper', 'laser']);
    // Bill runs into a space with an objective and a bubble dimer.
    const scout = position({ enemy: 'garmakilma', at: { bill: 'J21' }, dimers: ['J22'], tokens: { bill: 'M' } });
    expect(asked(say(turnScene(scout, 'bill'), 'bill runs to J22'))).toBe('objective');
  },
);
