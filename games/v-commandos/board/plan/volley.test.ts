import { createElement } from 'preact';
import { renderToStaticMarkup } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import type { Sketch } from '../../positions.ts';
import { begin, type Scene, say } from '../../testing/raid.ts';
import { Dice, looksOf } from './volley.tsx';

const SPY: Sketch = { card: 'viaduct', who: ['spy:A'], at: { spy: 'a' }, uniform: ['spy'], active: 'spy', enemies: { e: ['mp40', 'mp40'] } };
const looksIn = ({ events }: Scene) =>
  events.flatMap(({ event }) =>
    event.kind === 'stealth' || event.kind === 'fires' || event.kind === 'shoots' || event.kind === 'strikes' ? [looksOf(event)] : [],
  );

describe('dice look as the rules count them', () => {
  test('those of a shot and of a grenade from the number that was needed on', () => {
    const bruno: Sketch = { who: ['bruno:A'], at: { bruno: 'a' }, active: 'bruno', enemies: { b: ['mp40', 'mp40', 'mp40'] }, kit: { bruno: ['grenade'] } };
    expect(looksIn(say(begin(bruno, 1, 3, 2, 4, 0), 'bruno shoots thompson at @b'))).toEqual([['bad', 'bad', 'bad', 'good']]);
    expect(looksIn(say(begin(bruno, 5, 3, 2, 1, 0), 'bruno throws a grenade at @b'))).toEqual([['good', 'bad', 'bad', 'bad']]);
  });

  test('those that find by papers and noses, each its own', () => {
    expect(looksIn(say(begin(SPY, 2, 1), 'spy moves to @e'))).toEqual([['bad', 'good']]);
    expect(looksOf({ kind: 'stealth', who: 'scout', dice: [2, 2, 3], finds: [1, 2, 3], found: true })).toEqual(['bad', 'good', 'good']);
  });

  test('and are drawn so', () => {
    const shot = { kind: 'shoots', who: 'scout', weapon: 'welrod', tile: 'lighthouse/e', dice: [3, 2], needed: 3, hits: 1 } as const;
    expect(renderToStaticMarkup(createElement(Dice, { event: shot })).match(/class="d6 (\w+)"/g)).toEqual(['class="d6 good"', 'class="d6 bad"']);
  });
});
