import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ManyAnswers, RecordForm } from './schema.ts';

const part = fc.oneof(
  fc.nat(9),
  fc.string({ maxLength: 3 }),
  fc.constantFrom(-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, null, undefined, true),
  fc.record({ to: fc.array(fc.integer({ min: -1, max: 3 }), { maxLength: 2 }), is: fc.nat(3) }, { requiredKeys: [] }),
);
const answer = fc
  .tuple(fc.integer({ min: -1, max: 5 }), fc.string({ maxLength: 3 }), fc.array(part, { maxLength: 2 }))
  .map(([seat, text, gave]) => [seat, text, ...gave]);

test('answers that are read in one go are those of the form, and the first that is malformed is named', () => {
  let [good, bad] = [0, 0];
  fc.assert(
    fc.property(fc.oneof(fc.array(fc.oneof({ weight: 6, arbitrary: answer }, fc.array(part, { maxLength: 3 }), part), { maxLength: 4 }), part), (list) => {
      const form = RecordForm.shape.answers.safeParse(list);
      const read = ManyAnswers.safeParse(list);
      expect(read.success).toBe(form.success);
      if (form.success) good++;
      else if (Array.isArray(list)) {
        bad++;
        expect(read.error?.issues[0]?.path).toEqual(form.error.issues[0]?.path.slice(0, 1));
      }
    }),
    { seed: 1, numRuns: 1000 },
  );
  expect([good, bad].every((count) => count > 50)).toBe(true);
});
