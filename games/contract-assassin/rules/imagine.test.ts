import { describe, expect, test } from 'vitest';
import { at, keyFromSeed, Match, type Seat, Stream, Timeline } from '#kernel';
import { type Card, type CardId, cardNamed, KINDS } from '../content/kit.ts';
import type { Event } from '../event.ts';
import { position } from '../positions.ts';
import { begin } from '../testing/job.ts';
import type { ContractAssassin } from '../types.ts';
import { contractAssassinGame } from './game.ts';
import { laws } from './laws.ts';
import { type State, total } from './state.ts';

/** Every decision of matches in which much is drawn, so that the deck runs out and hands are robbed. */
function* moments(players: number, matches: number): Iterable<Match<ContractAssassin>> {
  for (let i = 0; i < matches; i++) {
    const stream = new Stream(keyFromSeed(`greed ${players} ${i}`));
    const settings = { 'hidden-hands': true, 'opening-hand': true, 'round-limit': players > 3 ? 12 : 30 };
    const match = Match.start(contractAssassinGame, { players, settings }, { key: keyFromSeed(`greed ${players} ${i}`) });
    for (; match.decision !== null; ) {
      yield match;
      const draw = match.options().indexOf('draw');
      match.answerIndex(draw >= 0 && stream.below(4) > 0 ? draw : stream.below(match.decision.count));
    }
  }
}

const seatsOf = ({ hitmen }: State): readonly Seat[] => hitmen.map((_, seat) => seat);

describe('imagining', () => {
  test.each([2, 3, 8])('with %i seats keeps all that a seat has seen, and every card', (players) => {
    let changed = 0;
    let certain = 0;
    for (const match of moments(players, 1)) {
      if (match.number % (3 * players) > 0) continue;
      const g = match.state;
      for (const seat of seatsOf(g)) {
        const imagined = match.imagined(seat, keyFromSeed(`${match.number} ${seat}`)).state;
        for (const law of laws) expect([law.name, law.holds(imagined)]).toEqual([law.name, true]);
        expect(imagined.hitmen[seat]).toEqual(g.hitmen[seat]);
        expect([imagined.discards, imagined.laid, imagined.deck.bag.length]).toEqual([g.discards, g.laid, g.deck.bag.length]);
        expect(imagined.hitmen.map(({ hand }) => total(hand))).toEqual(g.hitmen.map(({ hand }) => total(hand)));
        const known = at(g.known ?? [], seat);
        expect(imagined.known?.[seat]).toEqual(known);
        for (const other of seatsOf(g))
          for (let card = 0; card < KINDS; card++) expect(imagined.hitmen[other]?.hand[card]).toBeGreaterThanOrEqual(at(at(known, other), card));
        certain += known.reduce((sum, cards) => sum + total(cards), 0);
        if (JSON.stringify(imagined.hitmen) !== JSON.stringify(g.hitmen)) changed++;
      }
    }
    expect(changed).toBeGreaterThan(40);
    expect(certain).toBeGreaterThan(5);
  });

  test('forgets what another knows of a third hand, and keeps what one knows oneself', () => {
    const who = ['archie', 'lily', 'otto'] as const;
    const g = position({ who, hand: { lily: ['machete'] }, settings: { 'hidden-hands': true } });
    for (const observer of [0, 2]) at(at(g.known ?? [], observer), 1)[cardNamed('machete')] = 1;
    const { known } = begin(g).imagined(0, keyFromSeed('third hand')).state;
    expect(known?.map((hands) => total(at(hands, 1)))).toEqual([1, 0, 0]);
  });

  test('forgets what the others know of each other: it names cards', () => {
    let forgotten = 0;
    for (const match of moments(4, 1))
      for (const seat of seatsOf(match.state)) {
        const others = (g: State): number =>
          (g.known ?? []).reduce(
            (sum, hands, observer) => sum + (observer === seat ? 0 : total(hands.map((cards, holder) => (holder === seat ? 0 : total(cards))))),
            0,
          );
        if (others(match.state) === 0) continue;
        forgotten++;
        expect(others(match.imagined(seat, keyFromSeed(`${match.number}`)).state)).toBe(0);
      }
    expect(forgotten).toBeGreaterThan(10);
  });
});

/** What somebody who only hears the events of their seat can be certain of: of each hand, how many of each card. */
class Memory {
  readonly #seat: Seat;
  readonly #hands: Card[][];

  constructor(seat: Seat, seats: number) {
    this.#seat = seat;
    this.#hands = Array.from({ length: seats }, () => []);
  }

  of(holder: Seat): readonly Card[] {
    return at(this.#hands, holder).toSorted((a, b) => a - b);
  }

  hear(event: Event): void {
    switch (event.kind) {
      case 'robbed':
        if (event.from === this.#seat) at(this.#hands, event.seat).push(cardNamed(event.card));
        else this.#gone(event.from, event.card);
        return;
      case 'robs':
        // It may have been any of those that were known, unless one was there and saw it.
        if (event.seat !== this.#seat && event.from !== this.#seat) for (const card of new Set(this.of(event.from))) this.#take(event.from, card);
        return;
      case 'keeps':
        if (event.seat !== this.#seat) at(this.#hands, event.seat).push(cardNamed(event.card));
        return;
      case 'brings':
      case 'plays':
        this.#gone(event.seat, event.card);
        return;
      case 'travels':
        this.#gone(event.seat, event.by);
        return;
    }
  }

  #gone(holder: Seat, card: CardId): void {
    this.#take(holder, cardNamed(card));
  }

  #take(holder: Seat, card: Card): void {
    const hand = at(this.#hands, holder);
    const place = hand.indexOf(card);
    if (place >= 0) hand.splice(place, 1);
  }
}

test('what a seat is said to know of a hand is what it can tell from the events it was told', () => {
  let certain = 0;
  let match: Match<ContractAssassin> | null = null;
  let memories: readonly Memory[] = [];
  let timeline: Timeline<ContractAssassin> | null = null;
  for (const moment of moments(4, 2)) {
    if (moment !== match) {
      match = moment;
      timeline = new Timeline(moment);
      memories = moment.seatNames.map((_, seat) => new Memory(seat, moment.seatNames.length));
    }
    for (const [seat, memory] of memories.entries()) {
      timeline?.look(seat);
      for (const { event } of timeline?.eventsAt(moment.number) ?? []) memory.hear(event);
      for (const [holder, { known }] of moment.view(seat).view.hitmen.entries()) {
        if (holder === seat) continue;
        expect(known.map((id) => cardNamed(id)).toSorted((a, b) => a - b)).toEqual(memory.of(holder));
        certain += known.length;
      }
    }
  }
  expect(certain).toBeGreaterThan(50);
});
