import { expect, test } from 'vitest';
import type { Sketch } from '../../positions.ts';
import { begin } from '../../testing/raid.ts';
import type { Option } from '../../types.ts';
import { loadWords } from '../../words/words.ts';
import { tagOf } from '../map/says.ts';
import { gradeOf } from './risk.ts';

const optionIn = (sketch: Sketch, like: string): Option => {
  const found = begin(sketch)
    .open([0])
    .find(({ notation }) => notation.includes(like));
  if (found === undefined) throw new Error(`nobody can do '${like}'`);
  return found;
};

const [english, german] = await Promise.all([loadWords('en'), loadWords('de')]);
const tagsOf = (option: Option): readonly string[] => [english, german].map(({ say }) => tagOf(say, option));

test('a step into gas is red, asks first and says so on its tile', () => {
  const step = optionIn({ card: 'viaduct', who: ['scout:B'], at: { scout: 'a' }, active: 'scout', gas: ['e'] }, 'moves to viaduct/e');
  expect([gradeOf(step), tagsOf(step)]).toEqual([2, ['1 AP, deadly', '1 AP, tödlich']]);
});

test('whatever kills, wounds, shows or wakes somebody of ours is red and asks first', () => {
  const pair: Sketch = { card: 'viaduct', who: ['scout:B', 'medic:A'], at: { scout: 'a', medic: 'a' }, active: 'scout' };
  const grades = (sketch: Sketch, like: string): number => gradeOf(optionIn({ ...pair, ...sketch }, like));
  expect([
    grades({ barrels: ['a'] }, 'overpowers barrel'),
    grades({ barrels: ['a'], kit: { scout: ['mp40'] }, alarm: true, visible: ['scout'] }, 'shoots mp40 at viaduct/a'),
    grades({ kit: { scout: ['grenade'] }, alarm: true, visible: ['medic'] }, 'grenade at viaduct/a'),
    grades({ charges: { a: 0 }, alarm: true }, 'detonates'),
  ]).toEqual([2, 2, 2, 2]);
  expect([
    grades({ kit: { scout: ['grenade'] }, alarm: true }, 'grenade at viaduct/a'),
    grades({ charges: { e: 0 }, alarm: true }, 'detonates'),
    grades({ kit: { scout: ['tnt'] } }, 'emplaces'),
  ]).toEqual([1, 1, 0]);
});
