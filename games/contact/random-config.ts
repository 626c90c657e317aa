import type { Json, Stream } from '#kernel';
import { anyTeam } from './facts/teams.ts';
import { SETTINGS } from './settings.ts';

/** Any team or none, any number of players, each setting changed in one of three. */
export function randomConfig(stream: Stream, turns = 4 + stream.below(9)): { readonly [key: string]: Json } {
  const lot = (below: number): number => stream.below(below);
  const settings = Object.fromEntries(SETTINGS.flatMap(({ name, values }) => (lot(3) === 0 ? [[name, values[1 + lot(values.length - 1)] ?? null]] : [])));
  return { players: 1 + lot(4), team: lot(5) === 0 ? null : anyTeam(lot), turns, settings };
}
