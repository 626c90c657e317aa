import { matches, PLAYER_TILES } from '../rules/layout.ts';
import type { State } from '../rules/state.ts';
import { worth } from './coins.ts';

/** What statistics of finished matches count. */
export function counts(g: State): Readonly<Record<string, number>> {
  const { lying, facing } = g.layout;
  const closed = lying.flatMap((tile, spot) =>
    ((tile >> 16) & PLAYER_TILES) !== 0 && (facing[spot] ?? 0) >> 16 === 4 ? [worth(matches(g.layout, spot))] : [],
  );
  const worthOf = (coins: number): number => closed.filter((c) => c === coins).length;
  return {
    turns: g.outcome?.cause === 'crowns' ? g.turn - 1 : g.turn,
    'tiles laid': g.layout.tiles.length - 2,
    'tiles that gained 1': worthOf(1),
    'tiles that did nothing': worthOf(0),
    'tiles that cost 2': worthOf(-2),
    "Bear's coins": g.purses[0],
    "Woman's coins": g.purses[1],
  };
}
