import { expect, test } from 'vitest';
import { ASSASSINS } from '../content/assassins.ts';
import { schoolOf, weaponOf } from './school.ts';

test('each weapon is taught in the home city of its specialist, and the Grim Reaper nowhere', () => {
  expect(schoolOf('longbow')).toBe('edinburgh');
  expect(schoolOf('strangulation')).toBe('zurich');
  expect(schoolOf('grim-reaper')).toBeNull();
});

test('each assassin is a specialist with the weapon that is taught at home', () => {
  expect(weaponOf('hanns')).toBe('strangulation');
  expect(weaponOf('cynthia')).toBe('poison');
  for (const { id, home } of ASSASSINS) expect(schoolOf(weaponOf(id))).toBe(home);
});
