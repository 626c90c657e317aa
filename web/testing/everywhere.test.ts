import { expect, test } from 'vitest';
import { Stand } from './browser.ts';
import { EVERY_SCREEN } from './every-screen.ts';
import { fits } from './fits.ts';
import { seriousInAnyLight } from './serious.ts';

const stand = new Stand();

test.each(EVERY_SCREEN)('on a phone %s keeps nobody out, light or dark, and fits', async (name, open) => {
  const page = await stand.somebody({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await open(page);
  expect(await seriousInAnyLight(page)).toEqual([]);
  await fits(page, name.includes('table'), [360, 390, 600]);
});
