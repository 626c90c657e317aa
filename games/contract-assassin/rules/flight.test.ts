import { describe, expect } from 'vitest';
import { proves } from '../../proves.ts';
import type { CardId } from '../content/kit.ts';
import { card, type Sketch } from '../positions.ts';
import { asked, begin, eventKinds, eventsOf, forbidden, type Scene, say, seen } from '../testing/job.ts';

const ROME = { who: ['archie', 'lily'], at: { archie: 'rome' }, contracts: { archie: ['rome', 'london'], lily: ['paris'] } } as const;
const MISS = [1, 1, 12] as const;

/** Archie in Rome has missed, and is asked how he flees. */
function missed(hand: readonly CardId[], sketch: Sketch = {}, ...script: readonly number[]): Scene {
  const match = begin({ ...ROME, ...sketch, hand: { ...sketch.hand, archie: ['poison', ...hand] } }, ...MISS, ...script);
  return say(match, 'attempt in rome', 'bring poison', 'roll');
}

describe('an escape', () => {
  proves('contract-assassin.action.escape#1', 'costs an action', () => {
    const match = missed(['speedboat']);
    say(match, 'escape');
    expect(match.state.actions).toBe(2);
  });

  proves(
    ['contract-assassin.escape.cards#1', 'contract-assassin.escape.cards#2', 'contract-assassin.escape.cards#3'],
    'takes one to four getaway cards',
    () => {
      const cards: readonly CardId[] = ['speedboat', 'night-train', 'helicopter', 'private-jet', 'submarine'];
      const match = missed(cards);
      say(match, 'escape');
      expect(forbidden(match, 'roll')).toEqual(['contract-assassin.escape.sequence']);
      say(match, ...cards.slice(0, 4).map((id) => `bring ${id}`));
      expect([forbidden(match, 'bring submarine'), match.options(0)]).toEqual([['contract-assassin.escape.cards'], ['roll']]);
      expect(seen(missed([]), 'archie').status).toBe('hiding');
      expect(forbidden(missed(['speedboat', 'body-double']), 'play body-double')).toEqual(['contract-assassin.bonus.windows']);
    },
  );

  proves('contract-assassin.bonus.windows#3', 'lets a bonus card be played between the getaways, which is not laid out with them', () => {
    const match = say(missed(['speedboat', 'double-espresso']), 'escape', 'bring speedboat', 'play double-espresso');
    expect(match.scene(null).view).toMatchObject({ laid: ['speedboat'], discards: ['poison', 'double-espresso'] });
    expect([asked(match), match.state.actions]).toEqual(['getaways', 4]);
  });

  proves('contract-assassin.escape.cards#2', 'needs a getaway: no card before or after them in the kit will do', () => {
    expect(seen(missed(['grim-reaper', 'escape-from-prison']), 'archie').status).toBe('hiding');
    for (const card of ['stolen-moped', 'submarine'] as const) expect(missed([card]).options(0)).toContain('escape');
  });

  proves('contract-assassin.escape.cards#2', 'knows no cards but getaways, from the first to the last', () => {
    const match = missed(['stolen-moped', 'submarine', 'machete', 'escape-from-prison']);
    say(match, 'escape');
    expect(match.options(0)).toEqual(['bring stolen-moped', 'bring submarine']);
    for (const tried of ['bring machete', 'draw', 'hide']) expect(match.whyNot(0, tried).kind).toBe('unknown');
    for (const id of ['stolen-moped', 'submarine'] as const) expect(missed([id]).options(0)).toEqual(['escape', 'hide']);
    for (const id of ['boomerang', 'escape-from-prison'] as const) expect(seen(missed([id]), 'archie').status).toBe('hiding');
  });

  proves(['contract-assassin.escape.duplicates', 'contract-assassin.escape.discard#1'], 'may bring equal cards, which count and go', () => {
    const match = missed(['speedboat', 'speedboat', 'speedboat', 'speedboat'], {}, 1);
    say(match, 'escape', 'bring speedboat', 'bring speedboat', 'bring speedboat', 'bring speedboat');
    expect(match.options(0)).toEqual(['roll']);
    say(match, 'roll');
    expect([seen(match, 'archie').hand, seen(match, 'archie').status]).toEqual([[], 'prison']);
  });

  proves(
    ['contract-assassin.escape.roll#1', 'contract-assassin.escape.roll#2', 'contract-assassin.dice.kinds#2'],
    'is one die: the card of its number is the way out',
    () => {
      const out = [1, 2, 3, 4, 5, 6].filter((die) => {
        const match = missed(['stolen-moped', 'night-train', 'private-jet', 'submarine'], {}, die);
        say(match, 'escape', 'bring stolen-moped', 'bring night-train', 'bring private-jet', 'bring submarine', 'roll');
        expect(seen(match, 'archie').status).toBe(asked(match) === 'go' ? 'free' : 'prison');
        return asked(match) === 'go';
      });
      expect(out).toEqual([1, 3, 5, 6]);
      for (const face of [0, 7]) expect(() => say(missed(['stolen-moped'], {}, face), 'escape', 'bring stolen-moped', 'roll')).toThrow();
      const match = missed(['speedboat'], {}, 2);
      say(match, 'escape');
      expect(forbidden(match, 'bring night-train')).toEqual(['contract-assassin.escape.roll']);
    },
  );

  proves(
    ['contract-assassin.escape.sequence#1', 'contract-assassin.escape.sequence#2'],
    'runs: action, cards, roll, discard, then the way out or prison',
    () => {
      const out = missed(['stolen-moped', 'night-train'], {}, 3);
      say(out, 'escape', 'bring stolen-moped', 'bring night-train', 'roll', 'get away to zurich');
      expect(eventKinds(out).slice(-6)).toEqual(['runs', 'brings', 'brings', 'rolls', 'discards', 'gets-away']);
      const caught = missed(['stolen-moped', 'night-train'], {}, 2);
      say(caught, 'escape', 'bring stolen-moped', 'bring night-train', 'roll');
      expect(eventKinds(caught).slice(-8)).toEqual(['runs', 'brings', 'brings', 'rolls', 'discards', 'prison', 'turn-ends', 'turn']);
    },
  );

  proves(
    ['contract-assassin.escape.method#1', 'contract-assassin.escape.method#2', 'contract-assassin.escape.discard#2'],
    'leads out of the city by the method of the number, and all cards go',
    () => {
      const match = missed(['helicopter', 'submarine'], {}, 4);
      say(match, 'escape', 'bring helicopter', 'bring submarine', 'roll');
      expect([asked(match), match.options(0)]).toMatchObject(['go', { length: 10 }]);
      expect(forbidden(match, 'get away to rome')).toEqual(['contract-assassin.escape.method']);
      expect(forbidden(match, 'get away to cairo')).toEqual(['contract-assassin.escape.method']);
      say(match, 'get away to stockholm');
      expect([seen(match, 'archie'), match.state.actions]).toMatchObject([{ space: 'stockholm', hand: [], status: 'free' }, 2]);
    },
  );

  proves('contract-assassin.escape.fallback#1', 'by a method that leads nowhere moves one space', () => {
    const match = begin({ ...ROME, at: { archie: 'honolulu' }, contracts: { archie: ['honolulu'] }, hand: { archie: ['poison', 'night-train'] } }, ...MISS, 3);
    say(match, 'attempt in honolulu', 'bring poison', 'roll', 'escape', 'bring night-train', 'roll');
    expect(match.options(0).toSorted()).toEqual(['get away to north-pacific-east', 'get away to north-pacific-west', 'get away to south-pacific-west']);
  });

  proves(['contract-assassin.escape.fail', 'contract-assassin.turn.ends#4'], 'that fails leads to prison, whatever actions are left', () => {
    const match = missed(['stolen-moped'], {}, 6);
    say(match, 'escape', 'bring stolen-moped', 'roll');
    expect([seen(match, 'archie'), match.asked, match.state.actions]).toMatchObject([{ space: null, status: 'prison', missing: 2 }, [1], 5 - 1]);
  });
});

describe('prison', () => {
  const HOME_AGAIN = { who: ['archie', 'lily'], prison: { archie: 2 } } as const;

  proves(['contract-assassin.prison.two-turns', 'contract-assassin.prison.home'], 'costs two turns; then the pawn is home with a full turn', () => {
    const match = begin(HOME_AGAIN);
    expect([match.asked, seen(match, 'archie')]).toMatchObject([[1], { missing: 1, space: null }]);
    say(match, 'end the turn');
    expect([match.asked, seen(match, 'archie')]).toMatchObject([[1], { missing: 0, space: 'edinburgh', status: 'free' }]);
    say(match, 'end the turn');
    expect([match.asked, match.state.actions]).toEqual([[0], 4]);
  });

  proves(['contract-assassin.prison.escape-card#1', 'contract-assassin.prison.escape-card#2'], 'is left at once with the card, in either missed turn', () => {
    const match = begin({ ...HOME_AGAIN, hand: { archie: ['escape-from-prison'] } });
    say(match, 'play escape-from-prison');
    expect([seen(match, 'archie'), match.asked, match.scene(null).view.discards]).toMatchObject([
      { space: 'edinburgh', missing: 0 },
      [0],
      ['escape-from-prison'],
    ]);
    const later = begin({ ...HOME_AGAIN, hand: { archie: ['escape-from-prison'] } });
    say(later, 'sit the turn out', 'end the turn', 'play escape-from-prison');
    expect([eventsOf(later, 'misses').length, seen(later, 'archie').space, later.asked]).toEqual([1, 'edinburgh', [0]]);
  });

  proves(
    ['contract-assassin.prison.escape-card-actions#1', 'contract-assassin.prison.escape-card-actions#2', 'contract-assassin.prison.escape-card-actions#3'],
    'and that turn is played with all actions but no other bonus card; or ends at once',
    () => {
      const match = begin({ ...HOME_AGAIN, hand: { archie: ['escape-from-prison', 'double-espresso'] } });
      say(match, 'play escape-from-prison');
      expect([match.state.actions, forbidden(match, 'play double-espresso')]).toEqual([4, ['contract-assassin.bonus.one-per-turn']]);
      const none = begin({ ...HOME_AGAIN, hand: { archie: ['escape-from-prison'] }, settings: { 'prison-card-no-actions': true } });
      say(none, 'play escape-from-prison');
      expect(eventKinds(none)).toEqual(['plays', 'released', 'turn', 'turn-ends', 'turn']);
      expect([none.asked, seen(none, 'archie')]).toMatchObject([[1], { space: 'edinburgh', missing: 0, status: 'free' }]);
      say(none, 'end the turn');
      expect([none.asked, none.state.actions]).toEqual([[0], 4]);
    },
  );

  proves('contract-assassin.turn.unused', 'has no actions, and none that the player before has left', () => {
    const match = begin({ ...HOME_AGAIN, active: 'lily', hand: { archie: ['escape-from-prison'] } });
    say(match, 'end the turn');
    expect([asked(match), match.state.actions]).toEqual(['missed', 0]);
  });

  proves('contract-assassin.prison.nothing-else', 'allows nothing else', () => {
    const match = begin({ ...HOME_AGAIN, hand: { archie: ['escape-from-prison', 'double-espresso', 'arms-fair'] } });
    expect(match.options(0)).toEqual(['play escape-from-prison', 'sit the turn out']);
    expect(match.whyNot(0, 'play double-espresso').kind).toBe('unknown');
    expect(match.whyNot(0, 'draw').kind).toBe('unknown');
  });

  proves('contract-assassin.prison.contracts-stay#1', 'takes no card, contract or skill', () => {
    const own = (match: Scene) => {
      const { hand, open, done, skills } = seen(match, 'archie');
      return { hand, open, done, skills };
    };
    const match = begin({ ...HOME_AGAIN, hand: { archie: ['poison', 'machete'] }, skills: { archie: { longbow: 4 } }, done: { archie: ['rome'] } });
    const before = own(match);
    say(match, 'end the turn', 'end the turn');
    expect([match.asked, seen(match, 'archie').status, own(match)]).toEqual([[0], 'free', before]);
    expect(before).toMatchObject({ hand: ['machete', 'poison'], open: { length: 3 }, done: ['rome'], skills: [{ weapon: 'longbow', number: 4 }] });
  });

  proves('contract-assassin.prison.contracts-stay#2', 'takes no contract, skill or card; only the hoarder rule reaches the hand', () => {
    const hand = { archie: ['poison', 'machete', 'longbow'] } as const;
    const match = begin({ who: ['lily', 'archie'], prison: { archie: 2 }, hand, skills: { archie: { longbow: 4 } }, deck: [], rest: 'out' }, card('machete'));
    say(match, 'draw');
    expect(seen(match, 'archie')).toMatchObject({ hand: ['longbow', 'poison'], skills: [{ weapon: 'longbow', number: 4 }], open: { length: 4 } });
  });
});

describe('hiding', () => {
  proves(
    ['contract-assassin.hiding.forced#1', 'contract-assassin.hiding.forced#2', 'contract-assassin.hiding.forced#3'],
    'is compulsory without action or getaway card, unless a bonus card may still help',
    () => {
      expect(seen(missed([]), 'archie').status).toBe('hiding');
      expect(seen(missed(['speedboat'], { actions: 1 }), 'archie').status).toBe('hiding');
      const espresso = missed(['speedboat', 'double-espresso'], { actions: 1 });
      expect([asked(espresso), espresso.options(0)]).toEqual(['flee', ['hide', 'play double-espresso']]);
      expect(forbidden(espresso, 'escape')).toEqual(['contract-assassin.hiding.forced']);
      say(espresso, 'play double-espresso');
      expect(espresso.options(0)).toEqual(['escape', 'hide']);
    },
  );

  proves(['contract-assassin.hiding.chosen', 'contract-assassin.turn.ends#4'], 'may be chosen, costs no card and ends the turn', () => {
    const match = missed(['speedboat', 'night-train']);
    say(match, 'hide');
    expect([seen(match, 'archie'), match.asked]).toMatchObject([{ hand: ['speedboat', 'night-train'], status: 'hiding', missing: 3 }, [1]]);
  });

  proves(
    ['contract-assassin.hiding.three-turns', 'contract-assassin.hiding.stay', 'contract-assassin.attempt.repeat'],
    'costs three turns in that city, which may be attempted again',
    () => {
      const match = missed(['machete']);
      for (let i = 0; i < 3; i++) {
        expect(match.asked).toEqual([1]);
        say(match, 'end the turn');
      }
      expect(match.asked).toEqual([1]);
      say(match, 'end the turn');
      expect([match.asked, seen(match, 'archie').space, match.state.actions, forbidden(match, 'attempt in rome')]).toEqual([[0], 'rome', 4, []]);
      expect(eventsOf(match, 'misses').map(({ in: where, left }) => [where, left])).toEqual([
        ['hiding', 2],
        ['hiding', 1],
        ['hiding', 0],
      ]);
    },
  );

  proves('contract-assassin.hiding.no-card', 'is not shortened by the prison card', () => {
    const match = begin({ who: ['archie', 'lily'], hiding: { archie: 3 }, hand: { archie: ['escape-from-prison'] } });
    expect([match.asked, seen(match, 'archie').missing]).toEqual([[1], 2]);
    say(match, 'end the turn', 'end the turn', 'end the turn');
    expect([match.asked, eventsOf(match, 'misses').length, seen(match, 'archie').hand]).toEqual([[0], 3, ['escape-from-prison']]);
  });
});
