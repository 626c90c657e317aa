import { at, type Deck, deckSize, newDeck, type Outcome, type Seat } from '#kernel';
import { assassinAt, CYNTHIA, HANNS, KLAUS, WINCHESTER } from '../content/assassins.ts';
import { bagOf, type Card, FIRST_BONUS, FIRST_GETAWAY, GUARD_COPIES, KINDS, KIT, SKILL_COPIES, weaponCard, weaponNumber } from '../content/kit.ts';
import { HOMES, NOWHERE, SPACES, type Space } from '../content/map.ts';
import type { Config, Settings } from '../settings.ts';

/** Why somebody misses turns. */
export const FREE = 0;
export const IN_PRISON = 1;
export const IN_HIDING = 2;

export const CONTRACTS_EACH = 4;
export const ACTIONS = 4;
export const MOST_WEAPONS = 5;
export const MOST_GETAWAYS = 4;

/** Turns that are missed. */
export const PRISON_TURNS = 2;
export const HIDING_TURNS = 3;

/** Somebody at the table, with a file. */
export interface Hitman {
  /** The number of the assassin; -1 until a file is dealt or picked. */
  assassin: number;
  /** Where the pawn stands; nowhere while in prison. */
  space: Space;
  status: number;
  /** Turns still to be missed. */
  missing: number;
  /** How many kit cards of each kind. */
  readonly hand: number[];
  /** The skill number of each weapon, by weapon card; 0 without skill. */
  readonly skills: number[];
  /** The cities of fulfilled contracts. */
  readonly done: Space[];
}

/** What is counted for statistics. */
export interface Counts {
  attempts: number;
  kills: number;
  escapes: number;
  arrests: number;
  missed: number;
  robberies: number;
  reshuffles: number;
}

/** Plain data: between two turns it says everything. */
export interface State {
  readonly config: Config;
  readonly hitmen: readonly Hitman[];
  readonly deck: Deck<Card>;
  /** How many of each kind lie on the discard pile. */
  readonly discards: number[];
  /** How many of each kind are laid out for an attempt or an escape. */
  readonly laid: number[];
  /** Tokens in the two bags, by number. */
  readonly skillBag: number[];
  readonly guardBag: number[];
  /** Whose open contract each space holds; -1 where no marker stands. */
  readonly owners: number[];
  /** The bodyguards in each space, one bit for each number. */
  readonly guards: number[];
  /** In games with hidden hands: of the cards in each hand (by holder), how many of each kind each seat (by observer) knows to be there. */
  readonly known: readonly (readonly number[][])[] | null;
  first: Seat;
  active: Seat;
  round: number;
  /** The turn of the active seat has begun. */
  begun: boolean;
  actions: number;
  /** The one bonus card of the turn has been played. */
  bonus: boolean;
  /** Sugar has kept her one card of the turn. */
  kept: boolean;
  /** Archie has shifted a bodyguard in this attempt. */
  shifted: boolean;
  /** Where an attempt is under way, or has just been made: until the flight is over. */
  target: Space;
  readonly counts: Counts;
  outcome: Outcome | null;
}

export function newState(config: Config): State {
  const seats = Array.from({ length: config.players }, (_, seat) => seat);
  return {
    config,
    hitmen: seats.map(() => ({ assassin: -1, space: NOWHERE, status: FREE, missing: 0, hand: none(), skills: noSkills(), done: [] })),
    deck: newDeck(KIT.flatMap((copies, card) => Array.from({ length: copies }, () => card))),
    discards: none(),
    laid: none(),
    skillBag: bagOf(SKILL_COPIES),
    guardBag: bagOf(GUARD_COPIES),
    owners: Array.from({ length: SPACES }, () => -1),
    guards: Array.from({ length: SPACES }, () => 0),
    known: config.settings['hidden-hands'] ? seats.map(() => seats.map(none)) : null,
    first: 0,
    active: 0,
    round: 1,
    begun: false,
    actions: 0,
    bonus: false,
    kept: false,
    shifted: false,
    target: NOWHERE,
    counts: { attempts: 0, kills: 0, escapes: 0, arrests: 0, missed: 0, robberies: 0, reshuffles: 0 },
    outcome: null,
  };
}

function none(): number[] {
  return Array.from({ length: KINDS }, () => 0);
}

function noSkills(): number[] {
  return Array.from({ length: FIRST_GETAWAY }, () => 0);
}

export function hitman(g: State, seat: Seat): Hitman {
  return at(g.hitmen, seat);
}

/** Whose turn it is. */
export function active(g: State): Hitman {
  return at(g.hitmen, g.active);
}

export function is(g: State, assassin: number): boolean {
  return active(g).assassin === assassin;
}

export function homeOf({ assassin }: Hitman): Space {
  return at(HOMES, assassin);
}

/** The specialist weapon, as a card. */
export function specialist({ assassin }: Hitman): Card {
  return weaponCard(assassinAt(assassin).weapon);
}

export function total(counts: readonly number[]): number {
  let sum = 0;
  for (const count of counts) sum += count;
  return sum;
}

export function hasWeapon({ hand }: Hitman): boolean {
  for (let card = 0; card < FIRST_GETAWAY; card++) if (at(hand, card) > 0) return true;
  return false;
}

export function hasGetaway({ hand }: Hitman): boolean {
  for (let card = FIRST_GETAWAY; card < FIRST_BONUS; card++) if (at(hand, card) > 0) return true;
  return false;
}

/** A getaway card is needed to try; only Cynthia needs none. */
export function canEscape(g: State): boolean {
  return hasGetaway(active(g)) || is(g, CYNTHIA);
}

/** Whether a card that has a moment of its own may be played now. */
export function mayPlay(g: State, card: Card): boolean {
  return !g.bonus && at(active(g).hand, card) > 0;
}

/** Whether it may, for all that rivals know: while one of these cards is not seen, any hidden hand could hold it. */
export function couldPlay(g: State, card: Card): boolean {
  return mayPlay(g, card) || (!g.bonus && holdsSecrets(g) && at(g.discards, card) < at(KIT, card));
}

/** Whether whose turn it is has cards that rivals do not see. */
export function holdsSecrets(g: State): boolean {
  return g.known !== null && total(active(g).hand) > 0;
}

/** The actions of a turn: Winchester has one more. */
export function actionsOf({ assassin }: Pick<Hitman, 'assassin'>): number {
  return assassin === WINCHESTER ? ACTIONS + 1 : ACTIONS;
}

/** The weapons that may be brought to an attempt: Klaus brings one more. */
export function weaponLimit({ assassin }: Pick<Hitman, 'assassin'>): number {
  return assassin === KLAUS ? MOST_WEAPONS + 1 : MOST_WEAPONS;
}

export function openContracts(g: State, seat: Seat): readonly Space[] {
  const found: Space[] = [];
  for (let space = 0; space < g.owners.length; space++) if (g.owners[space] === seat) found.push(space);
  return found;
}

export const guardBit = (number: number): number => 1 << number;

export function guardsIn(g: State, space: Space): readonly number[] {
  const found: number[] = [];
  const guards = at(g.guards, space);
  for (let number = 2; number <= 12; number++) if (guards & guardBit(number)) found.push(number);
  return found;
}

/** The sums that a weapon kills on, its skill included. */
export function sumsOf({ skills }: Pick<Hitman, 'skills'>, weapon: Card): number {
  const skill = at(skills, weapon);
  return guardBit(weaponNumber(weapon)) | (skill > 0 ? guardBit(skill) : 0);
}

/** The sums that kill with these weapons laid out, one bit for each; bodyguards are not yet counted. */
export function coveredBy(own: Pick<Hitman, 'assassin' | 'skills'>, laid: readonly number[]): number {
  let sums = own.assassin === HANNS ? guardBit(2) : 0;
  for (let card = 0; card < FIRST_GETAWAY; card++) if (at(laid, card) > 0) sums |= sumsOf(own, card);
  return sums;
}

/** The sums that bodyguards of a target stop whoever attempts it. */
export function blockedFor(g: State, { assassin }: Hitman, target: Space): number {
  return blockedBy(at(g.guards, target), assassin, g.config.settings);
}

/** Of the sums on which there are bodyguards those that stop this assassin. */
export function blockedBy(guards: number, assassin: number, settings: Settings): number {
  return assassin === HANNS && settings['hanns-unstoppable'] ? guards & ~guardBit(2) : guards;
}

export function cardsLeft(g: State): number {
  return deckSize(g.deck) + total(g.discards);
}
