import { describe, expect, test } from 'vitest';
import { at } from './at.ts';
import {
  type Checkpoint,
  type Game,
  type Json,
  keyFromSeed,
  loadMatch,
  Match,
  RecordError,
  Refusal,
  recordOf,
  runRecord,
  Stream,
  saveMatch,
  verifyRecord,
} from './index.ts';
import { type Ambush, ambush, type State } from './testing/ambush.ts';
import { thrownBy } from './testing/thrown.ts';

/** New rules: bandits have one life more, so that nothing played by the old ones runs again from set-up. */
const newRules: Game<Ambush> = {
  ...ambush,
  rulesVersion: 2,
  setup: (config, ref) => ({ ...ambush.setup(config, ref), health: [3, 3, 3] }),
};

const KEY = keyFromSeed('update');

/** A match that was played by the old rules for so many answers and goes on by the new ones from its last checkpoint. */
function updated(answers: number): Match<Ambush> {
  const old = Match.start(ambush, { rounds: 12 }, { key: KEY }) as Match<Ambush>;
  const stream = new Stream(keyFromSeed('update answers'));
  while (old.decision !== null && old.number < answers) old.answerIndex(stream.below(old.decision.count));
  const { checkpoint, ...parts } = old.parts();
  return Match.rebuild(newRules, old.config, { ...parts, checkpoint: null, from: checkpoint as Checkpoint<State> });
}

function playedOn(match: Match<Ambush>): Match {
  const stream = new Stream(keyFromSeed('update later'));
  while (match.decision !== null) match.answerIndex(stream.below(match.decision.count));
  return match;
}

const finished = recordOf(playedOn(updated(9)));

describe('a match whose rules were updated', () => {
  test('goes on where it was', () => {
    const match = updated(9);
    expect([match.number, match.state.health.length]).toEqual([9, 3]);
    expect(match.floor).toBeGreaterThan(0);
    expect(match.floor).toBeLessThanOrEqual(9);
  });

  test('is never taken back behind the update', () => {
    for (let answers = 1; answers < 16; answers++) {
      const match = updated(answers);
      const { floor } = match;
      while (match.number > floor) match.rewind(match.number - 1);
      const hash = match.hash();
      for (const back of [() => match.undo(), () => match.rewind(floor - 1), () => match.fork('same', floor - 1)])
        expect(thrownBy(back, Refusal)?.code).toBe('nothing-to-undo');
      expect(match.hash()).toBe(hash);
      const later = playedOn(match);
      later.rewind(floor);
      expect(later.hash()).toBe(hash);
    }
  });

  test('has a barrier that is never below the update, whatever was revealed before', () => {
    let silent = 0;
    for (let answers = 1; answers < 16; answers++) {
      const match = updated(answers);
      match.rewind(match.floor);
      expect(match.barrier).toBe(match.floor);
      if (match.floor > 0 && match.answers.at(-1)?.gave.length === 0) silent++;
    }
    expect(silent).toBeGreaterThan(0);
  });

  test('begins where it was said to begin, also when turns without a decision follow', () => {
    const state = { ...updated(9).state, acted: [true, true, true] };
    const dawn = Match.from(newRules, { rounds: 12 }, state, { key: KEY });
    const from = { at: 0, gave: 0, position: 0, state };
    const match = Match.rebuild(newRules, dawn.config, { opening: dawn.opening, answers: [], key: KEY, keySince: -1, checkpoint: null, from });
    expect([match.opening.length, match.hash()]).toEqual([3, dawn.hash()]);
    const record = recordOf(playedOn(match));
    expect(record.from).toEqual(from);
    expect(verifyRecord(newRules, record).hash()).toBe(record.hash);
    expect(() => verifyRecord(newRules, { ...record, opening: record.opening.toReversed() })).toThrow(RecordError);
  });

  test('can be forked, saved and loaded like any other', () => {
    const match = updated(9);
    const loaded = loadMatch(newRules, JSON.parse(JSON.stringify(saveMatch(match))));
    expect([loaded.hash(), loaded.floor]).toEqual([match.hash(), match.floor]);
    loaded.rewind(match.floor);
    const later = match.fork('same');
    while (later.barrier < match.floor + 5) later.answerIndex(0);
    expect(saveMatch(later).checkpoint.at).toBeGreaterThan(match.floor);
    const fork = match.fork(keyFromSeed('from here'));
    const record = recordOf(playedOn(fork));
    expect(verifyRecord(newRules, record).hash()).toBe(record.hash);
    expect(recordOf(playedOn(loaded)).from).toEqual(recordOf(playedOn(match)).from);
  });
});

describe('its record', () => {
  test('verifies from the update on, and only there', () => {
    expect(finished.from?.at).toBeGreaterThan(0);
    const text = JSON.parse(JSON.stringify(finished));
    expect(verifyRecord(newRules, text).hash()).toBe(finished.hash);
    expect(runRecord(newRules, text).hash()).toBe(finished.hash);
    const { from: _, ...whole } = finished;
    expect(() => verifyRecord(newRules, whole)).toThrow(RecordError);
  });

  test('with anything changed after the update does not hold', () => {
    const from = finished.from as Checkpoint<Json>;
    let changes = 0;
    for (let place = from.at; place < finished.answers.length; place++) {
      const [seat, notation, ...gave] = at(finished.answers, place);
      for (const wrong of [[seat, `${notation}!`, ...gave] as const, [seat, notation, ...gave, 1] as const, [seat + 1, notation, ...gave] as const]) {
        expect(() => verifyRecord(newRules, { ...finished, answers: finished.answers.with(place, wrong) })).toThrow(RecordError);
        changes++;
      }
    }
    expect(changes).toBeGreaterThan(10);
    const state = { ...(from.state as object), health: [1, 2, 2] };
    for (const change of [
      { position: from.position + 1 },
      { gave: from.gave + 1 },
      { at: from.at + 1 },
      { at: 999 },
      { state },
      { state: { ...state, more: 1 } },
      { more: 1 },
    ])
      expect(() => verifyRecord(newRules, { ...finished, from: { ...from, ...change } }), JSON.stringify(change)).toThrow(RecordError);
  });

  test('takes as said what came before', () => {
    const [seat, , ...gave] = at(finished.answers, 0);
    const said = { ...finished, answers: finished.answers.with(0, [seat, 'as it was called then', ...gave]) };
    expect(verifyRecord(newRules, said).hash()).toBe(finished.hash);
  });

  test('cannot be loaded from a checkpoint before the update', () => {
    const save = saveMatch(updated(9));
    expect(() => loadMatch(newRules, { ...save, checkpoint: { ...save.checkpoint, at: 0, gave: 0 } })).toThrow('before the beginning');
  });
});
