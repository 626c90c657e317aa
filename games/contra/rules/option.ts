import { at, type Seat } from '#kernel';
import { CARDS, type CommandoCard, ENEMIES, ENEMY_DECKS, type Space, type Thing } from '../content/index.ts';

/**
 * Whatever somebody may decide, packed into one number: what is done (6 bits), the seat that does it (3 bits), and what it
 * is done with. `answer.ts` says what each of them is.
 */
export type Option = number;

/** What is done: one of those below. */
export type OptionKind = number;

export const RUN: OptionKind = 0;
export const JUMP: OptionKind = 1;
export const ATTACK: OptionKind = 2;
export const AGAIN: OptionKind = 3;
export const PLAY: OptionKind = 4;
export const ABILITY: OptionKind = 5;
export const SLOW_DOWN: OptionKind = 6;
export const CLEAR: OptionKind = 7;
export const END: OptionKind = 8;
export const GOES: OptionKind = 9;
export const ATTACKED: OptionKind = 10;
export const NEXT: OptionKind = 11;
export const GO_ON: OptionKind = 12;
export const ASK_ME: OptionKind = 13;
export const DISCARD: OptionKind = 14;
export const KEEP: OptionKind = 15;
export const START: OptionKind = 16;
export const DEAL: OptionKind = 17;
export const SWAP: OptionKind = 18;
export const TARGET: OptionKind = 19;
export const TAKE: OptionKind = 20;
export const TOKEN: OptionKind = 21;
export const CARD: OptionKind = 22;
export const LOSE: OptionKind = 23;
export const RECOVER: OptionKind = 24;
export const CONVERT: OptionKind = 25;
export const DONE: OptionKind = 26;
export const ASSIGN: OptionKind = 27;
export const PAY: OptionKind = 28;
export const MEDAL: OptionKind = 29;
export const PREVENT: OptionKind = 30;
export const GAIN: OptionKind = 31;
export const CHOOSE: OptionKind = 32;
export const ACCEPT: OptionKind = 33;
export const DECLINE: OptionKind = 34;
export const SPACE: OptionKind = 35;
export const COMMANDO: OptionKind = 36;
export const REROLL: OptionKind = 37;
export const REROLL_ENEMY: OptionKind = 38;
export const BOTTOM: OptionKind = 39;
export const ORDER: OptionKind = 40;
export const DECK: OptionKind = 41;
export const SLOT: OptionKind = 42;
export const BURN: OptionKind = 43;
export const HATCH: OptionKind = 44;

const SEAT = 64;
const VALUE = 512;

/** What a seat does, packed. */
export function by(seat: Seat, kind: OptionKind, value = 0): Option {
  return kind + seat * SEAT + value * VALUE;
}

export function optionKind(o: Option): OptionKind {
  return o % SEAT;
}

/** The seat that does it. */
export function seatOf(o: Option): Seat {
  return Math.floor(o / SEAT) % 8;
}

export function detailOf(o: Option): number {
  return Math.floor(o / VALUE);
}

/** A path, written as digits to the base 64: the first step is the highest digit. */
export function packPath(path: readonly Space[]): number {
  return path.reduce((sum, space) => sum * 64 + space + 1, 0);
}

/** Where a path ends. */
export function lastOf(path: number): Space {
  return (path % 64) - 1;
}

export function pathOf(value: number): Space[] {
  const path: Space[] = [];
  for (let rest = value; rest > 0; rest = Math.floor(rest / 64)) path.unshift(lastOf(rest));
  return path;
}

/** How a result is converted: with a token, for nothing, or with a card. */
export const WITH_TOKEN = 0;
export const FOR_NOTHING = 1;
export const WITH_CARD = 2;

export function packConversion(type: number, source: number): number {
  return source * 4 + type;
}

/** Which damage a reaction card prevents: so many of each symbol, two bits each. */
export function packPrevented(card: number, counts: readonly number[]): number {
  return card * 256 + at(counts, 0) + at(counts, 1) * 4 + at(counts, 2) * 16 + at(counts, 3) * 64;
}

export function preventedOf(value: number): number[] {
  return [value & 3, (value >> 2) & 3, (value >> 4) & 3, (value >> 6) & 3];
}

export const ASKED_WHEN = ['always', 'in-danger', 'never'] as const;

/** What may be done on the way and need not, until somebody is done with it. */
export const DOINGS = ['moving', 'rerolling', 'converting', 'burning', 'revealing', 'purging'] as const;
export type Doing = (typeof DOINGS)[number];

/** What is accepted or declined. */
export const OFFERS = ['pillbox', 'alarm-post', 'objective', 'weapon', 'bargain', 'stage-card', 'reveal', 'sensor'] as const;
export type Offer = (typeof OFFERS)[number];

/** What a space is chosen for. */
const SPACE_USES = [
  'damage',
  'dimer',
  'enemy',
  'enemy-near',
  'enemy-move',
  'boss-move',
  'gel',
  'gels',
  'gels-back',
  'place',
  'platform',
  'push',
  'push-enemy',
] as const;
export type SpaceUse = (typeof SPACE_USES)[number];

/** The same, with those that have decisions of their own. */
export const SPOTS = [...SPACE_USES, 'boss', 'purge', 'sensor'] as const;
export type Spot = (typeof SPOTS)[number];

/** What a commando is chosen for. */
export const COMMANDO_USES = [
  'draw',
  'move',
  'next-attack',
  'gain',
  'grenade',
  'dogra-mk-ii',
  'heartbeat',
  'farthest',
  'weapon',
  'medal-less',
  'objective',
  'enemy',
  'first-enemy',
] as const;
export type CommandoUse = (typeof COMMANDO_USES)[number];

/** What may come first when several things happen at the same moment. */
export const FIRSTS: readonly Thing[] = [
  ...ENEMIES.map(({ id }) => id),
  ...ENEMY_DECKS.flatMap(({ bosses }) => bosses.map(({ id }) => id)),
  'gels',
  'alarm-post',
  'objective1',
  'objective2',
  'objective3',
  'pillbox',
  'dimer',
];

/** Where each of these words stands in its list. */
function indices<Word extends string>(words: readonly Word[]): Readonly<Record<Word, number>> {
  return Object.fromEntries(words.map((word, index) => [word, index])) as Record<Word, number>;
}

const DOING_INDEX = indices(DOINGS);
const OFFER_INDEX = indices(OFFERS);
const SPOT_INDEX = indices(SPOTS);
const COMMANDO_INDEX = indices(COMMANDO_USES);

export function done(seat: Seat, doing: Doing): Option {
  return by(seat, DONE, DOING_INDEX[doing]);
}

export function accept(seat: Seat, offer: Offer): Option {
  return by(seat, ACCEPT, OFFER_INDEX[offer]);
}

export function decline(seat: Seat, offer: Offer): Option {
  return by(seat, DECLINE, OFFER_INDEX[offer]);
}

export function spot(seat: Seat, space: Space, use: Spot): Option {
  return by(seat, SPACE, space + 64 * SPOT_INDEX[use]);
}

export function chosen(seat: Seat, commando: Seat, use: CommandoUse): Option {
  return by(seat, COMMANDO, commando + 4 * COMMANDO_INDEX[use]);
}

/** The space of an option that chooses one. */
export function spaceOf(o: Option): Space {
  return detailOf(o) % 64;
}

export function card(index: number): CommandoCard {
  return at(CARDS, index);
}
