import { expect } from 'vitest';
import { deckSize } from '#kernel';
import { proves } from '../../../proves.ts';
import { type EnemyId, enemiesOf, enemyDeck } from '../../content/index.ts';
import { position, type Sketch } from '../../positions.ts';
import { draws, effectScene, type Scene, say } from '../../testing/scene.ts';
import { areaOf, asked, cited, eventsOf, offered } from '../../testing/seen.ts';

const BUGGERS: readonly EnemyId[] = ['red bugger', 'blue bugger', 'green bugger', 'yellow bugger', 'black bugger'];

/** Bill hatches, with these buggers on the discard pile and the others in the deck. */
function hatching(discarded: readonly EnemyId[], setting: Sketch = {}): Scene {
  return effectScene(position({ enemy: 'java', discarded: { enemies: discarded }, ...setting }), 'bill', [{ do: 'hatch' }]);
}

proves('contra.setup.reference-flip#2', 'a bugger comes from the deck as long as there is one; the discard pile stays as it is', () => {
  const match = hatching(['red bugger', 'red garth', 'blue bugger']);
  expect([asked(match), offered(match, 'enemy')]).toEqual(['hatch', ['green bugger', 'yellow bugger', 'black bugger']]);
  say(match, 'bill hatches yellow bugger');
  expect([areaOf(match, 'bill'), match.state.enemyDiscard]).toEqual([
    ['java', 'yellow bugger'],
    ['red bugger', 'red garth', 'blue bugger'],
  ]);
  const { top, bag, bottom } = match.state.enemyDeck;
  expect([top, bottom, bag.length, bag.includes('yellow bugger')]).toEqual([[], [], 11, false]);
});

proves('contra.setup.reference-flip#2', 'one in the deck is enough, and is not chosen between', () => {
  const match = hatching(BUGGERS.slice(0, 4));
  expect([asked(match), areaOf(match, 'bill'), match.state.enemyDiscard]).toEqual([null, ['java', 'black bugger'], BUGGERS.slice(0, 4)]);
});

proves('contra.setup.reference-flip#2', 'with none in the deck it comes from the discard pile; with none anywhere one suffers S', () => {
  const match = say(hatching(BUGGERS), 'bill hatches green bugger');
  expect([areaOf(match, 'bill'), match.state.enemyDiscard]).toEqual([['java', 'green bugger'], BUGGERS.filter((card) => card !== 'green bugger')]);
  const foes = { lance: Object.fromEntries(BUGGERS.map((card) => [card, 'J35'] as const)) };
  const none = hatching([], { foes });
  expect([eventsOf(none, 'suffers'), areaOf(none, 'bill')]).toMatchObject([[{ seat: 0, damage: ['S'] }], ['java']]);
});

proves('contra.setup.reference-flip#2', 'what was searched is shuffled: the card that was known on top is as likely as any other', () => {
  const g = position({ enemy: 'java', enemies: ['red garth', 'red bugger'] });
  const match = effectScene(g, 'bill', [{ do: 'hatch' }, { do: 'draw-enemy' }], draws('black rangel'));
  say(match, 'bill hatches red bugger');
  expect(areaOf(match, 'bill')).toEqual(['java', 'red bugger', 'black rangel']);
});

proves(
  'contra.setup.reference-flip#2',
  'one at the bottom of the deck is found too; what is looked at is named in an order that says nothing of the pile',
  () => {
    const g = position({ enemy: 'java', discarded: { enemies: BUGGERS.slice(0, 4) } });
    g.enemyDeck.bottom.push(...g.enemyDeck.top.splice(g.enemyDeck.top.indexOf('black bugger'), 1));
    expect(areaOf(effectScene(g, 'bill', [{ do: 'hatch' }]), 'bill')).toEqual(['java', 'black bugger']);
    const cards = ['black bugger', 'blue bugger', 'green bugger', 'red bugger', 'yellow bugger'];
    expect(hatching([]).decision?.about).toEqual({ seat: 0, cards });
    const discard = hatching(['yellow bugger', 'red garth', 'black bugger', 'red bugger', 'green bugger', 'blue bugger']);
    expect([discard.decision?.about, discard.options().length]).toEqual([{ seat: 0, cards }, 5]);
  },
);

proves('contra.general.reshuffle-timing', 'who hatches the last card of the deck has it rebuilt at once', () => {
  const all = enemiesOf(enemyDeck('java').types).map(({ id }) => id);
  const match = hatching(all.filter((id) => id !== 'red bugger'));
  expect([areaOf(match, 'bill'), deckSize(match.state.enemyDeck), match.state.enemyDiscard]).toEqual([['java', 'red bugger'], all.length - 1, []]);
  expect(cited(match)).toEqual([
    ['reshuffles', 'contra.general.reshuffle'],
    ['hatched', 'contra.draw-enemy.rightmost', 'contra.draw-enemy.nearest-space'],
  ]);
});

proves('contra.draw-enemy.limit-three', 'with three cards nothing hatches: one suffers, and no deck is searched', () => {
  const match = hatching([], {
    foes: { bill: { 'red garth': 'J09', 'blue garth': 'J17' } },
  });
  expect([eventsOf(match, 'suffers'), areaOf(match, 'bill').length]).toMatchObject([[{ seat: 0, damage: ['*'] }], 3]);
  expect(cited(match)[0]).toEqual(['enemy-limit', 'contra.draw-enemy.limit-three', 'contra.draw-enemy.limit-damage']);
});
