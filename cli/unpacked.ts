import { stat } from 'node:fs/promises';
import { Transform } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { UsageError } from './command.ts';
import { say } from './words/words.ts';

/** A backup unpacks to some ten times its size; what unpacks to more than this, besides what small files may, was made to fill the machine. */
const MOST_TIMES = 100;
const ALWAYS = 10_000_000;

/** The steps that unpack a file. What comes out is counted: a few bytes can unpack without end. */
export async function unpacking(file: string): Promise<Transform[]> {
  const { size } = await stat(file);
  let left = size * MOST_TIMES + ALWAYS;
  const counting = new Transform({
    transform: (chunk: Buffer, _, done) => {
      left -= chunk.length;
      if (left < 0) done(new UsageError(say.wrong.unpacked({ file })));
      else done(null, chunk);
    },
  });
  return [createGunzip(), counting];
}
