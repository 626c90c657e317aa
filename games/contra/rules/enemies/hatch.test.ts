import { expect } from 'vitest';
import { proves } from '../../../proves.ts';
import type { EnemyId } from '../../content/index.ts';
import { raid, type Setting } from '../../testing/raid.ts';
import { draws, effectScene, type Scene, say } from '../../testing/scene.ts';
import { areaOf, asked, offered, told } from '../../testing/seen.ts';

const BUGGERS: readonly EnemyId[] = ['red bugger', 'blue bugger', 'green bugger', 'yellow bugger', 'black bugger'];

/** Bill hatches, with these buggers on the discard pile and the others in the deck. */
function hatching(discarded: readonly EnemyId[], setting: Setting = {}): Scene {
  return effectScene(raid({ enemy: 'java', discarded: { enemies: discarded }, ...setting }), 'bill', [{ do: 'hatch' }]);
}

proves('contra.setup.reference-flip', 'a bugger comes from the deck as long as there is one; the discard pile stays as it is', () => {
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

proves('contra.setup.reference-flip', 'one in the deck is enough, and is not chosen between', () => {
  const match = hatching(BUGGERS.slice(0, 4));
  expect([asked(match), areaOf(match, 'bill'), match.state.enemyDiscard]).toEqual([null, ['java', 'black bugger'], BUGGERS.slice(0, 4)]);
});

proves('contra.setup.reference-flip', 'with none in the deck it comes from the discard pile; with none anywhere one suffers S', () => {
  const match = say(hatching(BUGGERS), 'bill hatches green bugger');
  expect([areaOf(match, 'bill'), match.state.enemyDiscard]).toEqual([['java', 'green bugger'], BUGGERS.filter((card) => card !== 'green bugger')]);
  const foes = { lance: BUGGERS.map((card) => [card, 'J35'] as const) };
  const none = hatching([], { foes });
  expect([told(none, 'suffers'), areaOf(none, 'bill')]).toMatchObject([[{ seat: 0, damage: ['S'] }], ['java']]);
});

proves('contra.setup.reference-flip', 'what was searched is shuffled: the card that was known on top is as likely as any other', () => {
  const g = raid({ enemy: 'java', enemies: ['red garth', 'red bugger'] });
  const match = effectScene(g, 'bill', [{ do: 'hatch' }, { do: 'draw-enemy' }], draws('black rangel'));
  say(match, 'bill hatches red bugger');
  expect(areaOf(match, 'bill')).toEqual(['java', 'red bugger', 'black rangel']);
});
