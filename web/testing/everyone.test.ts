import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { Stand } from './browser.ts';
import { fits } from './fits.ts';
import { answer, answered } from './play.ts';
import { serious } from './serious.ts';

const stand = new Stand();

/** Every screen, by the way one gets there. */
const SCREENS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  shelf: async (page) => {
    await page.goto('/');
    await page
      .getByRole('button', { name: /^(Play now|Jetzt spielen|Spielen)/ })
      .first()
      .waitFor();
  },
  'set-up of the tile game': async (page) => {
    await page.goto('/play/contra-tiles');
    await page.getByRole('combobox').first().waitFor();
  },
  'set-up of Contact': async (page) => {
    await page.goto('/play/contact?online');
    await page.getByRole('combobox').first().waitFor();
  },
  'set-up of Contra: The Board Game': async (page) => {
    await page.goto('/play/contra');
    await page.getByRole('combobox').first().waitFor();
  },
  'the tile table': (page) => begin(page, 'contra-tiles'),
  'the Contact table': (page) => begin(page, 'contact'),
  'the table of Contra: The Board Game': (page) => begin(page, 'contra'),
  'a replay': async (page) => {
    await begin(page, 'contact');
    await answer(page);
    await page.goto(`${page.url()}?at=0`);
    await page.locator('.is-past').waitFor();
  },
  rules: async (page) => {
    await page.goto('/rules/contact#hit.all-lost');
    await page.getByText('contact.hit.all-lost').or(page.getByText('hit.all-lost')).first().waitFor();
  },
  replays: async (page) => {
    await page.goto('/replays');
    await page.getByRole('main').waitFor();
  },
  credits: async (page) => {
    await page.goto('/credits');
    await page.getByText('Delapouite').first().waitFor();
  },
  'an address that leads nowhere': async (page) => {
    await page.goto('/rules/x/y');
    await page.getByRole('heading').first().waitFor();
  },
};

/** A local game through its set-up page, in whatever language. */
async function begin(page: Page, game: string): Promise<void> {
  await page.goto(`/play/${game}`);
  await page.getByRole('button', { name: /^(Start the game|Spiel beginnen)$/ }).click();
  await page.waitForURL(/\/local\//);
  await answered(page, 0);
  await page.locator('.prompt.is-mine').waitFor();
}

const list = Object.entries(SCREENS);

describe.each(['light', 'dark'] as const)('axe finds nothing serious, %s', (colorScheme) => {
  test.each(list)('on %s', async (_, open) => {
    const page = await stand.somebody({ colorScheme });
    await open(page);
    expect(await serious(page)).toEqual([]);
    await page.context().close();
  });

  test('in what lies over the table', async () => {
    const page = await stand.somebody({ colorScheme });
    await begin(page, 'contact');
    for (const key of ['/', '?', 'l']) {
      await page.keyboard.press(key);
      await page.getByRole('dialog').waitFor();
      expect(await serious(page), `after ${key}`).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    await page.context().close();
  });

  test('on a phone', async () => {
    const page = await stand.somebody({ colorScheme, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    for (const [name, open] of list) {
      await open(page);
      expect(await serious(page), name).toEqual([]);
    }
    await page.context().close();
  });
});

test.each(list)('%s fits every width, and what has to be done is in sight', async (name, open) => {
  const page = await stand.somebody();
  await open(page);
  await fits(page, name.includes('table'));
  await page.context().close();
});

describe('in German', () => {
  test('no screen speaks English', async () => {
    const [{ en }, { de }] = await Promise.all([import('../words/en/index.ts'), import('../words/de/index.ts')]);
    const games = await Promise.all(
      ['contra-tiles', 'contact', 'contra'].map((game) => Promise.all(['en', 'de'].map((language) => import(`../../games/${game}/words.${language}.ts`)))),
    );
    const english = [...phrases(en, de), ...games.flatMap(([one, other]) => phrases(one.words, other.words))];
    expect(english.length).toBeGreaterThan(100);
    const page = await stand.somebody({ locale: 'de-DE' });
    for (const [name, open] of list) {
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

/** What the English words say and the German ones do not: sentences long enough to be no accident. */
function phrases(en: unknown, de: unknown): string[] {
  if (typeof en === 'string') return en !== de && en.length > 9 && en.includes(' ') ? [en] : [];
  if (typeof en !== 'object' || en === null || typeof de !== 'object' || de === null) return [];
  return Object.entries(en).flatMap(([key, value]) => phrases(value, (de as Record<string, unknown>)[key]));
}
