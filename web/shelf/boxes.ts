import shelf from 'virtual:shelf';
import type { Language } from '../kit/table.ts';

/** A box on the shelf, without the game in it. */
export interface BoxOnShelf {
  readonly id: string;
  readonly title: string;
  readonly players: readonly [fewest: number, most: number];
  readonly minutes: readonly [shortest: number, longest: number];
  /** In the making: the box stands there and cannot be opened yet. */
  readonly coming: boolean;
  readonly mood: Readonly<Record<Language, string>> | null;
}

/** Boxes whose games are in the making; their moods are the app's words. */
const COMING: readonly BoxOnShelf[] = [
  { id: 'contract-assassin', title: 'Contract Assassin', players: [2, 8], minutes: [40, 150], coming: true, mood: null },
  { id: 'v-commandos', title: 'V-Commandos', players: [1, 4], minutes: [30, 120], coming: true, mood: null },
];

const ready: readonly BoxOnShelf[] = shelf.map(({ minutes, ...box }) => ({ ...box, minutes: [minutes, minutes], coming: false }));

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
