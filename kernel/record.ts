import type { Key } from './chacha.ts';
import type { ChanceResult } from './chance.ts';
import { RecordError } from './errors.ts';
import { type Fairness, revealedKey } from './fair.ts';
import type { Game, Outcome } from './game.ts';
import { Match } from './match.ts';
import { type AnswerTuple, answerFromTuple, answerToTuple, type Checkpoint, type MatchOptions } from './parts.ts';
import { parseRecord, parseSave } from './schema.ts';
import { canonicalRecord, sealed } from './seal.ts';
import type { GameTypes, Json, Seat } from './types.ts';

/** The file of a match: anyone can run it again to the same hash, and with the key check every die. */
export interface MatchRecord {
  readonly muster: 1;
  readonly game: string;
  readonly rules: number;
  readonly config: Json;
  /** What set-up rolled and drew. */
  readonly opening: readonly ChanceResult[];
  readonly answers: readonly AnswerTuple[];
  /** Of the match at its last answer. Left out while the match is on for those who may not know all of it. */
  readonly hash?: string;
  /** Only once the match is over. */
  readonly key?: Key;
  /** Everything the key gave, two numbers each: below which, and which. So dice can be checked by whoever does not have the rules. */
  readonly draws?: readonly number[];
  /** The first answer whose dice come from the key, in matches that were forked with fresh dice. */
  readonly keySince?: number;
  /** How the key came about, where people played together. */
  readonly fair?: Fairness;
  /** Who sat at each seat at the end. */
  readonly people?: readonly string[];
  /** The seat that gave the match up: it is over, though not by the rules. */
  readonly resigned?: Seat;
  /** Where these rules took over: what came before was played by older ones and is as it was said. */
  readonly from?: Checkpoint<Json>;
  /** SHA-256 of the record without its seal, in canonical JSON. */
  readonly seal?: string;
}

/** What a record says that the match does not know. */
export type RecordContext = Pick<MatchRecord, 'fair' | 'people' | 'resigned'>;

/** A record and the last checkpoint, so that loading takes as long for a long match as for a short one. Holds the key: for the owner of the match only. */
export interface Save {
  readonly record: MatchRecord;
  readonly checkpoint: Checkpoint<Json>;
}

/** The record of a match. The key and the secret behind it are in it only when the match is over. */
export function recordOf<T extends GameTypes>(match: Match<T>, circumstances: RecordContext = {}): MatchRecord {
  const { fair, people, resigned } = circumstances;
  const over = match.outcome !== null || resigned !== undefined;
  return {
    ...withKey(match, over),
    ...(fair === undefined ? {} : { fair: over ? fair : withoutSecret(fair) }),
    ...(people === undefined ? {} : { people }),
    ...(resigned === undefined ? {} : { resigned }),
  };
}

/** The record of a match that is over, for ever: verified, with all its key gave, and sealed. */
export function finalRecord<T extends GameTypes>(match: Match<T>, circumstances: RecordContext = {}): MatchRecord {
  const record = recordOf(match, circumstances);
  if (record.key === undefined) return sealed(record);
  const draws: number[] = [];
  rebuilt(match.game, record, record.key, null, { draws, listen: false });
  return sealed({ ...record, draws });
}

/** How a match ended that a seat gave up: all others have won. */
export function resignation(seat: Seat, seats: number): Outcome {
  return { payoff: Array.from({ length: seats }, (_, other) => (other === seat ? 0 : 1)), clause: '', cause: 'resigned' };
}

function withKey<T extends GameTypes>(match: Match<T>, reveal: boolean): MatchRecord {
  const { opening, answers, key, keySince, from } = match.parts();
  return {
    muster: 1,
    game: match.game.id,
    rules: match.game.rulesVersion,
    config: match.config as Json,
    opening: [...opening],
    answers: answers.map(answerToTuple),
    hash: match.hash(),
    ...(reveal && key !== null ? { key } : {}),
    ...(keySince >= 0 ? { keySince } : {}),
    ...(from === undefined ? {} : { from: { ...from, state: match.game.save(from.state) } }),
  };
}

function withoutSecret({ secret: _, ...fair }: Fairness): Fairness {
  return fair;
}

export function saveMatch<T extends GameTypes>(match: Match<T>): Save {
  const { checkpoint } = match.parts();
  if (checkpoint === null) throw new RecordError('unfinished', 'a match that was over before it began cannot be saved');
  return { record: withKey(match, true), checkpoint: { ...checkpoint, state: match.game.save(checkpoint.state) } };
}

/** Load a save: only the answers since its checkpoint are run. */
export function loadMatch<T extends GameTypes>(game: Game<T>, raw: unknown): Match<T> {
  const { record, checkpoint } = parseSave(raw);
  return rebuilt(game, record, record.key ?? null, checkpoint);
}

/** Run a record again, without its key: what it says was rolled is taken as said. */
export function runRecord<T extends GameTypes>(game: Game<T>, raw: unknown): Match<T> {
  return rebuilt(game, parseRecord(raw), null, null);
}

/** Run a record again with its key: every die and card has to be what the key gives, and the key what secret and shares give. */
export function verifyRecord<T extends GameTypes>(game: Game<T>, raw: unknown): Match<T> {
  const { seal: _, ...record } = parseRecord(raw);
  const { key, fair, people, resigned } = record;
  if (key === undefined) throw new RecordError('key', 'the record has no key: it is out only when the match is over');
  if (fair !== undefined) {
    if (revealedKey(fair) !== key) throw new RecordError('fair', 'the key is not what the secret and the shares give');
    if (record.keySince !== undefined) throw new RecordError('fair', 'the secret and the shares give all dice of a match, not those from some answer on');
  }
  const draws: number[] = [];
  const match = rebuilt(game, record, key, null, { draws });
  if (match.outcome === null && resigned === undefined) throw new RecordError('unfinished', 'the record has a key but the match is not over');
  const seats = match.seatNames.length;
  if (resigned !== undefined && (match.outcome !== null || resigned >= seats))
    throw new RecordError('malformed', 'the record names somebody who gave up a match that was over, or who did not play');
  if (people !== undefined && people.length !== seats) throw new RecordError('malformed', `the record names ${people.length} people for ${seats} seats`);
  if ([...(fair?.shares ?? []), ...(fair?.pledges ?? [])].some(([seat]) => seat >= seats))
    throw new RecordError('malformed', `the record has a share of a seat that is none of the ${seats}`);
  const again = { ...recordOf(match, record), ...(record.draws === undefined ? {} : { draws }) };
  if (canonicalRecord(again) !== canonicalRecord(record)) throw new RecordError('hash', 'the record says something that did not happen');
  return match;
}

function rebuilt<T extends GameTypes>(
  game: Game<T>,
  record: MatchRecord,
  key: Key | null,
  shortcut: Checkpoint<Json> | null,
  options: MatchOptions<T> = {},
): Match<T> {
  if (record.game !== game.id) throw new RecordError('game', `this is a record of '${record.game}', not of '${game.id}'`);
  if (record.rules !== game.rulesVersion)
    throw new RecordError('rules', `the record was played by rules version ${record.rules}; this is version ${game.rulesVersion}`);
  let config: T['Config'];
  try {
    config = game.configure(record.config);
  } catch (cause) {
    throw new RecordError('config', `the configuration of the record is refused: ${cause instanceof Error ? cause.message : cause}`);
  }
  if (shortcut !== null && shortcut.at < (record.from?.at ?? 0)) throw new RecordError('malformed', 'the checkpoint lies before the beginning of the match');
  const { opening, from } = record;
  const checkpoint = shortcut === null ? null : loaded(game, shortcut);
  const parts = { opening, answers: record.answers.map(answerFromTuple), key, keySince: record.keySince ?? -1, checkpoint };
  let match: Match<T>;
  let hash: string;
  try {
    match = Match.rebuild(game, config, from === undefined ? parts : { ...parts, from: loaded(game, from) }, options);
    hash = match.hash();
  } catch (cause) {
    if (cause instanceof RecordError) throw cause;
    throw new RecordError('malformed', `the rules of ${game.id} fail on it: ${cause instanceof Error ? cause.message : cause}`);
  }
  if (hash !== record.hash) throw new RecordError('hash', `the record ends at hash ${hash}, not at ${record.hash ?? 'any it says'}`);
  return match;
}

function loaded<T extends GameTypes>(game: Game<T>, checkpoint: Checkpoint<Json>): Checkpoint<T['State']> {
  try {
    return { ...checkpoint, state: game.load(checkpoint.state) };
  } catch (cause) {
    throw new RecordError('malformed', `the state of the checkpoint cannot be read: ${cause instanceof Error ? cause.message : cause}`);
  }
}
