import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { keyFromSeed, Match, type MatchRecord, RecordError, readRecord, recordOf, recordText, sealed, verifyRecord } from './index.ts';
import { ambush } from './testing/ambush.ts';
import { thrownBy } from './testing/thrown.ts';

const match = Match.start(ambush, { rounds: 2 }, { key: keyFromSeed('seal') });
while (match.decision !== null) match.answerIndex(0);
const record = recordOf(match, { people: ['Ada', 'Bö', 'Cy 🎲'] });
const file = recordText(sealed(record));

const code = (act: () => unknown): string => thrownBy(act, RecordError)?.code ?? 'holds';

describe('a seal', () => {
  test('is the SHA-256 of the canonical text without it', () => {
    expect(sealed(record).seal).toBe(createHash('sha256').update(recordText(record).slice(0, -1)).digest('hex'));
    expect(sealed(sealed(record))).toEqual(sealed(record));
    expect(verifyRecord(ambush, readRecord(file)).hash()).toBe(record.hash);
  });

  test('guards also what the rules cannot check', () => {
    expect(code(() => verifyRecord(ambush, { ...sealed(record), people: ['Ada', 'Bö', 'Mallory'] }))).toBe('seal');
    expect(code(() => verifyRecord(ambush, { ...record, people: ['Ada', 'Bö', 'Mallory'] }))).toBe('holds');
    expect(code(() => verifyRecord(ambush, { ...record, people: ['Ada', 'Bö'] }))).toBe('malformed');
    expect(code(() => verifyRecord(ambush, { ...record, people: ['Ada', 'Bö', 3] }))).toBe('malformed');
    expect(code(() => verifyRecord(ambush, { ...record, seal: 'x' }))).toBe('malformed');
  });

  test('is broken by writing the same record in another way', () => {
    const data = JSON.parse(file) as MatchRecord;
    for (const text of [file.slice(0, -1), `${file}\n`, ` ${file}`, `\ufeff${file}`, JSON.stringify(data, null, 1), file.replace('ö', '\\u00f6')])
      expect(['seal', 'malformed']).toContain(code(() => readRecord(text)));
  });
});

describe('a file', () => {
  test('without a seal may be written in any way', () => {
    expect(readRecord(JSON.stringify(record, null, 2))).toEqual(record);
    expect(readRecord(new TextEncoder().encode(recordText(record)))).toEqual(record);
  });

  test('that is no record is refused, saying what is wrong', () => {
    expect(() => readRecord('{"muster":')).toThrow('the file is not JSON');
    expect(() => readRecord('7')).toThrow('the record is not an object');
    expect(() => readRecord(Uint8Array.of(0x22, 0xff, 0x22))).toThrow('the file is not JSON');
    expect(() => readRecord(JSON.stringify({ ...record, mood: 'sad' }))).toThrow("the record has a field 'mood' that means nothing");
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    expect(code(() => readRecord(file.replace(/"config":\{[^}]*\}/, `"config":${deep}`)))).toBe('malformed');
  });

  test('is compared as bytes: a byte that reads as the same character is another byte', () => {
    const bytes = new TextEncoder().encode(recordText(sealed({ ...record, people: ['Ada', 'Bo', '\ufffd'] })));
    expect(code(() => readRecord(bytes))).toBe('holds');
    const at = bytes.indexOf(0xef);
    expect(code(() => readRecord(bytes.with(at, 0xf0)))).toBe('malformed');
  });
});
