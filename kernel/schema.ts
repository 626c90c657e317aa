import * as z from 'zod/mini';
import { isKey } from './chacha.ts';
import type { ChanceResult } from './chance.ts';
import { RecordError } from './errors.ts';
import type { Pledge } from './fair.ts';
import type { AnswerTuple, Checkpoint } from './parts.ts';
import type { MatchRecord, Save } from './record.ts';
import { recordText, sealOf } from './seal.ts';
import type { Json } from './types.ts';

const Count = z.number().check(z.refine((n) => Number.isSafeInteger(n) && n >= 0));
const Hash = z.string().check(z.refine(isKey));
/** Whatever came out of JSON; it has to be there. */
export const Anything = z.custom<Json>((value) => value !== undefined);
const ChanceForm = z.union([z.number(), z.string(), z.strictObject({ to: z.array(Count), is: z.exactOptional(z.union([z.number(), z.string()])) })]);
/** What chance gave before the first answer. */
export const Opening: z.ZodMiniType<readonly ChanceResult[]> = z.array(ChanceForm);
const Answer: z.ZodMiniType<AnswerTuple> = z.tuple([Count, z.string()], ChanceForm);
/** Who answered what, and what chance gave then. */
const Answers: z.ZodMiniType<readonly AnswerTuple[]> = z.array(Answer);
/** The same, read in one go: a long match has many thousands, and almost all are plain. */
export const ManyAnswers = z.custom<readonly AnswerTuple[]>(Array.isArray).check(({ value, issues }) => {
  const at = value.findIndex((answer) => !isPlain(answer) && !Answer.safeParse(answer).success);
  if (at >= 0) issues.push({ code: 'custom', path: [at], input: value });
});

/** A seat, a notation, and numbers and cards that everybody saw. */
function isPlain(answer: unknown): boolean {
  if (!Array.isArray(answer) || !Number.isSafeInteger(answer[0]) || answer[0] < 0 || typeof answer[1] !== 'string') return false;
  for (let i = 2; i < answer.length; i++) if (typeof answer[i] !== 'string' && !Number.isFinite(answer[i])) return false;
  return true;
}
/** Each below 2³² and lower than what it was drawn below. */
const Draws: z.ZodMiniType<readonly number[]> = z
  .array(Count)
  .check(z.refine((draws) => draws.length % 2 === 0 && draws.every((n, i) => (i % 2 === 0 ? n >= 1 && n <= 2 ** 32 : n < (draws[i - 1] ?? 0)))));
export const CheckpointForm = z.strictObject({ at: Count, gave: Count, position: Count, state: Anything });

const Names: z.ZodMiniType<readonly string[]> = z.array(z.string());
const inOrder = (of: readonly (readonly [number, ...unknown[]])[]): boolean => of.every(([seat], i) => i === 0 || seat > (of[i - 1]?.[0] ?? 0));
const Shares: z.ZodMiniType<readonly (readonly [number, string])[]> = z.array(z.tuple([Count, Hash])).check(z.refine(inOrder));
const Pledges: z.ZodMiniType<readonly Pledge[]> = z.array(z.tuple([Count, z.string(), Hash])).check(z.refine(inOrder));

const FairnessForm = z.strictObject({
  table: z.string(),
  commitment: Hash,
  secret: z.optional(Hash),
  shares: Shares,
  pledges: z.exactOptional(Pledges),
});

/** A record as it lies in its file. */
export const RecordForm = z.strictObject({
  muster: z.literal(1),
  game: z.string(),
  rules: Count,
  config: Anything,
  opening: Opening,
  answers: Answers,
  hash: z.exactOptional(z.string()),
  key: z.optional(Hash),
  draws: z.exactOptional(Draws),
  keySince: z.optional(Count),
  fair: z.optional(FairnessForm),
  people: z.optional(Names),
  resigned: z.optional(Count),
  from: z.optional(CheckpointForm),
  seal: z.optional(Hash),
});

const ReadForm = z.extend(RecordForm, { answers: ManyAnswers });

const SaveForm = z.strictObject({ record: Anything, checkpoint: CheckpointForm });

/** A record from its file. A sealed one has to be, byte for byte, the text that `recordText` writes, unless it may have been written anew. */
export function readRecord(file: string | Uint8Array, { reformatted = false } = {}): MatchRecord {
  let text: string;
  let raw: unknown;
  try {
    text = typeof file === 'string' ? file : new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(file);
    raw = JSON.parse(text);
  } catch {
    throw new RecordError('malformed', 'the file is not JSON');
  }
  const record = formOf(raw);
  if (record.seal !== undefined && !(reformatted ? isReformatted(record, text) : recordText(record) === text))
    throw new RecordError('seal', 'the record is sealed, but its file is not as it was written');
  return checkSeal(record);
}

/** The same content, but for white space and the order of fields: then nothing is said twice or otherwise. */
function isReformatted(record: MatchRecord, text: string): boolean {
  const letters = (from: string): number => from.replace(/\s/g, '').length;
  return letters(recordText(record)) === letters(text);
}

/** Checks the form of a record, and its seal if it has one; says what is wrong with it. */
export function parseRecord(raw: unknown): MatchRecord {
  return checkSeal(formOf(raw));
}

/** Checks the form of a save and of the record in it. */
export function parseSave(raw: unknown): Save {
  const save = checked(SaveForm, raw, 'save');
  const record = parseRecord(save.record);
  return { record, checkpoint: within(save.checkpoint, 'checkpoint', record) };
}

function formOf(raw: unknown): MatchRecord {
  if (isLater(raw)) throw new RecordError('version', 'the record was written by a later version of Muster');
  // What passes is returned as it came: parsing makes no copy of it.
  checked(ReadForm, raw, 'record');
  const record = raw as MatchRecord;
  if (record.from !== undefined) within(record.from, 'from', record);
  return record;
}

/** How records are written says their first field; who writes them otherwise one day counts on. */
function isLater(raw: unknown): boolean {
  return typeof raw === 'object' && raw !== null && 'muster' in raw && typeof raw.muster === 'number' && raw.muster > 1;
}

function checkSeal(record: MatchRecord): MatchRecord {
  if (record.seal !== undefined && record.seal !== sealOf(record))
    throw new RecordError('seal', 'the seal does not fit: the record was changed after it was sealed');
  return record;
}

/** A checkpoint lies within the match of its record. */
function within(checkpoint: Checkpoint<Json>, what: string, { opening, answers }: MatchRecord): Checkpoint<Json> {
  const { at, gave } = checkpoint;
  if (at > answers.length || gave > (at === 0 ? opening.length : (answers[at - 1]?.length ?? 0) - 2)) throw malformed(what);
  return checkpoint;
}

function checked<T>(schema: z.ZodMiniType<T>, raw: unknown, what: string): T {
  const result = schema.safeParse(raw);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const [field, at] = issue?.path ?? [];
  if (issue?.code === 'unrecognized_keys' && field === undefined)
    throw new RecordError('malformed', `the ${what} has a field '${issue.keys[0]}' that means nothing`);
  if (field === undefined) throw new RecordError('malformed', `the ${what} is not an object`);
  if (field === 'answers' && typeof at === 'number') throw new RecordError('malformed', `answer ${at} of the record is malformed`, at);
  throw malformed(String(field));
}

function malformed(field: string): RecordError {
  return new RecordError('malformed', `'${field}' of the record is missing or malformed`);
}
