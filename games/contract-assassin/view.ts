import { at, deckSize, type Seat } from '#kernel';
import { type AssassinId, assassinAt } from './content/assassins.ts';
import { type CardId, cardId, type WeaponId } from './content/kit.ts';
import { NOWHERE, type Space, spaceId, TARGET_CITIES } from './content/map.ts';
import type { SpaceId } from './content/world.ts';
import { aheadOf } from './facts/ahead.ts';
import type { SumOdds } from './facts/attempt.ts';
import type { Door } from './facts/escape.ts';
import type { Odds } from './preview.ts';
import { hoarder } from './rules/draw.ts';
import { FREE, guardsIn, IN_PRISON, openContracts, type State, total } from './rules/state.ts';
import type { Settings } from './settings.ts';

/** What the cards that lie out would do with the next roll: everybody sees it. */
export type Ahead =
  | { readonly for: 'attempt'; readonly odds: Odds; readonly sums: readonly SumOdds[] }
  | { readonly for: 'escape'; readonly odds: Odds; readonly doors: readonly Door[] };

/** What is seen of somebody at the table. */
export type HitmanView = {
  /** Null until a file is picked. */
  readonly assassin: AssassinId | null;
  /** Where the pawn stands; null in the prison yard. */
  readonly space: SpaceId | null;
  readonly status: 'free' | 'prison' | 'hiding';
  /** Turns still to be missed. */
  readonly missing: number;
  /** How many kit cards. */
  readonly cards: number;
  /** Which; null for those who may not see them. */
  readonly hand: readonly CardId[] | null;
  /** Of a hand that is hidden, what is certain. */
  readonly known: readonly CardId[];
  /** Weapons it has learned, each with the number of its skill token. */
  readonly skills: readonly { readonly weapon: WeaponId; readonly number: number }[];
  /** The cities of its contracts. */
  readonly open: readonly SpaceId[];
  /** Those that are fulfilled. */
  readonly done: readonly SpaceId[];
};

export type TargetView = { readonly city: SpaceId; readonly owner: Seat; readonly guards: readonly number[] };

export type View = {
  readonly hitmen: readonly HitmanView[];
  readonly targets: readonly TargetView[];
  /** How many cards are left in it. */
  readonly deck: number;
  /** What the deck holds, in no order; null with hidden hands until all is over. */
  readonly deckCards: readonly CardId[] | null;
  readonly discards: readonly CardId[];
  /** What is laid out for an attempt or an escape. */
  readonly laid: readonly CardId[];
  /** Null where nothing lies out. */
  readonly ahead: Ahead | null;
  /** Whom a card is taken from by whoever is in turn when none is left to draw; null where nobody has one. */
  readonly hoarder: Seat | null;
  /** The numbers of the tokens in the bag. */
  readonly skillBag: readonly number[];
  /** The numbers of the bodyguards in the bag. */
  readonly guardBag: readonly number[];
  /** Who began. */
  readonly first: Seat;
  readonly active: Seat;
  readonly round: number;
  /** Actions left in this turn. */
  readonly actions: number;
  /** The one bonus card of the turn has been played. */
  readonly bonusPlayed: boolean;
  /** Where an attempt is under way, or has just been made. */
  readonly target: SpaceId | null;
  readonly settings: Settings;
};

export function viewOf(g: State, seat: Seat | null): View {
  const open = g.known === null;
  const robbed = hoarder(g, g.active);
  return {
    hitmen: g.hitmen.map((own, holder) => ({
      assassin: own.assassin < 0 ? null : assassinAt(own.assassin).id,
      space: named(own.space),
      status: own.status === FREE ? 'free' : own.status === IN_PRISON ? 'prison' : 'hiding',
      missing: own.missing,
      cards: total(own.hand),
      hand: open || holder === seat || g.outcome !== null ? cards(own.hand) : null,
      known: open || seat === null || holder === seat ? [] : cards(at(at(g.known, seat), holder)),
      skills: own.skills.flatMap((number, weapon) => (number === 0 ? [] : [{ weapon: cardId(weapon) as WeaponId, number }])),
      open: openContracts(g, holder).map(spaceId),
      done: own.done.map(spaceId),
    })),
    targets: TARGET_CITIES.flatMap((city) => (at(g.owners, city) < 0 ? [] : [{ city: spaceId(city), owner: at(g.owners, city), guards: guardsIn(g, city) }])),
    deck: deckSize(g.deck),
    deckCards: open || g.outcome !== null ? g.deck.bag.toSorted((a, b) => a - b).map(cardId) : null,
    discards: cards(g.discards),
    laid: cards(g.laid),
    ahead: aheadOf(g),
    hoarder: robbed < 0 ? null : robbed,
    skillBag: tokens(g.skillBag),
    guardBag: tokens(g.guardBag),
    first: g.first,
    active: g.active,
    round: g.round,
    actions: g.actions,
    bonusPlayed: g.bonus,
    target: named(g.target),
    settings: g.config.settings,
  };
}

function named(space: Space): SpaceId | null {
  return space === NOWHERE ? null : spaceId(space);
}

function cards(counts: readonly number[]): CardId[] {
  return counts.flatMap((count, card) => Array.from({ length: count }, () => cardId(card)));
}

function tokens(bag: readonly number[]): number[] {
  return bag.flatMap((count, number) => Array.from({ length: count }, () => number));
}
