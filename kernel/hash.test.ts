import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonical, hmacSha256, sha256 } from './index.ts';

test('sha256 is SHA-256', () => {
  expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  for (let n = 0; n < 300; n++) {
    const text = 'zombie ä ☂ '.repeat(n).slice(0, n);
    expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
  }
});

test('sha256 is SHA-256 of bytes too', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => sha256(bytes) === createHash('sha256').update(bytes).digest('hex')),
    { seed: 1 },
  );
});

test('hmacSha256 gives what RFC 4231 says', () => {
  const text = (hex: string): Uint8Array => Uint8Array.from(Buffer.from(hex, 'hex'));
  const cases: readonly (readonly [key: string, message: string | Uint8Array, mac: string])[] = [
    ['0b'.repeat(20), 'Hi There', 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7'],
    ['4a656665', 'what do ya want for nothing?', '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843'],
    ['aa'.repeat(20), text('dd'.repeat(50)), '773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe'],
    ['0102030405060708090a0b0c0d0e0f10111213141516171819', text('cd'.repeat(50)), '82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b'],
    ['aa'.repeat(131), 'Test Using Larger Than Block-Size Key - Hash Key First', '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54'],
    [
      'aa'.repeat(131),
      'This is a test using a larger than block-size key and a larger than block-size data. The key needs to be hashed before being used by the HMAC algorithm.',
      '9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2',
    ],
  ];
  for (const [key, message, mac] of cases) expect(hmacSha256(key, message)).toBe(mac);
  expect(hmacSha256('0c'.repeat(20), 'Test With Truncation')).toMatch(/^a3b6167473100ee06e0c796c2955552b/);
});

test('hmacSha256 is HMAC-SHA-256, whatever the key and the text', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 150 }), fc.string({ unit: 'grapheme', maxLength: 200 }), (key, text) => {
      const hex = Buffer.from(key).toString('hex');
      return hmacSha256(hex, text) === createHmac('sha256', key).update(text).digest('hex');
    }),
    { seed: 1, numRuns: 500 },
  );
});

test('equal data gives equal text, whatever the order of its keys', () => {
  expect(canonical({ b: [1, { d: null, c: 'x' }], a: true })).toBe('{"a":true,"b":[1,{"c":"x","d":null}]}');
  expect(canonical({ a: 1, b: 2 })).toBe(canonical({ b: 2, a: 1 }));
  expect(canonical([1, 2])).not.toBe(canonical([2, 1]));
});
