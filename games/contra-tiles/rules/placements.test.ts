import { expect, test } from 'vitest';
import { notation, unpackPlacement } from '../answer.ts';
import { position } from '../positions.ts';
import { cellAt } from './layout.ts';
import { coloursOf } from './pieces.ts';
import { cellOf, edgesOfOption, isCrownOption, isTileOption, layPlacement, listPlacements, PASS, placementOf, quartersOf, slotOf } from './placements.ts';
import { NONE } from './state.ts';

const notate = (option: number): string => notation.print(unpackPlacement(option));

test('a placement is one number from which everything can be read', () => {
  for (const slot of [0, 1, 2, 3, 4, 5])
    for (const quarters of slot < 3 ? [0] : [0, 1, 2, 3]) {
      const option = placementOf(cellAt(-7, 12), slot, quarters);
      expect([cellOf(option), slotOf(option), quartersOf(option)]).toEqual([cellAt(-7, 12), slot % 3, quarters]);
      expect([isCrownOption(option), isTileOption(option)]).toEqual([slot < 3, slot >= 3]);
    }
  expect([isCrownOption(PASS), isTileOption(PASS)]).toEqual([false, false]);
});

test('a placement is notated with its slot counted from 1', () => {
  expect(notate(placementOf(cellAt(3, 1), 1, 0))).toBe('crown 2 at 3,1');
  expect(notate(placementOf(cellAt(1, 0), 3, 3))).toBe('tile 1 turn 3 at 1,0');
  expect(notate(placementOf(cellAt(-2, -11), 5, 0))).toBe('tile 3 turn 0 at -2,-11');
  expect(notate(PASS)).toBe('pass');
});

test('equal crowns in two slots are two options', () => {
  const g = position({ picture: 'R w:BGYR', market: 'GGB' });
  expect(g.options.slice(0, listPlacements(g)).map(notate)).toEqual(['crown 3 at 1,-1', 'crown 1 at 2,0', 'crown 2 at 2,0']);
});

test('laying takes the tile out of its slot', () => {
  const g = position({ picture: 'R w:BGYR', market: 'GYB', bear: ['RRGY'] });
  const option = placementOf(cellAt(0, -1), 3, 1);
  expect(coloursOf(edgesOfOption(g, option))).toBe('YRRG');
  layPlacement(g, option);
  layPlacement(g, placementOf(cellAt(2, 0), 0, 0));
  expect([g.racks[0][0], g.market[0], g.laid, g.layout.tiles.length]).toEqual([NONE, NONE, 2, 4]);
  expect(edgesOfOption(g, option)).toBe(0);
});
