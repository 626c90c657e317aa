import type { Box } from '#games';
import {
  type AnswerRecord,
  answerFromTuple,
  answerToTuple,
  type Checkpoint,
  type Game,
  type Json,
  Match,
  type MatchParts,
  type MatchRecord,
  RecordError,
  RuleError,
  sealed,
} from '#kernel';
import { refusal } from '../refusal.ts';
import type { TableContext } from './context.ts';
import type { EntryBodies, JournalEntry } from './entry.ts';
import { contextOf } from './records.ts';
import { keyOf } from './shares.ts';
import { apply, heardAt, initialState, type State } from './state.ts';

/** What the journal of a table comes to. */
export interface History {
  readonly state: State;
  readonly opening: EntryBodies['start']['opening'] | null;
  /** The answers that stand. */
  readonly answers: readonly AnswerRecord[];
  readonly create: EntryBodies['create'];
}

export function historyOf(id: string, entries: readonly JournalEntry[]): History {
  const [first, ...rest] = entries;
  if (first?.kind !== 'create') throw new Error(`the journal of table ${id} does not begin with its creation`);
  const state = initialState(id, first, heardAt(first));
  const answers: AnswerRecord[] = [];
  let opening: EntryBodies['start']['opening'] | null = null;
  for (const entry of rest) {
    apply(state, entry, heardAt(entry));
    if (entry.kind === 'start') opening = entry.body.opening;
    if (entry.kind === 'answer') answers.push(entry.body);
    if (entry.kind === 'undo' || entry.kind === 'rules') answers.length = Math.min(answers.length, entry.body.to);
  }
  return { state, opening, answers, create: first.body };
}

/**
 * The match of a table that is over, or was given up, as far as the rules of today run it: rules that came later change nothing
 * about it. Null where they cannot; its record says all that is to be said.
 */
export function overMatch({ game }: Box, record: MatchRecord): Match | null {
  const { opening, answers, from, hash } = record;
  const parts = { opening, answers: answers.map(answerFromTuple), key: null, keySince: -1, checkpoint: null };
  try {
    const match = Match.rebuild(game, game.configure(record.config), from === undefined ? parts : { ...parts, from: loadCheckpoint(game, from) });
    return hash === undefined || match.hash() === hash ? match : null;
  } catch {
    // Whatever it is that other rules make of it.
    return null;
  }
}

/** The record of a match by what the journal says, for matches that no program here can run. */
export function recordByJournal(history: History, secret: string): MatchRecord {
  const { state } = history;
  const record = openRecord(history);
  return state.phase === 'closed' ? record : sealed({ ...record, key: keyOf(state, secret), ...contextOf(state, secret) });
}

/** The match by what the journal says, without its key. */
export function openRecord({ state, opening, answers, create }: History): MatchRecord {
  const { base, resigned, rules, config } = state;
  return {
    muster: 1,
    game: create.game,
    rules,
    config,
    opening: opening ?? [],
    answers: answers.map(answerToTuple),
    ...(base === null ? {} : { from: base }),
    ...(resigned === null ? {} : { resigned }),
  };
}

/**
 * The match of a table, run again from its journal. When the program has newer rules than the match was played by, the
 * update is what has to be written first: from the last checkpoint on, the answers are tried with the new rules; what they
 * do not allow is taken back.
 */
export function loadMatch(game: Game, secret: string, history: History, saved: Checkpoint<Json> | null): Match | null | Updated {
  const { opening } = history;
  if (opening === null) return null;
  if (history.state.rules > game.rulesVersion)
    throw refusal('unavailable', 'This table uses newer rules than this server has. Try again: another server may have them.');
  try {
    return rerun(game, secret, { ...history, opening }, saved);
  } catch (cause) {
    // Whatever it is that this program makes of what another has written.
    throw refusal('unavailable', 'This table was played with an older version of Muster and cannot go on with this one.', { cause });
  }
}

/** What has to be written first, and the match as it is then. */
interface Updated {
  readonly update: EntryBodies['rules'];
  readonly updated: Match;
}

type Begun = History & { readonly opening: EntryBodies['start']['opening'] };

function rerun(game: Game, secret: string, { state, opening, answers }: Begun, saved: Checkpoint<Json> | null): Match | Updated {
  const parts = { opening, key: keyOf(state, secret), keySince: -1 };
  if (state.rules === game.rulesVersion) {
    const from = state.base === null ? {} : { from: loadCheckpoint(game, state.base) };
    return Match.rebuild(game, state.config, { ...parts, answers, checkpoint: null, ...from });
  }
  const from = saved ?? state.base;
  if (from === null) throw new RecordError('rules', 'there is no moment that newer rules could begin from');
  const rebuilt = (until: number): Match => {
    const again: MatchParts<unknown> = { ...parts, answers: answers.slice(0, until), checkpoint: null, from: loadCheckpoint(game, from) };
    return Match.rebuild(game, state.config, again);
  };
  let to = answers.length;
  let updated: Match;
  try {
    updated = rebuilt(to);
  } catch (thrown) {
    if (!(thrown instanceof RecordError) && !(thrown instanceof RuleError)) throw thrown;
    to = from.at;
    updated = rebuilt(to);
  }
  return { update: { from: state.rules, version: game.rulesVersion, lost: answers.length - to, to, checkpoint: from }, updated };
}

/** The match after an entry that another process has written. */
export function applyToMatch({ box, state, secret, match }: TableContext, entry: JournalEntry): Match | null {
  switch (entry.kind) {
    case 'start': {
      const parts: MatchParts<unknown> = { opening: entry.body.opening, answers: [], key: keyOf(state, secret), keySince: -1, checkpoint: null };
      return Match.rebuild(box.game, state.config, parts);
    }
    case 'answer': {
      const { number, seat, notation, gave } = entry.body;
      match?.answer(number, seat, notation, gave);
      return match;
    }
    case 'undo':
      return (match as Match).fork('same', entry.body.to);
    case 'rules':
      throw new Error('the rules were updated: the match has to be read anew');
    default:
      return match;
  }
}

/** A checkpoint as it was saved, with the state as the game has it now. */
function loadCheckpoint(game: Game, { at, gave, position, state }: Checkpoint<Json>): Checkpoint<unknown> {
  return { at, gave, position, state: game.load(state) };
}
