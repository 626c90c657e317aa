import { describe, expect, test } from 'vitest';
import { proves } from '../../proves.ts';
import type { CommandoId } from '../content/commandos.ts';
import { tileNamed } from '../content/map.ts';
import { at, mapOf, type State, spot } from '../rules/state.ts';
import { raid } from '../testing/raid.ts';
import { drawsOf, drawsOfAll } from './draws.ts';
import { fireOnTheWay, volleys } from './fire.ts';
import { descentRisk, firedFrom, fireToCome, stepRisk } from './risk.ts';

const on = (g: State, letter: string): number => spot(0, tileNamed(mapOf(at(g.boards, 0)), letter));
const LIGHTHOUSE = { card: 'lighthouse', who: ['scout:B'], active: 'scout' } as const;
const scout: CommandoId = 'scout';

describe('before a step', () => {
  proves(
    ['v-commandos.move.large-visible', 'v-commandos.move.fire-size'],
    'into the Yard from the Sea Wall: five dice at 4+, as the tile left is small',
    () => {
      const g = raid({ ...LIGHTHOUSE, at: { [scout]: 'd' }, enemies: { e: ['mp40', 'mp40', 'karabiner'] } });
      const { visible, alarm, fire, stealth } = stepRisk(g, 0, on(g, 'e'), false);
      expect({ visible, alarm, stealth }).toEqual({ visible: true, alarm: true, stealth: null });
      expect(fire).toMatchObject({ enemies: 3, dice: 5, needed: 4 });
      expect(fire?.critical).toBeCloseTo(0.5, 12);
    },
  );

  proves('v-commandos.stealth.check-on-entry', 'a small tile hides, but each enemy there rolls a die', () => {
    const g = raid({ ...LIGHTHOUSE, at: { [scout]: 'd' }, enemies: { g: ['mp40', 'karabiner'] } });
    const risk = stepRisk(g, 0, on(g, 'g'), false);
    expect(risk).toMatchObject({ visible: false, alarm: false, fire: null, stealth: { dice: 2 } });
    expect(risk.stealth?.unseen).toBeCloseTo(4 / 9, 12);
  });

  test('whoever is Visible is shot at on both tiles and hides then', () => {
    const g = raid({ ...LIGHTHOUSE, at: { [scout]: 'd' }, visible: [scout], enemies: { d: ['karabiner'], a: ['mp40'] } });
    const risk = stepRisk(g, 0, on(g, 'a'), false);
    expect(risk).toMatchObject({ visible: false, fire: { enemies: 2, dice: 3, needed: 4 }, stealth: { dice: 1 } });
    expect(fireOnTheWay(g, on(g, 'd'), on(g, 'd'))).toMatchObject({ dice: 1, from: [on(g, 'd')] });
  });

  test('Underground only the Visible are shot at', () => {
    const hidden = raid({ ...LIGHTHOUSE, at: { [scout]: 'a' }, enemies: { a: ['mp40'] } });
    expect(descentRisk(hidden, 0)).toEqual({ visible: false, alarm: false, fire: null, stealth: null });
    const seen = raid({ ...LIGHTHOUSE, at: { [scout]: 'a' }, visible: [scout], alarm: false, enemies: { a: ['mp40'] } });
    expect(descentRisk(seen, 0)).toMatchObject({ alarm: true, fire: { dice: 2, needed: 4 } });
  });

  proves('v-commandos.setup.commando-count-alarm', 'one more than the terrain bears would set off the alarm', () => {
    const who = ['scout:A', 'medic:A', 'sapper:A', 'officer:A'] as const;
    const g = raid({ card: 'water-tower', who, alarm: false, at: { medic: 'c', sapper: 'c', officer: 'd' } });
    expect(stepRisk(g, 0, on(g, 'i'), false).alarm).toBe(true);
  });
});

describe('before the enemy fires', () => {
  const g = raid({
    ...LIGHTHOUSE,
    who: ['scout:B', 'medic:A'],
    at: { [scout]: 'd', medic: 'm' },
    visible: [scout],
    enemies: { d: ['karabiner'], a: ['karabiner'], g: ['mp40', 'mp40'], n: ['mp40'] },
  });

  proves(['v-commandos.enemy-fire.same-tile', 'v-commandos.enemy-fire.adjacent'], 'own tile first, then adjacent ones: six dice at 4+', () => {
    expect(volleys(g).map(({ tile, dice }) => [at(mapOf(at(g.boards, 0)).tiles, tile).letter, dice])).toEqual([
      ['d', 1],
      ['a', 1],
      ['g', 4],
    ]);
    expect(fireToCome(g, 0)).toMatchObject({ enemies: 4, dice: 6, needed: 4 });
    expect(fireToCome(g, 0)?.critical).toBeCloseTo(42 / 64, 12);
    expect(firedFrom(g, 0)).toEqual([on(g, 'd'), on(g, 'a'), on(g, 'g')]);
  });

  test('nobody fires at the hidden; divided volleys have no one number', () => {
    expect(fireToCome(g, 1)).toBeNull();
    const both = raid({ ...LIGHTHOUSE, who: ['scout:B', 'medic:A'], at: { [scout]: 'd', medic: 'd' }, visible: [scout, 'medic'], enemies: { d: ['mp40'] } });
    expect(fireToCome(both, 0)).toBeNull();
  });

  proves('v-commandos.reinforce.draw-count', 'what the entrances draw, quiet and in alarm', () => {
    expect(drawsOfAll(raid({ ...LIGHTHOUSE, who: ['scout:B', 'medic:A'] }))).toBe(2);
    const loud = raid({ ...LIGHTHOUSE, who: ['scout:B', 'medic:A'], alarm: true });
    expect([drawsOf(loud, 0, 0), drawsOfAll(loud)]).toEqual([2, 4]);
  });
});
