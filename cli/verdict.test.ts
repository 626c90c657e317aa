import { describe, expect, test } from 'vitest';
import {
  type AnswerTuple,
  at,
  BOT,
  commitmentTo,
  type Fairness,
  finalRecord,
  keyFromSeed,
  keyFromShares,
  Match,
  type MatchRecord,
  pledgeTo,
  recordOf,
  recordText,
  Stream,
  sealed,
  shareOfBot,
  verifyRecord,
} from '#kernel';
import { boxes } from '#shelf';
import { verdictOn } from './verdict.ts';

/** A match of people who added bytes to the dice, as it is downloaded when it is over. */
function fairRecord(id: string, config: unknown): MatchRecord {
  const box = boxes.find(({ game }) => game.id === id) as (typeof boxes)[number];
  const seats = box.game.seats(box.game.configure(config));
  const secret = keyFromSeed(`${id} secret`);
  const shares = seats.map((_, seat) => [seat, keyFromSeed(`${id} share ${seat}`)] as const);
  const fair: Fairness = { table: 'k3v9x0a7b2c4d6e8', commitment: commitmentTo(secret), secret, shares };
  const match = Match.start(box.game, config, { key: keyFromShares(secret, fair.table, shares) });
  const stream = new Stream(keyFromSeed(`${id} answers`));
  while (match.decision !== null) match.answerIndex(stream.below(match.decision.count));
  return sealed(recordOf(match, { fair, people: seats.map((name) => `${name}’s friend “ö” \ufffd`) }));
}

const tiles = fairRecord('contra-tiles', {});
const contact = fairRecord('contact', { players: 4, team: ['cooper', 'vanderbilt', 'branson', 'kenzo'] });

function bytesOf(record: MatchRecord): Uint8Array {
  return new TextEncoder().encode(recordText(record));
}

/** Bytes that are most likely to go unnoticed: white space, other digits and letters, other signs of JSON; and each bit turned. */
function otherBytes(byte: number): number[] {
  const text = [...' \n09af"\\,e}'].map((sign) => sign.charCodeAt(0));
  const bits = [1, 2, 4, 8, 16, 32, 64, 128].map((bit) => byte ^ bit);
  return [...new Set([...text, ...bits, 0, 0xef, 0xf0])].filter((other) => other !== byte);
}

function inserted(bytes: Uint8Array, at: number, byte: number): Uint8Array {
  return Uint8Array.of(...bytes.subarray(0, at), byte, ...bytes.subarray(at));
}

function without(bytes: Uint8Array, at: number): Uint8Array {
  return Uint8Array.of(...bytes.subarray(0, at), ...bytes.subarray(at + 1));
}

/** Only white space between the signs of JSON may come and go, and then the verdict says so. */
async function expectBroken(bytes: Uint8Array, what: string): Promise<void> {
  const { holds, reformatted } = await verdictOn(bytes, boxes);
  const signs = (text: Uint8Array) => new TextDecoder().decode(text).replace(/\s/g, '');
  if (holds && !(reformatted && originals.has(signs(bytes)))) throw new Error(`the record holds with ${what}`);
}

const originals = new Set([tiles, contact].map((record) => recordText(record).replace(/\s/g, '')));

test('a match that began in a position is checked from there, and it is said', async () => {
  const [box] = boxes;
  if (box === undefined) throw new Error('there is no box');
  const { state, config } = Match.start(box.game, {}, { key: keyFromSeed('position') });
  const match = Match.from(box.game, config, state, { key: keyFromSeed('from here') });
  const stream = new Stream(keyFromSeed('answers from here'));
  while (match.decision !== null) match.answerIndex(stream.below(match.decision.count));
  const verdict = await verdictOn(bytesOf(sealed(recordOf(match))), boxes);
  expect(verdict).toMatchObject({ finding: 'part', text: expect.stringContaining('it began in a position that was set up') });
});

describe('a downloaded record', () => {
  test('that was written anew is told from one that was changed', async () => {
    const anew = JSON.stringify(tiles, null, 2);
    expect(await verdictOn(anew, boxes)).toMatchObject({ holds: true, reformatted: true, text: expect.stringContaining('written anew') });
    expect(await verdictOn(anew.replace(/"hash"/, '"hash": "0", "hash"'), boxes)).toMatchObject({ holds: false });
    expect(await verdictOn(anew.replace('friend', 'fiend'), boxes)).toMatchObject({ holds: false });
  });

  test('of older rules says which, and what holds without them', async () => {
    const { game } = boxes.find((box) => box.game.id === 'contra-tiles') as (typeof boxes)[number];
    const { seal: _, ...unsealed } = finalRecord(verifyRecord(game, tiles), tiles);
    const old = { ...unsealed, rules: 0 };
    expect((await verdictOn(recordText(sealed(old)), boxes)).text).toMatch(
      /^holds\. Contra, .* Played under rules 0; this Muster has rules \d+, by which it holds too$/,
    );
    // An answer that the rules of today do not know.
    const [first, ...rest] = old.answers as [AnswerTuple, ...AnswerTuple[]];
    const [seat, , ...gave] = first;
    const foreign = { ...old, answers: [[seat, 'an old notation', ...gave] as const, ...rest] };
    expect((await verdictOn(recordText(sealed(foreign)), boxes)).text).toMatch(
      /^not checked: made with other rules\. Played under rules 0; this Muster has rules \d+; .* as recorded .*; all \d+ dice and cards that were drawn are what the key gives; .*; the seal fits\.$/,
    );
    expect(await verdictOn(recordText(foreign as MatchRecord).replace('old', 'odd'), boxes)).toMatchObject({ finding: 'unchecked', holds: false });
    expect((await verdictOn(recordText(sealed(foreign)).replace('old', 'odd'), boxes)).text).toMatch(/The seal does not fit/);
    const [below = 0, drawn = 0, ...others] = foreign.draws ?? [];
    const loaded = { ...foreign, draws: [below, (drawn + 1) % below, ...others] };
    expect((await verdictOn(recordText(sealed(loaded)), boxes)).text).toMatch(/A die or card in this record is not what its key gives/);
    expect((await verdictOn(recordText(sealed({ ...foreign, key: keyFromSeed('another') })), boxes)).holds).toBe(false);
  });

  test('with altered answers does not hold by being of rules that never were', async () => {
    const { seal: _, ...bare } = tiles;
    const altered = { ...bare, rules: 99, answers: bare.answers.map(([seat, notation, ...gave]) => [seat, `${notation}!`, ...gave] as const) };
    for (const record of [recordText(sealed(altered)), recordText(altered)])
      expect(await verdictOn(record, boxes)).toMatchObject({
        finding: 'unchecked',
        holds: false,
        text: expect.stringMatching(/^not checked: made with other rules\. Played under rules 99/),
      });
    expect(await verdictOn(recordText(sealed({ ...bare, rules: 99 })), boxes)).toMatchObject({ finding: 'whole' });
  });

  test('holds as it is', async () => {
    for (const record of [tiles, contact]) {
      expect(await verdictOn(bytesOf(record), boxes)).toMatchObject({ holds: true });
      expect(await verdictOn(recordText(record), boxes)).toMatchObject({ holds: true });
    }
  });

  test('of the tile game holds with no byte changed, added or taken away', async () => {
    const bytes = bytesOf(tiles);
    for (const [at, byte] of bytes.entries()) {
      for (const other of otherBytes(byte)) await expectBroken(bytes.with(at, other), `byte ${at} ${other} instead of ${byte}`);
      await expectBroken(without(bytes, at), `byte ${at} taken away`);
      for (const other of [0x20, 0x0a, 0x30, byte]) await expectBroken(inserted(bytes, at, other), `${other} added at ${at}`);
    }
    await expectBroken(inserted(bytes, bytes.length, 0x0a), 'a line added');
    await expectBroken(bytes.subarray(0, -1), 'the last line not ended');
  });

  test('of Contact neither', async () => {
    const bytes = bytesOf(contact);
    const stream = new Stream(keyFromSeed('flips'));
    for (let i = 0; i < 4000; i++) {
      const place = stream.below(bytes.length);
      const byte = at(bytes, place);
      const others = otherBytes(byte);
      const other = at(others, stream.below(others.length));
      const wrong = at([bytes.with(place, other), without(bytes, place), inserted(bytes, place, other)], i % 3);
      await expectBroken(wrong, `a change at ${place}`);
    }
  });

  test('does not hold with anything changed and sealed again', async () => {
    const { answers, fair, hash } = tiles;
    const place = answers.findIndex((answer) => answer.length > 2);
    const [seat, notation, ...gave] = at(answers, place);
    const changes: Partial<MatchRecord>[] = [
      { answers: answers.with(place, [seat, notation, ...gave.slice(1)]) },
      { answers: answers.slice(0, -1) },
      { answers: answers.with(place, [1 - seat, notation, ...gave]) },
      { fair: { ...(fair as Fairness), table: 'another' } },
      { hash: keyFromSeed(hash ?? '') },
      { key: keyFromSeed('another') },
      { game: 'chess' },
    ];
    for (const change of changes) expect((await verdictOn(recordText(sealed({ ...tiles, ...change })), boxes)).holds, Object.keys(change).join()).toBe(false);
  });
});

describe('a verdict', () => {
  test('says in one line what was checked', async () => {
    const { text } = await verdictOn(bytesOf(tiles), boxes);
    expect(text).toMatch(/^holds\. Contra, \d+ answers, [^;]*; every die and card is what the key gives; .*the seal fits\. Hash [0-9a-f]{64}$/);
    expect(text).toContain(`the server had committed to its secret before 2 players added bytes if it had shown ${tiles.fair?.commitment} by then`);
  });

  test('says who added bytes: bots are nobody, and whose were fixed first is told by pledges', async () => {
    const { fair } = tiles;
    if (fair?.secret === undefined) throw new Error('no secret');
    const { secret, table } = fair;
    const said = async (shares: Fairness['shares'], pledges: Fairness['pledges'], people?: readonly string[]): Promise<string> => {
      const box = boxes.find(({ game }) => game.id === tiles.game) as (typeof boxes)[number];
      const match = Match.start(box.game, {}, { key: keyFromShares(secret, table, shares) });
      while (match.decision !== null) match.answerIndex(0);
      return (
        await verdictOn(
          recordText(
            finalRecord(match, { fair: { ...fair, shares, ...(pledges === undefined ? {} : { pledges }) }, ...(people === undefined ? {} : { people }) }),
          ),
          boxes,
        )
      ).text;
    };
    const [mine, bots] = [fair.shares[0]?.[1] ?? '', shareOfBot(secret, table, 1)];
    const pledges = [[0, 'me', pledgeTo(table, 0, 'me', mine)] as const, [1, BOT, pledgeTo(table, 1, BOT, bots)] as const] as const;
    expect(
      await said(
        [
          [0, mine],
          [1, bots],
        ],
        pledges,
      ),
    ).toMatch(/secret and the players’ bytes; .* before one player added bytes .*; every share is the one that was pledged/);
    expect(await said([[1, bots]], pledges.slice(1))).toMatch(
      /secret alone \(no player added bytes: the server could have chosen it\); .* before the match began/,
    );
    expect(await said([[1, bots]], pledges)).toMatch(
      /secret alone .*; pledged and not shown in time, if the server tells the truth about that: the share of seat 0/,
    );
    expect(await said([[1, bots]], pledges, ['Ann', 'greedy'])).toContain('the share of Ann');
    expect(await said([[1, bots]], pledges.slice(1), ['Ann', 'greedy'])).toContain('nothing was pledged by Ann');
    expect(await said([[0, mine]], undefined)).toMatch(
      /before one player added bytes .*; the record has no pledges: whether the bytes were fixed before any were shown cannot be told/,
    );
    expect(await said([], undefined)).not.toContain('pledge');
  });

  test('claims nothing that was not checked', async () => {
    const { fair: _, seal: __, key: ___, ...bare } = tiles;
    const { finding, text } = await verdictOn(recordText(bare), boxes);
    expect(finding).toBe('part');
    expect(text).toContain('the dice are as recorded; they can be checked when the record has its key');
    expect(text).not.toMatch(/committed|seal|every die/);
  });

  test('says when older rules played the beginning', async () => {
    const box = at(boxes, 0);
    const begun = Match.start(box.game, {}, { key: keyFromSeed('older') });
    for (let i = 0; i < 8; i++) begun.answerIndex(0);
    const { checkpoint, ...parts } = begun.parts();
    if (checkpoint === null) throw new Error('no checkpoint');
    const match = Match.rebuild(box.game, begun.config, { ...parts, checkpoint: null, from: checkpoint });
    while (match.decision !== null) match.answerIndex(0);
    const { finding, holds, text } = await verdictOn(recordText(sealed(recordOf(match))), boxes);
    expect([finding, holds]).toEqual(['part', true]);
    expect(text).toContain(
      `the rules changed after answer ${checkpoint.at}: what came before is as recorded and was not run again; every die and card since then`,
    );
  });

  test('says what is wrong', async () => {
    expect(await verdictOn('hello', boxes)).toEqual({
      finding: 'broken',
      holds: false,
      reformatted: false,
      text: 'does not hold. This is not the file of a match, or it is damaged.',
    });
    expect((await verdictOn(recordText({ ...tiles, seal: keyFromSeed('x') }), boxes)).text).toContain('The seal does not fit');
  });
});
