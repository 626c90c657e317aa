import type { Seat } from '#kernel';
import { ASSASSINS } from '../content/assassins.ts';
import type { CardId, WeaponId } from '../content/kit.ts';
import type { SpaceId } from '../content/world.ts';
import type { Event } from '../event.ts';
import { blockedBy, coveredBy, guardBit } from '../rules/state.ts';
import type { View } from '../view.ts';
import { counted, reckoned } from './hitman.ts';
import { waysOf } from './odds.ts';

/** An attempt that was judged: in how many of 36 rolls it would have worked, and whether it did. */
export interface Tried {
  readonly seat: Seat;
  readonly city: SpaceId;
  readonly round: number;
  readonly ways: number;
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
export function storyOf(events: readonly Event[], view: View): Story {
  const routes = view.hitmen.map(({ assassin }): SpaceId[] => ASSASSINS.filter(({ id }) => id === assassin).map(({ home }) => home));
  const skills = view.hitmen.map((): { weapon: WeaponId; number: number }[] => []);
  const guards = new Map<SpaceId, number>();
  const attempts: Tried[] = [];
  const escapes = { tried: 0, worked: 0 };
  let laid: readonly CardId[] = [];
  let round = 1;
  const judged = (seat: Seat, city: SpaceId, killed: boolean): void => {
    const hitman = reckoned({ assassin: view.hitmen[seat]?.assassin ?? null, skills: skills[seat] ?? [] });
    const ways = waysOf(coveredBy(hitman, counted(laid)) & ~blockedBy(guards.get(city) ?? 0, hitman.assassin, view.settings));
    attempts.push({ seat, city, round, ways, killed });
  };
  const hire = (city: SpaceId, number: number): void => void guards.set(city, (guards.get(city) ?? 0) | guardBit(number));
  const dismiss = (city: SpaceId, number: number): void => void guards.set(city, (guards.get(city) ?? 0) & ~guardBit(number));
  for (const event of events)
    switch (event.kind) {
      case 'turn':
        round = event.round;
        break;
      case 'specialist':
      case 'learns':
        skills[event.seat]?.push({ weapon: event.weapon, number: event.number });
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
        laid = [];
        break;
      case 'brings':
        laid = [...laid, event.card];
        break;
      case 'kills':
        judged(event.seat, event.city, true);
        break;
      case 'fails':
        judged(event.seat, event.city, false);
        break;
      case 'discards':
        laid = [];
        break;
      case 'guard':
        hire(event.city, event.number);
        break;
      case 'guard-leaves':
        for (const number of event.numbers) dismiss(event.city, number);
        break;
      case 'shifts':
        dismiss(event.from, event.number);
        hire(event.to, event.number);
        break;
    }
  return { routes, attempts, escapes };
}

/** Kills that the odds of somebody's attempts would have brought on average. */
export function due(attempts: readonly Tried[]): number {
  return attempts.reduce((sum, { ways }) => sum + ways, 0) / 36;
}
