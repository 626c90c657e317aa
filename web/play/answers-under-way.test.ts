import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Refusal } from '#kernel';
import { AnswersUnderWay } from './answers-under-way.ts';

const ANSWER = { id: 'a1', number: 3, seat: 0, notation: 'go', undos: 0 };
const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => void vi.unstubAllGlobals());

function table() {
  const sent: unknown[] = [];
  const reply = Promise.withResolvers<void>();
  const answers = new AnswersUnderWay(
    't',
    (answer, id) => {
      sent.push({ id, ...answer });
      return reply.promise;
    },
    () => undefined,
  );
  answers.connected = true;
  return { answers, sent, reply };
}

test('an answer lies on the device until the table has it', async () => {
  const { answers, sent, reply } = table();
  const given = answers.give(ANSWER);
  expect([sent, kept.size, answers.waits]).toEqual([[ANSWER], 1, false]);
  reply.resolve();
  await given;
  expect(kept.size).toBe(0);
});

test('one that was refused is forgotten; one nobody heard of is sent again by the next page', async () => {
  const refused = table();
  refused.reply.reject(new Refusal('closed', 'no'));
  await expect(refused.answers.give(ANSWER)).rejects.toThrow('no');
  expect(kept.size).toBe(0);
  const lost = table();
  lost.reply.reject(new Error('the page is closed'));
  await expect(lost.answers.give(ANSWER)).rejects.toThrow('closed');
  const next = table();
  next.answers.resume();
  expect(next.sent).toEqual([ANSWER]);
});

test('it waits when there is no connection, until all have gone out', async () => {
  const { answers, reply } = table();
  const given = answers.give(ANSWER);
  answers.connected = false;
  expect(answers.waits).toBe(true);
  answers.connected = true;
  expect(answers.waits).toBe(true);
  reply.resolve();
  await given;
  expect(answers.waits).toBe(false);
});
