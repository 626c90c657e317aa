import { expect, test } from 'vitest';
import type { ClauseId } from '#kernel';
import type { Sketch } from '../../positions.ts';
import { begin, forbidden } from '../../testing/raid.ts';

/** Scout A: a Welrod, one [+1] slot, Pathfinder. */
const SCOUT: Sketch = { at: { scout: 'a' }, active: 'scout' };
const LIGHT: Sketch = { ...SCOUT, card: 'lighthouse' };

/** What somebody might try, and the rule that stands in the way. */
const TRIED: readonly (readonly [string, Sketch, string, ClauseId])[] = [
  ['a tile far away', SCOUT, 'scout moves to @o', 'def.adjacent-edge'],
  ['a tile, from Underground', { active: 'scout' }, 'scout moves to @a', 'def.adjacent-edge'],
  ['a tile of another terrain', { ...SCOUT, card: 'night-ferry', who: ['scout:A', 'medic:A'] }, 'scout moves to @a*', 'def.adjacent-edge'],
  ['a tile behind a locked door', { ...LIGHT, at: { scout: 'c' } }, 'scout moves to @f', 'def.adjacent-indoor'],
  ['a full tile', { ...SCOUT, enemies: { b: ['mp40', 'mp40', 'mp40', 'mp40'] } }, 'scout moves to @b', 'stacking.full'],
  ['to creep over the open', SCOUT, 'scout creeps to @g', 'move.large-visible'],
  ['to creep where it is small', SCOUT, 'scout creeps to @b', 'move.medium-careful'],
  ['to creep with one action left', { ...LIGHT, at: { scout: 'k' }, spent: { scout: 3 } }, 'scout creeps to @j', 'actions.count'],
  ['to creep with a [+1] token', { ...LIGHT, at: { scout: 'k' }, plus: { scout: 1 } }, '+1: scout creeps to @j', 'zero.kinds'],
  ['to come up by a blocked trapdoor', { active: 'scout' }, 'scout comes up at @b', 'trapdoor.unblock'],
  ['to come up when not below', SCOUT, 'scout comes up at @j', 'move.one-action'],
  ['to go down without a trapdoor', SCOUT, 'scout goes underground', 'underground.leave'],
  ['to go down twice', { active: 'scout' }, 'scout goes underground', 'underground.leave'],
  ['to shoot too far', { ...SCOUT, enemies: { o: ['mp40'] } }, 'scout shoots welrod at @o', 'shoot.range'],
  ['a weapon that is not at hand', { ...SCOUT, enemies: { b: ['mp40'] } }, 'scout shoots mp40 at @b', 'shoot.cost'],
  ['to shoot at nobody', SCOUT, 'scout shoots welrod at @b', 'shoot.needs-target'],
  ['to shoot at an open door', { ...LIGHT, at: { scout: 'b' } }, 'scout shoots welrod at door @b-c', 'shoot.needs-target'],
  ['close combat when seen', { ...SCOUT, visible: ['scout'], enemies: { a: ['mp40'] } }, 'scout overpowers mp40', 'close-combat.rule'],
  ['to silence an alarm elsewhere', { ...SCOUT, alarm: true }, 'scout silences the alarm', 'alarm.silence'],
  ['to unblock an open trapdoor', { ...SCOUT, at: { scout: 'j' } }, 'scout unblocks the trapdoor', 'trapdoor.unblock'],
  ['to save one action too many', { ...SCOUT, plus: { scout: 1 } }, 'scout saves an action', 'save.action'],
  ['a Grenade that is not there', SCOUT, 'scout throws a grenade at @b', 'equip.cost-and-discard'],
  ['a Grenade too far', { ...SCOUT, kit: { scout: ['grenade'] } }, 'scout throws a grenade at @o', 'shoot.range'],
  ['to bombard a house', { ...LIGHT, kit: { scout: ['bombardment'] } }, 'scout calls a bombardment of @h', 'equip.bombardment'],
  ['a Crowbar on a door elsewhere', { ...LIGHT, at: { scout: 'b' }, kit: { scout: ['crowbar'] } }, 'scout forces door @h-k', 'equip.crowbar-door'],
  ['a Crowbar from Underground', { ...LIGHT, kit: { scout: ['crowbar'] } }, 'scout forces door @h-k', 'equip.crowbar-door'],
  ['no Crowbar at a locked door', { ...LIGHT, at: { scout: 'k' } }, 'scout forces door @h-k', 'equip.cost-and-discard'],
  ['a Crowbar on an open door', { ...LIGHT, at: { scout: 'b' }, kit: { scout: ['crowbar'] } }, 'scout forces door @b-c', 'equip.crowbar-door'],
  ['to barricade from afar', { ...SCOUT, kit: { scout: ['crowbar'] } }, 'scout barricades @E1', 'equip.crowbar-barricade'],
  ['First Aid without a wound', { ...SCOUT, kit: { scout: ['first-aid'] } }, 'scout treats scout', 'wounds.token'],
  ['a second uniform', { ...SCOUT, uniform: ['scout'], kit: { scout: ['uniform'] } }, 'scout puts on a uniform', 'equip.uniform-don'],
  ['TNT Underground', { active: 'scout', kit: { scout: ['tnt'] } }, 'scout emplaces tnt', 'equip.tnt'],
  ['to work where there is nothing to do', SCOUT, 'scout works on the objective', 'end.terrain-complete'],
  ['to work under the eyes of a guard', { ...LIGHT, at: { scout: 'h' }, guards: { h: 'mp40' } }, 'scout works on the objective', 'enemy-move.guard'],
  ['an ability of somebody else', SCOUT, 'scout reads the timetable', 'precedence.cards'],
  ['a token that does not lie there', SCOUT, 'scout collects tnt', 'loot.who-collects'],
  ['to drop what nobody carries', SCOUT, 'scout drops tnt', 'zero.kinds'],
  ['to drop it Underground', { active: 'scout', kit: { scout: ['tnt'] } }, 'scout drops tnt', 'underground.one-space'],
  ['to man a nest that an enemy is in', { ...SCOUT, at: { scout: 'm' }, guards: { m: 'mp40' } }, 'scout enters the nest', 'nest.commando'],
  ['the turn of a comrade', { ...SCOUT, who: ['scout:A', 'medic:A'], at: { scout: 'a', medic: 'b' } }, 'medic moves to @c', 'zero.timing'],
  ['to act between turns', { who: ['scout:A', 'medic:A'], at: { scout: 'a', medic: 'b' } }, 'medic moves to @c', 'actions.order'],
  ['to act a second time', { who: ['scout:A', 'medic:A', 'sniper:A'], at: { scout: 'a', medic: 'b' }, acted: ['medic'] }, 'medic begins', 'actions.order'],
  [
    'to act in Critical Condition',
    { who: ['scout:A', 'medic:A', 'sniper:A'], at: { scout: 'a', medic: 'b' }, critical: ['medic'] },
    'medic begins',
    'wounds.critical-state',
  ],
  ['to detonate a time pencil', { ...SCOUT, card: 'time-pencil', charges: { c: 2 } }, 'scout detonates @c', 'precedence.cards'],
];

test.each(TRIED)('who tries %s is told why not', (_, sketch, tried, clause) => {
  expect(forbidden(begin(sketch), tried)).toContain(`v-commandos.${clause}`);
});
