import { expect, test } from 'vitest';
import { playThroughs, readOld } from './golden.ts';

test('the golden play-throughs are as they were; `npm run golden` writes them again', async () => {
  let files = 0;
  for await (const { file, text } of playThroughs()) {
    expect(text, file.pathname).toBe(readOld(file));
    files++;
  }
  expect(files).toBeGreaterThanOrEqual(8);
});
