import { describe, expect, test } from 'vitest';
import { type ClauseId, fromPlain, type Game, legal, type Play, type QuestionOf, type Referee, runRecord } from '../index.ts';
import { type Ambush, ambush, type Event, type State, type View } from './ambush.ts';
import { FuzzFailure, fuzzMatch } from './fuzz.ts';

const LEDGER: ReadonlySet<ClauseId> = new Set(
  ['own-plans', 'once-a-round', 'in-hand', 'shield-reacts', 'strike-another', 'storm-once-each', 'plan', 'strike', 'wound', 'first-to-fall', 'dawn'].map(
    (clause) => `ambush.${clause}`,
  ),
);

/** What the fuzzer says of a game that is wrong; it may take it some matches to notice. */
function caught(change: Partial<Game<Ambush>>): FuzzFailure {
  for (let i = 0; i < 60; i++) {
    try {
      fuzzMatch<Ambush>({ ...ambush, ...change }, {}, `broken ${i}`, { ledger: LEDGER });
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

const react: QuestionOf<Ambush, 'react', 'suffer' | 'shield'> = {
  kind: 'react',
  answer: (word) => ({ do: word }),
  turnClause: 'ambush.own-plans',
  candidates: () => ['suffer', 'shield'],
  constraints: [{ clause: 'ambush.in-hand', holds: (g, word) => word === 'suffer' || g.hands[0]?.includes('shield') === true }],
};

/** Ada is asked something before each turn. */
function asking(change: Partial<QuestionOf<Ambush, 'keep', 'keep' | 'bury'>>): Partial<Game<Ambush>> {
  const question: QuestionOf<Ambush, 'keep', 'keep' | 'bury'> = {
    kind: 'keep',
    answer: (word) => ({ do: word }),
    turnClause: 'ambush.own-plans',
    candidates: () => ['keep', 'bury'],
    constraints: [],
    ...change,
  };
  return {
    *turn(g: State, ref: Referee<Event>): Play {
      yield* ref.choose(0, question, ['keep', 'bury'], { seat: 0, card: 'strike' });
      yield* ambush.turn(g, ref);
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

  test('a card from a hidden hand that is laid down and not shown', () => {
    const laying: Partial<Game<Ambush>> = {
      *turn(g: State, ref: Referee<Event>): Play {
        const about = { seat: 0 };
        if ((yield* ref.choose(0, react, legal(react, g, about), about)) === 'shield') {
          g.hands[0]?.splice(g.hands[0].indexOf('shield'), 1);
          g.discard.push('shield');
        }
        yield* ambush.turn(g, ref);
      },
    };
    expect(caught(laying).message).toContain("undo takes 'shield' back, which seat 1 did not know to be possible: show it (ref.show)");
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
    expect(caught({ load: (saved) => ({ ...fromPlain<State>(saved), round: 1 }) }).message).toContain(
      'a state is loaded as it was saved: state.round is 2 or 1 (',
    );
  });

  test('dice that do not come from the referee', () => {
    let secret = 0;
    const wrong = afterwards((g) => {
      g.health[0] = 1 + (secret++ % 2);
    });
    expect(caught(wrong).message).toMatch(/^a fork with the same key plays on like the match it came from: state\.health\[0\] is (1 or 2|2 or 1) \(/);
  });

  test.each([
    [afterwards((_, ref) => ref.tell({ kind: 'wound', seat: 0 }, ['ambush.wound', 'ambush.wuond'])), "the event 'wound' cites ambush.wuond ("],
    [{ outcome: (g) => (g.outcome === null ? null : { ...g.outcome, clause: 'ambush.dwan' }) }, 'the outcome cites ambush.dwan ('],
    [asking({ turnClause: 'ambush.own-plan' }), "the question 'keep' cites ambush.own-plan ("],
    [asking({ constraints: [{ clause: 'ambush.inhand', holds: () => true }] }), "the question 'keep' cites ambush.inhand ("],
  ] satisfies [Partial<Game<Ambush>>, string][])('a clause that is no clause (%#)', (change, says) => {
    expect(caught(change).message).toContain(`what is cited is in the ledger: ${says}`);
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
