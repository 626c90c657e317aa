import type { Match, Seat } from '#kernel';
import type { ActionOf, MatchView, Person } from '#wire';
import { isRefusal, refusal } from '../refusal.ts';
import type { TableContext } from './context.ts';
import type { Plan } from './plan.ts';
import { finishing } from './records.ts';
import { isSilent, ownerOf, playersOf, type State, seatsOf } from './state.ts';
import { matchView } from './views.ts';

/** So often the state is kept beside the journal, as the place to go back to when new rules do not allow what came since. */
const CHECKPOINT_EVERY = 16;

export function requireMatch({ state, match }: TableContext): Match {
  if (match === null) throw state.phase === 'open' ? refusal('not-now', 'The match has not begun.') : refusal('over', 'This table is finished.');
  return match;
}

export function answer(context: TableContext, person: Person | null, { number, seat, notation, undos }: Omit<ActionOf<'answer'>, 'id' | 'do'>): Plan {
  const { state, statements } = context;
  const before = requireMatch(context);
  const view = () => matchView(state, before, seatsOf(state, person?.id ?? null));
  const holder = state.seats[seat];
  if (person === null ? holder?.kind !== 'bot' : holder?.kind !== 'person' || holder.person !== person.id)
    throw refusal('not-your-seat', 'You do not sit there.');
  if (state.phase !== 'playing') throw refusal('over', 'The match is over.', { match: view() });
  if (undos !== undefined && undos !== state.undos) throw refusal('closed', 'Somebody has undone a move since then.', { match: view() });
  const match = tried(() => context.tryAnswer(number, seat, notation), view);
  return {
    kind: 'answer',
    body: { number, seat, notation, gave: match.answers[number]?.gave ?? [] },
    match,
    statements: [
      ...(match.outcome === null ? [] : finishing(context, match)),
      ...(match.number % CHECKPOINT_EVERY === 0 ? [statements.checkpoint(state.id, match)] : []),
    ],
  };
}

/** Whoever answers too late is told how the match stands. */
function tried(answer: () => Match, view: () => MatchView): Match {
  try {
    return answer();
  } catch (thrown) {
    throw isRefusal(thrown) && thrown.code === 'closed' ? refusal('closed', thrown.message, { match: view() }) : thrown;
  }
}

/**
 * One's own answers (and those of bots after them that play for nobody else) at once, as long as nothing has been revealed since; more if
 * the others agree. A request lapses with the next answer.
 */
export function undo(context: TableContext, person: Person, { to }: ActionOf<'undo'>): Plan {
  const { state } = context;
  const match = playingMatch(context, person);
  if (to >= match.number || to < match.floor) throw refusal('nothing-to-undo', `The match is at answer ${match.number}; it cannot go back to ${to}.`);
  const others = waitingFor(state, person.id, []);
  const whose = state.answeredBy.slice(to).map((by, n) => by ?? ownerOf(state.seats[match.answers[to + n]?.seat ?? -1]));
  const atOnce = to >= match.barrier && state.answeredBy.includes(person.id, to) && whose.every((by) => by === undefined || by === person.id);
  if (atOnce || others.length === 0) return undoPlan(context, match, to, []);
  if (state.undoRequest?.by === person.id && state.undoRequest.to === to) {
    const { agreed, at } = state.undoRequest;
    // Asked again, nobody is waited for any longer who has said nothing for as long as the table waits.
    const waiting = waitingFor(state, person.id, agreed).filter((id) => !isSilent(state, id, at));
    return waiting.length === 0 ? undoPlan(context, match, to, agreed) : { kind: null, result: { waiting } };
  }
  return { kind: 'ask', body: { to }, result: { waiting: others } };
}

export function consent(context: TableContext, person: Person, { agree, asked }: ActionOf<'consent'>): Plan {
  const { state } = context;
  const match = playingMatch(context, person, playersOf(state).includes(person.id));
  const { undoRequest } = state;
  if (undoRequest === null || undoRequest.to >= match.number) throw refusal('not-now', 'Nobody has asked to undo anything.');
  if (asked !== undefined && asked !== undoRequest.asked) throw refusal('not-now', 'That was about another request to undo.');
  if (!agree) return { kind: 'decline', body: {} };
  if (undoRequest.by === person.id) throw refusal('not-now', 'The others have to agree.');
  const agreed = [...new Set([...undoRequest.agreed, person.id])];
  const waiting = waitingFor(state, undoRequest.by, agreed);
  if (waiting.length === 0) return undoPlan(context, match, undoRequest.to, agreed);
  return undoRequest.agreed.includes(person.id) ? { kind: null, result: { waiting } } : { kind: 'agree', body: {}, result: { waiting } };
}

function undoPlan({ state, statements }: TableContext, match: Match, to: number, agreed: readonly string[]): Plan {
  const fork = match.fork('same', to);
  return { kind: 'undo', body: { to, agreed }, match: fork, statements: [statements.checkpoint(state.id, fork)] };
}

function waitingFor(state: State, by: string, agreed: readonly string[]): string[] {
  return playersOf(state).filter((id) => id !== by && !agreed.includes(id));
}

function playingMatch(context: TableContext, person: Person, plays = seatsOf(context.state, person.id).length > 0): Match {
  const match = requireMatch(context);
  if (!plays) throw refusal('not-your-seat', 'You do not sit at this table.');
  if (context.state.phase !== 'playing') throw refusal('over', 'The match is over.');
  return match;
}

export function why(context: TableContext, person: Person, { seat, notation }: ActionOf<'why'>): Plan {
  const match = requireMatch(context);
  if (!seatsOf(context.state, person.id).includes(seat as Seat)) throw refusal('not-your-seat', 'You do not sit there.');
  const found = match.whyNot(seat, notation);
  return { kind: null, result: { why: found.kind === 'forbidden' ? { kind: 'forbidden', clauses: [...found.clauses] } : { kind: found.kind } } };
}

/** Bots look after it themselves; here is only who may ask for it. */
export function nudge({ state }: TableContext, person: Person): Plan {
  if (seatsOf(state, person.id).length === 0) throw refusal('not-your-seat', 'You do not sit at this table.');
  return { kind: null, result: {} };
}
