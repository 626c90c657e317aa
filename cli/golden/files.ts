import { SOURCE } from '#words';
import { readFileSync } from 'node:fs';
import { type Box } from '#games';
import { matchLine } from './matches.ts';
import { playThrough } from './play-through.ts';

/** So many matches of each game are kept as a line each. */
export const MATCHES = 100;

const folderOf = ({ game }: Box): URL => new URL(`../../games/${game.id}/golden/`, import.meta.url);

/** What is kept of a game: for each preset a match by greedy and one by random bots, as text, and many matches in one line each. */
export function goldenFiles(box: Box): readonly { readonly file: URL; text(): Promise<string> }[] {
  const playThroughs = box.presets.flatMap(({ id, config }) =>
    (['greedy', 'random'] as const).map((bot) => ({
      file: new URL(`${id}-${bot}.txt`, folderOf(box)),
      async text() {
        const words = await box.words(SOURCE);
        return playThrough(box, words, await box.text(SOURCE), words.presets[id] ?? id, config, bot);
      },
    })),
  );
  return [
    ...playThroughs,
    {
      file: matchesFile(box),
      async text() {
        return `${Array.from({ length: MATCHES }, (_, number) => matchLine(box, number)).join('\n')}\n`;
      },
    },
  ];
}

export const matchesFile = (box: Box): URL => new URL('matches.txt', folderOf(box));

export function readOld(file: URL): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
