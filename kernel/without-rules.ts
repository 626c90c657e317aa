import { Stream } from './chacha.ts';
import { RecordError } from './errors.ts';
import { revealedKey } from './fair.ts';
import type { MatchRecord } from './record.ts';

/** The record as if it had been played by other rules, to see whether they come to the same end. Its seal was for the record as it is. */
export function asPlayedBy(record: MatchRecord, rules: number): MatchRecord {
  if (record.rules === rules) return record;
  const { seal: _, ...unsealed } = record;
  return { ...unsealed, rules };
}

/**
 * What can be checked of a record by whoever does not have its rules: the key is what secret and shares give, and everything
 * that was drawn is what the key gives. How many draws that were; null when the record does not tell them.
 */
export function checkWithoutRules({ key, fair, draws, from }: MatchRecord): number | null {
  if (key === undefined) throw new RecordError('key', 'the record has no key: it is out only when the match is over');
  if (fair !== undefined && revealedKey(fair) !== key) throw new RecordError('fair', 'the key is not what the secret and the shares give');
  if (draws === undefined) return null;
  const stream = new Stream(key);
  stream.position = from?.position ?? 0;
  for (let i = 0; i < draws.length; i += 2) {
    const [below = 0, number] = draws.slice(i, i + 2);
    if (stream.below(below) !== number) throw new RecordError('chance', `draw ${i / 2} of the record is not what the key gives`);
  }
  return draws.length / 2;
}
