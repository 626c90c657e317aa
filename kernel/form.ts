import { isKey } from './chacha.ts';
import type { Given } from './chance.ts';
import { RecordError } from './errors.ts';
import type { Json } from './game.ts';
import type { Checkpoint } from './parts.ts';
import type { MatchRecord } from './record.ts';
import { recordText, sealOf } from './seal.ts';

/** A record from its file. A sealed one has to be, byte for byte, the text that `recordText` writes. */
export function readRecord(file: string | Uint8Array): MatchRecord {
  let text: string;
  let raw: unknown;
  try {
    text = typeof file === 'string' ? file : new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(file);
    raw = JSON.parse(text);
  } catch {
    throw new RecordError('malformed', 'the file is not JSON');
  }
  const record = formOf(raw);
  if (record.seal !== undefined && recordText(record) !== text) throw new RecordError('seal', 'the record is sealed, but its file is not as it was written');
  return checkSeal(record);
}

/** Checks the form of a record, and its seal if it has one; says what is wrong with it. */
export function parseRecord(raw: unknown): MatchRecord {
  return checkSeal(formOf(raw));
}

function checkSeal(record: MatchRecord): MatchRecord {
  if (record.seal !== undefined && record.seal !== sealOf(record))
    throw new RecordError('seal', 'the seal does not fit: the record was changed after it was sealed');
  return record;
}

const FIELDS = ['muster', 'game', 'rules', 'config', 'opening', 'answers', 'hash', 'key', 'keySince', 'fair', 'people', 'from', 'seal'];

function formOf(raw: unknown): MatchRecord {
  const record = fields(raw, 'record', FIELDS);
  const { opening, answers, fair, people, from } = record;
  if (record['muster'] !== 1) throw malformed('muster (the version of the format)');
  if (typeof record['game'] !== 'string') throw malformed('game');
  if (!isCount(record['rules'])) throw malformed('rules');
  if (record['config'] === undefined) throw malformed('config');
  if (!Array.isArray(opening) || !opening.every(isGiven)) throw malformed('opening');
  if (!Array.isArray(answers)) throw malformed('answers');
  answers.forEach((answer: unknown, at: number) => {
    if (!Array.isArray(answer) || !isCount(answer[0]) || typeof answer[1] !== 'string' || !answer.slice(2).every(isGiven))
      throw new RecordError('malformed', `answer ${at} of the record is malformed`, at);
  });
  if (typeof record['hash'] !== 'string') throw malformed('hash');
  if (record['key'] !== undefined && !isKey(record['key'])) throw malformed('key');
  if (record['keySince'] !== undefined && !isCount(record['keySince'])) throw malformed('keySince');
  if (fair !== undefined) checkFairness(fair);
  if (people !== undefined && !(Array.isArray(people) && people.every((name) => typeof name === 'string'))) throw malformed('people');
  if (from !== undefined) parseCheckpoint(from, 'from', record as unknown as MatchRecord);
  if (record['seal'] !== undefined && !isKey(record['seal'])) throw malformed('seal');
  return record as unknown as MatchRecord;
}

function checkFairness(raw: unknown): void {
  const { table, commitment, secret, shares } = fields(raw, 'fair', ['table', 'commitment', 'secret', 'shares']);
  if (typeof table !== 'string') throw malformed('fair.table');
  if (!isKey(commitment)) throw malformed('fair.commitment');
  if (secret !== undefined && !isKey(secret)) throw malformed('fair.secret');
  let last = -1;
  const isNext = (share: unknown): boolean => {
    if (!Array.isArray(share) || share.length !== 2 || !isCount(share[0]) || share[0] <= last || !isKey(share[1])) return false;
    last = share[0];
    return true;
  };
  if (!Array.isArray(shares) || !shares.every(isNext)) throw malformed('fair.shares');
}

/** A checkpoint that lies within the match of a record. */
export function parseCheckpoint(raw: unknown, what: string, { opening, answers }: MatchRecord): Checkpoint<Json> {
  const { at, gave, position, state } = fields(raw, what, ['at', 'gave', 'position', 'state']);
  if (!isCount(at) || !isCount(gave) || !isCount(position) || state === undefined || at > answers.length) throw malformed(what);
  if (gave > (at === 0 ? opening.length : (answers[at - 1]?.length ?? 0) - 2)) throw malformed(what);
  return { at, gave, position, state: state as Json };
}

export function fields(raw: unknown, what: string, known: readonly string[]): { readonly [key: string]: unknown } {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) throw new RecordError('malformed', `the ${what} is not an object`);
  for (const key of Object.keys(raw)) if (!known.includes(key)) throw new RecordError('malformed', `the ${what} has a field '${key}' that means nothing`);
  return raw as { readonly [key: string]: unknown };
}

function malformed(field: string): RecordError {
  return new RecordError('malformed', `'${field}' of the record is missing or malformed`);
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

function isGiven(value: unknown): value is Given {
  if (typeof value === 'number' || typeof value === 'string') return true;
  if (typeof value !== 'object' || value === null) return false;
  const { to, is, ...more } = value as { to?: unknown; is?: unknown };
  return Object.keys(more).length === 0 && Array.isArray(to) && to.every(isCount) && (is === undefined || typeof is === 'number' || typeof is === 'string');
}
