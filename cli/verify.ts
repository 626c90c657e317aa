import { readFileSync } from 'node:fs';
import { boxes } from '#shelf';
import { command, UsageError } from './command.ts';
import { verdictOn } from './verdict.ts';
import { say } from './words/words.ts';

export const verify = command({
  name: 'verify',
  takes: '<file>…',
  summary: say.verify.summary,
  options: {},
  examples: ['muster verify game.json'],
  async run(files) {
    if (files.length === 0) throw new UsageError(say.wrong['no-record']);
    let holds = true;
    for (const file of files) {
      const verdict = await verdictOn(readBytes(file), boxes);
      console.log(`${file}: ${verdict.text}`);
      holds &&= verdict.holds;
    }
    return holds ? 0 : 1;
  },
});

export function readBytes(file: string): Uint8Array {
  try {
    return readFileSync(file);
  } catch {
    throw new UsageError(say.wrong.file({ file }));
  }
}
