import { describe, expect, test } from 'vitest';
import { at } from '#kernel';
import { proves } from '../../proves.ts';
import { tileNamed } from '../content/map.ts';
import { position, type Sketch } from '../positions.ts';
import { mapOf, type State, spot, UNDERGROUND } from '../rules/state.ts';
import { headingOf, marchFrom, withStep } from './march.ts';

const lighthouse = (sketch: Sketch): State => position({ card: 'lighthouse', who: ['scout:B'], ...sketch });

function ways(g: State, letter: string): string[] {
  const map = mapOf(at(g.boards, 0));
  return marchFrom(g, 0, tileNamed(map, letter)).map((tile) => at(map.tiles, tile).letter);
}

describe('where enemies would go', () => {
  proves('v-commandos.enemy-move.direction#4', 'along the card, from a large tile to every tile on that side', () => {
    const g = lighthouse({ at: { scout: 'n' }, enemies: { e: ['mp40'], b: ['mp40'], a: ['mp40'] }, event: ['all-quiet', 'W'] });
    expect(headingOf(g, 0)).toBe('direction');
    expect([ways(g, 'e'), ways(g, 'b'), ways(g, 'a')]).toEqual([['d', 'g'], ['a'], []]);
  });

  proves('v-commandos.enemy-move.towards-visible#1', 'to whoever is Visible, whatever the card says', () => {
    const g = lighthouse({ at: { scout: 'd' }, visible: ['scout'], enemies: { e: ['mp40'], b: ['mp40'] }, event: ['all-quiet', 'E'] });
    expect(headingOf(g, 0)).toBe('visible');
    expect([ways(g, 'e'), ways(g, 'b').toSorted()]).toEqual([['d'], ['a', 'e']]);
  });

  proves('v-commandos.underground.state#2', 'a step that shows somebody turns the march, and going Underground turns it back', () => {
    const g = lighthouse({ at: { scout: 'd' }, enemies: { e: ['mp40'], b: ['mp40'] }, event: ['all-quiet', 'E'] });
    const seen = withStep(g, 0, spot(0, tileNamed(mapOf(at(g.boards, 0)), 'e')), true);
    expect([headingOf(g, 0), headingOf(seen, 0)]).toEqual(['direction', 'visible']);
    expect([ways(g, 'b'), ways(seen, 'b')]).toEqual([['c'], ['e']]);
    const away = withStep(seen, 0, UNDERGROUND, false);
    expect([headingOf(away, 0), ways(away, 'b')]).toEqual(['direction', ['c']]);
    expect([at(g.commandos, 0).visible, at(g.commandos, 0).at]).toEqual([false, spot(0, tileNamed(mapOf(at(g.boards, 0)), 'd'))]);
  });

  test('nowhere before the card is known, over a brew, and on tiles without anybody', () => {
    expect(headingOf(lighthouse({ event: ['change-of-guard', '?'], enemies: { e: ['mp40'] } }), 0)).toBe('unknown');
    expect(ways(lighthouse({ event: ['change-of-guard', '?'], enemies: { e: ['mp40'] } }), 'e')).toEqual([]);
    expect(headingOf(lighthouse({ event: 'brew-up', enemies: { e: ['mp40'] } }), 0)).toBe('nowhere');
    expect(ways(lighthouse({ event: ['all-quiet', 'W'] }), 'e')).toEqual([]);
  });
});
