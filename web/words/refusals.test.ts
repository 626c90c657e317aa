import { describe, expect, test } from 'vitest';
import { RecordError, Refusal, RuleError } from '#kernel';
import { RefusalCode } from '#wire';
import { LANGUAGES, languages } from '#words';
import { ApiError } from '../play/api.ts';
import { reasonFor } from '../play/reason.ts';
import { appWords } from './words.ts';

const CODES = [...RefusalCode.options, 'offline'] as const;

const spoken = await Promise.all(languages.map(async (language) => ({ language, name: LANGUAGES[language].name, ...(await appWords(language)) })));

describe.each(spoken)('in $name', ({ language, refusals }) => {
  const others = spoken.filter((other) => other.language !== language);

  test.each(CODES)('the refusal %s has a sentence of its own language, whoever says it', (code) => {
    const said = reasonFor(refusals, new ApiError(code, 'for programs'));
    expect(said).toMatch(/^\p{Lu}.*[.]$/u);
    for (const other of others) expect(said).not.toBe(other.refusals.codes[code]);
    if (code !== 'offline') expect(reasonFor(refusals, new Refusal<RefusalCode>(code, 'for programs'))).toBe(said);
  });

  test('no two codes say the same, and nothing that was thrown is read out', () => {
    expect(new Set(Object.values(refusals.codes)).size).toBe(CODES.length);
    const thrown = [
      new Error('for programs'),
      new RuleError('for programs', null),
      new RecordError('seal', 'for programs'),
      'for programs',
      new TypeError('x'),
    ];
    for (const one of thrown) expect(reasonFor(refusals, one)).not.toContain('programs');
  });
});
