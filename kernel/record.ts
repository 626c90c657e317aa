import { isKey, type Key } from './chacha.ts';
import type { Given } from './chance.ts';
import { RecordError } from './errors.ts';
import type { Game, Json, Seat } from './game.ts';
import { canonical } from './hash.ts';
import { Match } from './match.ts';
import type { Answer, Checkpoint, MatchOptions } from './parts.ts';

/** The file of a match: anyone can run it again to the same hash, and with the key check every die. */
export interface MatchRecord {
  readonly muster: 1;
  readonly game: string;
  readonly rules: number;
  readonly config: Json;
  /** What set-up rolled and drew. */
  readonly opening: readonly Given[];
  /** Seat, notation, and what the answer rolled and drew. */
  readonly answers: readonly (readonly [Seat, string, ...Given[]])[];
  readonly hash: string;
  /** Only once the match is over. */
  readonly key?: Key;
  /** The first answer whose dice come from the key, in matches that were forked with fresh dice. */
  readonly keySince?: number;
}

/** A record and the last checkpoint, so that loading takes as long for a long match as for a short one. Holds the key: for the owner of the match only. */
export interface Save {
  readonly record: MatchRecord;
  readonly checkpoint: Checkpoint<Json>;
}

/** The record of a match. The key is in it only when the match is over. */
export function recordOf(match: Match): MatchRecord {
  return withKey(match, match.outcome !== null);
}

function withKey(match: Match, reveal: boolean): MatchRecord {
  const parts = match.parts();
  return {
    muster: 1,
    game: match.game.id,
    rules: match.game.rulesVersion,
    config: match.config as Json,
    opening: [...parts.opening],
    answers: parts.answers.map((a) => [a.seat, a.notation, ...a.gave] as const),
    hash: match.hash(),
    ...(reveal && parts.key !== null ? { key: parts.key } : {}),
    ...(parts.keySince >= 0 ? { keySince: parts.keySince } : {}),
  };
}

/** A record as one seat may have it: what only others drew is left out. */
export function redact(record: MatchRecord, seat: Seat | null): MatchRecord {
  const cut = (given: Given): Given => (typeof given === 'object' && (seat === null || !given.to.includes(seat)) ? { to: given.to } : given);
  return {
    ...record,
    opening: record.opening.map(cut),
    answers: record.answers.map(([by, notation, ...gave]) => [by, notation, ...gave.map(cut)] as const),
  };
}

export function saveMatch(match: Match): Save {
  const { checkpoint } = match.parts();
  if (checkpoint === null) throw new RecordError('unfinished', 'a match that was over before it began cannot be saved');
  return { record: withKey(match, true), checkpoint: { ...checkpoint, state: match.game.save(checkpoint.state) } };
}

/** Load a save: only the answers since its checkpoint are run. */
export function loadMatch<S, C>(game: Game<S, C>, raw: unknown): Match<S, C> {
  const save = fields(raw, 'save');
  const record = parseRecord(save['record']);
  const mark = fields(save['checkpoint'], 'checkpoint');
  const { at, gave, position } = mark;
  if (!isCount(at) || !isCount(gave) || !isCount(position) || at > record.answers.length) throw malformed('checkpoint');
  let state: S;
  try {
    state = game.load(mark['state'] as Json);
  } catch (cause) {
    throw new RecordError('malformed', `the state of the checkpoint cannot be read: ${cause instanceof Error ? cause.message : cause}`);
  }
  return rebuilt(game, record, record.key ?? null, { at, gave, position, state }, { listen: true });
}

/** Run a record again, without its key: what it says was rolled is taken as said. */
export function runRecord<S, C>(game: Game<S, C>, raw: unknown): Match<S, C> {
  return rebuilt(game, parseRecord(raw), null, null, { listen: true });
}

/** Run a record again with its key: every die and card has to be what the key gives. */
export function verifyRecord<S, C>(game: Game<S, C>, raw: unknown): Match<S, C> {
  const record = parseRecord(raw);
  if (record.key === undefined) throw new RecordError('key', 'the record has no key: it is out only when the match is over');
  const match = rebuilt(game, record, record.key, null, { listen: true });
  if (match.outcome === null) throw new RecordError('unfinished', 'the record has a key but the match is not over');
  if (canonical(recordOf(match) as unknown as Json) !== canonical(record as unknown as Json))
    throw new RecordError('hash', 'the record says something that did not happen');
  return match;
}

function rebuilt<S, C>(game: Game<S, C>, record: MatchRecord, key: Key | null, checkpoint: Checkpoint<S> | null, options: MatchOptions): Match<S, C> {
  if (record.game !== game.id) throw new RecordError('game', `this is a record of '${record.game}', not of '${game.id}'`);
  if (record.rules !== game.rulesVersion)
    throw new RecordError('rules', `the record was played by rules version ${record.rules}; this is version ${game.rulesVersion}`);
  let config: C;
  try {
    config = game.configure(record.config);
  } catch (cause) {
    throw new RecordError('config', `the configuration of the record is refused: ${cause instanceof Error ? cause.message : cause}`);
  }
  const answers: Answer[] = record.answers.map(([seat, notation, ...gave]) => ({ seat, notation, gave }));
  let match: Match<S, C>;
  let hash: string;
  try {
    match = Match.rebuild(game, config, { opening: record.opening, answers, key, keySince: record.keySince ?? -1, checkpoint }, options);
    hash = match.hash();
  } catch (cause) {
    if (cause instanceof RecordError) throw cause;
    throw new RecordError('malformed', `the rules of ${game.id} fail on it: ${cause instanceof Error ? cause.message : cause}`);
  }
  if (hash !== record.hash) throw new RecordError('hash', `the record ends at hash ${hash}, not at ${record.hash}`);
  return match;
}

/** Checks the form of a record; says what is wrong with it. */
export function parseRecord(raw: unknown): MatchRecord {
  const record = fields(raw, 'record');
  if (record['muster'] !== 1) throw malformed('muster (the version of the format)');
  if (typeof record['game'] !== 'string') throw malformed('game');
  if (!isCount(record['rules'])) throw malformed('rules');
  if (record['config'] === undefined) throw malformed('config');
  if (!Array.isArray(record['opening']) || !record['opening'].every(isGiven)) throw malformed('opening');
  if (!Array.isArray(record['answers'])) throw malformed('answers');
  record['answers'].forEach((answer: unknown, at: number) => {
    if (!Array.isArray(answer) || !isCount(answer[0]) || typeof answer[1] !== 'string' || !answer.slice(2).every(isGiven))
      throw new RecordError('malformed', `answer ${at} of the record is malformed`, at);
  });
  if (typeof record['hash'] !== 'string') throw malformed('hash');
  if (record['key'] !== undefined && !isKey(record['key'])) throw malformed('key');
  if (record['keySince'] !== undefined && !isCount(record['keySince'])) throw malformed('keySince');
  return record as unknown as MatchRecord;
}

function fields(raw: unknown, what: string): { readonly [key: string]: unknown } {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) throw new RecordError('malformed', `the ${what} is not an object`);
  return raw as { readonly [key: string]: unknown };
}

function malformed(field: string): RecordError {
  return new RecordError('malformed', `'${field}' of the record is missing or malformed`);
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}

function isGiven(value: unknown): value is Given {
  if (typeof value === 'number' || typeof value === 'string') return true;
  if (typeof value !== 'object' || value === null) return false;
  const { to, is } = value as { to?: unknown; is?: unknown };
  return Array.isArray(to) && to.every(isCount) && (is === undefined || typeof is === 'number' || typeof is === 'string');
}
