import { describe, expect } from 'vitest';
import { proves } from '../../proves.ts';
import { asked, begin, forbidden, kindsTold, say, seen, told } from '../testing/job.ts';

describe('an attempt', () => {
  proves('contract-assassin.attempt.where', 'is made in the city of an own open contract', () => {
    const own = begin({ at: { winchester: 'rome' }, contracts: { winchester: ['rome'] }, hand: { winchester: ['poison'] } });
    expect(forbidden(own, 'attempt in rome')).toEqual([]);
    const rivals = begin({ at: { winchester: 'rome' }, contracts: { lily: ['rome'] }, hand: { winchester: ['poison'] } });
    expect(forbidden(rivals, 'attempt in rome')).toEqual(['contract-assassin.attempt.where']);
    expect(forbidden(own, 'attempt in paris')).toEqual(['contract-assassin.attempt.where']);
  });

  proves('contract-assassin.attempt.sequence', 'runs: action, weapons, roll, failure, bodyguard, discard, flight', () => {
    const match = begin(
      { who: ['archie', 'lily'], at: { archie: 'rome' }, contracts: { archie: ['rome'] }, hand: { archie: ['poison', 'longbow', 'speedboat'] } },
      1,
      1,
      6,
    );
    say(match, 'attempt in rome', 'bring poison', 'bring longbow', 'roll');
    expect(kindsTold(match).slice(-7)).toEqual(['attempts', 'brings', 'brings', 'rolls', 'fails', 'guard', 'discards']);
    expect([asked(match), seen(match, 'archie').hand, told(match, 'guard')]).toEqual(['flee', ['speedboat'], [{ kind: 'guard', city: 'rome', number: 6 }]]);
  });
});
