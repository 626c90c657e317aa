import { describe, expect } from 'vitest';
import { proves } from '../../proves.ts';
import { card } from '../positions.ts';
import { asked, begin, eventsOf, forbidden, say, seen } from '../testing/job.ts';

const WHO = ['archie', 'lily', 'otto', 'klaus'] as const;

describe('a turn', () => {
  proves('contract-assassin.turn.order#1', 'goes round the table from whoever began', () => {
    const match = begin({ who: WHO, active: 'otto', first: 'otto', round: 1 });
    const order: (number | undefined)[] = [];
    for (let i = 0; i < 5; i++) {
      order.push(match.asked[0]);
      say(match, 'end the turn');
    }
    expect([order, match.state.round]).toEqual([[2, 3, 0, 1, 2], 2]);
    expect(forbidden(match, 'draw', 0)).toEqual(['contract-assassin.turn.order']);
  });

  proves('contract-assassin.turn.order#2', 'keeps its place when it is missed', () => {
    const match = begin({ who: WHO, active: 'otto', first: 'otto', hiding: { klaus: 2 } });
    say(match, 'end the turn');
    expect([match.asked, eventsOf(match, 'misses').map(({ seat }) => seat)]).toEqual([[0], [3]]);
  });

  proves(['contract-assassin.turn.four-actions', 'contract-assassin.turn.mix#2'], 'has four actions, and a fifth is refused', () => {
    const match = begin({ who: WHO, hand: { archie: ['double-espresso'] } });
    say(match, 'draw', 'draw', 'draw', 'draw');
    expect([match.asked, match.state.actions]).toEqual([[0], 0]);
    expect(forbidden(match, 'draw')).toEqual(['contract-assassin.turn.four-actions']);
    expect(forbidden(match, 'move to london')).toEqual(['contract-assassin.turn.four-actions']);
  });

  proves('contract-assassin.turn.mix#1', 'mixes its actions freely', () => {
    const match = begin({ who: WHO, hand: { archie: ['double-espresso'] } });
    say(match, 'draw', 'move to london', 'draw', 'move to paris');
    expect([seen(match, 'archie').space, seen(match, 'archie').cards]).toEqual(['paris', 3]);
  });

  proves('contract-assassin.turn.unused', 'lets what is left lapse', () => {
    const match = begin({ who: ['archie', 'lily'] });
    say(match, 'draw', 'draw', 'end the turn', 'end the turn');
    expect([match.asked, match.state.actions]).toEqual([[0], 4]);
  });

  proves(
    ['contract-assassin.turn.ends#1', 'contract-assassin.turn.ends#2', 'contract-assassin.turn.ends#3'],
    'ends when the player says so, and by itself when nothing is left to do',
    () => {
      const over = begin({ who: WHO, actions: 1 }, card('poison'));
      say(over, 'draw');
      expect([over.asked, eventsOf(over, 'turn-ends')]).toEqual([[1], [{ kind: 'turn-ends', seat: 0 }]]);
      const card2 = begin({ who: WHO, actions: 1, hand: { archie: ['double-espresso'] } }, card('poison'));
      say(card2, 'draw');
      expect(card2.options(0).toSorted()).toEqual(['end the turn', 'play double-espresso']);
      expect(begin({ who: WHO }).options(0)).toContain('end the turn');
    },
  );

  proves(
    ['contract-assassin.turn.missed#1', 'contract-assassin.turn.missed#2', 'contract-assassin.turn.missed#3'],
    'that is missed passes without a question, unless the prison card is there',
    () => {
      const hiding = begin({ who: ['archie', 'lily'], hiding: { archie: 3 }, hand: { archie: ['escape-from-prison', 'double-espresso'] } });
      expect(hiding.asked).toEqual([1]);
      const prison = begin({ who: ['archie', 'lily'], prison: { archie: 2 }, hand: { archie: ['double-espresso'] } });
      expect(prison.asked).toEqual([1]);
      const card3 = begin({ who: ['archie', 'lily'], prison: { archie: 2 }, hand: { archie: ['escape-from-prison'] } });
      expect([card3.asked, asked(card3), card3.options(0)]).toEqual([[0], 'missed', ['play escape-from-prison', 'sit the turn out']]);
    },
  );
});

describe('an action', () => {
  proves('contract-assassin.turn.mix', 'is offered among all others, each kind together', () => {
    const rome = begin({
      who: ['archie', 'lily'],
      at: { archie: 'rome' },
      contracts: { archie: ['rome'] },
      hand: { archie: ['poison', 'private-jet', 'double-espresso'] },
    });
    const hubs = ['san-francisco', 'new-york', 'rio-de-janeiro', 'london', 'cairo', 'dubai', 'singapore', 'tokyo'];
    expect(rome.options(0)).toEqual([
      'draw',
      'move to zurich',
      'move to mediterranean',
      ...hubs.map((hub) => `travel by private-jet to ${hub}`),
      'attempt in rome',
      'play double-espresso',
      'end the turn',
    ]);
    const zurich = begin({ who: ['archie', 'lily'], at: { archie: 'zurich' } });
    expect(zurich.options(0)).toEqual(['draw', ...['paris', 'rome', 'prague'].map((city) => `move to ${city}`), 'learn strangulation', 'end the turn']);
    const corner = begin({ who: ['archie', 'lily'], at: { archie: 'san-francisco' } });
    expect(forbidden(corner, 'move to vancouver')).toEqual([]);
  });

  proves(['contract-assassin.action.draw#1', 'contract-assassin.action.draw#2'], 'takes the top card, to be used in the same turn', () => {
    const match = begin({ who: ['archie', 'lily'] }, card('night-train'));
    say(match, 'draw');
    const { deck } = match.scene(null).view;
    expect([deck, seen(match, 'archie').hand, match.state.actions]).toEqual([87, ['night-train'], 3]);
    expect(forbidden(match, 'travel by night-train to london')).toEqual([]);
  });

  proves(['contract-assassin.action.move#1', 'contract-assassin.action.move#2'], 'moves one link', () => {
    const match = begin({ who: ['archie', 'lily'], at: { archie: 'paris' } });
    expect(
      match
        .options(0)
        .filter((text) => text.startsWith('move'))
        .toSorted(),
    ).toEqual(['move to berlin', 'move to london', 'move to madrid', 'move to zurich']);
    expect(forbidden(match, 'move to rome')).toEqual(['contract-assassin.action.move']);
    say(match, 'move to london');
    expect([seen(match, 'archie').space, match.state.actions]).toEqual(['london', 3]);
  });

  proves(['contract-assassin.action.getaway-travel#1', 'contract-assassin.action.getaway-travel#2'], 'plays a getaway card to travel, without a roll', () => {
    const match = begin({ who: ['archie', 'lily'], hand: { archie: ['private-jet'] } });
    expect(forbidden(match, 'travel by private-jet to paris')).toEqual(['contract-assassin.action.getaway-travel']);
    expect(forbidden(match, 'travel by helicopter to london')).toEqual(['contract-assassin.action.getaway-travel']);
    say(match, 'travel by private-jet to tokyo');
    expect([seen(match, 'archie').space, seen(match, 'archie').hand, match.scene(null).view.discards, match.state.actions]).toEqual([
      'tokyo',
      [],
      ['private-jet'],
      3,
    ]);
    expect(eventsOf(match, 'rolls')).toEqual([]);
  });

  proves('contract-assassin.move.shared-space', 'is not hindered by pawns in the same space', () => {
    const match = begin({ who: ['archie', 'lily'], at: { archie: 'rome', lily: 'rome' }, contracts: { archie: ['rome'] }, hand: { archie: ['poison'] } });
    expect(forbidden(match, 'attempt in rome')).toEqual([]);
    expect(forbidden(match, 'move to zurich')).toEqual([]);
    say(match, 'end the turn');
    expect([match.asked, forbidden(match, 'draw'), forbidden(match, 'move to zurich')]).toEqual([[1], [], []]);
  });

  proves(['contract-assassin.move.prison-not-on-map#1', 'contract-assassin.move.prison-not-on-map#2'], 'never leads into the prison yard or out of it', () => {
    const match = begin({ who: ['archie', 'lily'], hand: { archie: ['submarine', 'private-jet', 'red-eye-ticket'] } });
    for (const text of match.options(0)) expect(text).not.toContain('prison');
    expect(begin({ who: ['archie', 'lily'], prison: { archie: 1 }, hand: { archie: ['submarine'] } }).asked).toEqual([1]);
  });
});

proves('contract-assassin.action.escape#2', 'nobody escapes where there was no attempt', () => {
  const match = begin({ who: ['archie', 'lily'], hand: { archie: ['speedboat'] } });
  expect([asked(match), match.options(0).includes('escape'), match.whyNot(0, 'escape').kind]).toEqual(['act', false, 'unknown']);
});

proves('contract-assassin.escape.fallback#2', 'a method that leads nowhere moves one space for who travels', () => {
  const match = begin({ who: ['archie', 'lily'], at: { archie: 'honolulu' }, hand: { archie: ['night-train'] } });
  const reached = ['north-pacific-east', 'north-pacific-west', 'south-pacific-west'];
  expect(
    match
      .options(0)
      .filter((text) => text.startsWith('travel'))
      .toSorted(),
  ).toEqual(reached.map((space) => `travel by night-train to ${space}`));
});
