import { readFileSync } from 'node:fs';
import { boxes } from '#games';
import { parseRecord, RecordError, runRecord, verifyRecord } from '#kernel';
import { command, UsageError } from './command.ts';

export const verify = command({
  name: 'verify',
  takes: '<file>…',
  summary: 'Run records of matches again and say whether they hold: every answer legal, every die and card what the key gives.',
  options: {},
  examples: ['muster verify game.json'],
  run(files) {
    if (files.length === 0) throw new UsageError('Name the file of a record.');
    let holds = true;
    for (const file of files) {
      const verdict = verdictOn(readJson(file));
      console.log(`${file}: ${verdict.text}`);
      holds &&= verdict.holds;
    }
    return holds ? 0 : 1;
  },
});

/** What stands in a file; text that is no JSON stays text, and is then no record. */
export function readJson(file: string): unknown {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new UsageError(`The file '${file}' cannot be read.`);
  }
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** What can be said of a record. */
export function verdictOn(raw: unknown): { readonly holds: boolean; readonly text: string } {
  try {
    const record = parseRecord(raw);
    const box = boxes.find(({ game }) => game.id === record.game);
    if (box === undefined) throw new RecordError('game', `there is no game '${record.game}' here`);
    const keyed = record.key !== undefined;
    const match = keyed ? verifyRecord(box.game, record) : runRecord(box.game, record);
    const end = match.outcome === null ? 'the match is not over' : box.words.outcome(match.outcome, match.seatNames);
    const dice = keyed
      ? `every die and card is what the key gives${record.keySince === undefined ? '' : ` from answer ${record.keySince} on (a fork: what was rolled before is as recorded)`}`
      : 'the dice are as recorded; they can be checked when the record has its key';
    return { holds: true, text: `holds. ${box.game.title}, ${match.number} answers, ${end}; ${dice}. Hash ${record.hash}` };
  } catch (thrown) {
    if (thrown instanceof RecordError) return { holds: false, text: `does not hold. ${thrown.message}` };
    throw thrown;
  }
}
