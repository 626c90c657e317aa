import { readFileSync } from 'node:fs';
import { type ComponentType, createElement } from 'preact';
import { renderToStaticMarkup } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { captionOf } from '../examples.tsx';

interface BoardWords {
  /** The line below each picture, by clause. */
  examples(): Promise<object>;
}

interface Drawn<E, W extends BoardWords> {
  readonly examples: Readonly<Record<string, E>>;
  /** Which clauses are drawn, as the page knows before the pictures come. */
  readonly drawn: ReadonlySet<string>;
  readonly Figure: ComponentType<{ example: E; words: W; caption: string }>;
  readonly english: W;
  readonly german: W;
}

/** What holds of the pictures beside the rules of every game. */
export function testDrawnRules<E, W extends BoardWords>(game: string, { examples, drawn, Figure, english, german }: Drawn<E, W>): void {
  const ledger = new URL(`../../../games/${game}/clauses.yaml`, import.meta.url);
  const clauses = [...readFileSync(ledger, 'utf8').matchAll(/^- id: (\S+)/gm)].map(([, id = '']) => id);
  const chapterOf = (clause: string): string => clause.split('.')[1] ?? '';
  const page = (example: E, words: W, caption = ''): string => renderToStaticMarkup(createElement(Figure, { example, words, caption }));

  test.each(Object.entries(examples))('%s is drawn, and has a line in both languages', async (clause, example) => {
    expect(clauses).toContain(clause);
    const [en, de] = (await Promise.all([english.examples(), german.examples()])).map((captions) => captionOf(captions, clause));
    expect(de).not.toBe(en);
    for (const [words, caption] of [
      [english, en],
      [german, de],
    ] as const) {
      expect(caption).toMatch(/^\p{Lu}.+\.$/u);
      const drawing = page(example, words, caption);
      expect(drawing).toMatch(/<svg|<i class|class="deck/);
      expect(drawing).toContain('</figcaption>');
      expect(drawing).not.toMatch(/undefined|NaN/);
    }
  });

  test('no line is left over', async () => {
    for (const words of [english, german]) {
      const captions = await words.examples();
      const all = clauses.filter((clause) => captionOf(captions, clause) !== '');
      expect(all.sort()).toEqual(Object.keys(examples).sort());
    }
  });

  test('each picture is another', () => {
    const pages = Object.values(examples).map((example) => page(example, english));
    expect(new Set(pages).size).toBe(pages.length);
  });

  test('no chapter is without a picture', () => {
    const shown = new Set(Object.keys(examples).map(chapterOf));
    expect([...new Set(clauses.map(chapterOf))].filter((chapter) => !shown.has(chapter))).toEqual([]);
  });

  test('the page knows which clauses are drawn before the pictures come', () => {
    expect(drawn).toEqual(new Set(Object.keys(examples)));
  });
}
