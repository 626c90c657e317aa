import { expect, test } from 'vitest';
import { boxes } from '#shelf';
import { LANGUAGES, type Language, languages, SOURCE } from '#words';
import { appWords } from '../words/words.ts';
import { Stand } from './browser.ts';
import { begin, EVERY_SCREEN } from './every-screen.ts';
import { cutFaces } from './faces.ts';
import { fits, WIDTHS } from './fits.ts';
import { misfits } from './lengths.ts';
import { serious, seriousInAnyLight } from './serious.ts';
import { smallTargets } from './targets.ts';

const stand = new Stand();

test('axe is at work: a picture without words keeps people out', async () => {
  const page = await stand.somebody();
  await page.setContent('<html lang="en"><title>Picture</title><main><h1>Picture</h1><img src="data:,"></main></html>');
  expect(await serious(page)).toEqual([expect.stringContaining('image-alt')]);
});

/** What is said in English and otherwise in another language. */
async function englishPhrases(language: Language): Promise<readonly string[]> {
  const [en, other] = await Promise.all([appWords(SOURCE), appWords(language)]);
  const games = await Promise.all(boxes.map((box) => Promise.all([box.words(SOURCE), box.words(language)])));
  return [...phrases(en, other), ...games.flatMap(([one, another]) => phrases(one, another))];
}

const translations = languages.filter((language) => language !== SOURCE && LANGUAGES[language].complete);
const english = new Map(await Promise.all(translations.map(async (language) => [language, await englishPhrases(language)] as const)));

test('there is much to say in every language', () => {
  for (const found of english.values()) expect(found.length).toBeGreaterThan(100);
});

/** Where texts, faces and what fingers press are looked at, too; and where it has to fit in the other languages. */
const LOOKED_AT: readonly number[] = [360, 390, 1280, 1920];
const FEWER: readonly number[] = [360, 390, 720, 1280, 1920];

test.each(languages.flatMap((language) => EVERY_SCREEN.map(([name, open]) => ({ language, name, open }))))(
  '$name has room for all its words, and says them in its language ($language)',
  async ({ language, name, open }) => {
    const page = await stand.somebody({ locale: language });
    await open(page);
    expect(await page.getAttribute('html', 'lang')).toBe(language);
    const labels = await page.locator('[aria-label]').evaluateAll((elements) => elements.map((element) => element.getAttribute('aria-label')));
    const text = [await page.locator('#app').textContent(), ...labels].join('\n');
    expect((english.get(language) ?? []).filter((phrase) => text.includes(phrase))).toEqual([]);
    for (const width of language === SOURCE ? WIDTHS : FEWER) {
      await fits(page, name.includes('table'), [width]);
      if (!LOOKED_AT.includes(width)) continue;
      expect(await misfits(page), `${name} at ${width}`).toEqual([]);
      expect(await cutFaces(page), `${name} at ${width}`).toEqual([]);
      if (width < 721) expect(await smallTargets(page), `${name} at ${width}`).toEqual([]);
    }
    // What keeps nobody out in one language keeps nobody out in the others.
    if (language === SOURCE) expect(await seriousInAnyLight(page)).toEqual([]);
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

/** What the English words say and others do not: sentences long enough to be no accident. */
function phrases(en: unknown, de: unknown): string[] {
  if (typeof en === 'string') return en !== de && en.length > 9 && en.includes(' ') ? [en] : [];
  if (typeof en !== 'object' || en === null || typeof de !== 'object' || de === null) return [];
  return Object.entries(en).flatMap(([key, value]) => phrases(value, (de as Record<string, unknown>)[key]));
}
