import { expect, test } from 'vitest';
import { boxes } from '#shelf';
import { languages, SOURCE } from './languages.ts';
import { playThrough } from './play.ts';

const games = boxes.map(({ game }) => game.id);

test.each(games.flatMap((game) => languages.map((language) => [game, language] as const)))(
  'a match of %s as text (%s), each line with its messages',
  async (game, language) => {
    const lines = await Array.fromAsync(playThrough({ game, language, seed: 'words', most: 40 }));
    expect(lines.length).toBeGreaterThan(40);
    expect(lines.filter((line) => !/^[?> =-] .+ {2}\[[\w -]+\]$/.test(line))).toEqual([]);
  },
);

test('another set-up is another match', async () => {
  const asked = { game: 'contra', language: SOURCE, seed: 'words', most: 10 } as const;
  const [first, alone] = await Promise.all([undefined, 'alone'].map((preset) => Array.fromAsync(playThrough({ ...asked, preset }))));
  expect(first?.join('\n')).toContain('Gordea');
  expect(alone?.join('\n')).toContain('Defense Wall');
  await expect(Array.fromAsync(playThrough({ ...asked, preset: 'nowhere' }))).rejects.toThrow("has no preset 'nowhere': first-mission, alone");
});

test('there is no game without a name', async () => {
  const asked = { game: 'chess', language: SOURCE, seed: 'words', most: 1 } as const;
  await expect(Array.fromAsync(playThrough(asked))).rejects.toThrow("There is no game 'chess': ");
});
