import { describe, expect, test } from 'vitest';
import {
  type Game,
  keyFromSeed,
  loadMatch,
  Match,
  type OpenDecision,
  type Play,
  Playout,
  type Question,
  RecordError,
  type Referee,
  Refusal,
  RuleError,
  recordOf,
  Sampler,
  Stream,
  saveMatch,
  verifyRecord,
} from './index.ts';
import { type Ambush, ambush, type Event, type Plan, type State, stateWith, type Word } from './testing/ambush.ts';
import { thrownBy } from './testing/thrown.ts';

function night(hands: Plan[][], change: Partial<State> = {}, script: (number | string)[] = []): Match<Ambush> {
  return Match.from(ambush, { rounds: 6 }, stateWith({ hands, ...change }), { script });
}

function play(match: Match<Ambush>, ...answers: [number, string][]): typeof match {
  for (const [seat, notation] of answers) match.answer(match.number, seat, notation);
  return match;
}

const refusal = (act: () => unknown): Refusal | null => thrownBy(act, Refusal);

test('a match from a position is kept, played on with dice of its own, and verified like any other', () => {
  const lesson = play(night([['strike'], [], []], {}, [4]), [0, '0 strike 1'], [1, 'suffer']);
  const match = lesson.fork(keyFromSeed('on from here'));
  expect(match.hash()).toBe(lesson.hash());
  const loaded = loadMatch(ambush, JSON.parse(JSON.stringify(saveMatch(match))));
  expect(loaded.hash()).toBe(match.hash());
  while (loaded.outcome === null) loaded.answerIndex(0);
  const record = recordOf(loaded);
  expect([record.from?.at, record.answers.slice(0, 2).map(([, notation]) => notation)]).toEqual([0, ['0 strike 1', 'suffer']]);
  expect(verifyRecord(ambush, record).hash()).toBe(record.hash);
  expect(thrownBy(() => verifyRecord(ambush, { ...record, answers: record.answers.slice(1) }), RecordError)).not.toBeNull();
});

describe('the miniature game', () => {
  test('a decision is open to all seats at once; the first answer wins', () => {
    const match = night([['strike'], ['storm'], []]);
    expect(match.asked).toEqual([0, 1, 2]);
    expect(match.options(0)).toEqual(['0 waits', '0 strike 1', '0 strike 2']);
    play(match, [1, '1 waits']);
    expect(match.asked).toEqual([0, 2]);
  });

  test('an effect inside an effect: sixes strike again, each with its own reaction', () => {
    const match = night([['strike'], ['shield'], []], {}, [6, 6, 4]);
    play(match, [0, '0 strike 1']);
    expect([match.decision?.question.kind, match.asked]).toEqual(['react', [1]]);
    play(match, [1, 'shield'], [1, 'suffer'], [1, 'suffer']);
    expect(match.outcome?.payoff).toEqual([1, 0, 1]);
  });

  test('each bandit in an order of the group’s choosing, anybody saying who is next', () => {
    const match = night([['storm'], [], []]);
    play(match, [0, '0 storm 0'], [2, '2: next 1'], [1, 'suffer'], [0, '0: next 2'], [2, 'suffer'], [1, '1: next 0'], [0, 'suffer']);
    expect(match.state.health).toEqual([1, 1, 1]);
    expect(match.options(1)).toContain('1 waits');
  });

  test('the game is over the instant somebody falls: the storm goes no further', () => {
    const match = night([['storm'], [], []], { health: [2, 1, 1] });
    play(match, [0, '0 storm 0'], [0, '0: next 2'], [2, 'suffer']);
    expect(match.outcome?.clause).toBe('ambush.first-to-fall');
    expect(match.state.health).toEqual([2, 1, 0]);
    expect([match.decision, match.asked, match.options()]).toEqual([null, [], []]);
    expect(refusal(() => match.answer(match.number, 1, 'suffer'))?.code).toBe('over');
  });

  test('a seat sees its own hand and options, of the others only how many cards they hold', () => {
    const match = night([['strike'], ['storm', 'shield'], ['scout']]);
    expect(match.view(1)).toMatchObject({ view: { hand: ['storm', 'shield'], hands: [1, 2, 1] }, options: ['1 waits', '1 storm 1'] });
    expect(match.view(null)).toMatchObject({ view: { hand: null }, options: [] });
    expect(JSON.stringify(match.view(0))).not.toContain('storm');
  });
});

describe('answers', () => {
  test('are refused with a reason, and nothing changes', () => {
    const match = night([['strike'], ['shield'], []]);
    const before = match.hash();
    expect(refusal(() => match.answer(3, 0, '0 waits'))).toMatchObject({ code: 'closed' });
    expect(refusal(() => match.answer(0, 2, '0 waits'))).toMatchObject({ code: 'not-your-seat', clauses: ['ambush.own-plans'] });
    expect(refusal(() => match.answer(0, 0, '0 strike 0'))).toMatchObject({ code: 'not-an-option', clauses: ['ambush.strike-another'] });
    expect(refusal(() => match.answer(0, 1, '1 strike 0'))?.clauses).toEqual(['ambush.in-hand']);
    expect(refusal(() => match.answer(0, 0, 'rubbish'))).toMatchObject({ code: 'not-an-option', clauses: [] });
    expect(refusal(() => match.answerIndex(99))?.code).toBe('not-an-option');
    expect(match.hash()).toBe(before);
  });

  test("in another's name are refused alike, whether the other could give them or not", () => {
    const refused = ['strike', 'scout'].map((plan) => refusal(() => night([[], ['strike'], []]).answer(0, 0, `1 ${plan} ${plan === 'scout' ? 1 : 2}`)));
    expect(refused.map((refusal) => ({ code: refusal?.code, clauses: refusal?.clauses }))).toEqual(
      Array(2).fill({ code: 'not-your-seat', clauses: ['ambush.own-plans'] }),
    );
  });

  test('why not: the clauses that forbid it, or none', () => {
    const match = night([['strike'], ['shield'], []]);
    expect(match.whyNot(0, '0 strike 1')).toEqual({ kind: 'legal' });
    expect(match.whyNot(1, '1 shield 0')).toEqual({ kind: 'forbidden', clauses: ['ambush.shield-reacts', 'ambush.strike-another'] });
    expect(match.whyNot(1, '0 strike 1')).toEqual({ kind: 'forbidden', clauses: ['ambush.own-plans'] });
    expect(match.whyNot(1, 'rubbish')).toEqual({ kind: 'unknown' });
  });

  test('a script that has run out is an error and changes nothing', () => {
    const match = night([['strike'], [], []]);
    const before = match.hash();
    expect(() => match.answer(0, 0, '0 strike 1')).toThrow('nothing was given');
    expect([match.hash(), match.number, match.events.length]).toEqual([before, 0, 0]);
    match.answer(0, 0, '0 strike 1', [2]);
    expect(match.answers).toMatchObject([{ seat: 0, notation: '0 strike 1', gave: [2] }]);
  });

  test('a client can be told what an answer gave, neither less nor more', () => {
    const match = night([['strike'], [], []]);
    expect(() => match.answer(0, 0, '0 strike 1', [2, 2])).toThrow('more was given than was rolled');
    expect(match.number).toBe(0);
  });

  test('a rule that throws in the middle of an answer leaves the match exactly as it was', () => {
    const broken: Game<Ambush> = {
      ...ambush,
      *turn(g: State, ref: Referee<Event>): Play {
        yield* ambush.turn(g, ref);
        if (g.health.includes(1)) {
          g.health[0] = 99;
          throw new TypeError('a bug in a rule');
        }
      },
    };
    const match = Match.start(broken, {}, { key: keyFromSeed('throws') });
    const stream = new Stream(keyFromSeed('throws too'));
    let failures = 0;
    for (let i = 0; i < 400 && match.decision !== null && failures < 3; i++) {
      const before = [match.hash(), match.number, JSON.stringify(match.events), JSON.stringify(match.parts().answers)];
      try {
        match.answerIndex(stream.below(match.decision.count));
      } catch (thrown) {
        expect(thrown).toBeInstanceOf(RuleError);
        expect((thrown as RuleError).cause).toBeInstanceOf(TypeError);
        expect([match.hash(), match.number, JSON.stringify(match.events), JSON.stringify(match.parts().answers)]).toEqual(before);
        failures++;
      }
    }
    expect(failures).toBeGreaterThan(0);
  });
});

describe('undo', () => {
  test('takes back answers up to the last thing that came out', () => {
    const match = night([['storm'], [], ['strike']]);
    const start = match.hash();
    play(match, [1, '1 waits'], [2, '2 waits']);
    match.undo();
    match.undo();
    expect(match.hash()).toBe(start);
    expect(refusal(() => match.undo())?.code).toBe('nothing-to-undo');
    play(match, [1, '1 waits'], [0, '0 storm 0'], [0, '0: next 1'], [1, 'suffer']);
    match.undo();
    match.undo();
    expect(match.barrier).toBe(2);
    expect(refusal(() => match.undo())?.code).toBe('revealed');
    expect(match.number).toBe(2);
  });

  test('stops where somebody drew or showed a hidden card', () => {
    const match = night([['strike'], ['shield'], ['rummage']], {}, [3]);
    play(match, [0, '0 strike 1'], [1, 'shield']);
    expect(refusal(() => match.undo())?.code).toBe('revealed');
    play(match, [2, '2 rummage 2']);
    expect(refusal(() => match.undo())?.code).toBe('revealed');
  });

  test('after going back with consent stops at the reveal before, not where it was', () => {
    const match = night([['strike'], [], ['storm', 'strike']], {}, [1, 1, 'strike', 'scout', 'shield']);
    play(match, [0, '0 strike 1'], [1, '1 waits'], [2, '2 strike 0']);
    expect(match.barrier).toBe(3);
    match.rewind(2);
    expect(match.barrier).toBe(1);
    match.undo();
    expect(refusal(() => match.undo())?.code).toBe('revealed');
  });

  test('with everybody’s consent goes back further, and the same dice come again', () => {
    const match = Match.start(ambush, {}, { key: keyFromSeed('consent') });
    const stream = new Stream(keyFromSeed('consent answers'));
    const hashes = [match.hash()];
    const indices: number[] = [];
    while (match.decision !== null) {
      indices.push(stream.below(match.decision.count));
      match.answerIndex(indices.at(-1) as number);
      hashes.push(match.hash());
    }
    for (let n = match.number; n >= 0; n -= 3) {
      match.rewind(n);
      expect(match.hash()).toBe(hashes[n]);
    }
    match.rewind(0);
    for (const index of indices) match.answerIndex(index);
    expect(match.hash()).toBe(hashes.at(-1));
    expect(refusal(() => match.rewind(-1))?.code).toBe('nothing-to-undo');
  });
});

describe('forks', () => {
  const started = Match.start(ambush, { rounds: 20 }, { key: keyFromSeed('fork c') });
  const stream = new Stream(keyFromSeed('fork c answers'));
  for (let i = 0; i < 6; i++) started.answerIndex(stream.below(started.decision?.count ?? 0));

  test('with a fresh key keep what has been rolled and change only the future', () => {
    const futures = new Set<string>();
    for (let i = 0; i < 5; i++) {
      const fork = started.fork(keyFromSeed(`future ${i}`));
      expect(fork.hash()).toBe(started.hash());
      expect(fork.answers.map((a) => a.gave)).toEqual(started.answers.map((a) => a.gave));
      while (fork.decision !== null) fork.answerIndex(0);
      futures.add(JSON.stringify(fork.answers.slice(6).map((a) => a.gave)));
    }
    expect(futures.size).toBe(5);
    expect(started.number).toBe(6);
  });

  test('can begin at an earlier moment', () => {
    const fork = started.fork('same', 3);
    expect(fork.number).toBe(3);
    for (const { seat, notation } of started.answers.slice(3)) fork.answer(fork.number, seat, notation);
    expect(fork.hash()).toBe(started.hash());
  });

  test('sampling from a moment keeps the past, imagines what is hidden and never touches the match', () => {
    const before = started.hash();
    const hand = JSON.stringify(started.state.hands[0]);
    const sampler = new Sampler(started.moment(), 0, new Stream(keyFromSeed('samples')));
    const seen = new Set<string>();
    for (let i = 0; i < 50; i++) {
      sampler.run({ answer: () => -1 }, 1);
      expect(sampler.state.round).toBe(started.state.round);
      expect(JSON.stringify(sampler.state.hands[0])).toBe(hand);
      seen.add(JSON.stringify(sampler.state.hands[1]));
      expect(sampler.run({ answer: (decision) => decision.count - 1 }, Number.POSITIVE_INFINITY)).not.toBeNull();
    }
    expect(seen.size).toBeGreaterThan(1);
    expect(started.hash()).toBe(before);
  });
});

test('playouts and matches play the same game', () => {
  const answers = new Stream(keyFromSeed('both'));
  const playout = new Playout(ambush, { rounds: 6 }, new Stream(keyFromSeed('dice')), { answer: (decision) => answers.below(decision.count) });
  const again = new Stream(keyFromSeed('both'));
  const match = Match.start(ambush, { rounds: 6 }, { key: keyFromSeed('dice') });
  while (match.decision !== null) match.answerIndex(again.below(match.decision.count));
  expect(playout.run()).toEqual(match.outcome);
  expect(playout.state).toEqual(match.state);
});

test('a question without options, an end without outcome and turns without end are errors of the game', () => {
  const never: Question<State, string> = { kind: 'never', answer: (option) => ({ do: option }), candidates: () => [], constraints: [], turnClause: 'none' };
  const start = (turn: (g: State, ref: Referee<Event>) => Play): unknown => Match.start<Ambush>({ ...ambush, turn }, {});
  expect(() =>
    start(function* (_, ref) {
      yield* ref.choose(0, never, []);
    }),
  ).toThrow("question 'never' has no options");
  expect(() =>
    start(function* (_, ref) {
      ref.end();
      yield* [];
    }),
  ).toThrow('no outcome');
  expect(() => start(function* () {})).toThrow('turns without a decision');
});

test('events are told once, in their place, and those for one seat say so', () => {
  const match = night([['strike'], [], []], {}, [3]);
  play(match, [0, '0 strike 1'], [1, 'suffer']);
  expect(match.events.map(({ at, event, clauses }) => [at, event.kind, ...clauses])).toEqual([
    [1, 'plan', 'ambush.plan'],
    [1, 'strike', 'ambush.strike'],
    [2, 'wound', 'ambush.wound'],
  ]);
  match.undo();
  expect(match.events.length).toBe(2);
});

const WAYS = ['go', 'step in', 'go too'];

test('whoever may step in but need not is not waited for, and may answer all the same', () => {
  const step: Question<State, number> = {
    kind: 'step',
    answer: (option) => ({ do: WAYS[option] ?? '' }),
    owner: (_, option) => option % 2,
    optional: (_, option) => option === 1,
    turnClause: 'ambush.own-plans',
    candidates: () => [0, 1, 2],
    constraints: [],
  };
  const stepping: Game<Ambush> = {
    ...ambush,
    notation: { forms: [], print: ({ do: way }) => way, parse: () => undefined },
    *turn(g: State, ref: Referee<Event>): Play {
      const chosen = yield* ref.offer(step, [0, 1, 2]);
      g.round += chosen === 1 ? 1 : 0;
      if (chosen !== 1) g.outcome = { payoff: [1, 1, 1], clause: 'ambush.dawn', cause: 'dawn' };
    },
  };
  const match = Match.start(stepping, {}, { key: keyFromSeed('step') });
  expect(match.asked).toEqual([0]);
  expect(match.options(1)).toEqual(['step in']);
  expect(refusal(() => match.answer(0, 1, 'go'))?.code).toBe('not-your-seat');
  match.answer(0, 1, 'step in');
  expect(match.state.round).toBe(2);
  match.answer(1, 0, 'go');
  expect(match.outcome?.payoff).toEqual([1, 1, 1]);
});

test('what an option would do is asked only where somebody looks, never in playouts', () => {
  const step: Question<State, Word> = {
    kind: 'keep',
    answer: (option) => ({ do: option }),
    turnClause: 'ambush.own-plans',
    candidates: () => ['keep', 'bury'],
    constraints: [],
    preview: () => {
      throw new Error('somebody looked');
    },
  };
  const stepping: Game<Ambush> = {
    ...ambush,
    *turn(g: State, ref: Referee<Event>): Play {
      yield* ref.choose(0, step, ['keep', 'bury']);
      g.round += ref.roll(2);
      if (g.round > 9) g.outcome = { payoff: [1, 1, 1], clause: 'ambush.dawn', cause: 'dawn' };
    },
  };
  const match = Match.start(stepping, {}, { key: keyFromSeed('looks') });
  expect(() => match.open([0])).toThrow('somebody looked');
  const stream = new Stream(keyFromSeed('playouts'));
  const random = { answer: ({ count }: OpenDecision) => stream.below(count) };
  expect(new Playout(stepping, { rounds: 6 }, stream, random).run().cause).toBe('dawn');
  expect(new Sampler(match.moment(), 0, stream).run(random, Number.POSITIVE_INFINITY)?.cause).toBe('dawn');
  match.answer(0, 0, 'bury');
  match.fork('same').answerIndex(0);
  while (match.decision !== null) match.answerIndex(0);
  expect(verifyRecord(stepping, recordOf(match)).outcome).toEqual(match.outcome);
});
