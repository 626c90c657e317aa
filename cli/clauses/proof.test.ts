import { describe, expect, test } from 'vitest';
import { parseLedger } from '../../server/ledger.ts';
import { proofHolds, proofOf, proofText, unknownCitations } from './proof.ts';

const LEDGER = `
- { id: go.a, says: One, source: Book, check: Given }
- { id: go.b, says: Two, source: Book, check: [Given, When] }
- { id: go.c, says: Box, source: Book, check: Given, not-play: describes the box }
`;

describe('the proof of a ledger', () => {
  const ledger = parseLedger('go', LEDGER);

  test('is complete when every point of a rule of play is cited', () => {
    const proof = proofOf('go', ledger, new Set(['go.a', 'go.b#1', 'go.b#2']));
    expect(proofHolds([proof], [])).toBe(true);
    expect(proofText([proof], [])).toContain('3 clauses, 1 of them no rule of play: 3/3 points');
    expect(proofText([proof], [])).toContain('go.c (describes the box)');
  });

  test('names what is missing', () => {
    const proof = proofOf('go', ledger, new Set(['go.a', 'go.b#1']));
    expect(proofHolds([proof], [])).toBe(false);
    expect(proofText([proof], [])).toContain('2/3 points');
    expect(proofText([proof], [])).toContain('not proven: go.b#2');
  });

  test('takes no clause of several points as proven that is cited as a whole', () => {
    expect(proofOf('go', ledger, new Set(['go.a', 'go.b'])).missing).toEqual(['go.b#1', 'go.b#2']);
  });

  test('does not hold when a test cites a clause or a point that does not exist', () => {
    const unknown = unknownCitations([ledger], ['go.a', 'go.b', 'go.b#2', 'go.a#1', 'go.b#3', 'go.z']);
    expect(unknown).toEqual(['go.a#1', 'go.b#3', 'go.z']);
    expect(proofHolds([], unknown)).toBe(false);
  });
});

test('a ledger with a double, foreign or incomplete clause is refused', () => {
  expect(() => parseLedger('go', `${LEDGER}- { id: go.a, says: x, source: x, check: x }`)).toThrow('twice');
  expect(() => parseLedger('go', '- { id: chess.a, says: x, source: x, check: x }')).toThrow('chess.a');
  expect(() => parseLedger('go', '- { id: go.a, says: x, source: x }')).toThrow("does not say 'check'");
  expect(() => parseLedger('go', '- { id: go.a, says: x, source: x, check: [] }')).toThrow("does not say 'check'");
  expect(() => parseLedger('go', '- { id: go.a, says: x, source: x, check: [x, 2] }')).toThrow("does not say 'check'");
  expect(() => parseLedger('go', '- { id: go.a, says: x, source: x, check: x, rulling: y }')).toThrow('rulling');
  expect(() => parseLedger('go', 'go: 1')).toThrow('not a list');
});
