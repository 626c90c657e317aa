import { describe, expect, test } from 'vitest';
import {
  BOT,
  commitmentTo,
  type Fairness,
  finalRecord,
  keyFromSeed,
  keyFromShares,
  Match,
  type MatchRecord,
  type Pledge,
  pledgeTo,
  RecordError,
  sealed,
  shareOfBot,
  verifyRecord,
} from '#kernel';
import { ambush } from '../../kernel/testing/ambush.ts';
import { thrownBy } from '../../kernel/testing/thrown.ts';
import { type FairNotes, promised } from './fair-notes.ts';

const TABLE = 'table';
const [secret, mine, theirs] = [keyFromSeed('secret'), keyFromSeed('mine'), keyFromSeed('theirs')];
const honest: Fairness = fairness({});

interface Dealt {
  readonly secret: string;
  readonly mine: string | null;
  readonly theirs: string;
  readonly bot: string;
  /** To what everybody is said to have been bound; to what they added, unless somebody says otherwise. */
  readonly pledges: readonly Pledge[];
}

/** I sit on seat 0, somebody on seat 1, a bot on seat 2. */
function fairness(dealt: Partial<Dealt>): Fairness {
  const with_ = { secret, mine, theirs, bot: shareOfBot(dealt.secret ?? secret, TABLE, 2), ...dealt };
  const pledges: readonly Pledge[] = dealt.pledges ?? [
    [0, 'me', pledgeTo(TABLE, 0, 'me', with_.mine ?? mine)],
    [1, 'them', pledgeTo(TABLE, 1, 'them', with_.theirs)],
    [2, BOT, pledgeTo(TABLE, 2, BOT, with_.bot)],
  ];
  const shares = [...(with_.mine === null ? [] : [[0, with_.mine] as const]), [1, with_.theirs] as const, [2, with_.bot] as const];
  return { table: TABLE, commitment: commitmentTo(with_.secret), secret: with_.secret, shares, pledges };
}

/** A whole match with these dice, its record as a server would seal it. */
function played(fair: Fairness): MatchRecord {
  const match = Match.start(ambush, {}, { key: keyFromShares(fair.secret ?? '', TABLE, fair.shares) });
  while (match.decision !== null) match.answerIndex(0);
  return finalRecord(match, { fair, people: ['Me', 'Them', 'a bot'] });
}

/** What my device noted at an honest table. */
const notes: FairNotes = {
  commitment: honest.commitment,
  shares: [{ seat: 0, share: mine, pledge: pledgeTo(TABLE, 0, 'me', mine), played: true }],
  pledges: honest.pledges ?? [],
  acknowledged: true,
};

/** What the page says of a record. */
function verdict(record: MatchRecord, noted: FairNotes | null = notes): string | null {
  const wrong = thrownBy(() => verifyRecord(ambush, record), RecordError);
  return wrong === null ? promised(record, noted) : `does not hold: ${wrong.code}`;
}

describe('an honest server', () => {
  test('has kept its promise, with my bytes in the dice', () => expect(verdict(played(honest))).toBe('with-mine'));

  test('may have begun without my bytes when it did not get them in time', () =>
    expect(verdict(played(fairness({ mine: null })), { ...notes, acknowledged: false })).toBe('without-mine'));

  test('may have begun when this device had not seen to what the others were bound', () =>
    expect(verdict(played(honest), { ...notes, pledges: null, acknowledged: false })).toBe('without-mine'));

  test('may have begun when this device had got up', () => {
    const others = fairness({ mine: null, pledges: (honest.pledges ?? []).slice(1) });
    expect(verdict(played(others), { ...notes, shares: [], pledges: null, acknowledged: false })).toBe('without-mine');
    // The host had given its seat to somebody else.
    const unseated = notes.shares.map((share) => ({ ...share, played: false }));
    expect(verdict(played(others), { ...notes, shares: unseated, pledges: null, acknowledged: false })).toBe('without-mine');
  });

  test('of which nothing was noted in time has promised nothing', () => {
    expect(verdict(played(honest), null)).toBeNull();
    expect(verdict(played(honest), { ...notes, commitment: '' })).toBeNull();
    expect(promised({}, notes)).toBeNull();
  });
});

describe('a dishonest server is found out that', () => {
  const other = keyFromSeed('another');
  const but = (at: number, pledge: Pledge): readonly Pledge[] => (honest.pledges ?? []).map((was) => (was[0] === at ? pledge : was));

  test('takes another secret when it has seen the shares', () => expect(verdict(played(fairness({ secret: other })))).toBe('other-secret'));

  test('takes another secret and says it was the same', () => {
    const { commitment } = honest;
    expect(verdict(played({ ...fairness({ secret: other }), commitment }))).toBe('does not hold: fair');
  });

  test('shows me another promise than the others', () => expect(verdict(played(honest), { ...notes, commitment: commitmentTo(other) })).toBe('other-secret'));

  test('puts other bytes in place of mine', () => {
    expect(verdict(played(fairness({ mine: other })))).toBe('left-out');
    expect(verdict(played(fairness({ mine: other, pledges: honest.pledges ?? [] })))).toBe('does not hold: fair');
  });

  test('leaves my bytes out although it had them', () => expect(verdict(played(fairness({ mine: null })))).toBe('left-out'));

  test('leaves my pledge out, so that this device never shows its bytes', () => {
    const without = (honest.pledges ?? []).slice(1);
    const chosen = played(fairness({ mine: null, pledges: without }));
    expect(verdict(chosen, { ...notes, pledges: null, acknowledged: false })).toBe('left-out');
    expect(verdict(chosen, { ...notes, pledges: without, acknowledged: false })).toBe('left-out');
  });

  test('puts a pledge of its own in place of mine, in my name', () =>
    expect(verdict(played(fairness({ mine: other })), { ...notes, pledges: null, acknowledged: false })).toBe('left-out'));

  test('lets a friend choose their bytes after mine', () => {
    expect(verdict(played(fairness({ theirs: other })))).toBe('other-pledges');
    expect(verdict(played(fairness({ theirs: other, pledges: honest.pledges ?? [] })))).toBe('does not hold: fair');
  });

  test('chooses the bytes of its bot', () => {
    expect(verdict(played(fairness({ bot: other })))).toBe('does not hold: fair');
    expect(verdict(played(fairness({ bot: other, pledges: but(2, [2, 'a person', pledgeTo(TABLE, 2, 'a person', other)]) })))).toBe('other-pledges');
  });

  test('says that somebody else had sat on a seat', () =>
    expect(verdict(played(fairness({ pledges: but(1, [1, 'eve', pledgeTo(TABLE, 1, 'eve', theirs)]) })))).toBe('other-pledges'));

  test('forgets who was bound to what, or binds nobody', () => {
    expect(verdict(played(fairness({ pledges: [] })))).toBe('does not hold: fair');
    const { pledges: _, ...unbound } = honest;
    expect(verdict(played(unbound))).toBe('left-out');
    expect(verdict(played(fairness({ pledges: (honest.pledges ?? []).slice(0, 2) })))).toBe('does not hold: fair');
  });

  test('plays with a key of its own', () => {
    const match = Match.start(ambush, {}, { key: other });
    while (match.decision !== null) match.answerIndex(0);
    expect(verdict(sealed({ ...finalRecord(match, { people: ['Me', 'Them', 'a bot'] }), fair: honest }))).toBe('does not hold: fair');
  });

  test('changes a die', () => {
    const record = played(honest);
    const [below = 0, number = 0, ...rest] = record.draws ?? [];
    expect(below).toBeGreaterThan(1);
    expect(verdict(sealed({ ...record, draws: [below, (number + 1) % below, ...rest] }))).toMatch(/^does not hold/);
  });
});
