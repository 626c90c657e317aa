import { describe, expect, test } from 'vitest';
import { at, Match } from '#kernel';
import { position } from '../positions.ts';
import { vCommandosGame } from '../rules/game.ts';
import type { Option, VCommandos } from '../types.ts';
import { choosingOf, costOf, dimmed, priceOf, tileOf, toolOf } from './choosing.ts';
import { gradeOf, quieterThan, quietest } from './plan/risk.ts';

const g = position({
  card: 'lighthouse',
  who: ['scout:B', 'sapper:A'],
  active: 'scout',
  at: { scout: 'd', sapper: 'm' },
  kit: { scout: ['uniform', 'grenade'] },
  plus: { scout: 1 },
  enemies: { e: ['mp40', 'mp40', 'karabiner'], g: ['mp40'] },
});

function optionsIn(state: typeof g): readonly Option[] {
  const match = Match.from<VCommandos>(vCommandosGame, state.config, state, { script: [] });
  return match.open([0]);
}

describe('what can be done, where people look for it', () => {
  const options = optionsIn(g);
  const open = choosingOf(options, 'scout', null);

  test('every option is in one place', () => {
    const placed = [...open.tools.values()].flat().length + open.chips.length + open.buttons.length + open.begins.length + open.hushes.length;
    expect(placed).toBe(options.length);
    expect(open.actors).toEqual(['scout']);
    expect(open.buttons.map(({ answer }) => answer.do)).toEqual(['end']);
  });

  test('the map is for walking until a tool is picked up', () => {
    expect([...open.tiles.keys()]).toEqual(expect.arrayContaining(['lighthouse/a', 'lighthouse/e', 'lighthouse/g']));
    const thrown = choosingOf(options, 'scout', 'kit:grenade');
    expect(thrown.tiles.size).toBeGreaterThan(0);
    expect([...thrown.tiles.values()].flat().every(({ answer }) => answer.do === 'grenade')).toBe(true);
    expect(dimmed(open).tiles.size).toBe(0);
  });

  test('the quietest way comes first, and a step into the open offers quieter ones', () => {
    const yard = (open.tiles.get('lighthouse/e') ?? []).find(({ answer }) => answer.do === 'move' && !answer.plus) as Option;
    expect(gradeOf(yard)).toBe(2);
    expect(tileOf(at(quietest(open.tools.get('walk') ?? []), 0).answer)).toBe('lighthouse/a');
    const quieter = quieterThan(yard, open.tools.get('walk') ?? [], open.tools.get('kit:uniform') ?? []);
    expect(quieter.map(({ answer }) => answer.do)).toEqual(['don', 'move', 'move']);
    expect(quieter.map(({ answer }) => tileOf(answer))).toEqual([null, 'lighthouse/a', 'lighthouse/g']);
    expect(quieterThan(at(quieter, 1), [], [])).toEqual([]);
  });

  test('what an answer costs', () => {
    const like = (text: string): Option => options.find(({ notation }) => notation === text) as Option;
    expect([costOf(like('scout drops grenade')), costOf(like('scout moves to lighthouse/a'))]).toEqual([0, 1]);
    expect(costOf(like('+1: scout moves to lighthouse/a'))).toBe(0);
    expect(priceOf(like('+1: scout moves to lighthouse/a'))).toBeGreaterThan(priceOf(like('scout moves to lighthouse/a')));
    expect(toolOf({ do: 'shoot', who: 'scout', plus: false, weapon: 'welrod', tile: 'lighthouse/e' })).toBe('weapon:welrod');
    expect(toolOf({ do: 'end', who: 'scout' })).toBeNull();
  });
});

test('between turns the actions of the one who is looked at are shown', () => {
  const between = position({ card: 'lighthouse', who: ['scout:B', 'sapper:A'], players: 1, at: { scout: 'd', sapper: 'm' }, plus: { scout: 1, sapper: 1 } });
  const options = optionsIn(between);
  expect(choosingOf(options, 'scout', null).begins).toHaveLength(2);
  expect(choosingOf(options, 'sapper', null).actors).toEqual(['scout', 'sapper']);
  expect([...choosingOf(options, 'sapper', null).tools.values()].flat().every(({ answer }) => 'who' in answer && answer.who === 'sapper')).toBe(true);
});
