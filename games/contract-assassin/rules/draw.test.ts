import { describe, expect } from 'vitest';
import { Match } from '#kernel';
import { proves } from '../../proves.ts';
import { card, position } from '../positions.ts';
import { asked, begin, eventsOf, forbidden, say, seen } from '../testing/job.ts';
import { contractAssassinGame } from './game.ts';
import { total } from './state.ts';

const TRIO = ['archie', 'lily', 'otto'] as const;

describe('the kit', () => {
  proves('contract-assassin.kit.no-limit', 'has no hand limit', () => {
    const g = position({ who: TRIO });
    for (let i = 0; i < 30; i++) g.hitmen[0]?.hand.splice(i % 11, 1, (g.hitmen[0]?.hand[i % 11] ?? 0) + 1);
    expect(total(g.hitmen[0]?.hand ?? [])).toBe(30);
    const match = begin(g, card('submarine'));
    say(match, 'draw');
    expect(seen(match, 'archie').cards).toBe(31);
  });

  proves('contract-assassin.kit.discard', 'puts a played card on the discard pile', () => {
    const match = begin({ who: TRIO, hand: { archie: ['double-espresso'] } });
    say(match, 'play double-espresso');
    expect([match.scene(null).view.discards, seen(match, 'archie').hand]).toEqual([['double-espresso'], []]);
  });

  proves('contract-assassin.kit.discard-first#1', 'has a played card on the pile before it works: Arms Fair draws itself', () => {
    const match = begin({ who: TRIO, hand: { archie: ['arms-fair'] }, deck: [], rest: 'otto' }, card('arms-fair'), card('poison'), card('machete'));
    say(match, 'play arms-fair');
    expect([eventsOf(match, 'reshuffles'), eventsOf(match, 'draws').map((event) => event.card)]).toEqual([[{ kind: 'reshuffles', cards: 1 }], ['arms-fair']]);
    expect([seen(match, 'archie').hand, eventsOf(match, 'robs').map(({ from }) => from)]).toEqual([
      ['machete', 'poison', 'arms-fair'],
      [2, 2],
    ]);
  });

  proves('contract-assassin.kit.hoarder', 'is taken from a hand in the same way when nobody listens', () => {
    const g = position({ who: TRIO, hand: { archie: ['arms-fair'] }, deck: [], rest: 'otto' });
    const drawn = (listen: boolean) => {
      const match = Match.from(contractAssassinGame, g.config, g, { script: [card('arms-fair'), card('poison'), card('machete')], listen });
      match.answer(0, 0, 'play arms-fair');
      return [seen(match, 'archie').hand, eventsOf(match, 'robs').length];
    };
    const hand = ['machete', 'poison', 'arms-fair'];
    expect([drawn(true), drawn(false)]).toEqual([
      [hand, 2],
      [hand, 0],
    ]);
  });

  proves('contract-assassin.kit.discard-first#2', 'keeps what is laid out off the pile until it is judged', () => {
    const match = begin(
      { who: TRIO, at: { archie: 'rome' }, contracts: { archie: ['rome'] }, hand: { archie: ['poison', 'machete', 'loaded-dice'] } },
      ...[4, 5],
    );
    const piles = () => [asked(match), match.scene(null).view.laid, match.scene(null).view.discards];
    say(match, 'attempt in rome', 'bring poison', 'bring machete', 'roll');
    expect(piles()).toEqual(['roll', ['machete', 'poison'], []]);
    say(match, 'accept the roll');
    expect([match.scene(null).view.laid, match.scene(null).view.discards]).toEqual([[], ['machete', 'poison']]);
  });

  proves('contract-assassin.kit.reshuffle', 'makes a new deck of the discards when the deck is empty', () => {
    const match = begin({ who: TRIO, deck: [], hand: { lily: ['poison'] } }, card('longbow'));
    expect(match.scene(null).view).toMatchObject({ deck: 0, discards: { length: 87 } });
    say(match, 'draw');
    expect(match.scene(null).view).toMatchObject({ deck: 86, discards: [] });
    const early = begin({ who: TRIO, deck: ['poison', 'machete'] }, card('machete'));
    say(early, 'draw');
    expect([eventsOf(early, 'reshuffles'), early.scene(null).view.deck]).toEqual([[], 1]);
  });

  proves('contract-assassin.kit.hoarder', 'has a card taken from the largest hand when deck and discards are empty, for one action', () => {
    const match = begin({ who: TRIO, deck: [], rest: 'lily', hand: { archie: ['poison'], otto: ['longbow', 'longbow'] } }, card('machete'));
    const before = seen(match, 'lily').cards;
    say(match, 'draw');
    expect([seen(match, 'lily').cards, seen(match, 'archie').hand, match.state.actions]).toEqual([before - 1, ['machete', 'poison'], 3]);
    expect(eventsOf(match, 'robs')).toEqual([{ kind: 'robs', seat: 0, from: 1, card: 'machete' }]);
  });

  proves(
    ['contract-assassin.kit.hoarder-tie#1', 'contract-assassin.kit.hoarder-tie#2'],
    'robs the next in turn order of equal hands, never oneself; and none when nobody holds a card',
    () => {
      const hand = { archie: ['poison', 'poison', 'poison'], lily: ['machete', 'machete'], otto: ['longbow', 'longbow'] } as const;
      const match = begin({ who: TRIO, deck: [], rest: 'out', hand }, card('machete'));
      say(match, 'draw');
      expect(eventsOf(match, 'robs')).toMatchObject([{ from: 1 }]);
      expect(begin({ who: TRIO, hand }).scene(null).view.hoarder).toBe(1);
      const third = begin({ who: TRIO, active: 'otto', deck: [], rest: 'out', hand: { lily: ['machete'], archie: ['poison'] } }, card('poison'));
      say(third, 'draw');
      expect(eventsOf(third, 'robs')).toMatchObject([{ seat: 2, from: 0 }]);
      const nobody = begin({ who: TRIO, deck: [], rest: 'out', hand: { archie: ['poison'] } });
      expect([forbidden(nobody, 'draw'), nobody.scene(null).view.hoarder]).toEqual([['contract-assassin.kit.hoarder-tie'], null]);
      const last = begin({ who: TRIO, deck: ['poison'], rest: 'out' });
      expect([forbidden(last, 'draw'), say(last, 'draw').options(0).includes('draw')]).toEqual([[], false]);
    },
  );

  proves('contract-assassin.kit.hoarder-hidden', 'has chance choose the card, not the thief', () => {
    const hand = { lily: ['machete', 'poison', 'longbow'] } as const;
    const taken = (id: 'machete' | 'poison' | 'longbow') => {
      const match = begin({ who: TRIO, deck: [], rest: 'out', hand }, card(id));
      say(match, 'draw');
      return seen(match, 'archie').hand;
    };
    expect([taken('machete'), taken('poison'), taken('longbow')]).toEqual([['machete'], ['poison'], ['longbow']]);
    expect(
      begin({ who: TRIO, deck: [], rest: 'out', hand })
        .options(0)
        .filter((text) => text.startsWith('draw')),
    ).toEqual(['draw']);
  });

  proves(['contract-assassin.kit.open-hands#1', 'contract-assassin.kit.open-hands#2'], 'lies open by default; with hidden-hands rivals see how many', () => {
    const hand = { archie: ['poison', 'machete'] } as const;
    const open = begin({ who: TRIO, hand });
    expect(open.view(1).view.hitmen[0]).toMatchObject({ cards: 2, hand: ['machete', 'poison'] });
    const hidden = begin({ who: TRIO, hand, settings: { 'hidden-hands': true } }, { to: [0], is: card('longbow') });
    say(hidden, 'draw');
    expect(hidden.view(0).view.hitmen[0]).toMatchObject({ cards: 3, hand: ['longbow', 'machete', 'poison'] });
    for (const eyes of [1, 2, null]) {
      const { view } = hidden.view(eyes);
      expect(view.hitmen[0]).toMatchObject({ cards: 3, hand: null, known: [] });
      expect([view.deckCards, view.deck]).toEqual([null, 85]);
    }
    expect(hidden.events.slice(-2).map(({ event, to }) => [event, to])).toEqual([
      [{ kind: 'draws', seat: 0, card: null }, undefined],
      [{ kind: 'drawn', seat: 0, card: 'longbow' }, [0]],
    ]);
  });
});

describe('what somebody may know of hidden hands', () => {
  const settings = { 'hidden-hands': true } as const;

  proves('contract-assassin.setup.public', 'a stolen card is seen by thief and victim alone, and the victim remembers it until it is played', () => {
    const match = begin(
      { who: TRIO, deck: [], rest: 'out', hand: { lily: ['machete', 'night-train'] }, at: { archie: 'rome' }, settings },
      {
        to: [0, 1],
        is: card('night-train'),
      },
    );
    say(match, 'draw');
    expect([1, 2].map((eyes) => match.view(eyes).view.hitmen[0]?.known)).toEqual([['night-train'], []]);
    say(match, 'travel by night-train to zurich');
    expect(match.view(1).view.hitmen[0]?.known).toEqual([]);
  });

  proves('contract-assassin.setup.public', 'a third robbery blurs what others knew', () => {
    const g = position({ who: TRIO, deck: [], rest: 'out', hand: { lily: ['machete', 'night-train'] }, settings });
    const match = begin(g, { to: [0, 1], is: card('night-train') }, { to: [0, 2], is: card('night-train') });
    say(match, 'draw', 'end the turn', 'end the turn', 'draw');
    expect(eventsOf(match, 'robs').map(({ seat, from }) => [seat, from])).toEqual([
      [0, 1],
      [2, 0],
    ]);
    expect([match.view(1).view.hitmen[0]?.known, match.view(1).view.hitmen[2]?.known, match.view(0).view.hitmen[2]?.known]).toEqual([[], [], ['night-train']]);
  });

  proves('contract-assassin.setup.public', 'imagining keeps the own hand, the number of cards and what is known', () => {
    const hand = { lily: ['machete', 'night-train'], otto: ['arms-fair'] } as const;
    const g = position({ who: TRIO, deck: ['poison', 'poison', 'longbow', 'submarine'], rest: 'out', hand, settings });
    g.known?.[0]?.[1]?.splice(card('machete'), 1, 1);
    const match = begin(g);
    let others = 0;
    for (let i = 0; i < 40; i++) {
      const twin = contractAssassinGame.copy(match.state);
      const imagined = match.imagined(0, `${i}`.padStart(64, '0')).state;
      expect(imagined.hitmen.map(({ hand }) => total(hand))).toEqual(twin.hitmen.map(({ hand }) => total(hand)));
      expect(imagined.hitmen[1]?.hand[card('machete')]).toBe(1);
      expect(imagined.deck.bag).toHaveLength(4);
      if (imagined.hitmen[1]?.hand[card('night-train')] === 0) others++;
    }
    expect(others).toBeGreaterThan(10);
  });
});
