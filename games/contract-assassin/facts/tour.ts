import { DISTANCES, spaceNamed } from '../content/map.ts';
import type { SpaceId } from '../content/world.ts';

/** How many spaces lie between two. */
export function distance(from: SpaceId, to: SpaceId): number {
  return DISTANCES[spaceNamed(from)]?.[spaceNamed(to)] ?? 0;
}

/** The shortest way past some cities, in the order in which they come, and how many spaces it takes. */
export function shortestTour(from: SpaceId, cities: readonly SpaceId[]): { readonly stops: readonly SpaceId[]; readonly spaces: number } {
  let best: { stops: readonly SpaceId[]; spaces: number } | null = null;
  for (const next of cities) {
    const rest = shortestTour(
      next,
      cities.filter((city) => city !== next),
    );
    const spaces = distance(from, next) + rest.spaces;
    if (best === null || spaces < best.spaces) best = { stops: [next, ...rest.stops], spaces };
  }
  return best ?? { stops: [], spaces: 0 };
}
