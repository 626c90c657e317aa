import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { canonical, sha256 } from './index.ts';

test('sha256 is SHA-256', () => {
  expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  for (let n = 0; n < 300; n++) {
    const text = 'zombie ä ☂ '.repeat(n).slice(0, n);
    expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
  }
});

test('equal data gives equal text, whatever the order of its keys', () => {
  expect(canonical({ b: [1, { d: null, c: 'x' }], a: true })).toBe('{"a":true,"b":[1,{"c":"x","d":null}]}');
  expect(canonical({ a: 1, b: 2 })).toBe(canonical({ b: 2, a: 1 }));
  expect(canonical([1, 2])).not.toBe(canonical([2, 1]));
});
