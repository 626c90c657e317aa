import { describe, expect, test } from 'vitest';
import { parseLedger } from '../../server/ledger.ts';
import { proofHolds, proofOf, proofText, unknownClauses } from './proof.ts';

const LEDGER = `
- { id: go.a, says: One, source: Book, check: Given }
- { id: go.b, says: Two, source: Book, check: Given }
- { id: go.c, says: Box, source: Book, check: Given, not-play: describes the box }
`;

describe('the proof of a ledger', () => {
  const ledger = parseLedger('go', LEDGER);

  test('is complete when every rule of play is cited', () => {
    const proof = proofOf(
      'go',
      ledger,
      new Map([
        ['go.a', ['t']],
        ['go.b', ['t']],
      ]),
    );
    expect(proofHolds([proof], [])).toBe(true);
    expect(proofText([proof], [])).toContain('3/3 clauses, 1 of them no rule of play');
    expect(proofText([proof], [])).toContain('go.c (describes the box)');
  });

  test('names what is missing', () => {
    const proof = proofOf('go', ledger, new Map([['go.a', ['t']]]));
    expect(proofHolds([proof], [])).toBe(false);
    expect(proofText([proof], [])).toContain('not proven: go.b');
  });

  test('does not hold when a test cites a clause that does not exist', () => {
    const unknown = unknownClauses([ledger], ['go.a', 'go.z']);
    expect(unknown).toEqual(['go.z']);
    expect(proofHolds([], unknown)).toBe(false);
  });
});

test('a ledger with a double, foreign or incomplete clause is refused', () => {
  expect(() => parseLedger('go', `${LEDGER}- { id: go.a, says: x, source: x, check: x }`)).toThrow('twice');
  expect(() => parseLedger('go', '- { id: chess.a, says: x, source: x, check: x }')).toThrow('chess.a');
  expect(() => parseLedger('go', '- { id: go.a, says: x, source: x }')).toThrow("does not say 'check'");
  expect(() => parseLedger('go', '- { id: go.a, says: x, source: x, check: x, rulling: y }')).toThrow('rulling');
  expect(() => parseLedger('go', 'go: 1')).toThrow('not a list');
});
