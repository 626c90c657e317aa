import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Box, boxes, type Language, wordsOf } from '#games';
import { Stand } from './browser.ts';
import { EVERY_SCREEN } from './every-screen.ts';
import { seriousInAnyLight } from './serious.ts';

const stand = new Stand();

test.each(EVERY_SCREEN)('on a phone %s keeps nobody out, light or dark', async (_, open) => {
  const page = await stand.somebody({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await open(page);
  expect(await seriousInAnyLight(page)).toEqual([]);
  await page.context().close();
});

describe('in German', () => {
  test('no screen speaks English', async () => {
    const [{ en }, { de }] = await Promise.all([import('../words/en/index.ts'), import('../words/de/index.ts')]);
    const games = await Promise.all(boxes.map((box) => Promise.all([allWords(box, 'en'), allWords(box, 'de')])));
    const english = [...phrases(en, de), ...games.flatMap(([one, other]) => phrases(one, other))];
    expect(english.length).toBeGreaterThan(100);
    const page = await stand.somebody({ locale: 'de-DE' });
    for (const [name, open] of EVERY_SCREEN) {
      await open(page);
      expect(await page.getAttribute('html', 'lang')).toBe('de');
      const labels = await page.locator('[aria-label]').evaluateAll((elements) => elements.map((element) => element.getAttribute('aria-label')));
      const text = [await page.locator('#app').textContent(), ...labels].join('\n');
      expect(
        english.filter((phrase) => text.includes(phrase)),
        name,
      ).toEqual([]);
    }
    await page.context().close();
  });
});

/** What a game says, with the words of its board if it has one. */
async function allWords(box: Box, language: Language): Promise<object> {
  const file = new URL(`../../games/${box.game.id}/board/words.${language}.ts`, import.meta.url);
  return existsSync(file) ? (await import(file.href)).words : await wordsOf(box, language);
}

/** What the English words say and the German ones do not: sentences long enough to be no accident. */
function phrases(en: unknown, de: unknown): string[] {
  if (typeof en === 'string') return en !== de && en.length > 9 && en.includes(' ') ? [en] : [];
  if (typeof en !== 'object' || en === null || typeof de !== 'object' || de === null) return [];
  return Object.entries(en).flatMap(([key, value]) => phrases(value, (de as Record<string, unknown>)[key]));
}
