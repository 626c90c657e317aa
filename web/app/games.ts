import { guests } from 'virtual:guests';
import type { Language } from '#words';
import type { Box, TextOf } from '../../games/box.ts';
import type { Words } from '../../games/words.ts';
import type { BoardModule } from '../kit/board.ts';

/** A game with its board and its words in one language: what a table needs. */
export interface OpenBox {
  readonly box: Box;
  /** A game that has no board of its own yet is shown as text. */
  readonly board: BoardModule | null;
  readonly text: TextOf | null;
  readonly words: Words;
}

const rules = import.meta.glob<Record<string, Box>>(['../../games/*/box.ts', '!../../games/template/box.ts']);
const boards = import.meta.glob<{ readonly board: BoardModule }>(['../../games/*/board/index.tsx', '!../../games/template/**']);
const catalogues = import.meta.glob('../../games/*/words/*/index.ftl');

/** Take a game off the shelf; null when there is no such game. */
export async function openBox(game: string, language: Language): Promise<OpenBox | null> {
  const guest = guests.find((box) => box.game.id === game);
  if (guest !== undefined) return opened(guest, null, language);
  const load = rules[`../../games/${game}/box.ts`];
  if (load === undefined) return null;
  // A game asks for its words when it is there: on a slow line they come beside it, not after it.
  void catalogues[`../../games/${game}/words/${language}/index.ftl`]?.().catch(() => undefined);
  const [module, boardModule] = await Promise.all([load(), boards[`../../games/${game}/board/index.tsx`]?.()]);
  const box = Object.values(module).find((value) => value.game?.id === game);
  if (box === undefined) return null;
  return opened(box, boardModule?.board ?? null, language);
}

async function opened(box: Box, board: BoardModule | null, language: Language): Promise<OpenBox> {
  const [words, text] = await Promise.all([box.words(language), board === null ? box.text(language) : null]);
  return { box, board, text, words };
}
