import { type Key, keyFromShares, Match, Refusal, type Seat } from '#kernel';
import type { ActionOf, Person } from '#wire';
import { NotDone, refusedByRules } from '../refusal.ts';
import type { Plan } from './plan.ts';
import { onlyHost, stillOn } from './seating.ts';
import { peopleAt, type State, seatsOf, sharesOf } from './state.ts';
import type { Ground } from './table.ts';
import { nowTold } from './told.ts';

/** So often the state is kept beside the journal, as the place to go back to when new rules do not allow what came since. */
const CHECKPOINT_EVERY = 16;

export function keyOf(state: State, secret: string): Key {
  return keyFromShares(secret, state.id, sharesOf(state));
}

export function start(ground: Ground, person: Person): Plan {
  const { state, box, secret, rows } = ground;
  onlyHost(state, person);
  stillOn(state);
  if (state.phase !== 'open') throw new NotDone('not-now', 'The match has begun.');
  state.seats.forEach((holder, seat) => {
    if (holder.kind === 'kept') throw new NotDone('not-now', `Whom seat ${seat} is kept for has not sat down yet.`);
    if (holder.kind !== 'person' && holder.kind !== 'bot') throw new NotDone('not-now', `Seat ${seat} is still free.`);
  });
  const match = Match.start(box.game, state.config, { key: keyOf(state, secret) });
  const over = match.outcome !== null;
  return {
    kind: 'start',
    body: { opening: [...match.opening], rules: box.game.rulesVersion },
    match,
    also: [rows.phase(state.id, over ? 'finished' : 'playing'), rows.rules(state.id, box.game.rulesVersion), rows.checkpoint(state.id, match)],
  };
}

export function running({ state, match }: Ground): Match {
  if (match === null) throw state.phase === 'open' ? new NotDone('not-now', 'The match has not begun.') : new NotDone('over', 'This table is finished.');
  return match;
}

/** The match takes the answer; one that it cannot take leaves it as it was. Nobody sees it before the entry is written (see `Table.match`). */
export function answer(ground: Ground, person: Person | null, { number, seat, notation, undos }: Omit<ActionOf<'answer'>, 'id' | 'do'>): Plan {
  const { state, rows } = ground;
  const match = running(ground);
  const now = () => nowTold(state, match, seatsOf(state, person?.id ?? null));
  const holder = state.seats[seat];
  if (person === null ? holder?.kind !== 'bot' : holder?.kind !== 'person' || holder.person !== person.id)
    throw new NotDone('not-your-seat', 'You do not sit there.');
  if (state.phase !== 'playing') throw new NotDone('over', 'The match is over.', { now: now() });
  if (undos !== undefined && undos !== state.undos) throw new NotDone('closed', 'The table has been taken back since.', { now: now() });
  if (number !== match.number) throw new NotDone('closed', `Decision ${number} is not open; the open one is ${match.number}.`, { now: now() });
  try {
    match.answer(number, seat, notation);
  } catch (thrown) {
    throw thrown instanceof Refusal ? refusedByRules(thrown, now()) : thrown;
  }
  const gave = match.answers[number]?.gave ?? [];
  const over = match.outcome !== null;
  return {
    kind: 'answer',
    body: { number, seat, notation, gave },
    before: number,
    also: [...(over ? [rows.phase(state.id, 'finished')] : []), ...(match.number % CHECKPOINT_EVERY === 0 ? [rows.checkpoint(state.id, match)] : [])],
  };
}

/** One's own answers (and those of bots after them) at once, as long as nothing has been revealed since; more if the others agree. */
export function undo(ground: Ground, person: Person, { to }: ActionOf<'undo'>): Plan {
  const { state } = ground;
  const match = atTable(ground, person);
  if (to >= match.number || to < match.floor) throw new NotDone('nothing-to-undo', `The match is at answer ${match.number}; it cannot go back to ${to}.`);
  const own = state.answeredBy.slice(to);
  const others = peopleAt(state).filter((id) => id !== person.id);
  const atOnce = to >= match.barrier && own.includes(person.id) && own.every((by) => by === null || by === person.id);
  if (atOnce || others.length === 0) return takenBack(ground, match, to, []);
  if (state.asking?.by === person.id && state.asking.to === to) return { kind: null, done: { waiting: waitingFor(state, person.id, state.asking.agreed) } };
  return { kind: 'ask', body: { to }, done: { waiting: others } };
}

export function consent(ground: Ground, person: Person, { agree }: ActionOf<'consent'>): Plan {
  const { state } = ground;
  const match = atTable(ground, person);
  const { asking } = state;
  if (asking === null || asking.to >= match.number) throw new NotDone('not-now', 'Nobody asks to take anything back.');
  if (!agree) return { kind: 'decline', body: {} };
  if (asking.by === person.id) throw new NotDone('not-now', 'It is for the others to agree.');
  const agreed = [...new Set([...asking.agreed, person.id])];
  const waiting = waitingFor(state, asking.by, agreed);
  if (waiting.length === 0) return takenBack(ground, match, asking.to, agreed);
  return asking.agreed.includes(person.id) ? { kind: null, done: { waiting } } : { kind: 'agree', body: {}, done: { waiting } };
}

function takenBack({ state, rows }: Ground, match: Match, to: number, agreed: readonly string[]): Plan {
  const fork = match.fork('same', to);
  return { kind: 'undo', body: { to, agreed }, match: fork, also: [rows.checkpoint(state.id, fork)] };
}

function waitingFor(state: State, by: string, agreed: readonly string[]): string[] {
  return peopleAt(state).filter((id) => id !== by && !agreed.includes(id));
}

function atTable(ground: Ground, person: Person): Match {
  const match = running(ground);
  if (seatsOf(ground.state, person.id).length === 0) throw new NotDone('not-your-seat', 'You do not sit at this table.');
  if (ground.state.phase !== 'playing') throw new NotDone('over', 'The match is over.');
  return match;
}

export function why(ground: Ground, person: Person, { seat, notation }: ActionOf<'why'>): Plan {
  const match = running(ground);
  if (!seatsOf(ground.state, person.id).includes(seat as Seat)) throw new NotDone('not-your-seat', 'You do not sit there.');
  const found = match.whyNot(seat, notation);
  return { kind: null, done: { why: found.kind === 'forbidden' ? { kind: 'forbidden', clauses: [...found.clauses] } : { kind: found.kind } } };
}
