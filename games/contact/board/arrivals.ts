import type { Json } from '#kernel';
import { field, type Order } from './order.ts';

/** How many come where when Air recon keeps two away. */
export interface Arrival {
  readonly segment: string;
  readonly zombies: number;
}

/** What the dice bring before anybody stays away: each tells how many, the other one where. */
export function arrivals(about: Json): readonly Arrival[] {
  const blue = Number(field(about, 'blue'));
  const brown = Number(field(about, 'brown'));
  return [
    { segment: `brown${brown}/r4`, zombies: blue },
    { segment: `blue${blue}/r4`, zombies: brown },
  ];
}

/** What they bring when this is answered: `skip brown5 blue6` keeps one of each away. */
export function arrivalsAfter(about: Json, order: Order): readonly Arrival[] {
  const skipped = order.way.split(' ').slice(1);
  return arrivals(about).map(({ segment, zombies }) => ({ segment, zombies: zombies - skipped.filter((column) => segment.startsWith(`${column}/`)).length }));
}
