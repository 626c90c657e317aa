import { LADDER, type Place } from '../play/places.ts';

/** Who plays with us is as good as can be; who plays against us, somebody who is new to it can beat. */
function botFor(cooperative: boolean): Place {
  return { kind: 'bot', bot: cooperative ? 'search:200ms' : 'casual' };
}

/** Me on the first seat; on the others bots, or friends who get a link. */
export function startPlaces(seats: number, online: boolean, cooperative: boolean): readonly Place[] {
  return fitPlaces([{ kind: 'me' }], seats, online, cooperative);
}

/** As many places as there are seats: those that were there stay, further ones are filled. */
export function fitPlaces(places: readonly Place[], seats: number, online: boolean, cooperative: boolean): readonly Place[] {
  return Array.from({ length: seats }, (_, seat) => places[seat] ?? (online ? { kind: 'link' } : botFor(cooperative)));
}

/** As soon as somebody may come from elsewhere, it is a table on the server. */
export function isOnline(places: readonly Place[]): boolean {
  return places.some(({ kind }) => kind === 'link' || kind === 'open');
}

/** Somebody may come who has no link. */
export function isOpen(places: readonly Place[]): boolean {
  return places.some(({ kind }) => kind === 'open');
}

/** How fast a table is meant to be, by the seconds it waits for somebody. */
export const PATIENCE = { live: 120, days: 3 * 24 * 3600 } as const;
export type Pace = keyof typeof PATIENCE;

/** A table that waits so many seconds is meant to take days. */
const DAYS = 24 * 3600;

export function paceOf(patience: number): Pace {
  return patience >= DAYS ? 'days' : 'live';
}

/** The places by the name a list of choices gives them: `me`, `bot:greedy`. */
export function placeName(place: Place): string {
  return place.kind === 'bot' ? `bot:${place.bot}` : place.kind;
}

/** All that may be chosen for a seat, in the order it is offered. */
export const PLACES: readonly Place[] = [
  { kind: 'me' },
  { kind: 'here', name: '' },
  ...LADDER.map((bot): Place => ({ kind: 'bot', bot })),
  { kind: 'link' },
  { kind: 'open' },
];

export function placeNamed(name: string): Place | undefined {
  return PLACES.find((place) => placeName(place) === name);
}
