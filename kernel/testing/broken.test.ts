import { describe, expect, test } from 'vitest';
import { fromPlain, type Game, type Play, type Referee, runRecord } from '../index.ts';
import { type Ambush, ambush, type Event, type State, type View } from './ambush.ts';
import { FuzzFailure, fuzzMatch } from './fuzz.ts';

/** What the fuzzer says of a game that is wrong; it may take it some matches to notice. */
function caught(change: Partial<Game<Ambush>>): FuzzFailure {
  for (let i = 0; i < 60; i++) {
    try {
      fuzzMatch<Ambush>({ ...ambush, ...change }, {}, `broken ${i}`);
    } catch (thrown) {
      if (thrown instanceof FuzzFailure) return thrown;
      throw thrown;
    }
  }
  throw new Error('the fuzzer noticed nothing');
}

/** The turn of the game, with something wrong after it. */
function afterwards(wrong: (g: State, ref: Referee<Event>) => void): Partial<Game<Ambush>> {
  return {
    *turn(g: State, ref: Referee<Event>): Play {
      yield* ambush.turn(g, ref);
      wrong(g, ref);
    },
  };
}

describe('the fuzzer notices', () => {
  test('a card that vanishes', () => {
    expect(caught(afterwards((g) => g.discard.pop())).property).toBe('pieces are conserved');
  });

  test('a hand that others can see', () => {
    expect(caught({ view: (g) => fromPlain({ hands: g.hands }) }).property).toBe('what a seat may not know it cannot see');
  });

  test('a state that is shared with its copy', () => {
    expect(caught({ copy: (g) => ({ ...g }) }).property).not.toBe('');
  });

  test('a view that is the state itself', () => {
    expect(caught({ view: (g) => Object.assign(fromPlain<View>({}), { health: g.health, acted: g.acted }) }).property).toBe(
      'a view shares nothing with the state',
    );
  });

  test('something that is not saved', () => {
    expect(caught({ load: (saved) => ({ ...fromPlain<State>(saved), round: 1 }) })).toBeInstanceOf(FuzzFailure);
  });

  test('dice that do not come from the referee', () => {
    let secret = 0;
    const wrong = afterwards((g) => {
      g.health[0] = 1 + (secret++ % 2);
    });
    expect(caught(wrong)).toBeInstanceOf(FuzzFailure);
  });

  test('a match that does not end', () => {
    expect(caught({ bound: 3 }).property).toBe('a match ends within its bound');
  });

  test('a rule that throws, and gives the record of the match for the report', () => {
    const { property, record } = caught(
      afterwards((g) => {
        if (g.round > 1) throw new TypeError('a bug');
      }),
    );
    expect(property).toBe('nothing is thrown');
    expect(runRecord(ambush, record).number).toBe(record?.answers.length);
  });
});
