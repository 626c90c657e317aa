import type { Json } from '#kernel';
import { TOKEN_CAP } from '../rules/spawn.ts';
import type { View } from '../rules/view.ts';
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
export function arrivalsAfter(about: Json, order: Order, view: Pick<View, 'options' | 'onBoard'>): readonly Arrival[] {
  const skipped = order.way.split(' ').slice(1);
  const coming = arrivals(about).map(({ segment, zombies }) => ({
    segment,
    zombies: zombies - skipped.filter((column) => segment.startsWith(`${column}/`)).length,
  }));
  return view.options.includes('token-cap') ? capped(coming, TOKEN_CAP - view.onBoard) : coming;
}

/** Where tokens are short the larger group comes first, the blue number when both are equal. */
function capped(coming: readonly Arrival[], room: number): readonly Arrival[] {
  const first = coming.reduce((a, b) => (a.zombies > b.zombies ? a : b));
  const most = Math.min(first.zombies, room);
  return coming.map((arrival) => ({ ...arrival, zombies: arrival === first ? most : Math.min(arrival.zombies, room - most) }));
}
