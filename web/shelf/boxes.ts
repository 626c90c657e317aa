import shelf from 'virtual:shelf';
import type { Cover, Language } from '#games';

/** A box on the shelf, without the game in it. */
export interface BoxOnShelf {
  readonly id: string;
  readonly title: string;
  readonly players: readonly [fewest: number, most: number];
  readonly minutes: readonly [shortest: number, longest: number];
  /** In the making: the box stands there and cannot be opened yet. */
  readonly coming: boolean;
  readonly mood: Readonly<Record<Language, string>> | null;
  readonly cover: Cover;
}

/** Boxes whose games are in the making; their moods are the app's words. */
const COMING: readonly BoxOnShelf[] = [
  {
    id: 'v-commandos',
    title: 'V-Commandos',
    players: [1, 4],
    minutes: [30, 120],
    coming: true,
    mood: null,
    cover: { spine: '#4a5230', height: 1.47, emblem: { x: 0.02, y: 0.19, side: 0.52 } },
  },
];

const ready: readonly BoxOnShelf[] = shelf.map((box) => ({ ...box, coming: false }));

export const boxesOnShelf: readonly BoxOnShelf[] = [...ready, ...COMING.filter(({ id }) => !ready.some((box) => box.id === id))];

/** The title of a game as people say it, without what is in brackets; its id when it is no longer on the shelf. */
export function titleOf(game: string): string {
  const title = boxesOnShelf.find(({ id }) => id === game)?.title ?? game;
  return title.replace(/ \(.*\)$/, '');
}

/** `2`, `1–4`. */
export function range([from, to]: readonly [number, number]): string {
  return from === to ? String(from) : `${from}–${to}`;
}
