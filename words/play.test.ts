import { expect, test } from 'vitest';
import { boxes } from '#shelf';
import { languages } from './languages.ts';
import { playThrough } from './play.ts';

const games = boxes.map(({ game }) => game.id);

test.each(games.flatMap((game) => languages.map((language) => [game, language] as const)))(
  'a match of %s as text (%s), each line with its messages',
  async (game, language) => {
    const lines = await Array.fromAsync(playThrough(game, language, 'words', 40));
    expect(lines.length).toBeGreaterThan(40);
    expect(lines.filter((line) => !/^[?> =-] .+ {2}\[[\w -]+\]$/.test(line))).toEqual([]);
  },
);

test('there is no game without a name', async () => {
  await expect(Array.fromAsync(playThrough('chess', 'en', 'words', 1))).rejects.toThrow("There is no game 'chess': ");
});
