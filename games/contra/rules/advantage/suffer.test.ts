import { expect, test } from 'vitest';
import { proves } from '../../../proves.ts';
import type { AdvantageSymbol } from '../../content/advantage.ts';
import type { CardId } from '../../content/index.ts';
import { enemyDice, position, type Sketch } from '../../positions.ts';
import { assaultScene, effectScene, type Scene, say } from '../../testing/scene.ts';
import { areaOf, asked, eventKinds, eventsOf, fighterOf, refusal, tokensOf } from '../../testing/seen.ts';

function suffers(setting: Sketch, ...symbols: readonly AdvantageSymbol[]): Scene {
  return effectScene(position(setting), 'bill', [{ do: 'suffer', symbols }]);
}

proves(['contra.suffer.pay-or-medal#1', 'contra.suffer.pay-or-medal#2'], 'two A damage with an A token and an A card: both, or a medal', () => {
  const setting: Sketch = { tokens: { bill: 'A' }, hand: { bill: ['full-auto'] } };
  const paid = say(suffers(setting, 'A', 'A'), 'bill pays', 'bill spends token A');
  expect([tokensOf(paid, 'bill'), fighterOf(paid, 'bill').hand, fighterOf(paid, 'bill').medals]).toEqual(['', [], 3]);
  expect(eventsOf(paid, 'withstands')).toHaveLength(1);
  const lost = say(suffers(setting, 'A', 'A'), 'bill loses a medal', 'bill keeps the rest');
  expect([tokensOf(lost, 'bill'), fighterOf(lost, 'bill').hand.length, fighterOf(lost, 'bill').medals]).toEqual(['A', 4, 2]);
});

proves('contra.suffer.choice', 'who could pay may lose the medal', () => {
  const match = suffers({ tokens: { bill: 'S' } }, 'S');
  expect([asked(match), match.options()]).toEqual(['suffer', ['bill pays', 'bill loses a medal']]);
  say(match, 'bill loses a medal');
  expect([fighterOf(match, 'bill').medals, tokensOf(match, 'bill')]).toEqual([2, 'S']);
});

proves(['contra.suffer.all-or-nothing#1', 'contra.suffer.all-or-nothing#2'], 'two A damage and one A: nothing can be paid, and the A stays', () => {
  const match = suffers({ tokens: { bill: 'A' } }, 'A', 'A');
  expect([match.answers.length, fighterOf(match, 'bill').medals, tokensOf(match, 'bill')]).toEqual([0, 2, 'A']);
  const asking = suffers({ tokens: { bill: 'A' }, hand: { bill: ['hold-the-line'] } }, 'A', 'A', 'A', 'A');
  expect(asking.options()).toEqual(['bill loses a medal', 'bill prevents AA with hold-the-line']);
  expect(refusal(asking, 'bill pays')).toEqual(['contra.suffer.all-or-nothing']);
});

proves('contra.suffer.reduce-first#1', 'what a card prevents comes off, then the rest is to be paid', () => {
  const match = suffers({ tokens: { bill: 'MM' }, hand: { bill: ['hold-the-line'] } }, 'M', 'M', 'A', 'A');
  expect(match.options()).toEqual([
    'bill loses a medal',
    'bill prevents MM with hold-the-line',
    'bill prevents MA with hold-the-line',
    'bill prevents AA with hold-the-line',
  ]);
  say(match, 'bill prevents AA with hold-the-line');
  expect([match.options(), match.decision?.about]).toMatchObject([['bill pays', 'bill loses a medal'], { damage: ['M', 'M'] }]);
  say(match, 'bill pays');
  expect([fighterOf(match, 'bill').medals, tokensOf(match, 'bill')]).toEqual([3, '']);
});

proves('contra.suffer.one-medal-per-effect#1', 'four S damage that nobody prevents cost one medal', () => {
  const match = suffers({}, 'S', 'S', 'S', 'S');
  expect([fighterOf(match, 'bill').medals, eventsOf(match, 'medal-lost').length]).toEqual([2, 1]);
});

/** Cards that show no A, so that A damage cannot be paid after a lost medal. */
const NO_A: readonly CardId[] = ['advance', 'advance', 'dig-in', 'dig-in'];

proves('contra.suffer.separate-effects', 'a special, then the dice, nothing paid: two medals', () => {
  const g = position({ deck: { bill: NO_A }, foes: { bill: { 'red gunner': 'J17' } } });
  const match = assaultScene(g, 'bill', enemyDice('SP', 'A'));
  expect(eventsOf(match, 'special')).toMatchObject([{ card: 'defense-wall' }]);
  say(match, 'bill keeps the rest');
  expect([fighterOf(match, 'bill').medals, eventsOf(match, 'suffers').length]).toEqual([1, 2]);
});

proves('contra.suffer.special-then-rest', "a special's damage is settled, then the rest of it, then the damage of the dice", () => {
  const card = effectScene(position({ tokens: { bill: 'MM' }, enemies: ['red gunner'] }), 'bill', [
    { do: 'suffer', symbols: ['M', 'M'] },
    { do: 'draw-enemy' },
  ]);
  expect([asked(card), areaOf(card, 'bill')]).toEqual(['suffer', ['defense-wall']]);
  say(card, 'bill pays');
  expect(eventKinds(card)).toEqual(['suffers', 'spends', 'withstands', 'enemy-drawn']);
  const g = position({ enemy: 'gordea', at: { bill: 'J16', lance: 'J01' }, tokens: { bill: 'MM' } });
  const match = assaultScene(g, 'bill', enemyDice('SP'));
  expect([asked(match), eventKinds(match).slice(-3)]).toEqual(['suffer', ['boss-moves', 'rule', 'suffers']]);
  say(match, 'bill pays');
  expect([asked(match), eventKinds(match).slice(-4)]).toEqual(['suffer', ['spends', 'withstands', 'adds', 'suffers']]);
  expect(fighterOf(say(match, 'bill pays'), 'bill').medals).toBe(3);
});

test('damage of nothing is no damage', () => {
  expect(eventKinds(suffers({}))).toEqual([]);
  expect(areaOf(suffers({}), 'bill')).toHaveLength(1);
});
