import { say } from '../words/words.ts';
import { cut, widthOf, wrap } from './wrap.ts';

/** What is to be seen. */
export interface Shown {
  readonly events: readonly string[];
  readonly board: string;
  readonly prompt: string;
  /** All that can be chosen, one line each. */
  readonly options: readonly string[];
  readonly marked: number;
  /** What the last command said; long texts take the place of the board. */
  readonly message: string;
  readonly input: string;
  /** How far the upper part was scrolled: down, and to the right. */
  readonly down: number;
  readonly right: number;
}

export interface Size {
  readonly columns: number;
  readonly rows: number;
}

/** Options at once, at most. */
const MOST_OPTIONS = 9;
/** A message of more lines is read in place of the board. */
const SHORT = 3;
const DRAWN = /[│┌└╭╰┐┘╮╯─]/;

/** What stands above, from which line on it is seen when nobody has scrolled, and what stands below it in any case. */
interface Frame {
  readonly above: readonly string[];
  readonly first: number;
  readonly below: readonly string[];
  readonly room: number;
}

function frameOf(shown: Shown, { columns, rows }: Size, dim: (text: string) => string): Frame {
  const prompt = shown.prompt.split('\n').flatMap((line) => wrap(line, columns));
  const said = shown.message === '' ? [] : shown.message.split('\n').flatMap((line) => wrap(line, columns));
  const count = Math.max(2, Math.min(MOST_OPTIONS, shown.options.length, Math.floor(rows / 4)));
  const below = [
    ...prompt.slice(0, Math.max(1, Math.floor(rows / 4))),
    ...optionLines(shown, columns, count, dim),
    ...(said.length <= SHORT ? said : []),
    cut(shown.input, columns, Math.max(0, widthOf(shown.input) - columns)),
  ];
  const room = Math.max(1, rows - below.length);
  if (said.length > SHORT) return { above: said, first: 0, below, room };
  const above = upper(shown, columns);
  // Where there is not room for all, the board is what is seen first.
  const first = above.length <= room ? 0 : Math.min(eventLines(shown.events, columns).length, above.length - room + 1);
  return { above, first, below, room };
}

/** The screen, line by line: never more lines than there are rows, and none wider than it. */
export function layout(shown: Shown, size: Size, dim: (text: string) => string = String): string[] {
  const { above, first, below, room } = frameOf(shown, size, dim);
  return [...windowOn(above, room, first + shown.down, dim), ...below];
}

/** How far the upper part is scrolled, no further than there is something to see. */
export function clampScroll(shown: Shown, size: Size): Pick<Shown, 'down' | 'right'> {
  const { above, first, room } = frameOf(shown, size, String);
  const most = above.length <= room ? 0 : above.length - Math.max(1, room - 1) - first;
  const widest = Math.max(0, ...shown.board.split('\n').map(widthOf)) - size.columns;
  return { down: Math.max(-first, Math.min(shown.down, most)), right: Math.max(0, Math.min(shown.right, widest)) };
}

function upper({ events, board, right }: Shown, columns: number): string[] {
  return [...eventLines(events, columns), ...boardLines(board, columns, right)];
}

function eventLines(events: readonly string[], columns: number): string[] {
  return events.length === 0 ? [] : [...events.flatMap((line) => wrap(line, columns)), ''];
}

/** Pictures are cut where they are too wide, and seen by moving to the side; words are wrapped. */
function boardLines(board: string, columns: number, right: number): string[] {
  return board.split('\n\n').flatMap((block, i) => {
    const lines = block.split('\n');
    const drawn = lines.some((line) => DRAWN.test(line));
    const from = Math.max(0, Math.min(right, Math.max(...lines.map(widthOf)) - columns));
    return [...(i === 0 ? [] : ['']), ...lines.flatMap((line) => (drawn ? [cut(line, columns, from)] : wrap(line, columns)))];
  });
}

/** As many lines as there is room for; what is above and below is counted. */
function windowOn(lines: readonly string[], room: number, from: number, dim: (text: string) => string): string[] {
  if (lines.length <= room) return [...lines, ...Array.from({ length: Math.min(1, room - lines.length) }, () => '')];
  const seen = Math.max(1, room - 1);
  const first = Math.max(0, Math.min(from, lines.length - seen));
  const after = lines.length - first - seen;
  const { above, below, both } = say.play;
  const says = first === 0 ? below({ n: after }) : after === 0 ? above({ n: first }) : both({ above: first, below: after });
  return [...lines.slice(first, first + seen), dim(`── ${says} (PgUp, PgDn) ──`)];
}

function optionLines({ options, marked }: Shown, columns: number, count: number, dim: (text: string) => string): string[] {
  const from = Math.max(0, Math.min(marked - Math.floor(count / 2), options.length - count));
  const lines = options.slice(from, from + count).flatMap((line, i) => (from + i === marked ? wrap(line, columns).slice(0, 2) : [cut(line, columns)]));
  return options.length > count ? [...lines, dim(cut(`     ${say.play.options({ n: options.length })}`, columns))] : lines;
}
