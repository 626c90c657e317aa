import type { EventEffect, Module, Side } from './vocabulary.ts';

interface EventData {
  readonly id: string;
  readonly module: Module;
  /** Where enemies go, one for each copy of the card. */
  readonly directions: string;
  readonly effect: EventEffect;
}

export const EVENTS = [
  { id: 'all-quiet', module: 'base', directions: 'NESWNS', effect: { do: 'nothing' } },
  { id: 'change-of-guard', module: 'base', directions: 'EW?', effect: { do: 'draws', entrance: 'chosen', by: 'none' } },
  { id: 'extra-patrol', module: 'base', directions: 'NSE', effect: { do: 'draws', entrance: 'random', by: 1 } },
  { id: 'lorry-load', module: 'base', directions: 'W?', effect: { do: 'draws', entrance: 'all', by: 1 } },
  { id: 'searchlight', module: 'base', directions: 'NEW', effect: { do: 'stealth-die', who: 'outdoors-in-sight' } },
  { id: 'snapped-twig', module: 'base', directions: 'S?', effect: { do: 'stealth-die', who: 'one-near-enemies' } },
  { id: 'moonless', module: 'base', directions: 'NSW', effect: { do: 'count-as', size: 'S', of: 'M' } },
  { id: 'ground-mist', module: 'base', directions: 'EW', effect: { do: 'count-as', size: 'M', of: 'L', outdoor: true } },
  { id: 'false-alarm', module: 'base', directions: '?', effect: { do: 'alarm' } },
  { id: 'fuse-blown', module: 'base', directions: 'NS', effect: { do: 'hush' } },
  { id: 'dozing-sentries', module: 'base', directions: 'EW', effect: { do: 'guards-doze' } },
  { id: 'second-wind', module: 'base', directions: 'NS', effect: { do: 'plus-each' } },
  { id: 'dropped-kit', module: 'base', directions: 'EW', effect: { do: 'drop-kit', draw: 2 } },
  { id: 'old-drain', module: 'base', directions: 'N', effect: { do: 'trapdoor', to: 'open' } },
  { id: 'rubble', module: 'base', directions: 'S', effect: { do: 'trapdoor', to: 'blocked' } },
  { id: 'double-time', module: 'base', directions: 'E', effect: { do: 'double-time' } },
  { id: 'brew-up', module: 'base', directions: '?', effect: { do: 'brew-up' } },
  { id: 'informer', module: 'R', directions: 'NS', effect: { do: 'stealth-die', who: 'indoors-without-enemies' } },
  { id: 'dog-patrol', module: 'R', directions: 'EW', effect: { do: 'special', face: 'dog' } },
  { id: 'radio-london', module: 'R', directions: 'NSE', effect: { do: 'give-kit', kind: 'airdrop' } },
  { id: 'maquis-diversion', module: 'R', directions: 'WN', effect: { do: 'draws', entrance: 'chosen', by: 'none', back: true } },
  { id: 'curfew', module: 'R', directions: 'E?', effect: { do: 'count-as', size: 'M', of: 'S', outdoor: true } },
  { id: 'bicycle-courier', module: 'R', directions: 'SW', effect: { do: 'pass-kit' } },
  { id: 'staff-car', module: 'R', directions: 'E', effect: { do: 'special', face: 'officer' } },
  { id: 'leaking-barrel', module: 'R', directions: '?', effect: { do: 'leak' } },
  { id: 'good-neighbours', module: 'R', directions: 'NS', effect: { do: 'heal-one' } },
  { id: 'railway-strike', module: 'R', directions: 'W', effect: { do: 'draws', entrance: 'all', by: 'none' } },
  { id: 'test-firing', module: 'S', directions: 'NES', effect: { do: 'no-noise' } },
  { id: 'wind-change', module: 'S', directions: 'EW', effect: { do: 'smoke-drifts' } },
  { id: 'goliath-drill', module: 'S', directions: 'NS', effect: { do: 'goliath-drill' } },
  { id: 'para-alert', module: 'S', directions: 'W?', effect: { do: 'special', face: 'paratrooper' } },
  { id: 'gas-drill', module: 'S', directions: 'EN', effect: { do: 'gas-drill' } },
  { id: 'crate-of-rockets', module: 'S', directions: 'SW', effect: { do: 'place-kit', kinds: ['panzerfaust', 'smoke'] } },
  { id: 'steam-leak', module: 'S', directions: 'NE', effect: { do: 'count-as', size: 'S', of: 'chosen' } },
  { id: 'inspection', module: 'S', directions: 'SW', effect: { do: 'inspection' } },
  { id: 'countdown', module: 'S', directions: '?', effect: { do: 'countdown' } },
] as const satisfies readonly EventData[];

export type EventId = (typeof EVENTS)[number]['id'];

/** An event, as a number. */
export type EventKind = number;
/** One card of the deck, as a number: an event with a direction. */
export type EventCard = number;

/** A compass direction, as a number; 4 is the question mark. */
export type Direction = number;
export const DIRECTIONS: readonly Side[] = ['N', 'E', 'S', 'W'];
export const UNKNOWN: Direction = 4;

const data: readonly EventData[] = EVENTS;

const CARDS = data.flatMap(({ directions, module }, event) => [...directions].map((sign) => ({ event, module, direction: '?NESW'.indexOf(sign) })));
const CARD_EVENT = CARDS.map(({ event }) => event);
const CARD_DIRECTION = CARDS.map(({ direction }) => (direction === 0 ? UNKNOWN : direction - 1));

export const eventOf = (card: EventCard): EventKind => CARD_EVENT[card] as EventKind;
export const directionOf = (card: EventCard): Direction => CARD_DIRECTION[card] as Direction;
export const eventId = (event: EventKind): EventId => (EVENTS[event] as (typeof EVENTS)[number]).id;
export const eventNamed = (id: EventId): EventKind => EVENTS.findIndex((event) => event.id === id);
export const effectOf = (event: EventKind): EventEffect => (data[event] as EventData).effect;

/** The cards of the deck with a module. */
export function eventDeck(module: Module): EventCard[] {
  return CARDS.flatMap((card, number) => (card.module === 'base' || card.module === module ? [number] : []));
}

/** A card of an event, with a direction where there are several. */
export function eventCard(id: EventId, direction?: Side | '?'): EventCard {
  const wanted = direction === undefined ? -1 : direction === '?' ? UNKNOWN : DIRECTIONS.indexOf(direction);
  const card = CARDS.findIndex((_, number) => eventId(eventOf(number)) === id && (wanted < 0 || directionOf(number) === wanted));
  if (card < 0) throw new Error(`there is no card ${id} ${direction}`);
  return card;
}
