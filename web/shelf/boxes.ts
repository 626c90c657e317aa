import shelf from 'virtual:shelf';
import type { Cover, Language } from '#games';

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

/** The title of a game as people say it, without what is in brackets; its id when it is no longer on the shelf. */
export function titleOf(game: string): string {
  const title = boxesOnShelf.find(({ id }) => id === game)?.title ?? game;
  return title.replace(/ \(.*\)$/, '');
}

/** `2`, `1–4`. */
export function range([from, to]: readonly [number, number]): string {
  return from === to ? String(from) : `${from}–${to}`;
}
