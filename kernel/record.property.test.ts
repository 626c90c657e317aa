import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Json, keyFromSeed, loadMatch, Match, plainCopy, RecordError, recordOf, runRecord, Stream, saveMatch, verifyRecord } from './index.ts';
import { ambush } from './testing/ambush.ts';
import { thrownBy } from './testing/thrown.ts';

const match = Match.start(ambush, { rounds: 3 }, { key: keyFromSeed('property') });
const stream = new Stream(keyFromSeed('property answers'));
while (match.decision !== null) match.answerIndex(stream.below(match.decision.count));
const finished = recordOf(match);

/** The paths to all values of a document that are no objects or lists. */
function leaves(data: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (typeof data !== 'object' || data === null) return [path];
  return Object.entries(data).flatMap(([key, value]) => leaves(value, [...path, Array.isArray(data) ? Number(key) : key]));
}

function changed(data: Json, path: readonly (string | number)[], value: unknown): unknown {
  const copy = structuredClone(data) as Record<string | number, unknown>;
  let inner = copy;
  for (const key of path.slice(0, -1)) inner = inner[key] as Record<string | number, unknown>;
  inner[path.at(-1) as string | number] = value;
  return copy;
}

const typed = (act: () => unknown): boolean => thrownBy(act, RecordError) !== null;

test('whatever is put in the place of a value, the record no longer holds', () => {
  const paths = leaves(finished);
  fc.assert(
    fc.property(fc.constantFrom(...paths), fc.oneof(fc.string(), fc.integer(), fc.constant(null), fc.double(), fc.object()), (path, value) => {
      const wrong = changed(plainCopy(finished), path, value);
      return JSON.stringify(wrong) === JSON.stringify(finished) || typed(() => verifyRecord(ambush, wrong));
    }),
    { seed: 1, numRuns: 2000 },
  );
});

test('any change of a single character of the file is noticed', () => {
  const text = JSON.stringify(finished);
  let changes = 0;
  for (let at = 0; at < text.length; at++) {
    const wrong = `${text.slice(0, at)}${text[at] === '7' ? '8' : '7'}${text.slice(at + 1)}`;
    let parsed: unknown;
    try {
      parsed = JSON.parse(wrong);
    } catch {
      continue;
    }
    expect(
      typed(() => verifyRecord(ambush, parsed)),
      `${wrong.slice(Math.max(0, at - 20), at + 20)}`,
    ).toBe(true);
    changes++;
  }
  expect(changes).toBeGreaterThan(300);
});

test('any document at all gives a match or a typed error', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.jsonValue(), fc.record({ record: fc.jsonValue(), checkpoint: fc.jsonValue() })),
      (data) => typed(() => runRecord(ambush, data)) && typed(() => loadMatch(ambush, data)),
    ),
    { seed: 1, numRuns: 500 },
  );
});

test('a save with any value changed loads to the same match or gives a typed error', () => {
  const unfinished = Match.start(ambush, { rounds: 3 }, { key: keyFromSeed('property') });
  for (let i = 0; i < 5; i++) unfinished.answerIndex(0);
  const save = saveMatch(unfinished);
  fc.assert(
    fc.property(fc.constantFrom(...leaves(save)), fc.oneof(fc.string(), fc.integer(), fc.constant(null)), (path, value) => {
      try {
        return loadMatch(ambush, changed(plainCopy(save), path, value)).hash() === unfinished.hash();
      } catch (thrown) {
        return thrown instanceof RecordError;
      }
    }),
    { seed: 1, numRuns: 1000 },
  );
});
