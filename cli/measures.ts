import { existsSync } from 'node:fs';
import type { Box, Measures } from '#games';
import { boxes } from '#shelf';

const fileOf = (game: string): URL => new URL(`../games/${game}/measures.ts`, import.meta.url);

const known = new Map<string, Measures>();
for (const { game } of boxes)
  if (existsSync(fileOf(game.id))) known.set(game.id, ((await import(fileOf(game.id).href)) as { readonly measures: Measures }).measures);

/** By what a game is measured. */
export function measuresOf({ game }: Box): Measures {
  return known.get(game.id) ?? {};
}
