import shelf from 'virtual:shelf';
import type { Box, Cover, Words } from '#games';
import type { Language } from '#words';

/** A box on the shelf, without the game in it. */
export interface BoxOnShelf {
  readonly id: string;
  readonly title: string;
  readonly players: readonly [fewest: number, most: number];
  readonly minutes: readonly [shortest: number, longest: number];
  readonly mood: Readonly<Record<Language, string>>;
  readonly cover: Cover;
}

export const boxesOnShelf: readonly BoxOnShelf[] = shelf;

/** What stands on the lid of a box. */
export interface OnLid extends Pick<BoxOnShelf, 'id' | 'title' | 'players' | 'minutes'> {
  readonly mood: string;
}

/** The lid of a box that is open. */
export function lidOf({ game: { id, title }, players, minutes }: Box, { mood }: Words): OnLid {
  return { id, title, players, minutes, mood };
}

/** The lid of a box that is still on the shelf; null when it is not there. */
export function lidOnShelf(game: string, language: Language): OnLid | null {
  const box = boxesOnShelf.find(({ id }) => id === game);
  return box === undefined ? null : { ...box, mood: box.mood[language] };
}

/** The title of a game as people say it, without what is in brackets; its id when it is no longer on the shelf. */
export function titleOf(game: string): string {
  const title = boxesOnShelf.find(({ id }) => id === game)?.title ?? game;
  return title.replace(/ \(.*\)$/, '');
}

/** `2`, `1–4`. */
export function range([from, to]: readonly [number, number]): string {
  return from === to ? String(from) : `${from}–${to}`;
}
