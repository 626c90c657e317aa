import { describe, expect, test } from 'vitest';
import { at } from './at.ts';
import { keyFromSeed, loadMatch, Match, type MatchRecord, RecordError, recordOf, redact, runRecord, Stream, saveMatch, verifyRecord } from './index.ts';
import { ambush } from './testing/ambush.ts';
import { thrownBy } from './testing/thrown.ts';

function played(seed: string, answers = Number.POSITIVE_INFINITY): Match {
  const match = Match.start(ambush, { rounds: 8 }, { key: keyFromSeed(seed) });
  const stream = new Stream(keyFromSeed(`${seed} answers`));
  while (match.decision !== null && match.number < answers) match.answerIndex(stream.below(match.decision.count));
  return match;
}

const finished = recordOf(played('record'));

function broken(change: (record: { -readonly [K in keyof MatchRecord]: MatchRecord[K] }) => void): RecordError | null {
  const record = structuredClone(finished);
  change(record);
  return thrownBy(() => verifyRecord(ambush, record), RecordError);
}

describe('a record', () => {
  test('is plain text that runs again to the same hash, without the key and with it', () => {
    const text = JSON.stringify(finished);
    expect(runRecord(ambush, JSON.parse(text)).hash()).toBe(finished.hash);
    expect(verifyRecord(ambush, JSON.parse(text)).hash()).toBe(finished.hash);
    expect(runRecord(ambush, finished).events.length).toBeGreaterThan(3);
  });

  test('has its key only when the match is over', () => {
    const running = recordOf(played('record', 5));
    expect(running.key).toBeUndefined();
    expect(finished.key).toBe(keyFromSeed('record'));
    expect(() => verifyRecord(ambush, running)).toThrow('has no key');
    expect(() => verifyRecord(ambush, { ...running, key: keyFromSeed('record') })).toThrow('not over');
  });

  test('without what other seats drew cannot be run, and says so', () => {
    const mine = redact(finished, [0]);
    expect(JSON.stringify(mine.opening)).not.toBe(JSON.stringify(finished.opening));
    expect(mine.opening[0]).toEqual(finished.opening[0]);
    expect(() => runRecord(ambush, mine)).toThrow('another seat');
  });

  test('that is broken is refused, saying what is wrong', () => {
    const first = at(finished.answers, 0);
    expect(broken((r) => Object.assign(r, { muster: 2 }))?.code).toBe('version');
    expect(broken((r) => Object.assign(r, { muster: 0 }))?.code).toBe('malformed');
    expect(broken((r) => Object.assign(r, { answers: 'none' }))?.code).toBe('malformed');
    expect(broken((r) => Object.assign(r, { answers: [[0]] }))?.at).toBe(0);
    expect(broken((r) => Object.assign(r, { opening: [null] }))?.code).toBe('malformed');
    expect(broken((r) => Object.assign(r, { key: 'short' }))?.code).toBe('malformed');
    expect(broken((r) => Object.assign(r, { game: 'chess' }))?.code).toBe('game');
    expect(broken((r) => Object.assign(r, { rules: 7 }))?.code).toBe('rules');
    expect(broken((r) => Object.assign(r, { config: { rounds: 0 } }))?.code).toBe('config');
    expect(broken((r) => Object.assign(r, { hash: '0'.repeat(64) }))?.code).toBe('hash');
    expect(broken((r) => Object.assign(r, { key: keyFromSeed('another') }))?.code).toBe('chance');
    expect(broken((r) => Object.assign(r, { answers: [[first[0], 'flies away'], ...r.answers.slice(1)] }))).toMatchObject({ code: 'answer', at: 0 });
    expect(broken((r) => Object.assign(r, { answers: [[(first[0] + 1) % 3, ...first.slice(1)], ...r.answers.slice(1)] }))).toMatchObject({
      code: 'answer',
      at: 0,
    });
    expect(broken((r) => Object.assign(r, { answers: [...r.answers, first] }))?.code).toBe('answer');
    for (const raw of [null, 7, 'x', [], {}]) expect(() => runRecord(ambush, raw)).toThrow(RecordError);
  });

  const otherPlan = (plan: unknown): string => (plan === 'storm' ? 'strike' : 'storm');

  test('with any die or card changed, left out or added does not hold', () => {
    let changes = 0;
    finished.answers.forEach(([seat, notation, ...gave], at) => {
      if (gave.length === 0) return;
      const first = gave[0];
      const other = typeof first === 'number' ? (first % 6) + 1 : typeof first === 'object' ? { ...first, is: otherPlan(first.is) } : otherPlan(first);
      for (const wrong of [[other, ...gave.slice(1)], gave.slice(1), [...gave, 3]]) {
        expect(['chance', 'hash', 'answer']).toContain(broken((r) => Object.assign(r, { answers: r.answers.with(at, [seat, notation, ...wrong]) }))?.code);
        changes++;
      }
    });
    expect(changes).toBeGreaterThan(5);
  });

  test('of a fork with fresh dice says from where on the key counts, and verifies', () => {
    const match = played('record', 7).fork(keyFromSeed('from here'));
    while (match.decision !== null) match.answerIndex(0);
    const record = recordOf(match);
    expect(record.keySince).toBe(7);
    expect(verifyRecord(ambush, record).hash()).toBe(record.hash);
    expect(loadMatch(ambush, saveMatch(match)).hash()).toBe(match.hash());
  });
});

describe('a save', () => {
  test('plays on as if nothing had happened', () => {
    const match = played('record', 9);
    const loaded = loadMatch(ambush, JSON.parse(JSON.stringify(saveMatch(match))));
    while (match.decision !== null) {
      match.answerIndex(match.decision.count - 1);
      loaded.answerIndex((loaded.decision?.count ?? 0) - 1);
    }
    expect(loaded.hash()).toBe(match.hash());
    expect(recordOf(loaded)).toEqual(recordOf(match));
  });

  test('can be undone and rewound after loading', () => {
    const match = played('record', 9);
    const loaded = loadMatch(ambush, JSON.parse(JSON.stringify(saveMatch(match))));
    for (const number of [8, 4, 0]) {
      match.rewind(number);
      loaded.rewind(number);
      expect(loaded.hash()).toBe(match.hash());
    }
  });

  test('that is broken is refused', () => {
    const save = saveMatch(played('record', 9));
    for (const wrong of [
      null,
      {},
      { ...save, checkpoint: null },
      { ...save, checkpoint: { ...save.checkpoint, at: 99 } },
      { ...save, record: { ...save.record, hash: 'x' } },
    ])
      expect(() => loadMatch(ambush, wrong)).toThrow(RecordError);
  });
});
