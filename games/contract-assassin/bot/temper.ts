import { at } from '#kernel';
import { CYNTHIA, SIMON } from '../content/assassins.ts';
import { FIRST_BONUS, FIRST_GETAWAY, KINDS } from '../content/kit.ts';
import { hoarder } from '../rules/draw.ts';
import { active, blockedFor, cardsLeft, type Hitman, hitman, MOST_GETAWAYS, type State } from '../rules/state.ts';
import { type Aim, getawayKinds, killChance } from './plan.ts';

/** How somebody plays: what they wait for before they strike, and which tricks they know. */
export interface Temper {
  /** Whether it is time to strike at this target. */
  isReady(g: State, aim: Aim): boolean;
  /** With more actions left than these they draw first: whoever is caught loses what is left of the turn. */
  readonly latest: number;
  /** Knows what espresso, tickets, the targets of others and the card that is kept are good for. */
  readonly shrewd: boolean;
}

/** From this chance on it pays to strike, with so many getaways at hand. */
const READY = 0.6;
export const WAYS_OUT = 4;
/** When no card is left to draw, demands go down, and after many robberies further with each: two hoarders would rob each other for ever. */
const DRY = 0.15;
const MANY = 100;
const ROBBED = 0.01;

export const CAUTIOUS: Temper = {
  isReady(g, { chance }) {
    const own = active(g);
    const dry = (cardsLeft(g) === 0 ? DRY : 0) + ROBBED * Math.max(0, g.counts.robberies - MANY);
    const last = own.done.length === 3;
    const kinds = getawayKinds(own) + (own.assassin === CYNTHIA ? 2 : 0);
    return chance > 0 && chance >= READY - dry && (last || kinds >= (dry > 0 ? 1 : WAYS_OUT - 1));
  },
  latest: Number.POSITIVE_INFINITY,
  shrewd: false,
};

/** What a failure and an arrest cost, in actions. */
const FAILURE = 12;
const ARREST = 6;
/** What a draw has to promise so that it pays to wait, in actions, by contracts fulfilled: what is not used now is used later, while there is a later. */
const PROMISE: readonly number[] = [0.1, 0.2, 0.3, 0.5];
/** Below this chance they wait for any promise at all. */
const HOPE = 0.25;
const ANY = 0.02;

export const BOLD: Temper = {
  isReady(g, aim) {
    const promise = promiseOf(g, aim);
    return aim.chance > 0 && promise < (aim.chance < HOPE ? ANY : at(PROMISE, active(g).done.length));
  },
  latest: 2,
  shrewd: true,
};

/** What the next card is likely to add to kill and escape, in actions. Nobody flees after the last contract. */
function promiseOf(g: State, { target, chance }: Aim): number {
  const own = active(g);
  const cards = drawable(g);
  const blocked = blockedFor(g, own, target);
  const flight = own.done.length === 3 ? 1 - chance : 1;
  const out = escapeChance(own);
  let all = 0;
  let promise = 0;
  for (let card = 0; card < KINDS; card++) {
    const copies = at(cards, card);
    all += copies;
    if (copies === 0 || at(own.hand, card) > 0 || card >= FIRST_BONUS) continue;
    const richer = { ...own, hand: own.hand.with(card, 1) };
    promise += copies * (card < FIRST_GETAWAY ? FAILURE * (killChance(richer, blocked) - chance) : ARREST * flight * (escapeChance(richer) - out));
  }
  return all === 0 ? 0 : promise / all;
}

/** Where the next card comes from: the deck, the discards, or the largest other hand. */
function drawable(g: State): readonly number[] {
  if (g.deck.bag.length > 0) {
    const cards = Array.from({ length: KINDS }, () => 0);
    for (const card of g.deck.bag) cards[card] = at(cards, card) + 1;
    return cards;
  }
  const victim = cardsLeft(g) > 0 ? -1 : hoarder(g, g.active);
  return victim < 0 ? g.discards : hitman(g, victim).hand;
}

/** The chance to get away with the best getaways of a hand, second tries included. */
export function escapeChance(own: Hitman): number {
  const gift = own.assassin === CYNTHIA ? 2 : 0;
  let kinds = 0;
  for (let card = FIRST_GETAWAY + gift; card < FIRST_BONUS; card++) if (at(own.hand, card) > 0) kinds++;
  const q = (Math.min(MOST_GETAWAYS, kinds) + gift) / 6;
  return own.assassin === SIMON ? 1 - (1 - q) ** 2 : q;
}
