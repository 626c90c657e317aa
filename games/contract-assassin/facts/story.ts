import type { Seat, Step } from '#kernel';
import { ASSASSINS } from '../content/assassins.ts';
import type { SpaceId } from '../content/world.ts';
import type { ContractAssassin } from '../types.ts';
import type { View } from '../view.ts';

/** An attempt that was judged: how likely one roll was to do it, and whether it did. */
export interface Tried {
  readonly seat: Seat;
  readonly city: SpaceId;
  readonly round: number;
  readonly chance: number;
  readonly killed: boolean;
}

/** How a game went. */
export interface Story {
  /** Where everybody has been, one after the other, from home on. */
  readonly routes: readonly (readonly SpaceId[])[];
  readonly attempts: readonly Tried[];
  readonly escapes: { readonly tried: number; readonly worked: number };
}

/** The story of a game from everything that happened and how it looks now. */
export function storyOf(steps: readonly Step<ContractAssassin>[], view: View): Story {
  const routes = view.hitmen.map(({ assassin }): SpaceId[] => ASSASSINS.filter(({ id }) => id === assassin).map(({ home }) => home));
  const attempts: Tried[] = [];
  const escapes = { tried: 0, worked: 0 };
  let chance = 0;
  let round = 1;
  for (const { event, view: seen } of steps) {
    switch (event.kind) {
      case 'turn':
        round = event.round;
        break;
      case 'moves':
      case 'travels':
      case 'flies':
        routes[event.seat]?.push(event.to);
        break;
      case 'released':
        routes[event.seat]?.push(event.city);
        break;
      case 'runs':
        escapes.tried++;
        break;
      case 'gets-away':
        escapes.worked++;
        routes[event.seat]?.push(event.to);
        break;
      case 'attempts':
        chance = 0;
        break;
      case 'kills':
      case 'fails':
        attempts.push({ seat: event.seat, city: event.city, round, chance, killed: event.kind === 'kills' });
        break;
      default:
    }
    // What lay out when the dice fell.
    if (seen.ahead?.for === 'attempt') chance = seen.ahead.odds.chance;
  }
  return { routes, attempts, escapes };
}

/** Kills that the odds of somebody's attempts would have brought on average. */
export function due(attempts: readonly Tried[]): number {
  return attempts.reduce((sum, { chance }) => sum + chance, 0);
}
