import { describe, expect, test } from 'vitest';
import { RandomBot } from '#bots';
import { at, keyFromSeed, Match } from '#kernel';
import { boxes } from '#shelf';
import { SOURCE } from '#words';
import { readLedger } from '../../server/ledger.ts';
import { COLOURED, PLAIN } from '../paint.ts';
import { Screen } from './screen.ts';
import { Session } from './session.ts';
import { cut, widthOf, wrap } from './wrap.ts';

const SIZE = { columns: 80, rows: 24 };
const MOMENTS = [0, 7, 60, 10_000];

async function sessionsOf(box: (typeof boxes)[number], paint = PLAIN): Promise<Session[]> {
  const [words, board] = await Promise.all([box.words(SOURCE), box.text(SOURCE)]);
  const sessions: Session[] = [];
  // The smallest and the largest.
  for (const { config } of [box.presets[0], box.presets[2], box.presets.at(-1)].filter((preset) => preset !== undefined)) {
    const match = Match.start(box.game, box.game.configure(config), { key: keyFromSeed('screen') });
    const bot = new RandomBot('screen');
    for (const moment of MOMENTS) {
      while (match.decision !== null && match.number < moment && match.number < 250) match.answerIndex(bot.decide(match, [match.asked[0] ?? 0]));
      sessions.push(
        new Session(
          box,
          words,
          board,
          match.fork('same'),
          match.seatNames.map(() => null),
          readLedger(box.game.id),
          paint,
        ),
      );
    }
  }
  return sessions;
}

const wordsIn = (text: string): string[] => text.split(/[\s│╭╮╰╯┌┐└┘─‹›]+/).filter((word) => word !== '' && word !== '·');

/** Everything that is seen by moving about. */
function seenBy(screen: Screen): Set<string> {
  const seen = new Set<string>();
  for (const side of ['left', 'right'])
    for (const way of ['pageup', 'pagedown'])
      for (let times = 0; times < 9; times++) {
        for (const word of wordsIn(screen.lines(SIZE).join('\n'))) seen.add(word);
        screen.press(undefined, { name: way }, SIZE);
        if (times === 0) screen.press(undefined, { name: side }, SIZE);
      }
  return seen;
}

describe.each(boxes.map((box) => [box.game.id, box] as const))('%s on a terminal of 80 by 24', (_, box) => {
  test('fits: what happened, the board, what to do and what can be done', async () => {
    for (const session of await sessionsOf(box)) {
      const screen = new Screen(session, String);
      const lines = screen.lines(SIZE);
      const moment = `moment ${session.match.number}\n${lines.join('\n')}`;
      expect(lines.length, moment).toBeLessThanOrEqual(24);
      for (const line of lines) expect(widthOf(line), `${line}\n${moment}`).toBeLessThanOrEqual(80);
      const text = lines.join(' ').replace(/\s+/g, ' ');
      expect(text, moment).toContain(session.parts().prompt.replace(/\s+/g, ' ').trim());
      const [first] = session.choices();
      if (first !== undefined) expect(text, moment).toContain(`❯ 1 ${first.notation}`.slice(0, 40));
      expect(lines.at(-1)).toContain('? help  u undo  q leave  > ');
      // No word of the board is out of reach, and none is torn.
      const seen = seenBy(screen);
      expect(
        wordsIn(session.parts().board).filter((word) => !seen.has(word)),
        moment,
      ).toEqual([]);
    }
  });

  test('fits in colours, too, and none runs on into the next line', async () => {
    for (const session of await sessionsOf(box, COLOURED))
      for (const line of new Screen(session, String).lines(SIZE)) {
        expect(widthOf(line)).toBeLessThanOrEqual(80);
        // biome-ignore lint/suspicious/noControlCharactersInRegex: colours are control characters
        const codes = [...line.matchAll(/\x1b\[([\d;]*)m/g)].map(([, code]) => code);
        expect(['0', '22', '27', '39', undefined], line).toContain(codes.at(-1));
      }
  });
});

describe('the keys', () => {
  test('long texts are read in place of the board, page by page, and go away with Enter', async () => {
    const [session] = await sessionsOf(at(boxes, 0));
    const screen = new Screen(session as Session, String);
    const type = (text: string): void => {
      for (const character of text) screen.press(character, {}, SIZE);
      screen.press(undefined, { name: 'return' }, SIZE);
    };
    const before = screen.lines(SIZE);
    type('rule crown');
    expect(screen.lines(SIZE)[0]).toMatch(/^§ /);
    expect(screen.lines(SIZE).join()).toContain('more below (PgUp, PgDn)');
    screen.press(undefined, { name: 'pagedown' }, SIZE);
    expect(screen.lines(SIZE).join()).toContain('more above');
    screen.press(undefined, { name: 'return' }, SIZE);
    expect(screen.lines(SIZE)).toEqual(before);
    expect(session?.match.number).toBe(0);
    type('1');
    expect(session?.match.number).toBe(1);
  });
});

describe('lines', () => {
  test('are wrapped between words, under the column they belong to', () => {
    expect(wrap('one two three', 8)).toEqual(['one two', '  three']);
    expect(wrap('  a  Yard   mp40, mp40, pioneer', 22)).toEqual(['  a  Yard   mp40,', '            mp40,', '            pioneer']);
    expect(wrap('abcdefghij', 4)).toEqual(['abcd', '  ef', '  gh', '  ij']);
    expect(wrap(`${COLOURED.red('one two')} three`, 5)).toEqual(['\x1b[31mone\x1b[0m', '  \x1b[31mtwo\x1b[0m', '  three'.slice(0, 5), '  ee']);
  });

  test('that are drawn are cut, and say on which side there is more', () => {
    expect([cut('abcdef', 6), cut('abcdef', 4), cut('abcdef', 4, 2), cut('abcdef', 3, 1)]).toEqual(['abcdef', 'abc›', '‹def', '‹c›']);
  });
});
