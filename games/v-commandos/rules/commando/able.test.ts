import { expect, test } from 'vitest';
import { proves } from '../../../proves.ts';
import type { Sketch } from '../../positions.ts';
import { begin, forbidden } from '../../testing/raid.ts';

/* When an ability cannot be used, and by which clause. */

const CARDS = 'v-commandos.precedence.cards';
const ORDERS: Sketch = { who: ['officer:A', 'medic:A'], at: { officer: 'a', medic: 'b' }, active: 'officer' };
const DRESSES: Sketch = { who: ['medic:A', 'scout:B'], at: { medic: 'a', scout: 'a' }, active: 'medic', wounds: { scout: 1 } };
const WIRES: Sketch = { card: 'viaduct', who: ['saboteur:B'], at: { saboteur: 'j' }, active: 'saboteur' };
const DROP: Sketch = { card: 'viaduct', who: ['soe-agent:B'], at: { 'soe-agent': 'a' }, active: 'soe-agent' };
const TALK: Sketch = { card: 'viaduct', who: ['spy:B'], at: { spy: 'a' }, active: 'spy', enemies: { a: ['mp40'] } };
const CHARGE: Sketch = { card: 'lighthouse', who: ['bruno:B'], at: { bruno: 'c' }, active: 'bruno' };

const CASES: readonly (readonly [action: string, why: string, sketch: Sketch, ...clauses: string[]])[] = [
  ['officer gives orders to medic', 'near by', ORDERS],
  ['officer gives orders to medic', 'on the same tile', { ...ORDERS, at: { officer: 'a', medic: 'a' } }],
  ['officer gives orders to medic', 'Underground together', { ...ORDERS, at: {} }],
  ['officer gives orders to medic', 'too far', { ...ORDERS, at: { officer: 'a', medic: 'c' } }, 'v-commandos.def.adjacent-edge'],
  ['officer gives orders to medic', 'no free space', { ...ORDERS, plus: { medic: 1 } }, 'v-commandos.save.action'],
  ['officer gives orders to medic', 'Critical', { ...ORDERS, critical: ['medic'] }, 'v-commandos.def.adjacent-edge'],
  ['officer gives orders to officer', 'to himself', ORDERS, 'v-commandos.def.adjacent-edge'],
  ['officer gives orders to medic', 'the other side of the card', { ...ORDERS, who: ['officer:B', 'medic:A'] }, CARDS],
  ['officer gives orders to medic', 'another terrain', { ...ORDERS, card: 'night-ferry', at: { officer: 'a', medic: 'b*' } }, 'v-commandos.def.adjacent-edge'],
  ['medic dresses a wound of scout', 'together', DRESSES],
  ['medic dresses a wound of scout', 'not together', { ...DRESSES, at: { medic: 'a', scout: 'b' } }, 'v-commandos.equip.first-aid'],
  ['medic dresses a wound of scout', 'no wound', { ...DRESSES, wounds: {} }, 'v-commandos.wounds.token'],
  ['medic dresses a wound of scout', 'Critical', { ...DRESSES, critical: ['scout'] }, 'v-commandos.wounds.critical'],
  ['medic dresses a wound of scout', 'the other side of the card', { ...DRESSES, who: ['medic:B', 'scout:B'] }, CARDS],
  ['saboteur cuts the alarm wires', 'at the alarm', WIRES],
  ['saboteur cuts the alarm wires', 'elsewhere', { ...WIRES, at: { saboteur: 'i' } }, 'v-commandos.alarm.effect'],
  ['saboteur cuts the alarm wires', 'Underground', { ...WIRES, at: {} }, 'v-commandos.alarm.effect'],
  ['saboteur cuts the alarm wires', 'it sounds already', { ...WIRES, alarm: true }, 'v-commandos.alarm.effect'],
  ['soe-agent opens a dead drop', 'outdoors', DROP],
  ['soe-agent opens a dead drop', 'indoors', { ...DROP, at: { 'soe-agent': 'f' } }, 'v-commandos.def.tile-kinds'],
  ['soe-agent opens a dead drop', 'with company', { ...DROP, enemies: { a: ['mp40'] } }, 'v-commandos.def.tile-kinds'],
  ['soe-agent opens a dead drop', 'Underground', { ...DROP, at: {} }, 'v-commandos.def.tile-kinds'],
  ['spy sends the enemy N', 'among them', TALK],
  ['spy sends the enemy N', 'nobody there', { ...TALK, enemies: {} }, 'v-commandos.event.direction'],
  ['spy sends the enemy N', 'Visible', { ...TALK, visible: ['spy'] }, 'v-commandos.event.direction'],
  ['spy sends the enemy N', 'Underground', { ...TALK, at: {} }, 'v-commandos.event.direction'],
  ['bruno charges door @c-f', 'a locked door', CHARGE],
  ['bruno charges door @b-c', 'an open one', CHARGE, 'v-commandos.def.door-states'],
  ['bruno charges door @c-f', 'the other side of the card', { ...CHARGE, who: ['bruno:A'] }, CARDS],
];

for (const [action, why, sketch, ...clauses] of CASES) test(`${action}: ${why}`, () => expect(forbidden(begin(sketch), action)).toEqual(clauses));

proves('v-commandos.equip.crowbar-door#2', 'a door is forced from its own tile', () => {
  const sketch: Sketch = { who: ['medic:A', 'scout:B'], active: 'medic', kit: { medic: ['crowbar'] } };
  const far = begin({ ...sketch, card: 'night-ferry', at: { medic: 'c', scout: 'a*' } });
  expect(forbidden(far, 'medic forces door @c-f')).toEqual([]);
  for (const door of ['@h-k', '@b-c', '@c-f*', '@f-h*']) expect(forbidden(far, `medic forces door ${door}`)).toEqual(['v-commandos.equip.crowbar-door']);
});

proves('v-commandos.equip.crowbar-barricade#3', 'an entrance is barricaded from the tile behind it', () => {
  const sketch: Sketch = { who: ['medic:A'], at: { medic: 'g' }, active: 'medic', kit: { medic: ['crowbar'] } };
  expect(forbidden(begin(sketch), 'medic barricades @E1')).toEqual([]);
  expect(forbidden(begin({ ...sketch, barricades: [4] }), 'medic barricades @E1')).toEqual(['v-commandos.equip.crowbar-barricade']);
  expect(forbidden(begin({ ...sketch, at: { medic: 'a' } }), 'medic barricades @E1')).toEqual(['v-commandos.equip.crowbar-barricade']);
  expect(forbidden(begin({ ...sketch, kit: {} }), 'medic barricades @E1')).toEqual(['v-commandos.equip.cost-and-discard']);
});
