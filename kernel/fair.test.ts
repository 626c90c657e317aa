import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  commitmentTo,
  type Fairness,
  freshSecret,
  isKey,
  keyFromSeed,
  keyFromShares,
  Match,
  type MatchRecord,
  RecordError,
  recordOf,
  Stream,
  sealed,
  verifyRecord,
} from './index.ts';
import { ambush } from './testing/ambush.ts';
import { thrownBy } from './testing/thrown.ts';

const secret = keyFromSeed('secret');
const shares = [
  [0, keyFromSeed('Ada adds')],
  [2, keyFromSeed('Cy adds')],
] as const;
const fair: Fairness = { table: 'table 7', commitment: commitmentTo(secret), secret, shares };

function played(answers = Number.POSITIVE_INFINITY): Match {
  const match = Match.start(ambush, {}, { key: keyFromShares(secret, fair.table, shares) });
  const stream = new Stream(keyFromSeed('fair answers'));
  while (match.decision !== null && match.number < answers) match.answerIndex(stream.below(match.decision.count));
  return match;
}

const record = recordOf(played(), { fair, people: ['Ada', 'a bot', 'Cy'] });

const code = (wrong: MatchRecord): string => thrownBy(() => verifyRecord(ambush, wrong), RecordError)?.code ?? 'holds';

describe('the key', () => {
  test('is made of secret and shares exactly as docs/fair-dice.md says', () => {
    expect(commitmentTo(secret)).toBe(createHash('sha256').update(`muster-commitment ${secret}`).digest('hex'));
    const message = `{"shares":[[0,"${shares[0][1]}"],[2,"${shares[1][1]}"]],"table":"table 7"}`;
    expect(keyFromShares(secret, 'table 7', shares)).toBe(createHmac('sha256', Buffer.from(secret, 'hex')).update(message).digest('hex'));
  });

  test('is the one of the example in docs/fair-dice.md', () => {
    const docs = readFileSync(new URL('../docs/fair-dice.md', import.meta.url), 'utf8');
    const row = (name: string): string => new RegExp(`^\\| ${name} \\| \`?(.*?)\`? \\|$`, 'm').exec(docs)?.[1] ?? '';
    const key = keyFromShares(row('secret'), row('table'), [
      [0, 'a'.repeat(64)],
      [1, 'b'.repeat(64)],
    ]);
    expect([row('commitment'), row('key')]).toEqual([commitmentTo(row('secret')), key]);
    const [words, dice] = [new Stream(key), new Stream(key)];
    expect(row('first words')).toBe(Array.from({ length: 4 }, () => words.word()).join(', '));
    expect(row('or, as six-sided dice')).toBe(Array.from({ length: 10 }, () => 1 + dice.below(6)).join(', '));
  });

  test('does not depend on the order in which people sat down, but on everything else', () => {
    const key = keyFromShares(secret, 'table 7', shares);
    expect(keyFromShares(secret, 'table 7', shares.toReversed())).toBe(key);
    const others = [
      keyFromShares(keyFromSeed('another'), 'table 7', shares),
      keyFromShares(secret, 'table 8', shares),
      keyFromShares(secret, 'table 7', [shares[0]]),
      keyFromShares(secret, 'table 7', [shares[0], [1, shares[1][1]]]),
      keyFromShares(secret, 'table 7', []),
    ];
    expect(new Set([key, ...others]).size).toBe(6);
  });

  test('comes from a fresh secret', () => {
    expect(isKey(freshSecret())).toBe(true);
    expect(freshSecret()).not.toBe(freshSecret());
  });
});

describe('a record with fair dice', () => {
  test('holds, and reveals the secret only when the match is over', () => {
    expect(code(record)).toBe('holds');
    expect(record.fair).toEqual(fair);
    const running = recordOf(played(3), { fair });
    expect(running.fair).toEqual({ table: fair.table, commitment: fair.commitment, shares });
    expect(JSON.stringify(running)).not.toContain(secret);
  });

  test('does not hold when commitment, secret, shares, table and key do not fit together', () => {
    const but = (change: Partial<Fairness>): MatchRecord => sealed({ ...record, fair: { ...fair, ...change } });
    const { secret: _, ...unrevealed } = fair;
    expect(code(sealed({ ...record, fair: unrevealed }))).toBe('fair');
    expect(code(but({ secret: keyFromSeed('another') }))).toBe('fair');
    expect(code(but({ commitment: commitmentTo(keyFromSeed('another')) }))).toBe('fair');
    expect(code(but({ secret: keyFromSeed('another'), commitment: commitmentTo(keyFromSeed('another')) }))).toBe('fair');
    expect(code(but({ table: 'table 8' }))).toBe('fair');
    expect(code(but({ shares: [shares[0]] }))).toBe('fair');
    expect(code(but({ shares: [shares[0], [2, keyFromSeed('another')]] }))).toBe('fair');
    expect(code(but({ shares: [shares[1], shares[0]] }))).toBe('malformed');
    expect(code(but({ shares: [shares[0], shares[0]] }))).toBe('malformed');
    expect(code(sealed({ ...record, key: keyFromSeed('another') }))).toBe('fair');
  });

  test('cannot say that the key counts only from some answer on', () => {
    expect(code({ ...record, keySince: record.answers.length })).toBe('fair');
  });

  test('cannot have a share of a seat that is not there', () => {
    const more = [...shares, [3, keyFromSeed('nobody')]] as const;
    const key = keyFromShares(secret, fair.table, more);
    const match = Match.start(ambush, {}, { key });
    while (match.decision !== null) match.answerIndex(0);
    expect(code(recordOf(match, { fair: { ...fair, shares: more } }))).toBe('malformed');
  });

  test('has fields of the right form', () => {
    const wrong: readonly unknown[] = [
      null,
      [],
      {},
      { ...fair, more: 1 },
      { ...fair, table: 7 },
      { ...fair, commitment: 'x' },
      { ...fair, secret: 'x' },
      { ...fair, shares: {} },
    ];
    for (const value of [...wrong, { ...fair, shares: [[0]] }, { ...fair, shares: [[0, 'x']] }, { ...fair, shares: [['0', shares[0][1]]] }])
      expect(code({ ...record, fair: value as Fairness }), JSON.stringify(value)).toBe('malformed');
  });
});
