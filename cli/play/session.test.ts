import { describe, expect, test } from 'vitest';
import { GreedyBot } from '#bots';
import type { Box } from '#games';
import { keyFromSeed, Match, runRecord } from '#kernel';
import { boxes } from '#shelf';
import { SOURCE } from '#words';
import { readLedger } from '../../server/ledger.ts';
import { PLAIN } from '../paint.ts';
import { Session } from './session.ts';

const box = boxes.find(({ game }) => game.id === 'contra-tiles') as Box;

const [words, board] = await Promise.all([box.words(SOURCE), box.text(SOURCE)]);

function sitDown(people: readonly boolean[]): Session {
  const match = Match.start(box.game, { settings: { bear: 0 } }, { key: keyFromSeed('session') });
  return new Session(
    box,
    words,
    board,
    match,
    people.map((person, seat) => (person ? null : new GreedyBot(seat))),
    readLedger('contra-tiles'),
    PLAIN,
  );
}

function text(session: Session, line: string): string {
  const reply = session.submit(line);
  return reply.kind === 'said' ? reply.text : reply.kind;
}

describe('in the terminal', () => {
  test('an option is chosen by its number, by its notation, or by as much of it as is needed', () => {
    const session = sitDown([true, true]);
    const first = session.choices()[0]?.notation;
    text(session, '1');
    expect(session.match.answers[0]?.notation).toBe(first);
    const second = session.choices().at(-1)?.notation ?? '';
    text(session, second);
    expect(session.match.answers[1]?.notation).toBe(second);
    expect(text(session, 'tile')).toMatch(/^That could be: /);
    expect(session.match.number).toBe(2);
  });

  test('what is not allowed says why not now, and changes nothing', () => {
    const session = sitDown([true, true]);
    const before = session.match.hash();
    expect(text(session, 'crown 1 at 1,0')).toMatch(/^There is no player tile on the table yet .* § \S/m);
    expect(text(session, `why ${session.choices()[0]?.notation}`)).toContain('is allowed');
    expect(text(session, 'abracadabra')).toMatch(/^'abracadabra' is not a move\. (Bear|Woman): .* Type \? for help\.$/);
    expect(session.match.hash()).toBe(before);
  });

  test('what happens has a quiet mark for its rule; the log has the rules as footnotes', () => {
    const session = sitDown([true, true]);
    const events = session.recentEvents().join('\n');
    expect(events).toContain('§');
    expect(events).not.toContain('contra-tiles.');
    expect(text(session, 'log')).toMatch(/§1\n[\s\S]*\n\n§1 [A-Z]/);
    expect(text(session, 'log')).not.toContain('contra-tiles.');
  });

  test('rules can be looked up by words, with our rulings marked', () => {
    const session = sitDown([true, true]);
    expect(text(session, 'rule broke draw')).toMatch(/^§ \S/);
    expect(text(session, 'rule broke draw')).toContain('Our ruling:');
    expect(text(session, 'rule zeppelin')).toContain('No rule mentions');
  });

  test('undo goes back to the last thing that was drawn', () => {
    const session = sitDown([true, true]);
    expect(text(session, 'u')).toContain('Nothing to undo');
    const before = session.match.hash();
    text(session, '1');
    expect(text(session, 'u')).toBe('Undone.');
    expect(session.match.hash()).toBe(before);
    text(session, '1');
    text(session, '1');
    expect(text(session, 'u')).toContain('cannot be undone');
    expect(session.match.number).toBe(2);
  });

  test('bots play in their turn, and the person sees what they did', () => {
    const session = sitDown([true, false]);
    session.recentEvents();
    text(session, '1');
    text(session, '1');
    expect(session.match.asked).toEqual([0]);
    expect(session.match.answers.some(({ seat }) => seat === 1)).toBe(true);
    expect(session.recentEvents().join('\n')).toContain('Woman lays');
  });

  test('an undo that is refused leaves also the answers of bots alone', () => {
    const session = sitDown([true, false]);
    text(session, '1');
    text(session, '1');
    const before = session.match.hash();
    expect(text(session, 'u')).toContain('cannot be undone');
    expect(session.match.hash()).toBe(before);
  });

  test('a whole match, its end and its record', () => {
    const session = sitDown([true, false]);
    for (let i = 0; i < 60 && session.match.outcome === null; i++) text(session, '1');
    expect(session.scene()).toContain(words.outcome(session.match.outcome ?? { payoff: [], clause: '', cause: '' }, session.match.seatNames));
    expect(text(session, '1')).toContain('over');
    expect(runRecord(box.game, JSON.parse(session.record())).hash()).toBe(session.match.hash());
    expect(session.submit('save x.json')).toEqual({ kind: 'save', file: 'x.json' });
    expect(session.submit('q')).toEqual({ kind: 'quit' });
  });
});
