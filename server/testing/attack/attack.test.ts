import { expect, test } from 'vitest';
import { Guest } from '../guest.ts';
import { attack, type Inside, leaks, trespasses } from './siege.ts';
import { ATTEMPTS, tryOut } from './starvation.ts';
import { Wiretap } from './wiretap.ts';

test('thousands of malformed, oversized, replayed, foreign-seat and random frames and requests: no crash, no leak, every refusal typed', async () => {
  const { broken, attacks, codes } = await attack(4_000, 'test');
  expect(broken).toEqual([]);
  for (const [kind, times] of Object.entries(attacks)) expect(times, kind).toBeGreaterThan(10);
  for (const code of ['malformed', 'not-your-seat', 'forbidden', 'signed-out', 'not-found', 'closed', 'seat-taken', 'nothing-to-undo'])
    expect(codes.get(code), code).toBeGreaterThan(0);
});

test.each(Object.entries(ATTEMPTS))('%s: in vain', async (_, attempt) => {
  expect(await tryOut(attempt)).toBeNull();
});

test('a leak is noticed, and so is what nobody may do', () => {
  const person = (id: string) => new Guest('', { id, name: id }, `muster=${id.repeat(43)}`);
  const guests = [person('a'), person('b'), person('m'), person('e')] as const;
  const entry = { table: 't', entry: 0, at: 0, id: null };
  const inside: Inside = {
    memory: 0,
    tables: [
      {
        id: 't',
        state: 'playing',
        secret: '5'.repeat(64),
        key: '7'.repeat(64),
        entries: [
          {
            ...entry,
            kind: 'start',
            person: 'a',
            body: {
              opening: [
                { to: [0], is: 'card-0000000a' },
                { to: [2], is: 'card-0000000c' },
              ],
            },
          },
          { ...entry, kind: 'answer', person: 'm', body: { seat: 0, gave: [] } },
          { ...entry, kind: 'say', person: 'e', body: { text: 'hello' } },
          { ...entry, kind: 'close', person: 'm', body: {} },
        ],
      },
    ],
  };
  const received = (who: string, text: string): string[] => {
    const wiretap = new Wiretap(who);
    wiretap.take(text);
    return leaks([wiretap], new Wiretap('the log'), inside, guests, []);
  };
  expect(received('Mallory', '{"hand":["card-0000000c"]}')).toEqual([]);
  for (const [who, text] of [
    ['Mallory', 'card-0000000a'],
    ['Eve', 'card-0000000c'],
    ['Eve', `"${'5'.repeat(64)}"`],
    ['Eve', `key=${'7'.repeat(64)};`],
    ['Mallory', 'a'.repeat(43)],
  ] as const)
    expect(received(who, text), text).toHaveLength(1);
  const log = new Wiretap('the log');
  log.take(`cookie: ${guests[0].cookie}`);
  expect(leaks([], log, inside, guests, [])).toHaveLength(1);
  expect(trespasses(inside, 't', guests)).toHaveLength(3);
  const typed = new Wiretap('Eve');
  typed.reply(500, '<html>');
  typed.message('{"type":"surprise"}');
  expect(typed.untyped).toHaveLength(2);
});
