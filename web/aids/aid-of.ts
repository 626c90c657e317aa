import type { OpenBox } from '../app/games.ts';
import type { Aid } from '../kit/aid.ts';

type Spoken = Pick<OpenBox, 'board' | 'words'>;

const known = new WeakMap<object, Promise<Aid>>();

/** The player aid of a game in the language of its words; null where the game has none. */
export async function aidOf({ board, words }: Spoken): Promise<Aid | null> {
  const load = board?.aid;
  if (load === undefined) return null;
  const before = known.get(words);
  if (before !== undefined) return await before;
  const made = load().then((module) => module.aidOf(words));
  known.set(words, made);
  made.catch(() => known.delete(words));
  return await made;
}
