import { expect, test } from 'vitest';
import { freshKey, isKey, keyFromSeed, Stream } from './index.ts';

const ZERO = '0'.repeat(64);

test('the stream is ChaCha8: the published key stream for an all-zero key', () => {
  const stream = new Stream(ZERO);
  const bytes = Array.from({ length: 16 }, () => stream.word()).flatMap((word) => [word & 255, (word >>> 8) & 255, (word >>> 16) & 255, word >>> 24]);
  expect(bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')).toBe(
    '3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42',
  );
});

test('a stream can be taken up at any position', () => {
  const stream = new Stream(keyFromSeed('here'));
  const words = Array.from({ length: 100 }, () => stream.word());
  for (const position of [0, 1, 15, 16, 17, 63, 99]) expect(new Stream(keyFromSeed('here'), position).word()).toBe(words[position]);
});

test('different keys give different streams', () => {
  const first = [1, 2, 3].map((seed) => new Stream(keyFromSeed(seed)).word());
  expect(new Set(first).size).toBe(3);
});

test('numbers are evenly spread and within bounds', () => {
  const stream = new Stream(keyFromSeed('spread'));
  for (const n of [1, 2, 6, 8, 13]) {
    const counts = new Array<number>(n).fill(0);
    for (let i = 0; i < 6000; i++) {
      const drawn = stream.below(n);
      counts[drawn] = (counts[drawn] ?? Number.NaN) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 6000 / n)).toBeLessThan(6 * Math.sqrt(6000 / n));
  }
});

test('keys are 64 hexadecimal digits', () => {
  expect(isKey(freshKey())).toBe(true);
  expect(freshKey()).not.toBe(freshKey());
  for (const wrong of ['', 'abc', ZERO.toUpperCase().replace('0', 'G'), `${ZERO}0`, null, 7]) expect(isKey(wrong)).toBe(false);
});
