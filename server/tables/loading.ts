import type { Box } from '#games';
import { type Answer, type Checkpoint, type Json, Match, type MatchParts, RecordError, RuleError, runRecord } from '#kernel';
import { NotDone } from '../refusal.ts';
import { loaded } from './following.ts';
import type { Happening, Happenings } from './happening.ts';
import { keyOf } from './playing.ts';
import { created, happen, type State } from './state.ts';

/** The journal of a table, added up. */
export interface Story {
  readonly state: State;
  readonly opening: Happenings['start']['opening'] | null;
  /** The answers that stand. */
  readonly answers: readonly Answer[];
  readonly create: Happenings['create'];
}

export function storyOf(id: string, happenings: readonly Happening[]): Story {
  const [first, ...rest] = happenings;
  if (first?.kind !== 'create') throw new Error(`the journal of table ${id} does not begin with its creation`);
  const state = created(id, first);
  const answers: Answer[] = [];
  let opening: Happenings['start']['opening'] | null = null;
  for (const what of rest) {
    happen(state, what);
    if (what.kind === 'start') opening = what.body.opening;
    if (what.kind === 'answer') answers.push(what.body);
    if (what.kind === 'undo' || what.kind === 'rules') answers.length = Math.min(answers.length, what.body.to);
  }
  return { state, opening, answers, create: first.body };
}

/**
 * The match of a table, run again from its journal. When the program has newer rules than the match was played by, the
 * update is what has to be written first: from the last checkpoint on, the answers are tried with the new rules; what they
 * do not allow is taken back.
 */
export function matchOf(
  box: Box,
  secret: string,
  { state, opening, answers, create }: Story,
  saved: Checkpoint<Json> | null,
): Match | null | { readonly update: Happenings['rules'] } {
  const { game } = box;
  if (create.record !== null) return state.rules === game.rulesVersion ? runRecord(game, create.record) : null;
  if (opening === null) return null;
  if (state.rules > game.rulesVersion)
    throw new NotDone('unavailable', 'This table is played by newer rules than this server has. Try again: another server may have them.');
  const parts = { opening, key: keyOf(state, secret), keySince: -1 };
  if (state.rules === game.rulesVersion) {
    const from = state.base === null ? {} : { from: loaded({ box }, state.base) };
    return Match.rebuild(game, state.config, { ...parts, answers, checkpoint: null, ...from });
  }
  const from = saved ?? state.base;
  if (from === null) throw new NotDone('unavailable', 'This table cannot go on: it was played by older rules and nothing was kept to go on from.');
  const rebuilt = (until: number): Match => {
    const again: MatchParts<unknown> = { ...parts, answers: answers.slice(0, until), checkpoint: null, from: loaded({ box }, from) };
    return Match.rebuild(game, state.config, again);
  };
  let to = answers.length;
  try {
    rebuilt(to);
  } catch (thrown) {
    if (!(thrown instanceof RecordError) && !(thrown instanceof RuleError)) throw thrown;
    to = from.at;
    rebuilt(to);
  }
  return { update: { from: state.rules, version: game.rulesVersion, lost: answers.length - to, to, checkpoint: from } };
}
