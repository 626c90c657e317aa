import { createElement } from 'preact';
import { renderToStaticMarkup } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { boxes } from '#shelf';
import { languages } from '#words';
import { complete } from '../../server/testing/complete.ts';
import type { GistPicture } from '../kit/still.tsx';

const PICTURES = import.meta.glob<{ readonly Gist: GistPicture }>('../../games/*/board/gist.tsx');
const MOST_WORDS = 16;

describe.each(boxes.map((box) => [box.game.id, box] as const))('%s', (game, box) => {
  test.runIf(complete.includes(box))('has three pictures, each another one, in which nothing is written but numbers', async () => {
    const { Gist } = (await PICTURES[`../../games/${game}/board/gist.tsx`]?.()) ?? {};
    const drawn = Gist === undefined ? [] : (['goal', 'turn', 'loss'] as const).map((part) => renderToStaticMarkup(createElement(Gist, { part })));
    const shapes = drawn.map((picture) => picture.match(/<(?:path|circle|rect|use)\b/g)?.length ?? 0);
    expect(Math.min(...shapes)).toBeGreaterThan(12);
    expect(new Set(drawn).size).toBe(3);
    const written = drawn.flatMap((picture) => [...picture.matchAll(/<text[^>]*>([^<]*)/g)].map(([, text = '']) => text));
    expect(written.filter((text) => /\p{L}{2}/u.test(text) && text !== 'SP')).toEqual([]);
  });

  test.each(languages)('says each in one short sentence (%s)', async (language) => {
    const { gist } = await box.words(language);
    const long = Object.values(gist).filter((sentence: string) => sentence.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length > MOST_WORDS);
    expect(long).toEqual([]);
    expect(Object.values(gist).every((sentence: string) => /^[^.!?]+\.$/.test(sentence))).toBe(true);
  });
});
