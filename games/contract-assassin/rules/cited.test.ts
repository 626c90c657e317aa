import { describe, expect, test } from 'vitest';
import { keyFromSeed, Match } from '#kernel';
import { card } from '../positions.ts';
import { begin, cited, eventsOf, say } from '../testing/job.ts';
import { contractAssassinGame } from './game.ts';

const AT_WORK = { who: ['archie', 'lily'], at: { archie: 'rome' }, contracts: { archie: ['rome'], lily: ['paris'] } } as const;

const BONUS = ['bonus.free', 'bonus.one-per-turn', 'kit.discard-first'];

describe('what is told cites the clauses by which it happens', () => {
  test('at set-up', () => {
    const match = Match.start(contractAssassinGame, { players: 2, assassins: ['archie', 'lily'], first: 1 }, { key: keyFromSeed('cited') });
    expect(eventsOf(match, 'first')).toEqual([{ kind: 'first', seat: 1 }]);
    expect(cited(match, 'first')).toEqual([['turn.first-player']]);
    expect(eventsOf(match, 'file').map(({ seat, assassin }) => [seat, assassin])).toEqual([
      [0, 'archie'],
      [1, 'lily'],
    ]);
    expect(cited(match, 'file')[1]).toEqual(['setup.assassin-random', 'setup.start-city']);
    const bows = match.scene(null).view.hitmen.map(({ skills }) => skills[0]);
    expect(eventsOf(match, 'specialist')).toEqual(bows.map((skill, seat) => ({ kind: 'specialist', seat, ...skill })));
    expect(cited(match, 'specialist')[1]).toEqual(['setup.specialist-skill', 'setup.greyed-redraw']);
    expect(eventsOf(match, 'contract').map(({ seat }) => seat)).toEqual([0, 0, 0, 0, 1, 1, 1, 1]);
    expect(cited(match, 'contract')[7]).toEqual(['setup.contracts', 'setup.target-markers']);
    expect([eventsOf(match, 'turn'), cited(match, 'turn')]).toEqual([[{ kind: 'turn', seat: 1, round: 1 }], [['turn.order', 'turn.four-actions']]]);
  });

  test('in a turn of drawing, moving, travelling and learning', () => {
    const match = begin({ who: ['archie', 'lily'], hand: { archie: ['submarine'] } }, card('poison'), 4);
    say(match, 'draw', 'move to london', 'travel by submarine to goa', 'learn poison');
    expect([eventsOf(match, 'draws'), cited(match, 'draws')]).toEqual([[{ kind: 'draws', seat: 0, card: 'poison' }], [['action.draw']]]);
    expect([eventsOf(match, 'moves'), cited(match, 'moves')]).toEqual([[{ kind: 'moves', seat: 0, to: 'london' }], [['action.move', 'move.shared-space']]]);
    expect([eventsOf(match, 'travels'), cited(match, 'travels')]).toEqual([
      [{ kind: 'travels', seat: 0, by: 'submarine', to: 'goa' }],
      [['action.getaway-travel', 'kit.discard']],
    ]);
    expect([eventsOf(match, 'learns'), cited(match, 'learns')]).toEqual([
      [{ kind: 'learns', seat: 0, weapon: 'poison', number: 4 }],
      [['action.learn', 'skill.draw', 'skill.greyed']],
    ]);
    expect([eventsOf(match, 'turn-ends'), cited(match, 'turn-ends')]).toEqual([[{ kind: 'turn-ends', seat: 0 }], [['turn.ends', 'turn.unused']]]);
  });

  test('when the deck is dry', () => {
    const match = begin(
      { who: ['archie', 'lily'], deck: [], rest: 'lily', hand: { archie: ['arms-fair'] } },
      card('arms-fair'),
      card('poison'),
      card('poison'),
    );
    say(match, 'play arms-fair');
    expect([eventsOf(match, 'reshuffles'), cited(match, 'reshuffles')]).toEqual([[{ kind: 'reshuffles', cards: 1 }], [['kit.reshuffle']]]);
    const clauses = ['kit.hoarder', 'kit.hoarder-tie', 'kit.hoarder-hidden'];
    expect(cited(match, 'robs')).toEqual([clauses, clauses]);
    const hidden = begin(
      { who: ['archie', 'lily'], active: 'lily', deck: [], rest: 'out', hand: { archie: ['machete'] }, settings: { 'hidden-hands': true } },
      { to: [0, 1], is: card('machete') },
    );
    say(hidden, 'draw');
    expect(hidden.events.map(({ event, to }) => [event, to])).toEqual([
      [{ kind: 'robs', seat: 1, from: 0, card: null }, undefined],
      [{ kind: 'robbed', seat: 1, from: 0, card: 'machete' }, [0, 1]],
    ]);
    expect([cited(hidden, 'robs'), cited(hidden, 'robbed')]).toEqual([[clauses], [clauses]]);
    const deck = begin({ who: ['archie', 'lily'], settings: { 'hidden-hands': true } }, { to: [0], is: card('machete') });
    say(deck, 'draw');
    expect([cited(deck, 'draws'), cited(deck, 'drawn')]).toEqual([[['action.draw']], [['action.draw', 'kit.open-hands']]]);
  });

  test('when bonus cards are played', () => {
    const match = begin(
      { ...AT_WORK, hand: { archie: ['bent-bodyguard', 'red-eye-ticket'], lily: ['anonymous-tip-off', 'correspondence-course'] }, guards: { paris: [6] } },
      ...[8, 5],
    );
    say(match, 'play bent-bodyguard on 6 in paris', 'end the turn', 'play anonymous-tip-off in rome', 'end the turn');
    say(match, 'play red-eye-ticket to sydney', 'end the turn', 'play correspondence-course for poison');
    expect(eventsOf(match, 'plays').map(({ seat, card: id }) => [seat, id])).toEqual([
      [0, 'bent-bodyguard'],
      [1, 'anonymous-tip-off'],
      [0, 'red-eye-ticket'],
      [1, 'correspondence-course'],
    ]);
    expect(cited(match, 'plays')).toEqual([BONUS, BONUS, BONUS, BONUS]);
    expect([eventsOf(match, 'guard-leaves'), cited(match, 'guard-leaves')]).toEqual([
      [{ kind: 'guard-leaves', city: 'paris', numbers: [6] }],
      [['bonus.free']],
    ]);
    expect([eventsOf(match, 'guard'), cited(match, 'guard')]).toEqual([
      [{ kind: 'guard', city: 'rome', number: 8 }],
      [['bonus.free', 'bodyguard.random', 'bodyguard.different']],
    ]);
    expect([eventsOf(match, 'flies'), cited(match, 'flies')]).toEqual([[{ kind: 'flies', seat: 0, to: 'sydney' }], [['bonus.free']]]);
    expect([eventsOf(match, 'learns'), cited(match, 'learns')]).toEqual([
      [{ kind: 'learns', seat: 1, weapon: 'poison', number: 5 }],
      [['skill.draw', 'skill.greyed']],
    ]);
  });

  test('with the card that ends an arrest', () => {
    const match = say(begin({ who: ['archie', 'lily'], prison: { archie: 2 }, hand: { archie: ['escape-from-prison'] } }), 'play escape-from-prison');
    expect([cited(match, 'plays'), cited(match, 'released')]).toEqual([[['prison.escape-card', ...BONUS]], [['prison.escape-card']]]);
  });

  test('in an attempt that fails, and in prison', () => {
    const match = begin({ ...AT_WORK, hand: { archie: ['poison', 'speedboat'] }, guards: { rome: [9, 5] } }, 4, 5, 8, 1);
    say(match, 'attempt in rome', 'shift bodyguard 5 to paris', 'bring poison', 'roll', 'escape', 'bring speedboat', 'roll', 'end the turn', 'end the turn');
    expect([eventsOf(match, 'attempts'), cited(match, 'attempts')]).toEqual([[{ kind: 'attempts', seat: 0, city: 'rome', owner: 0 }], [['action.attempt']]]);
    expect([eventsOf(match, 'shifts'), cited(match, 'shifts')]).toEqual([
      [{ kind: 'shifts', seat: 0, number: 5, from: 'rome', to: 'paris' }],
      [['archie.shift', 'archie.before-roll']],
    ]);
    expect(eventsOf(match, 'brings').map(({ seat, card: id }) => [seat, id])).toEqual([
      [0, 'poison'],
      [0, 'speedboat'],
    ]);
    expect(cited(match, 'brings')).toEqual([['attempt.choose-first'], ['escape.cards']]);
    expect(eventsOf(match, 'rolls')).toEqual([
      { kind: 'rolls', seat: 0, for: 'attempt', dice: [4, 5] },
      { kind: 'rolls', seat: 0, for: 'escape', dice: [1] },
    ]);
    expect(cited(match, 'rolls')).toEqual([
      ['attempt.roll', 'dice.kinds'],
      ['escape.roll', 'dice.kinds'],
    ]);
    expect([eventsOf(match, 'fails'), cited(match, 'fails')]).toEqual([
      [{ kind: 'fails', seat: 0, city: 'rome', sum: 9, guard: true }],
      [['attempt.fail', 'bodyguard.blocks']],
    ]);
    expect(cited(match, 'guard')).toEqual([['attempt.fail', 'bodyguard.random', 'bodyguard.different']]);
    expect(eventsOf(match, 'discards').map(({ seat, cards }) => [seat, cards])).toEqual([
      [0, ['poison']],
      [0, ['speedboat']],
    ]);
    expect(cited(match, 'discards')).toEqual([['attempt.discard'], ['escape.discard']]);
    expect([eventsOf(match, 'runs'), cited(match, 'runs')]).toEqual([[{ kind: 'runs', seat: 0, city: 'rome' }], [['action.escape']]]);
    expect([eventsOf(match, 'prison'), cited(match, 'prison')]).toEqual([[{ kind: 'prison', seat: 0 }], [['escape.fail', 'prison.two-turns', 'turn.ends']]]);
    expect(eventsOf(match, 'misses')).toEqual([
      { kind: 'misses', seat: 0, in: 'prison', left: 1 },
      { kind: 'misses', seat: 0, in: 'prison', left: 0 },
    ]);
    expect(cited(match, 'misses')[1]).toEqual(['turn.missed', 'prison.two-turns']);
    expect([eventsOf(match, 'released'), cited(match, 'released')]).toEqual([[{ kind: 'released', seat: 0, city: 'edinburgh' }], [['prison.home']]]);
  });

  test('in an attempt that kills, and out of the city', () => {
    const otto = begin(
      {
        who: ['otto', 'archie'],
        at: { otto: 'paris' },
        contracts: { otto: ['rome', 'lima'], archie: ['paris'] },
        guards: { paris: [5, 8] },
        hand: { otto: ['poison', 'helicopter'] },
      },
      ...[4, 5, 4],
    );
    say(otto, 'attempt in paris', 'bring poison', 'roll', 'give the contract in lima', 'escape', 'bring helicopter', 'roll', 'get away to rome');
    expect(eventsOf(otto, 'attempts')).toEqual([{ kind: 'attempts', seat: 0, city: 'paris', owner: 1 }]);
    expect([eventsOf(otto, 'kills'), cited(otto, 'kills')]).toEqual([
      [{ kind: 'kills', seat: 0, city: 'paris', owner: 1, done: 1 }],
      [['attempt.fulfil', 'otto.any-target']],
    ]);
    expect([eventsOf(otto, 'guard-leaves'), cited(otto, 'guard-leaves')]).toEqual([
      [{ kind: 'guard-leaves', city: 'paris', numbers: [5, 8] }],
      [['attempt.bodyguards-return']],
    ]);
    expect([eventsOf(otto, 'gives'), cited(otto, 'gives')]).toEqual([[{ kind: 'gives', seat: 0, city: 'lima', to: 1 }], [['otto.swap', 'otto.swap-choice']]]);
    expect([eventsOf(otto, 'gets-away'), cited(otto, 'gets-away')]).toEqual([
      [{ kind: 'gets-away', seat: 0, number: 4, to: 'rome' }],
      [['escape.method', 'escape.go-on']],
    ]);
    const ninja = begin({ who: ['ninja', 'lily'], at: { ninja: 'rome' }, contracts: { ninja: ['rome'] }, hand: { ninja: ['poison', 'helicopter'] } }, 4, 5, 4);
    say(ninja, 'attempt in rome', 'bring poison', 'roll', 'escape', 'bring helicopter', 'roll', 'get away to goa');
    expect([cited(ninja, 'kills'), cited(ninja, 'gets-away')]).toEqual([[['attempt.fulfil']], [['escape.method', 'ninja.anywhere-home', 'escape.go-on']]]);
  });

  test('when a card is kept, a double arrested, and somebody hides', () => {
    const sugar = begin({ who: ['sugar', 'lily'], at: { sugar: 'rome' }, contracts: { sugar: ['rome'] }, hand: { sugar: ['poison'] } }, 1, 1, 8);
    say(sugar, 'attempt in rome', 'bring poison', 'roll', 'keep poison', 'end the turn');
    expect([eventsOf(sugar, 'keeps'), cited(sugar, 'keeps')]).toEqual([
      [{ kind: 'keeps', seat: 0, card: 'poison' }],
      [['sugar.keep-one', 'sugar.once-per-turn']],
    ]);
    expect(eventsOf(sugar, 'discards')).toEqual([]);
    expect(cited(sugar, 'fails')).toEqual([['attempt.fail', 'attempt.success-weapon', 'attempt.success-skill']]);
    expect([eventsOf(sugar, 'hides'), cited(sugar, 'hides')]).toEqual([
      [{ kind: 'hides', seat: 0, city: 'rome' }],
      [['hiding.three-turns', 'hiding.stay', 'turn.ends']],
    ]);
    expect([eventsOf(sugar, 'misses'), cited(sugar, 'misses')]).toEqual([
      [{ kind: 'misses', seat: 0, in: 'hiding', left: 2 }],
      [['turn.missed', 'hiding.three-turns']],
    ]);
    const double = begin({ ...AT_WORK, hand: { archie: ['poison', 'speedboat', 'body-double'] }, guards: { rome: [6] }, guardBag: [6] }, 1, 1, 1);
    say(double, 'attempt in rome', 'bring poison', 'roll', 'escape', 'bring speedboat', 'roll', 'play body-double');
    expect([eventsOf(double, 'no-guard'), cited(double, 'no-guard')]).toEqual([
      [{ kind: 'no-guard', city: 'rome' }],
      [['attempt.fail', 'bodyguard.exhausted']],
    ]);
    expect([eventsOf(double, 'released'), cited(double, 'released')]).toEqual([[{ kind: 'released', seat: 0, city: 'edinburgh' }], [['bonus.between']]]);
  });

  test('at the end', () => {
    const done = { archie: ['madrid', 'berlin', 'tokyo'] } as const;
    const won = begin({ ...AT_WORK, contracts: { archie: ['rome'] }, done, hand: { archie: ['poison'] } }, 4, 5);
    expect(cited(say(won, 'attempt in rome', 'bring poison', 'roll'), 'wins')).toEqual([['goal.four-contracts']]);
    const limit = begin({ who: ['archie', 'lily'], active: 'lily', round: 30, settings: { 'round-limit': 30 } });
    expect(cited(say(limit, 'end the turn'), 'wins')).toEqual([['goal.no-time-limit']]);
    const late = begin({ who: ['archie'], round: 18, settings: { 'solo-clock': 18 } });
    say(late, 'end the turn');
    expect([eventsOf(late, 'out-of-time'), cited(late, 'out-of-time')]).toEqual([[{ kind: 'out-of-time' }], [['goal.solo-clock']]]);
    expect(late.outcome).toEqual({ payoff: [0], clause: 'contract-assassin.goal.solo-clock', cause: 'out of time' });
  });
});
