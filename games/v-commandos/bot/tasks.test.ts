import { expect, test } from 'vitest';
import { position, type Sketch } from '../positions.ts';
import { Survey } from './survey.ts';
import { assign, openTasks } from './tasks.ts';

/** What each goes for. */
function tasksOf(sketch: Sketch): readonly (string | undefined)[] {
  return assign(new Survey(position(sketch))).map((task) => task && `${task.kind} ${task.tile}`);
}

const THREE = ['scout:B', 'medic:A', 'sniper:A'] as const;

test('each objective has one commando: the one who is there, the one with the TNT', () => {
  const sketch = { card: 'lighthouse', who: ['scout:B', 'medic:A'], at: { scout: 'b', medic: 'k' }, open: ['h-k'] } as const;
  expect(tasksOf({ ...sketch, kit: { scout: ['tnt'] } })).toEqual(['blast 2', 'work 7']);
  expect(tasksOf({ ...sketch, at: { scout: 'a', medic: 'a' }, kit: { medic: ['tnt'] } })).toEqual(['work 7', 'blast 2']);
});

test('what nobody has the means for is left, and what is done or in hand is not asked for again', () => {
  expect(tasksOf({ card: 'lighthouse', who: ['scout:B', 'medic:A'], at: { scout: 'b', medic: 'k' }, open: ['h-k'] })).toEqual([undefined, 'work 7']);
  expect(openTasks(position({ card: 'lighthouse', who: ['scout:B', 'medic:A'], done: [1], charges: { c: 0 } }))).toEqual([]);
});

test('whoever is free silences the alarm, unless somebody would set it off again', () => {
  const sketch = { card: 'water-tower', who: THREE, at: { scout: 'a', medic: 'e', sniper: 'h' }, kit: { medic: ['tnt'] }, alarm: true } as const;
  expect(tasksOf(sketch)).toEqual(['silence 3', 'blast 4', 'work 7']);
  expect(tasksOf({ ...sketch, visible: ['medic'] })).toEqual([undefined, 'blast 4', 'work 7']);
  expect(tasksOf({ ...sketch, alarm: false })).toEqual([undefined, 'blast 4', 'work 7']);
});
