import type { Readable } from 'node:stream';
import { BackupError } from './errors.ts';

/** No row of a backup is nearly as long: a line that does not end is not read on. */
const LONGEST = 16_000_000;

/** The lines of a stream. (`readline` would also break them at U+2028, which JSON leaves as it is.) */
export async function* linesOf(stream: Readable): AsyncGenerator<string> {
  stream.setEncoding('utf8');
  let rest = '';
  for await (const chunk of stream) {
    const pieces = `${rest}${chunk}`.split('\n');
    rest = pieces.pop() ?? '';
    if (rest.length > LONGEST) throw new BackupError('a line does not end: this is no backup of Muster');
    yield* pieces;
  }
  if (rest !== '') yield rest;
}
