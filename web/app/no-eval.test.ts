import { expect, test } from 'vitest';
import './no-eval.ts';
import { config } from 'zod/mini';

test('zod hears that the page compiles no schemas, though it comes later', () => {
  expect(config()).toMatchObject({ jitless: true });
});
