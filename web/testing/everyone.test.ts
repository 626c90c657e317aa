import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Box } from '#games';
import { boxes } from '#shelf';
import type { Language } from '#words';
import { appWords } from '../words/words.ts';
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

/** What is said in English and not in German. */
async function englishPhrases(): Promise<readonly string[]> {
  const [en, de] = await Promise.all([appWords('en'), appWords('de')]);
  const games = await Promise.all(boxes.map((box) => Promise.all([allWords(box, 'en'), allWords(box, 'de')])));
  return [...phrases(en, de), ...games.flatMap(([one, other]) => phrases(one, other))];
}

const english = await englishPhrases();

test('there is much to say in two languages', () => {
  expect(english.length).toBeGreaterThan(100);
});

// German words are the longer ones: what has room for them has room for English.
test.each(EVERY_SCREEN)(
  '%s in German keeps nobody out, light or dark, fits every width, has what is to be done in sight and says nothing in English',
  async (name, open) => {
    const page = await stand.somebody({ locale: 'de-DE' });
    await open(page);
    expect(await page.getAttribute('html', 'lang')).toBe('de');
    const labels = await page.locator('[aria-label]').evaluateAll((elements) => elements.map((element) => element.getAttribute('aria-label')));
    const text = [await page.locator('#app').textContent(), ...labels].join('\n');
    expect(english.filter((phrase) => text.includes(phrase))).toEqual([]);
    expect(await seriousInAnyLight(page)).toEqual([]);
    await fits(page, name.includes('table'));
  },
);

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

/** What a game says, with the words of its board if it has one. */
async function allWords(box: Box, language: Language): Promise<object> {
  const file = new URL(`../../games/${box.game.id}/board/words.${language}.ts`, import.meta.url);
  return existsSync(file) ? (await import(file.href)).words : await box.words(language);
}

/** What the English words say and the German ones do not: sentences long enough to be no accident. */
function phrases(en: unknown, de: unknown): string[] {
  if (typeof en === 'string') return en !== de && en.length > 9 && en.includes(' ') ? [en] : [];
  if (typeof en !== 'object' || en === null || typeof de !== 'object' || de === null) return [];
  return Object.entries(en).flatMap(([key, value]) => phrases(value, (de as Record<string, unknown>)[key]));
}
