import { describe, expect, test } from 'vitest';
import { proves } from '../../proves.ts';
import { card } from '../positions.ts';
import { asked, begin, eventsOf, forbidden, say, seen } from '../testing/job.ts';

const guards = (match: ReturnType<typeof begin>, city: string) => match.scene(null).view.targets.find((target) => target.city === city)?.guards;

describe('the hardest interactions', () => {
  proves(
    ['contract-assassin.lily.bodyguard-between#1', 'contract-assassin.lily.bodyguard-between#2', 'contract-assassin.bonus.between#1'],
    'Lily, Loaded Dice and a fresh bodyguard',
    () => {
      const weapons = ['juggling-knives', 'grim-reaper', 'duelling-pistol'] as const;
      const match = begin(
        { who: ['lily', 'otto'], at: { lily: 'rome' }, contracts: { lily: ['rome'] }, hand: { lily: [...weapons, 'loaded-dice', 'speedboat'] } },
        ...[2, 3, 1, 3, 8, 4, 4, 10],
      );
      say(match, 'attempt in rome', ...weapons.map((id) => `bring ${id}`), 'roll');
      expect(asked(match)).toBe('roll');
      say(match, 'play loaded-dice');
      expect([asked(match), guards(match, 'rome')]).toEqual(['again', [8]]);
      say(match, 'try again');
      expect([eventsOf(match, 'rolls').map(({ dice }) => dice), guards(match, 'rome')]).toEqual([
        [
          [2, 3],
          [1, 3],
          [4, 4],
        ],
        [8, 10],
      ]);
      expect([asked(match), eventsOf(match, 'discards').length, match.state.actions, match.options(0)]).toEqual(['flee', 1, 3, ['escape', 'hide']]);
    },
  );

  proves('contract-assassin.otto.swap-choice#2', "Otto's swap with guards and Archie", () => {
    const match = begin(
      {
        who: ['otto', 'archie'],
        at: { otto: 'paris', archie: 'rome' },
        contracts: { otto: ['rome', 'lima'], archie: ['paris'] },
        done: { otto: ['berlin', 'madrid'] },
        guards: { rome: [8], paris: [5] },
        hand: { otto: ['poison'], archie: ['machete'] },
      },
      4,
      5,
    );
    say(match, 'attempt in paris', 'bring poison', 'roll', 'give the contract in rome');
    expect([seen(match, 'otto').done.length, guards(match, 'rome'), seen(match, 'archie').open.includes('rome')]).toEqual([3, [8], true]);
    expect(match.scene(null).view.guardBag.filter((n) => n === 5)).toHaveLength(2);
    say(match, 'attempt in rome', 'shift bodyguard 8 to lima');
    expect([guards(match, 'rome'), guards(match, 'lima')]).toEqual([[], [8]]);
  });

  proves(['contract-assassin.attempt.last-action#1', 'contract-assassin.attempt.last-action#2'], 'last action, last contract', () => {
    const last = {
      who: ['archie', 'lily'],
      at: { archie: 'rome' },
      contracts: { archie: ['rome'] },
      done: { archie: ['madrid', 'berlin', 'tokyo'] },
      hand: { archie: ['poison'] },
      actions: 1,
    } as const;
    expect(say(begin(last, 4, 5), 'attempt in rome', 'bring poison', 'roll').outcome?.payoff).toEqual([1, 0]);
    const failed = say(begin(last, 1, 1, 6), 'attempt in rome', 'bring poison', 'roll');
    expect([failed.outcome, guards(failed, 'rome'), seen(failed, 'archie')]).toMatchObject([
      null,
      [6],
      { status: 'hiding', missing: 3, space: 'rome', hand: [] },
    ]);
    const third = say(begin({ ...last, done: { archie: ['madrid', 'berlin'] } }, 4, 5), 'attempt in rome', 'bring poison', 'roll');
    expect([third.outcome, seen(third, 'archie')]).toMatchObject([null, { status: 'hiding', done: { length: 3 } }]);
  });

  proves(['contract-assassin.kit.discard-first#1', 'contract-assassin.kit.hoarder'], 'an empty deck in the middle of Arms Fair', () => {
    const match = begin(
      { who: ['archie', 'lily', 'otto'], hand: { archie: ['arms-fair'], lily: ['machete', 'longbow'], otto: ['poison'] }, deck: ['boomerang'], rest: 'out' },
      card('boomerang'),
      card('arms-fair'),
      card('longbow'),
    );
    say(match, 'play arms-fair');
    expect([seen(match, 'archie').hand, seen(match, 'lily').hand]).toEqual([['longbow', 'boomerang', 'arms-fair'], ['machete']]);
    expect(forbidden(match, 'play arms-fair')).toEqual(['contract-assassin.bonus.one-per-turn']);
  });

  proves(['contract-assassin.sugar.once-per-turn#2', 'contract-assassin.prison.escape-card#1'], 'prison, Sugar and the missed turns', () => {
    const hand = ['poison', 'stolen-moped', 'speedboat', 'night-train', 'escape-from-prison'] as const;
    const match = begin({ who: ['sugar', 'lily'], at: { sugar: 'rome' }, contracts: { sugar: ['rome'] }, hand: { sugar: hand } }, 1, 1, 12, 6);
    say(match, 'attempt in rome', 'bring poison', 'roll', 'keep nothing', 'escape', 'bring stolen-moped', 'bring speedboat', 'bring night-train', 'roll');
    say(match, 'keep night-train');
    expect(seen(match, 'sugar')).toMatchObject({ status: 'prison', missing: 2, hand: ['night-train', 'escape-from-prison'] });
    say(match, 'end the turn', 'play escape-from-prison');
    expect([seen(match, 'sugar'), match.state.actions, match.state.bonus]).toMatchObject([{ space: 'havana', missing: 0 }, 4, true]);
    say(match, 'end the turn', 'end the turn');
    expect(match.asked).toEqual([0]);
  });

  proves(['contract-assassin.hiding.forced#3', 'contract-assassin.bonus.between#3'], 'Espresso at the last moment', () => {
    const late = {
      who: ['archie', 'lily'],
      at: { archie: 'rome' },
      contracts: { archie: ['rome'] },
      done: { archie: ['madrid', 'berlin'] },
      actions: 1,
    } as const;
    const hand = ['poison', 'speedboat', 'helicopter', 'double-espresso'] as const;
    const match = begin({ ...late, hand: { archie: hand } }, 4, 5, 4);
    say(match, 'attempt in rome', 'bring poison', 'roll', 'play double-espresso', 'escape', 'bring speedboat', 'bring helicopter', 'roll', 'get away to paris');
    expect([match.state.actions, seen(match, 'archie').space]).toEqual([1, 'paris']);
    const loaded = begin({ ...late, hand: { archie: [...hand, 'loaded-dice'] } }, 1, 1, 4, 5);
    say(loaded, 'attempt in rome', 'bring poison', 'roll', 'play loaded-dice');
    expect(seen(loaded, 'archie').status).toBe('hiding');
    const fair = begin({ ...late, actions: 2, hand: { archie: ['poison', 'arms-fair'] } }, 4, 5, card('submarine'), card('machete'), card('longbow'));
    say(fair, 'attempt in rome', 'bring poison', 'roll');
    expect(fair.options(0)).toEqual(['hide', 'play arms-fair']);
    say(fair, 'play arms-fair');
    expect(fair.options(0)).toEqual(['escape', 'hide']);
  });

  test('a dry bag and a full target', () => {
    const rome = { who: ['archie', 'lily'], at: { archie: 'rome' }, contracts: { archie: ['rome'] }, guards: { rome: [6, 9] } } as const;
    const match = begin({ ...rome, guardBag: [6, 8], hand: { archie: ['poison'] } }, 4, 5, 8);
    say(match, 'attempt in rome', 'bring poison', 'roll');
    expect([guards(match, 'rome'), match.scene(null).view.guardBag]).toEqual([[6, 8, 9], [6]]);
    const next = begin({ ...rome, guards: { rome: [6, 8, 9] }, guardBag: [6], hand: { archie: ['poison'] } }, 4, 5);
    say(next, 'attempt in rome', 'bring poison', 'roll');
    expect([eventsOf(next, 'no-guard').length, seen(next, 'archie')]).toMatchObject([1, { status: 'hiding', hand: [] }]);
    const killed = begin({ ...rome, guards: { rome: [6, 8, 9] }, guardBag: [6], hand: { archie: ['machete'] } }, 1, 4);
    say(killed, 'attempt in rome', 'bring machete', 'roll');
    expect(killed.scene(null).view.guardBag).toEqual([6, 6, 8, 9]);
  });

  proves(['contract-assassin.skill.shared-number', 'contract-assassin.bodyguard.blocks#2'], 'a skill that covers, a skill that is covered', () => {
    const cards = ['strangulation', 'machete', 'duelling-pistol', 'boomerang', 'boomerang', 'boomerang'] as const;
    const skills = { klaus: { strangulation: 8, machete: 8, 'duelling-pistol': 5 } } as const;
    const kills = (numbers: readonly number[]): number => {
      let sum = 0;
      for (let a = 1; a <= 6; a++)
        for (let b = 1; b <= 6; b++) {
          const match = begin(
            { who: ['klaus', 'lily'], at: { klaus: 'rome' }, contracts: { klaus: ['rome'] }, hand: { klaus: cards }, skills, guards: { rome: numbers } },
            a,
            b,
            10,
          );
          sum += eventsOf(say(match, 'attempt in rome', ...cards.map((id) => `bring ${id}`), 'roll'), 'kills').length;
        }
      return sum;
    };
    expect([kills([]), kills([8])]).toEqual([11, 6]);
  });

  proves(['contract-assassin.attempt.twice-a-turn', 'contract-assassin.sugar.once-per-turn#1'], 'two attempts in one turn, one bonus, one saved card', () => {
    const hand = ['grim-reaper', 'stolen-moped', 'night-train', 'helicopter', 'speedboat'] as const;
    const match = begin(
      { who: ['sugar', 'lily'], at: { sugar: 'madrid' }, contracts: { sugar: ['madrid', 'london'] }, hand: { sugar: hand } },
      ...[3, 4, 1, 3, 4, 2],
    );
    say(match, 'attempt in madrid', 'bring grim-reaper', 'roll', 'keep grim-reaper');
    say(match, 'escape', 'bring stolen-moped', 'bring night-train', 'bring helicopter', 'roll', 'get away to london');
    say(match, 'attempt in london', 'bring grim-reaper', 'roll');
    expect([asked(match), seen(match, 'sugar').hand, match.state.actions]).toEqual(['flee', ['speedboat'], 1]);
    say(match, 'escape', 'bring speedboat', 'roll');
    expect([asked(match), seen(match, 'sugar').hand, seen(match, 'sugar').done]).toEqual(['go', [], ['madrid', 'london']]);
  });

  proves(['contract-assassin.cynthia.no-cards', 'contract-assassin.cynthia.method'], 'Cynthia and the hoarder', () => {
    const match = begin(
      {
        who: ['cynthia', 'lily', 'otto'],
        at: { cynthia: 'paris' },
        contracts: { cynthia: ['paris'] },
        hand: { cynthia: ['poison'], lily: ['machete', 'longbow'], otto: ['boomerang'] },
        deck: [],
        rest: 'out',
        actions: 3,
        settings: { 'hidden-hands': true },
      },
      { to: [0, 1], is: card('longbow') },
      1,
      1,
      8,
      2,
    );
    say(match, 'draw');
    expect(match.events.filter(({ event }) => event.kind === 'robbed').map(({ to }) => to)).toEqual([[0, 1]]);
    say(match, 'attempt in paris', 'bring poison', 'bring longbow', 'roll');
    expect([match.options(0), match.scene(null).view.discards]).toEqual([
      ['escape', 'hide'],
      ['longbow', 'poison'],
    ]);
    say(match, 'escape', 'roll');
    expect(match.options(0).toSorted()).toEqual(['berlin', 'london', 'madrid', 'zurich'].map((city) => `get away to ${city}`));
  });
});
