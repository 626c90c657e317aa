import { describe, expect } from 'vitest';
import { proves } from '../../proves.ts';
import { begin, eventsOf, say, seen } from '../testing/job.ts';

const LAST = {
  who: ['archie', 'lily', 'otto'],
  at: { archie: 'rome' },
  contracts: { archie: ['rome'] },
  done: { archie: ['madrid', 'berlin', 'tokyo'] },
  hand: { archie: ['poison'] },
} as const;

describe('the end', () => {
  proves(
    ['contract-assassin.goal.four-contracts', 'contract-assassin.goal.immediate', 'contract-assassin.goal.no-final-escape'],
    'comes at once with the fourth contract, and nobody flees',
    () => {
      const match = begin({ ...LAST, actions: 1, active: 'archie' }, 4, 5);
      say(match, 'attempt in rome', 'bring poison', 'roll');
      expect(match.outcome).toEqual({ payoff: [1, 0, 0], clause: 'contract-assassin.goal.four-contracts', cause: 'four contracts' });
      expect([match.decision, seen(match, 'archie').status, eventsOf(match, 'wins')]).toEqual([null, 'free', [{ kind: 'wins', seats: [0] }]]);
    },
  );

  proves('contract-assassin.goal.standing#1', 'names the winner alone; how far the others came is seen', () => {
    const match = begin({ ...LAST, done: { ...LAST.done, lily: ['paris', 'lima', 'cairo'], otto: ['perth'] } }, 4, 5);
    say(match, 'attempt in rome', 'bring poison', 'roll');
    expect([match.outcome?.payoff, match.scene(null).view.hitmen.map(({ done }) => done.length)]).toEqual([
      [1, 0, 0],
      [4, 3, 1],
    ]);
  });

  proves('contract-assassin.goal.no-time-limit#1', 'does not come by itself', () => {
    const match = begin({ who: ['archie', 'lily'], round: 300, active: 'lily' });
    say(match, 'end the turn');
    expect([match.outcome, match.state.round]).toEqual([null, 301]);
  });

  proves(
    [
      'contract-assassin.goal.no-time-limit#2',
      'contract-assassin.goal.no-time-limit#3',
      'contract-assassin.goal.no-time-limit#4',
      'contract-assassin.goal.no-time-limit#5',
      'contract-assassin.goal.no-time-limit#6',
    ],
    'with round-limit comes after the last turn of that round: most contracts, fewest bodyguards, most skills, or shared',
    () => {
      const limit = { who: ['archie', 'lily'], round: 30, settings: { 'round-limit': 30 } } as const;
      const first = begin({ ...limit, done: { lily: ['paris'] } });
      say(first, 'end the turn');
      expect(first.outcome).toBeNull();
      say(first, 'end the turn');
      expect(first.outcome).toEqual({ payoff: [0, 1], clause: 'contract-assassin.goal.no-time-limit', cause: 'the last round' });
      const guarded = begin({ ...limit, contracts: { lily: ['rome'] }, guards: { rome: [6] } });
      expect(say(guarded, 'end the turn', 'end the turn').outcome?.payoff).toEqual([1, 0]);
      const skilled = begin({ ...limit, skills: { lily: { poison: 4 } } });
      expect(say(skilled, 'end the turn', 'end the turn').outcome?.payoff).toEqual([0, 1]);
      const even = begin(limit);
      say(even, 'end the turn', 'end the turn');
      expect([even.outcome?.payoff, eventsOf(even, 'wins')]).toEqual([[0.5, 0.5], [{ kind: 'wins', seats: [0, 1] }]]);
    },
  );

  proves(
    [
      'contract-assassin.goal.solo-clock#1',
      'contract-assassin.goal.solo-clock#2',
      'contract-assassin.goal.solo-clock#3',
      'contract-assassin.goal.solo-clock#4',
      'contract-assassin.goal.solo-clock#7',
    ],
    'comes for a lone player at the end of the last turn, missed turns counted',
    () => {
      const alone = {
        who: ['archie'],
        settings: { 'solo-clock': 22 },
        at: { archie: 'rome' },
        contracts: { archie: ['rome'] },
        hand: { archie: ['poison'] },
      } as const;
      const won = begin({ ...alone, round: 22, done: { archie: ['madrid', 'berlin', 'tokyo'] } }, 4, 5);
      expect(say(won, 'attempt in rome', 'bring poison', 'roll').outcome?.payoff).toEqual([1]);
      const lost = begin({ ...alone, round: 22 });
      expect(say(lost, 'end the turn').outcome).toMatchObject({ payoff: [0], clause: 'contract-assassin.goal.solo-clock' });
      const early = begin({ ...alone, round: 21 });
      expect([say(early, 'end the turn').outcome, early.state.round]).toEqual([null, 22]);
      const hiding = begin({ ...alone, round: 20, hiding: { archie: 3 } });
      expect(hiding.outcome).toMatchObject({ payoff: [0] });
      const dry = begin({ ...alone, deck: [], rest: 'out' });
      expect(dry.options(0)).not.toContain('draw');
    },
  );
});
