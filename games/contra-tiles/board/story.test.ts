import { expect, test } from 'vitest';
import type { View } from '../rules/view.ts';
import { OPTION_SETS, playRandomly } from '../testing/games.ts';
import { applied, slotOf } from './story.ts';

test.each(OPTION_SETS.slice(0, 8))('told event by event, every answer leads to the table that follows ($name)', ({ options }) => {
  let before: View | null = null;
  let told = 0;
  const compare = (after: View, events: readonly { readonly event: { readonly kind: string } }[]): void => {
    if (before !== null) {
      const shown = events.slice(told).reduce<View>((view, { event }) => applied(view, event, after), before);
      expect({ ...shown, active: after.active, turn: after.turn, laid: after.laid }).toEqual(after);
    }
    before = after;
    told = events.length;
  };
  const match = playRandomly({ options }, 'story', (seen) => compare(seen.view(0).view as unknown as View, seen.events));
  compare(match.view(0).view as unknown as View, match.events);
});

test('of two equal crowns the one is taken whose slot changes', () => {
  const match = playRandomly({}, 'equal crowns');
  const view = { ...(match.view(0).view as unknown as View), market: ['B', 'R', 'B'] } as const;
  const lay = { kind: 'lay', side: 0, laid: { x: 0, y: 0, crown: 'B' } } as const;
  expect(slotOf(view, lay, { ...view, market: ['B', 'R', 'G'] })).toEqual({ of: 'market', slot: 2 });
  expect(slotOf(view, lay, { ...view, market: ['B', 'R', 'B'] })).toEqual({ of: 'market', slot: 0 });
});
