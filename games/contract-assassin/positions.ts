import { at, type Seat } from '#kernel';
import { ASSASSINS, type AssassinId } from './content/assassins.ts';
import { type CardId, cardNamed, type WeaponId } from './content/kit.ts';
import { NOWHERE, spaceNamed, TARGET_CITIES } from './content/map.ts';
import type { SpaceId } from './content/world.ts';
import { actionsOf, CONTRACTS_EACH, FREE, guardBit, hitman, homeOf, IN_HIDING, IN_PRISON, newState, openContracts, type State } from './rules/state.ts';
import { configure, type Settings } from './settings.ts';

type By<T> = { readonly [A in AssassinId]?: T };

/** A moment of a game in a few words. Cards, tokens and bodyguards that are named come from the deck and the bags; the rest stays there. */
export interface Sketch {
  /** Who plays, seat by seat; the first is in turn unless another is named. */
  readonly who?: readonly AssassinId[];
  readonly active?: AssassinId;
  /** Who began the round. */
  readonly first?: AssassinId;
  /** At home unless said. */
  readonly at?: By<SpaceId>;
  readonly hand?: By<readonly CardId[]>;
  readonly skills?: By<{ readonly [W in WeaponId]?: number }>;
  /** Open contracts; filled up to four, fulfilled ones included, with cities nobody names. */
  readonly contracts?: By<readonly SpaceId[]>;
  readonly done?: By<readonly SpaceId[]>;
  readonly guards?: { readonly [S in SpaceId]?: readonly number[] };
  /** Turns still to be missed. */
  readonly prison?: By<number>;
  readonly hiding?: By<number>;
  /** What the deck holds; the cards that are then nowhere lie in the hand of `rest`, or on the discard pile. */
  readonly deck?: readonly CardId[];
  readonly rest?: AssassinId | 'discards' | 'out';
  /** Tokens left in the bags, where that matters. */
  readonly guardBag?: readonly number[];
  readonly skillBag?: readonly number[];
  readonly round?: number;
  readonly actions?: number;
  readonly bonusPlayed?: boolean;
  readonly settings?: Partial<Settings>;
}

/** A position. Where it names what a bag or a deck holds, the laws of conservation do not apply. */
export function position(sketch: Sketch = {}): State {
  const { who = ['winchester', 'lily'] } = sketch;
  const g = newState(configure({ players: who.length, assassins: who, first: 0, ...(sketch.settings === undefined ? {} : { settings: sketch.settings }) }));
  for (const [seat, id] of who.entries()) place(g, seat, id, sketch);
  for (const [seat, id] of who.entries()) contract(g, seat, id, sketch, who);
  for (const [city, numbers = []] of Object.entries(sketch.guards ?? {}))
    for (const number of numbers) {
      g.guards[spaceNamed(city as SpaceId)] = at(g.guards, spaceNamed(city as SpaceId)) | guardBit(number);
      take(g.guardBag, number, `bodyguard ${number}`);
    }
  if (sketch.guardBag !== undefined) refill(g.guardBag, sketch.guardBag);
  if (sketch.skillBag !== undefined) refill(g.skillBag, sketch.skillBag);
  if (sketch.deck !== undefined) stack(g, sketch.deck, sketch.rest ?? 'discards', who);
  g.active = sketch.active === undefined ? 0 : seatOf(who, sketch.active);
  g.first = sketch.first === undefined ? 0 : seatOf(who, sketch.first);
  g.round = sketch.round ?? 5;
  g.begun = hitman(g, g.active).missing === 0;
  g.actions = g.begun ? (sketch.actions ?? actionsOf(hitman(g, g.active))) : 0;
  g.bonus = sketch.bonusPlayed ?? false;
  return g;
}

function place(g: State, seat: Seat, id: AssassinId, { at: where, hand, skills, prison, hiding }: Sketch): void {
  const own = hitman(g, seat);
  own.assassin = ASSASSINS.findIndex((assassin) => assassin.id === id);
  own.space = where?.[id] === undefined ? homeOf(own) : spaceNamed(where[id]);
  const imprisoned = prison?.[id] ?? 0;
  own.missing = imprisoned + (hiding?.[id] ?? 0);
  own.status = imprisoned > 0 ? IN_PRISON : own.missing > 0 ? IN_HIDING : FREE;
  if (imprisoned > 0) own.space = NOWHERE;
  for (const card of hand?.[id] ?? []) {
    const number = cardNamed(card);
    const index = g.deck.bag.indexOf(number);
    if (index < 0) throw new Error(`there are not so many cards of ${card}`);
    g.deck.bag.splice(index, 1);
    own.hand[number] = at(own.hand, number) + 1;
  }
  for (const [weapon, number = 0] of Object.entries(skills?.[id] ?? {})) {
    own.skills[cardNamed(weapon as WeaponId)] = number;
    take(g.skillBag, number, `skill token ${number}`);
  }
}

function contract(g: State, seat: Seat, id: AssassinId, sketch: Sketch, who: readonly AssassinId[]): void {
  const own = hitman(g, seat);
  const named = new Set(who.flatMap((other) => [...(sketch.contracts?.[other] ?? []), ...(sketch.done?.[other] ?? [])]).map(spaceNamed));
  for (const city of sketch.done?.[id] ?? []) own.done.push(spaceNamed(city));
  for (const city of sketch.contracts?.[id] ?? []) g.owners[spaceNamed(city)] = seat;
  for (const city of TARGET_CITIES)
    if (!named.has(city) && at(g.owners, city) < 0 && own.done.length + openContracts(g, seat).length < CONTRACTS_EACH) g.owners[city] = seat;
}

function take(bag: number[], number: number, what: string): void {
  if (at(bag, number) === 0) throw new Error(`there is no ${what} left`);
  bag[number] = at(bag, number) - 1;
}

function refill(bag: number[], numbers: readonly number[]): void {
  bag.fill(0);
  for (const number of numbers) bag[number] = at(bag, number) + 1;
}

function stack(g: State, deck: readonly CardId[], rest: AssassinId | 'discards' | 'out', who: readonly AssassinId[]): void {
  const cards = deck.map(cardNamed);
  for (const card of cards) {
    const index = g.deck.bag.indexOf(card);
    if (index < 0) throw new Error(`there are not so many cards ${card}`);
    g.deck.bag.splice(index, 1);
  }
  const left = g.deck.bag.splice(0);
  g.deck.bag.push(...cards);
  if (rest === 'out') return;
  const pile = rest === 'discards' ? g.discards : hitman(g, seatOf(who, rest)).hand;
  for (const card of left) pile[card] = at(pile, card) + 1;
}

function seatOf(who: readonly AssassinId[], id: AssassinId): Seat {
  const seat = who.indexOf(id);
  if (seat < 0) throw new Error(`${id} is not at the table`);
  return seat;
}

/** A card, as chance draws it. A die is its number, a token the number on it. */
export function card(id: CardId): number {
  return cardNamed(id);
}
