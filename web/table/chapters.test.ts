import { expect, test } from 'vitest';
import { keyFromSeed, Match, Timeline } from '#kernel';
import { boxes } from '#shelf';
import { SOURCE } from '#words';
import { chapterAt, chaptersOf } from './chapters.ts';

test.each(boxes.map((box) => [box.game.title, box] as const))('a match of %s has chapters in order, each where its heading is first told', async (_, box) => {
  const match = Match.start(box.game, box.game.configure(box.presets[0]?.config ?? {}), { key: keyFromSeed('chapters') });
  for (let answers = 0; answers < 60 && match.outcome === null; answers++) {
    const seat = match.asked[0] ?? 0;
    const options = match.options(seat);
    match.answer(match.number, seat, options[(answers * 7) % options.length] ?? '');
  }
  const timeline = new Timeline(match);
  const session = { first: 0, stepsAt: (at: number) => timeline.stepsAt(at), now: { value: { number: match.number } } };
  const words = await box.words(SOURCE);
  const chapters = chaptersOf(session, words);
  expect(chapters.length > 0).toBe(words.heading !== undefined);
  expect(chapters.map(({ at }) => at)).toEqual(chapters.map(({ at }) => at).sort((a, b) => a - b));
  for (const [index, { title }] of chapters.entries()) expect(title).not.toBe(chapters[index - 1]?.title);
  expect(chapterAt(chapters, match.number)).toBe(chapters.length - 1);
});

test('a moment belongs to the last chapter that has begun', () => {
  const chapters = [
    { at: 0, title: 'Turn 1' },
    { at: 4, title: 'Turn 2' },
  ];
  expect([-1, 0, 3, 4, 9].map((moment) => chapterAt(chapters, moment))).toEqual([-1, 0, 0, 1, 1]);
});
