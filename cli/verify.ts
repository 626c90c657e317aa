import { readFileSync } from 'node:fs';
import { boxes } from '#shelf';
import { command, UsageError } from './command.ts';
import { type Finding, verdictOn } from './verdict.ts';
import { say } from './words/words.ts';

/** Nothing is wrong, but not everything could be checked. */
const NOT_ALL = 3;

export const verify = command({
  name: 'verify',
  takes: '<file>…',
  summary: say.verify.summary,
  details: say.verify.details,
  options: {},
  examples: ['muster verify game.json'],
  async run(files) {
    if (files.length === 0) throw new UsageError(say.wrong['no-record']);
    const found = new Set<Finding>();
    for (const file of files) {
      const { finding, text } = await verdictOn(readBytes(file), boxes);
      console.log(`${file}: ${text}`);
      found.add(finding);
    }
    return found.has('broken') ? 1 : found.has('unchecked') || found.has('part') ? NOT_ALL : 0;
  },
});

export function readBytes(file: string): Uint8Array {
  try {
    return readFileSync(file);
  } catch {
    throw new UsageError(say.wrong.file({ file }));
  }
}
