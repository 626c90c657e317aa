import { describe, expect, test } from 'vitest';
import { type Game, type Play, type QuestionOf, type Referee, recordOf, redact } from '../index.ts';
import { type Ambush, ambush, type Event, type State } from './ambush.ts';
import { FuzzFailure } from './fuzz.ts';
import { type Look, twinMatch } from './twins.ts';

test('whoever looks on cannot tell twins from each other', () => {
  let pairs = 0;
  for (let i = 0; i < 40; i++) pairs += twinMatch(ambush, { rounds: 8 }, `twins ${i}`, 40).pairs;
  expect(pairs).toBeGreaterThan(300);
});

/** What is said of a game that gives something away, or of somebody who passes on too much. */
function caught(change: Partial<Game<Ambush>>, look?: Look<Ambush>): string {
  for (let i = 0; i < 40; i++) {
    try {
      twinMatch<Ambush>({ ...ambush, ...change }, { rounds: 8 }, `leak ${i}`, 200, look);
    } catch (thrown) {
      if (thrown instanceof FuzzFailure) return thrown.message;
      throw thrown;
    }
  }
  throw new Error('nothing was noticed');
}

const peek: QuestionOf<Ambush, 'keep', 'keep' | 'bury'> = {
  kind: 'keep',
  answer: (word) => ({ do: word }),
  turnClause: 'ambush.own-plans',
  candidates: () => ['keep', 'bury'],
  constraints: [{ clause: 'ambush.in-hand', holds: (g, word) => word === 'keep' || g.hands[1]?.includes('shield') === true }],
};

/** Before each turn Ada is asked something that has to do with Bo's hand. */
function asking(ask: (g: State, ref: Referee<Event>) => Play): Partial<Game<Ambush>> {
  return {
    *turn(g: State, ref: Referee<Event>): Play {
      yield* ask(g, ref);
      yield* ambush.turn(g, ref);
    },
  };
}

describe('twins show what gives away a hidden card:', () => {
  test('a view', () => {
    expect(caught({ view: (g, seat) => ({ ...ambush.view(g, seat), hand: g.hands[0] ?? [] }) })).toContain('the view is');
  });

  test('an event', () => {
    const telling: Partial<Game<Ambush>> = {
      *turn(g: State, ref: Referee<Event>): Play {
        yield* ambush.turn(g, ref);
        ref.tell({ kind: 'plan', seat: 0, plan: g.hands[0]?.[0] ?? 'strike', target: 0 }, 'ambush.plan');
      },
    };
    expect(caught(telling)).toContain('what happened is');
  });

  test('a card that is laid down and does not come out', () => {
    const laying: Partial<Game<Ambush>> = {
      *turn(g: State, ref: Referee<Event>): Play {
        yield* ambush.turn(g, ref);
        g.discard.push(...(g.hands[0]?.splice(0, 1) ?? []));
      },
    };
    expect(caught(laying)).toContain('what is seen has come out');
  });

  test('what a decision is about', () => {
    const leaking = asking(function* (g, ref) {
      yield* ref.choose(0, peek, ['keep'] as const, { seat: 0, card: g.hands[1]?.[0] ?? 'strike' });
    });
    expect(caught(leaking)).toContain('the moment is');
  });

  test('what an option would do', () => {
    const leaking = asking(function* (_, ref) {
      yield* ref.choose(0, { ...peek, preview: ({ hands }) => ({ hits: null, left: hands[1] ?? [] }) }, ['keep'], { seat: 0, card: 'strike' });
    });
    expect(caught(leaking)).toContain('what may be answered is');
  });

  test('how many options there are', () => {
    const leaking = asking(function* (g, ref) {
      const options = g.hands[1]?.includes('shield') ? (['keep', 'bury'] as const) : (['keep'] as const);
      yield* ref.choose(0, peek, options, { seat: 0, card: 'strike' });
    });
    expect(caught(leaking)).toContain('the moment is');
  });

  test('why something is not allowed', () => {
    const leaking = asking(function* (_, ref) {
      yield* ref.choose(0, peek, ['keep'] as const, { seat: 0, card: 'strike' });
    });
    expect(caught(leaking)).toContain("why not 'bury' is");
  });

  test('the hash of a record', () => {
    const passing: Look<Ambush> = ({ match }, eyes) => {
      const record = recordOf(match);
      return [['the record', JSON.stringify({ ...redact(record, eyes === null ? [] : [eyes]), hash: record.hash })]];
    };
    expect(caught({}, passing)).toContain('the record is');
  });

  test('what others drew', () => {
    expect(caught({}, ({ match }) => [['the last answer', JSON.stringify(match.answers.at(-1) ?? null)]])).toContain('the last answer is');
  });

  test('the length of something', () => {
    expect(caught({}, ({ match }) => [['the length', `${JSON.stringify(match.state.hands[0]).length}`]])).toContain('the length is');
  });
});
