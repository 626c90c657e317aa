import { expect, test } from 'vitest';
import { at, keyFromSeed, legal, Match, Playout, Stream } from '#kernel';
import { anyTeam } from '../facts/teams.ts';
import { randomConfig } from '../random-config.ts';
import { BOUND, mostAnswers, mostAnswersOf, mostBreakthrough } from './bound.ts';
import { contactGame } from './game.ts';
import { newState, type State } from './state.ts';

test('what is offered is exactly what the constraints allow, in any position of any game', () => {
  const stream = new Stream(keyFromSeed('orders'));
  const kinds = new Set<string>();
  for (let game = 0; game < 150; game++) {
    const match = Match.start(contactGame, randomConfig(stream, 7), { key: keyFromSeed(`orders ${game}`), listen: false });
    while (match.decision !== null) {
      const { question, about, options, count } = match.decision;
      kinds.add(question.kind);
      const offered = Array.from({ length: count }, (_, i) => at(options, i) as number);
      expect(new Set(offered).size).toBe(count);
      expect(offered.toSorted((a, b) => a - b)).toEqual((legal(question, match.state, about) as number[]).toSorted((a, b) => a - b));
      match.answerIndex(stream.below(count));
    }
  }
  for (const kind of ['act', 'aim', 'air-recon', 'ardor', 'call', 'first-aid', 'flexible', 'inspire', 'melee', 'take', 'tripwire', 'victim'])
    expect(kinds).toContain(kind);
}, 60_000);

test('the laws hold after every decision', () => {
  const stream = new Stream(keyFromSeed('laws'));
  for (let game = 0; game < 100; game++) {
    const playout = new Playout(contactGame, contactGame.configure(randomConfig(stream, 12)), stream, {
      answer(decision, state) {
        for (const law of contactGame.laws) if (!law.holds(state as State)) throw new Error(law.name);
        return stream.below(decision.count);
      },
    });
    playout.run();
  }
});

/** Counted by the match and not by the turn. */
const VICTIMS: readonly string[] = ['victim', 'consent', 'settle'];

test('no turn has more answers than its bound, and no match more than the sum of them', () => {
  const stream = new Stream(keyFromSeed('bound'));
  let most = 0;
  for (let game = 0; game < 400; game++) {
    const raw = randomConfig(stream, 32);
    const team = game % 2 === 0 ? anyTeam((below) => stream.below(below)) : ['cole', 'miller', 'dunham', 'mobutu'];
    const config = contactGame.configure({ ...raw, team, settings: { ...(raw['settings'] as object), 'leader-calls': game % 3 !== 0 } });
    const perTurn = new Map<number, number>();
    const answers = new Playout(contactGame, config, stream, {
      answer(decision, state) {
        const { turn } = state as State;
        if (!VICTIMS.includes(decision.question.kind)) perTurn.set(turn, (perTurn.get(turn) ?? 0) + 1);
        return stream.below(decision.count);
      },
    });
    answers.run();
    for (const [turn, count] of perTurn) {
      expect(count).toBeLessThanOrEqual(mostAnswersOf(turn));
      most = Math.max(most, count / mostAnswersOf(turn));
    }
  }
  expect(most).toBeGreaterThan(0.25);
  expect(BOUND).toBe(6779);
  expect(mostAnswers(1)).toBe(13 + mostAnswersOf(1));
  expect([mostBreakthrough(3), mostBreakthrough(4), mostBreakthrough(32)]).toEqual([0, 2, 66]);
});

test('a copy and a saved night are the same night and have nothing in common with it', () => {
  const stream = new Stream(keyFromSeed('copies'));
  for (let game = 0; game < 30; game++) {
    const match = Match.start(contactGame, randomConfig(stream, 6), { key: keyFromSeed(`copies ${game}`), listen: false });
    while (match.decision !== null) {
      const before = JSON.stringify(contactGame.save(match.state));
      const copy = contactGame.copy(match.state);
      const loaded = contactGame.load(JSON.parse(before));
      expect(JSON.stringify(contactGame.save(copy))).toBe(before);
      expect(JSON.stringify(contactGame.save(loaded))).toBe(before);
      copy.zombies.fill(7);
      copy.granted.fill(7);
      copy.scrap.options.fill(-1);
      expect(JSON.stringify(contactGame.save(match.state))).toBe(before);
      match.answerIndex(stream.below(match.decision.count));
    }
  }
});

test('an open decision keeps its options while other matches go on', () => {
  const first = Match.start(contactGame, { team: ['cooper', 'branson', 'schulz', 'ayden'] }, { key: keyFromSeed('open') });
  const before = first.options();
  const stream = new Stream(keyFromSeed('other'));
  const other = Match.start(contactGame, { team: ['cole', 'miller', 'kenzo', 'krussov'] }, { key: keyFromSeed('other') });
  while (other.decision !== null) other.answerIndex(stream.below(other.decision.count));
  expect(first.options()).toEqual(before);
});

test('a saved night that is broken is refused', () => {
  const saved = contactGame.save(newState(contactGame.configure({}))) as Record<string, never>;
  expect(() => contactGame.load(null)).toThrow('a saved night is an object');
  expect(() => contactGame.load({ ...saved, phase: 'noon' })).toThrow('no such phase');
  expect(() => contactGame.load({ ...saved, zombies: [1, 2] })).toThrow("'zombies' of a saved night is a list");
  expect(() => contactGame.load({ ...saved, turn: 'two' })).toThrow("'turn' of a saved night is a whole number");
  expect(() => contactGame.load({ ...saved, outcome: 'eaten' })).toThrow('no such outcome');
  expect(() => contactGame.load({ ...saved, team: [0, 1, 2, 'x'] })).toThrow('a list of whole numbers');
});
