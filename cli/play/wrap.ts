/** Letters and the escapes between them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: colours are control characters
const PIECES = /(\x1b\[[\d;]*m)|([\s\S])/gu;
const RESET = '\x1b[0m';

interface Letter {
  readonly letter: string;
  /** The colours it is written in. */
  readonly style: string;
}

function lettersOf(text: string): Letter[] {
  const letters: Letter[] = [];
  let style = '';
  for (const [, code, letter] of text.matchAll(PIECES)) {
    if (letter !== undefined) letters.push({ letter, style });
    else style = code === undefined || closes(code) ? '' : style + code;
  }
  return letters;
}

/** Codes by which `styleText` ends a colour. Styles within styles begin anew. */
function closes(code: string): boolean {
  return /\[(0|22|23|24|27|39|49)m$/.test(code);
}

function textOf(letters: readonly Letter[]): string {
  let text = '';
  let style = '';
  for (const { letter, style: now } of letters) {
    if (now !== style) text += (style === '' ? '' : RESET) + now;
    style = now;
    text += letter;
  }
  return style === '' ? text : text + RESET;
}

/** How many columns a text takes. */
export function widthOf(text: string): number {
  return lettersOf(text).length;
}

/** So many columns of a line, from one on; what is left out on either side is marked. */
export function cut(line: string, width: number, from = 0): string {
  const letters = lettersOf(line);
  if (letters.length <= width && from === 0) return line;
  const seen = letters.slice(from, from + width);
  if (from > 0 && seen.length > 0) seen[0] = { letter: '‹', style: '' };
  if (letters.length > from + width) seen[seen.length - 1] = { letter: '›', style: '' };
  return textOf(seen);
}

/** A line in as many as it takes, broken between words; what follows stands under the column it belongs to. */
export function wrap(line: string, width: number): string[] {
  const letters = lettersOf(line);
  if (letters.length <= width) return [line];
  const plain = letters.map(({ letter }) => letter).join('');
  const indent = indentOf(plain, width);
  const lines: string[] = [];
  let rest = letters;
  for (let room = width; rest.length > 0; room = width - indent) {
    const before = lines.length === 0 ? [] : Array.from({ length: indent }, () => ({ letter: ' ', style: '' }));
    if (rest.length <= room) {
      lines.push(textOf([...before, ...rest]));
      break;
    }
    const space = rest.slice(0, room + 1).findLastIndex(({ letter }) => letter === ' ');
    const end = space > (lines.length === 0 ? indent : 0) ? space : room;
    lines.push(textOf([...before, ...rest.slice(0, end)]));
    rest = rest.slice(end + (end === space ? 1 : 0));
  }
  return lines;
}

/** Where the last column of a line begins, if it leaves room for words; else a little further in than the line. */
function indentOf(plain: string, width: number): number {
  const own = plain.length - plain.trimStart().length;
  const columns = [...plain.matchAll(/ {2,}(?=\S)/g)].map((gap) => gap.index + gap[0].length).filter((at) => at > own && at <= width * 0.6);
  return columns.at(-1) ?? Math.min(own + 2, width >> 1);
}
