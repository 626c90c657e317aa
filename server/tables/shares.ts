import { BOT, type Key, keyFromShares, type Seat, type Share, shareOfBot } from '#kernel';
import type { State } from './state.ts';

/** What was added to the dice; that of bots is known only to whoever has the secret. */
export function sharesOf({ id, shares, pledges }: State, secret?: string): (readonly [Seat, Share])[] {
  const bots = secret === undefined ? [] : pledges.flatMap(([seat, who]) => (who === BOT ? [[seat, shareOfBot(secret, id, seat)] as const] : []));
  return [...shares, ...bots].sort(([a], [b]) => a - b);
}

export function keyOf(state: State, secret: string): Key {
  return keyFromShares(secret, state.id, sharesOf(state, secret));
}

/** Have all people shown what they had pledged? */
export function allShown({ pledges, shares }: State): boolean {
  return pledges.every(([seat, who]) => who === BOT || shares.has(seat));
}
