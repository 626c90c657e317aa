import { describe, expect } from 'vitest';
import { proves } from '../../proves.ts';
import { ASSASSINS, type AssassinId } from '../content/assassins.ts';
import type { CardId } from '../content/kit.ts';
import { card, type Sketch } from '../positions.ts';
import { asked, begin, eventsOf, forbidden, type Scene, say, seen } from '../testing/job.ts';

/** Somebody in Rome lays out weapons and rolls; a rival has Paris. */
function strike(id: AssassinId, weapons: readonly CardId[], sketch: Sketch, ...script: readonly number[]): Scene {
  const rival = id === 'lily' ? 'otto' : 'lily';
  const match = begin(
    {
      who: [id, rival],
      at: { [id]: 'rome' },
      contracts: { [id]: ['rome'], [rival]: ['paris'] },
      ...sketch,
      hand: { ...sketch.hand, [id]: [...weapons, ...(sketch.hand?.[id] ?? [])] },
    },
    ...script,
  );
  return say(match, 'attempt in rome', ...weapons.map((weapon) => `bring ${weapon}`), 'roll');
}

const guards = (match: Scene, city: string): readonly number[] | undefined => match.scene(null).view.targets.find((target) => target.city === city)?.guards;

describe('Precious Hanns', () => {
  proves('contract-assassin.hanns.roll-two', 'succeeds on a 2 whatever he brings', () => {
    expect(eventsOf(strike('hanns', ['juggling-knives', 'duelling-pistol'], {}, 1, 1), 'kills')).toHaveLength(1);
    expect(eventsOf(strike('archie', ['juggling-knives', 'duelling-pistol'], {}, 1, 1, 12), 'kills')).toHaveLength(0);
  });

  proves('contract-assassin.hanns.skill-needs-card', 'needs the card for his skill', () => {
    const skills = { hanns: { strangulation: 9 } } as const;
    expect(eventsOf(strike('hanns', ['juggling-knives'], { skills }, 4, 5, 12), 'kills')).toHaveLength(0);
    expect(eventsOf(strike('hanns', ['strangulation'], { skills }, 4, 5), 'kills')).toHaveLength(1);
  });

  proves(
    ['contract-assassin.hanns.bodyguard-two#1', 'contract-assassin.hanns.bodyguard-two#2', 'contract-assassin.hanns.bodyguard-two#3'],
    'is stopped by bodyguard 2, unless that is agreed otherwise',
    () => {
      expect(eventsOf(strike('hanns', ['poison'], { guards: { rome: [2] } }, 1, 1, 12), 'kills')).toHaveLength(0);
      expect(eventsOf(strike('hanns', ['poison'], { guards: { rome: [2] }, settings: { 'hanns-unstoppable': true } }, 1, 1), 'kills')).toHaveLength(1);
      expect(eventsOf(strike('hanns', ['poison'], { guards: { rome: [9] }, settings: { 'hanns-unstoppable': true } }, 4, 5, 12), 'kills')).toHaveLength(0);
      expect(eventsOf(strike('klaus', ['strangulation'], { guards: { rome: [2] }, settings: { 'hanns-unstoppable': true } }, 1, 1, 12), 'kills')).toHaveLength(
        0,
      );
    },
  );
});

describe('Šimon Semtex', () => {
  const cards: readonly CardId[] = ['stolen-moped', 'speedboat', 'night-train', 'helicopter'];
  const flee = (...script: readonly number[]) =>
    say(strike('simon', ['poison'], { hand: { simon: cards } }, 1, 1, 12, ...script), 'escape', ...cards.map((id) => `bring ${id}`), 'roll');

  proves(
    ['contract-assassin.simon.second-escape#1', 'contract-assassin.simon.second-escape#2', 'contract-assassin.simon.second-escape#3'],
    'rolls a second time by himself',
    () => {
      const out = flee(6, 2);
      expect([asked(out), eventsOf(out, 'rolls').length, out.decision?.about]).toEqual(['go', 3, { number: 2 }]);
      const caught = flee(6, 5);
      expect([seen(caught, 'simon').status, asked(caught), eventsOf(caught, 'rolls').length]).toEqual(['prison', 'act', 3]);
      const spare = say(strike('simon', ['poison'], { hand: { simon: [...cards, 'submarine'] } }, 1, 1, 12, 6, 5), 'escape', 'bring stolen-moped', 'roll');
      expect([seen(spare, 'simon').status, asked(spare)]).toEqual(['prison', 'act']);
      expect(eventsOf(flee(1), 'rolls')).toHaveLength(2);
    },
  );

  proves(
    ['contract-assassin.simon.second-escape#4', 'contract-assassin.simon.second-escape#5'],
    'with second-try-new-cards pays an action and new cards',
    () => {
      const settings = { 'second-try-new-cards': true } as const;
      const match = strike('simon', ['poison'], { hand: { simon: ['speedboat', 'submarine'] }, settings }, 1, 1, 12, 3, 6);
      say(match, 'escape', 'bring speedboat', 'roll');
      expect([asked(match), match.decision?.about, match.state.actions]).toEqual(['again', { of: 'escape', newCards: true }, 2]);
      say(match, 'try again', 'bring submarine', 'roll');
      expect([asked(match), match.state.actions]).toEqual(['go', 1]);
      const poor = strike('simon', ['poison'], { hand: { simon: ['speedboat'] }, settings }, 1, 1, 12, 3);
      expect(seen(say(poor, 'escape', 'bring speedboat', 'roll'), 'simon').status).toBe('prison');
      const late = strike('simon', ['poison'], { actions: 2, hand: { simon: ['speedboat', 'submarine'] }, settings }, 1, 1, 12, 3);
      expect(seen(say(late, 'escape', 'bring speedboat', 'roll'), 'simon').status).toBe('prison');
      const just = strike('simon', ['poison'], { actions: 3, hand: { simon: ['speedboat', 'submarine'] }, settings }, 1, 1, 12, 3, 5);
      expect(asked(say(just, 'escape', 'bring speedboat', 'roll'))).toBe('again');
      say(just, 'try again', 'bring submarine', 'roll');
      expect([seen(just, 'simon'), just.scene(null).view.discards]).toMatchObject([{ status: 'prison', hand: [] }, ['poison', 'speedboat', 'submarine']]);
      const out = strike('simon', ['poison'], { hand: { simon: ['speedboat', 'submarine'] }, settings }, 1, 1, 12, 2);
      expect(asked(say(out, 'escape', 'bring speedboat', 'roll'))).toBe('go');
      const other = strike('archie', ['poison'], { hand: { archie: ['speedboat', 'submarine'] }, settings }, 1, 1, 12, 3);
      expect(seen(say(other, 'escape', 'bring speedboat', 'roll'), 'archie').status).toBe('prison');
      const declined = strike('simon', ['poison'], { hand: { simon: ['speedboat', 'submarine'] }, settings }, 1, 1, 12, 3);
      expect(seen(say(declined, 'escape', 'bring speedboat', 'roll', 'stop'), 'simon')).toMatchObject({ status: 'prison', hand: ['submarine'] });
    },
  );
});

proves(['contract-assassin.klaus.six-cards#1', 'contract-assassin.klaus.six-cards#2'], 'Klaus brings six weapons, not seven', () => {
  const six: readonly CardId[] = ['repeating-rifle', 'machete', 'juggling-knives', 'grim-reaper', 'duelling-pistol', 'poison'];
  const match = begin({ who: ['klaus', 'lily'], at: { klaus: 'rome' }, contracts: { klaus: ['rome'] }, hand: { klaus: [...six, 'boomerang'] } });
  say(match, 'attempt in rome', ...six.map((id) => `bring ${id}`));
  expect(match.decision?.about).toEqual({ city: 'rome', most: 6 });
  expect([match.scene(null).view.laid.length, forbidden(match, 'bring boomerang')]).toEqual([6, ['contract-assassin.attempt.five-cards']]);
  let kills = 0;
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) kills += eventsOf(strike('klaus', six, {}, a, b, 12), 'kills').length;
  expect(kills).toBe(27);
});

proves(
  ['contract-assassin.winchester.five-actions#1', 'contract-assassin.winchester.five-actions#2'],
  'Winchester has five actions, also after the prison card',
  () => {
    const match = begin({ who: ['winchester', 'lily'], hand: { winchester: ['double-espresso'] } });
    say(match, 'draw', 'draw', 'draw', 'draw', 'draw');
    expect(forbidden(match, 'draw')).toEqual(['contract-assassin.turn.four-actions']);
    const prison = begin({ who: ['winchester', 'lily'], prison: { winchester: 2 }, hand: { winchester: ['escape-from-prison'] } });
    expect(say(prison, 'play escape-from-prison').state.actions).toBe(5);
  },
);

describe('Archie', () => {
  const LAYING = {
    who: ['archie', 'lily'],
    at: { archie: 'rome' },
    contracts: { archie: ['rome'], lily: ['paris'] },
    hand: { archie: ['juggling-knives'] },
  } as const;

  proves(
    ['contract-assassin.archie.shift#1', 'contract-assassin.archie.shift#2', 'contract-assassin.archie.before-roll#2'],
    "shifts one bodyguard to a rival's target before the roll, once and for nothing",
    () => {
      const match = begin({ ...LAYING, guards: { rome: [6, 9] } }, 3, 3);
      say(match, 'attempt in rome');
      const actions = match.state.actions;
      say(match, 'shift bodyguard 6 to paris');
      expect([guards(match, 'rome'), guards(match, 'paris'), match.state.actions]).toEqual([[9], [6], actions]);
      expect(forbidden(match, 'shift bodyguard 9 to paris')).toEqual(['contract-assassin.archie.before-roll']);
      say(match, 'bring juggling-knives', 'roll');
      expect(eventsOf(match, 'kills')).toHaveLength(1);
      const other = begin({
        ...LAYING,
        who: ['klaus', 'lily'],
        at: { klaus: 'rome' },
        contracts: { klaus: ['rome'] },
        hand: { klaus: ['poison'] },
        guards: { rome: [6] },
      });
      expect(forbidden(say(other, 'attempt in rome'), 'shift bodyguard 6 to paris')).toContain('contract-assassin.archie.shift');
    },
  );

  proves(['contract-assassin.archie.optional#1', 'contract-assassin.archie.optional#2'], 'need not, and cannot without a bodyguard', () => {
    const none = say(begin(LAYING), 'attempt in rome');
    expect([none.options(0), forbidden(none, 'shift bodyguard 6 to paris')]).toEqual([['bring juggling-knives'], ['contract-assassin.archie.optional']]);
    const declined = say(begin({ ...LAYING, guards: { rome: [8] } }, 3, 3), 'attempt in rome', 'bring juggling-knives', 'roll');
    expect([eventsOf(declined, 'shifts'), eventsOf(declined, 'kills').length]).toEqual([[], 1]);
  });

  proves(
    ['contract-assassin.archie.before-roll#3', 'contract-assassin.archie.before-roll#4'],
    'with archie-any-time may also shift after a failure, the new bodyguard included, still once',
    () => {
      const settings = { 'archie-any-time': true } as const;
      const match = say(begin({ ...LAYING, settings }, 1, 1, 9), 'attempt in rome', 'bring juggling-knives', 'roll');
      expect([asked(match), match.options(0)]).toMatchObject(['shift', { length: 5 }]);
      say(match, 'shift bodyguard 9 to paris');
      expect([guards(match, 'rome'), guards(match, 'paris')]).toEqual([[], [9]]);
      const used = begin({ ...LAYING, settings, guards: { rome: [8] } }, 1, 1, 9);
      say(used, 'attempt in rome', 'shift bodyguard 8 to paris', 'bring juggling-knives', 'roll');
      expect([seen(used, 'archie').status, guards(used, 'rome')]).toEqual(['hiding', [9]]);
      const left = say(begin({ ...LAYING, settings }, 1, 1, 9), 'attempt in rome', 'bring juggling-knives', 'roll', 'leave the bodyguards');
      expect(guards(left, 'rome')).toEqual([9]);
    },
  );

  proves('contract-assassin.archie.before-roll#1', 'cannot shift any more once the dice lie there', () => {
    const hand = { archie: ['juggling-knives', 'loaded-dice', 'speedboat'] } as const;
    const match = say(begin({ ...LAYING, hand, guards: { rome: [8] } }, 1, 1, 9), 'attempt in rome');
    expect(match.options(0)).toContain('shift bodyguard 8 to paris');
    say(match, 'bring juggling-knives', 'roll');
    expect([asked(match), match.options(0)]).toEqual(['roll', ['play loaded-dice', 'accept the roll']]);
    say(match, 'accept the roll');
    expect([asked(match), match.options(0), guards(match, 'rome')]).toEqual(['flee', ['escape', 'hide'], [8, 9]]);
  });

  proves(['contract-assassin.archie.receiver#1', 'contract-assassin.archie.receiver#2'], "shifts only to a rival's open contract that lacks the number", () => {
    const match = say(begin({ ...LAYING, guards: { rome: [6], paris: [6] } }), 'attempt in rome');
    expect(forbidden(match, 'shift bodyguard 6 to paris')).toEqual(['contract-assassin.archie.receiver']);
    const own = match.scene(null).view.hitmen[0]?.open.find((city) => city !== 'rome');
    expect(forbidden(match, `shift bodyguard 6 to ${own}`)).toEqual(['contract-assassin.archie.receiver']);
  });
});

describe("'Sugar' Kane Machete", () => {
  proves(
    ['contract-assassin.sugar.keep-one', 'contract-assassin.sugar.when#1', 'contract-assassin.sugar.when#2'],
    'keeps one card that was brought, before she knows what follows',
    () => {
      const match = strike('sugar', ['poison', 'longbow', 'machete'], { hand: { sugar: ['speedboat'] } }, 1, 1, 12);
      expect([asked(match), match.options(0)]).toEqual(['keep', ['keep longbow', 'keep machete', 'keep poison', 'keep nothing']]);
      expect(forbidden(match, 'keep boomerang')).toEqual(['contract-assassin.sugar.keep-one']);
      expect(match.whyNot(0, 'bring poison').kind).toBe('unknown');
      expect(strike('sugar', ['strangulation'], {}, 3, 3, 12).options(0)).toEqual(['keep strangulation', 'keep nothing']);
      say(match, 'keep machete');
      expect([seen(match, 'sugar').hand, match.scene(null).view.discards, asked(match)]).toEqual([['machete', 'speedboat'], ['longbow', 'poison'], 'flee']);
    },
  );

  proves('contract-assassin.goal.immediate', 'keeps nothing of the kill that wins', () => {
    const won = strike('sugar', ['poison'], { done: { sugar: ['madrid', 'berlin', 'tokyo'] } }, 4, 5);
    expect([won.outcome?.payoff, asked(won), won.scene(null).view.discards]).toEqual([[1, 0], null, ['poison']]);
  });

  proves(
    ['contract-assassin.sugar.once-per-turn#1', 'contract-assassin.sugar.once-per-turn#2'],
    'keeps one a turn, weapon or getaway, even on the way to prison',
    () => {
      const kept = strike('sugar', ['poison'], { hand: { sugar: ['speedboat'] } }, 1, 1, 12, 2);
      say(kept, 'keep poison', 'escape', 'bring speedboat', 'roll');
      expect([asked(kept), seen(kept, 'sugar').hand]).toEqual(['go', ['poison']]);
      const none = strike('sugar', ['poison'], { hand: { sugar: ['speedboat'] } }, 1, 1, 12, 3);
      say(none, 'keep nothing', 'escape', 'bring speedboat', 'roll');
      expect(asked(none)).toBe('keep');
      say(none, 'keep speedboat');
      expect(seen(none, 'sugar')).toMatchObject({ status: 'prison', hand: ['speedboat'] });
      const next = begin({ who: ['sugar', 'lily'], at: { sugar: 'rome' }, contracts: { sugar: ['rome'] }, hand: { sugar: ['poison'] } });
      expect(next.state.kept).toBe(false);
    },
  );
});

describe('Ninja Sue', () => {
  proves(
    [
      'contract-assassin.ninja.anywhere-home#1',
      'contract-assassin.ninja.anywhere-home#2',
      'contract-assassin.ninja.anywhere-home#3',
      'contract-assassin.ninja.anywhere-home#4',
    ],
    'escapes to any home city, by a matching card',
    () => {
      const match = strike('ninja', ['poison'], { hand: { ninja: ['night-train'] } }, 1, 1, 12, 3);
      say(match, 'escape', 'bring night-train', 'roll');
      expect(match.options(0).toSorted()).toEqual(ASSASSINS.map(({ home }) => `get away to ${home}`).toSorted());
      expect(forbidden(match, 'get away to zurich')).toEqual([]);
      expect(forbidden(match, 'get away to paris')).toEqual(['contract-assassin.ninja.anywhere-home']);
      say(match, 'get away to havana');
      expect(forbidden(match, 'learn machete')).toEqual([]);
      const caught = strike('ninja', ['poison'], { hand: { ninja: ['night-train'] } }, 1, 1, 12, 4);
      expect(seen(say(caught, 'escape', 'bring night-train', 'roll'), 'ninja').status).toBe('prison');
    },
  );

  proves('contract-assassin.ninja.not-for-travel', 'travels like anybody else', () => {
    const match = begin({ who: ['ninja', 'lily'], hand: { ninja: ['night-train'] } });
    expect(match.options(0).filter((text) => text.startsWith('travel'))).toEqual(['travel by night-train to tokyo']);
  });
});

describe('Cynthia Cyanide', () => {
  const flee = (cards: readonly CardId[], die: number) =>
    say(strike('cynthia', ['poison'], { hand: { cynthia: cards } }, 1, 1, 12, die), 'escape', ...cards.map((id) => `bring ${id}`), 'roll');

  proves(
    ['contract-assassin.cynthia.one-or-two#1', 'contract-assassin.cynthia.one-or-two#2', 'contract-assassin.cynthia.no-cards'],
    'escapes on 1 and 2 whatever she brings, even nothing',
    () => {
      const out = (cards: readonly CardId[]) => [1, 2, 3, 4, 5, 6].filter((die) => asked(flee(cards, die)) === 'go');
      expect([out([]), out(['night-train', 'helicopter', 'private-jet', 'submarine'])]).toEqual([
        [1, 2],
        [1, 2, 3, 4, 5, 6],
      ]);
    },
  );

  proves('contract-assassin.cynthia.method', 'leaves by the method of the number', () => {
    const match = flee([], 2);
    expect(match.decision?.about).toEqual({ number: 2 });
    expect(forbidden(match, 'get away to mediterranean')).toEqual([]);
    expect(forbidden(match, 'get away to zurich')).toEqual(['contract-assassin.escape.method']);
  });
});

describe('Otto Deadeye', () => {
  const PARIS = {
    who: ['otto', 'archie', 'lily'],
    at: { otto: 'paris' },
    contracts: { otto: ['rome', 'lima', 'perth'], archie: ['paris', 'cairo'] },
    done: { otto: ['berlin'], archie: ['madrid', 'tokyo'] },
    hand: { otto: ['poison'] },
  } as const;
  const KILL = ['attempt in paris', 'bring poison', 'roll'] as const;

  proves(
    [
      'contract-assassin.otto.any-target',
      'contract-assassin.otto.swap',
      'contract-assassin.otto.swap-choice#1',
      'contract-assassin.otto.swap-choice#2',
      'contract-assassin.otto.swap-choice#3',
    ],
    "takes a rival's contract and gives one of his own, bodyguards and all",
    () => {
      const match = begin({ ...PARIS, guards: { rome: [8], paris: [5] } }, 4, 5);
      say(match, ...KILL);
      expect([asked(match), match.options(0)]).toEqual(['give', ['give the contract in lima', 'give the contract in rome', 'give the contract in perth']]);
      expect(forbidden(match, 'give the contract in berlin')).toEqual(['contract-assassin.otto.swap-choice']);
      say(match, 'give the contract in rome');
      expect(seen(match, 'otto')).toMatchObject({ done: ['berlin', 'paris'], open: ['lima', 'perth'] });
      expect(seen(match, 'archie')).toMatchObject({ done: ['madrid', 'tokyo'], open: ['rome', 'cairo'] });
      expect([guards(match, 'rome'), match.scene(null).view.guardBag.length]).toEqual([[8], 19]);
    },
  );

  proves(
    ['contract-assassin.otto.live-only#1', 'contract-assassin.otto.live-only#2'],
    'finds no target where the target is dead, and swaps nothing for his own',
    () => {
      const dead = begin({ ...PARIS, at: { otto: 'madrid' } });
      expect(forbidden(dead, 'attempt in madrid')).toEqual(['contract-assassin.attempt.where']);
      const own = begin({ ...PARIS, at: { otto: 'rome' } }, 4, 5);
      say(own, 'attempt in rome', 'bring poison', 'roll');
      expect([eventsOf(own, 'gives'), seen(own, 'otto').done]).toEqual([[], ['berlin', 'rome']]);
    },
  );

  proves('contract-assassin.otto.swap-choice#4', 'with otto-random-swap has chance choose', () => {
    const match = begin({ ...PARIS, settings: { 'otto-random-swap': true } }, 4, 5, 2);
    say(match, ...KILL);
    expect([eventsOf(match, 'gives'), seen(match, 'archie').open]).toMatchObject([[{ city: 'perth', to: 1 }], ['cairo', 'perth']]);
  });

  proves('contract-assassin.otto.fourth', 'wins at once with the fourth, without a swap', () => {
    const match = begin({ ...PARIS, contracts: { otto: ['rome'], archie: ['paris'] }, done: { otto: ['berlin', 'lima', 'perth'] } }, 4, 5);
    say(match, ...KILL);
    expect([match.outcome?.payoff, eventsOf(match, 'gives')]).toEqual([[1, 0, 0], []]);
  });

  proves('contract-assassin.otto.fail', 'that fails leaves the bodyguard with the rival, and flees like anybody', () => {
    const match = begin(PARIS, 1, 1, 8);
    say(match, ...KILL);
    expect([guards(match, 'paris'), seen(match, 'otto').status, seen(match, 'archie').open]).toMatchObject([
      [8],
      'hiding',
      ['cairo', 'paris'].toSorted((a) => (a === 'paris' ? -1 : 1)),
    ]);
  });
});

describe("Lily 'Boo' Meringue", () => {
  const weapons: readonly CardId[] = ['juggling-knives', 'grim-reaper', 'duelling-pistol'];

  proves(
    [
      'contract-assassin.lily.second-attempt#1',
      'contract-assassin.lily.second-attempt#2',
      'contract-assassin.lily.second-attempt#3',
      'contract-assassin.lily.bodyguard-between#2',
    ],
    'may roll a second time with the same cards, for nothing',
    () => {
      const match = strike('lily', weapons, { hand: { lily: ['speedboat'] } }, 2, 3, 12, 3, 4);
      expect([asked(match), match.decision?.about]).toEqual(['again', { of: 'attempt', newCards: false }]);
      say(match, 'try again');
      expect([eventsOf(match, 'kills').length, eventsOf(match, 'discards').length, match.state.actions]).toEqual([1, 1, 3]);
      const missed = say(strike('lily', weapons, { hand: { lily: ['speedboat', 'poison'] } }, 2, 3, 12, 2, 3, 11), 'try again');
      expect([asked(missed), missed.state.actions]).toEqual(['flee', 3]);
      const declined = say(strike('lily', weapons, { hand: { lily: ['speedboat'] } }, 2, 3, 12), 'stop');
      expect([guards(declined, 'rome'), asked(declined)]).toEqual([[12], 'flee']);
    },
  );

  proves('contract-assassin.lily.bodyguard-between#1', 'meets the bodyguard of her first failure, and a second failure brings another', () => {
    const match = say(strike('lily', weapons, {}, 2, 3, 8, 4, 4, 10), 'try again');
    expect([guards(match, 'rome'), eventsOf(match, 'fails').map(({ guard }) => guard), eventsOf(match, 'kills')]).toEqual([[8, 10], [false, true], []]);
  });

  proves(
    ['contract-assassin.lily.second-attempt#4', 'contract-assassin.lily.second-attempt#5'],
    'with second-try-new-cards pays an action and new cards',
    () => {
      const settings = { 'second-try-new-cards': true } as const;
      const match = strike('lily', ['poison'], { settings, hand: { lily: ['machete', 'speedboat'] } }, 1, 1, 12, 1, 4);
      expect([asked(match), match.decision?.about, match.scene(null).view.discards]).toEqual(['again', { of: 'attempt', newCards: true }, ['poison']]);
      say(match, 'try again', 'bring machete', 'roll');
      expect([eventsOf(match, 'kills').length, match.state.actions]).toEqual([1, 2]);
      const poor = strike('lily', ['poison'], { settings, hand: { lily: ['speedboat'] } }, 1, 1, 12);
      expect(asked(poor)).toBe('flee');
      const just = strike('lily', ['poison'], { settings, actions: 2, hand: { lily: ['machete', 'speedboat'] } }, 1, 1, 12, 1, 4);
      expect([asked(just), say(just, 'try again', 'bring machete', 'roll').state.actions, seen(just, 'lily').status]).toEqual(['again', 4, 'hiding']);
      const killed = strike('lily', ['poison'], { settings, hand: { lily: ['machete', 'speedboat'] } }, 4, 5);
      expect([asked(killed), eventsOf(killed, 'discards').length]).toEqual(['flee', 1]);
      const other = strike('archie', ['poison'], { settings, hand: { archie: ['machete', 'speedboat'] } }, 1, 1, 12);
      expect(asked(other)).toBe('flee');
      const late = strike('lily', ['poison'], { settings, actions: 1, hand: { lily: ['machete'] } }, 1, 1, 12);
      expect(seen(late, 'lily').status).toBe('hiding');
    },
  );
});

proves('contract-assassin.abilities.always-on', 'abilities cost nothing and work after prison as before', () => {
  const match = begin({ who: ['winchester', 'lily'], prison: { winchester: 1 } }, card('poison'));
  say(match, 'end the turn');
  expect([match.asked, match.state.actions]).toEqual([[0], 5]);
});
