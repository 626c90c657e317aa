import type { GameTypes } from '#kernel';
import type { Box } from '../../games/box.ts';
import type { Subject } from '../lines.ts';
import type { Budget, Findings } from '../report.ts';

/** What is measured. Each part runs in a process of its own and loads only what it measures. */
export const PARTS = ['tiles', 'search', 'tic-tac-toe', 'connect-four', 'contact', 'growth', 'previews'] as const;
export type Part = (typeof PARTS)[number];

/** What can be named on the command line. */
export const SECTIONS: readonly string[] = ['tiles', 'search', 'classics', 'contact', 'growth', 'previews'];

/** The whole game, as in the book. */
function subject<T extends GameTypes>(title: string, { game, presets, standard }: Box<T>): Subject<T> {
  return { title, game, config: game.configure(presets.find(({ id }) => id === standard)?.config ?? {}) };
}

/** Every game on the shelf. */
export async function subjects(): Promise<Subject[]> {
  const { boxes } = await import('#shelf');
  return boxes.map((box) => subject(box.game.title, box));
}

export async function measurePart(part: Part, budget: Budget): Promise<Findings> {
  switch (part) {
    case 'tiles':
      return (await import('./tiles.ts')).measureTiles(budget);
    case 'search':
      return (await import('./search.ts')).measureSearch(budget);
    case 'tic-tac-toe':
      return (await import('./classics.ts')).measureTicTacToe(budget);
    case 'connect-four':
      return (await import('./classics.ts')).measureConnectFour(budget);
    case 'contact':
      return (await import('./contact.ts')).measureSubjects(await subjects(), budget);
    case 'growth':
      return (await import('./growth.ts')).measureGrowth(await subjects(), budget);
    case 'previews':
      return (await import('./previews.ts')).measurePreviews(await subjects(), budget);
  }
}
