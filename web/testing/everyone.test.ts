import { expect, test } from 'vitest';
import { Stand } from './browser.ts';
import { begin, EVERY_SCREEN } from './every-screen.ts';
import { fits } from './fits.ts';
import { serious, seriousInAnyLight } from './serious.ts';

const stand = new Stand();

test('axe is at work: a picture without words keeps people out', async () => {
  const page = await stand.somebody();
  await page.setContent('<html lang="en"><title>Picture</title><main><h1>Picture</h1><img src="data:,"></main></html>');
  expect(await serious(page)).toEqual([expect.stringContaining('image-alt')]);
});

test.each(EVERY_SCREEN)('%s keeps nobody out, light or dark, fits every width, and what has to be done is in sight', async (name, open) => {
  const page = await stand.somebody();
  await open(page);
  expect(await seriousInAnyLight(page)).toEqual([]);
  await fits(page, name.includes('table'));
  await page.context().close();
});

test('what lies over the table keeps nobody out, light or dark', async () => {
  const page = await stand.somebody();
  await begin(page, 'contact');
  for (const key of ['/', '?', 'l']) {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.keyboard.press(key);
    await page.getByRole('dialog').waitFor();
    expect(await seriousInAnyLight(page), `after ${key}`).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
});
