import { expect, test } from 'vitest';
import { schoolOf } from './school.ts';

test('each weapon is taught in the home city of its specialist, and the Grim Reaper nowhere', () => {
  expect(schoolOf('longbow')).toBe('edinburgh');
  expect(schoolOf('strangulation')).toBe('zurich');
  expect(schoolOf('grim-reaper')).toBeNull();
});
