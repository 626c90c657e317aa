import { describeSeat, Refusal } from './errors.ts';
import { forbidding, type OpenDecision, ownerOf } from './game.ts';
import type { WhyNot } from './parts.ts';
import type { GameAnswer, Notation, Seat } from './types.ts';

/*
 * What can be asked of an open decision: who is waited for, what may be answered, which option a notation means, and why
 * something is not allowed.
 */

type Writing = Notation<GameAnswer>;

/** The seats that an answer is awaited from. Others may have options, too, that they need not use (`Question.optional`). */
export function seatsAsked<S>(decision: OpenDecision<S>, state: S): readonly Seat[] {
  if (decision.seat >= 0) return [decision.seat];
  const { question, options, about } = decision;
  const seats = new Set<Seat>();
  for (let i = 0; i < decision.count; i++) if (question.optional?.(state, options[i], about) !== true) seats.add(ownerOf(decision, state, i));
  return [...seats].sort((a, b) => a - b);
}

export function notationOf<S>({ question }: OpenDecision<S>, state: S, option: unknown, notation: Writing): string {
  return notation.print(question.answer(option, state));
}

/** The notations of all open options, or of those of one seat. */
export function notationsOf<S>(decision: OpenDecision<S>, state: S, notation: Writing, seat?: Seat): string[] {
  const found: string[] = [];
  for (let i = 0; i < decision.count; i++)
    if (seat === undefined || ownerOf(decision, state, i) === seat) found.push(notationOf(decision, state, decision.options[i], notation));
  return found;
}

/** The index of the option with this notation, -1 when there is none. */
export function indexOf<S>(decision: OpenDecision<S>, state: S, text: string, notation: Writing): number {
  const { options, count } = decision;
  const meant = meantBy(decision, state, text, notation);
  // A number that has just this notation is looked for without notating all others.
  const exact = typeof meant === 'number' && notationOf(decision, state, meant, notation) === text;
  for (let i = 0; i < count; i++) if (exact ? options[i] === meant : notationOf(decision, state, options[i], notation) === text) return i;
  return -1;
}

/** Which clauses forbid this seat this answer. */
export function whyNot<S>(decision: OpenDecision<S>, state: S, seat: Seat, text: string, notation: Writing): WhyNot {
  const { question, about } = decision;
  if (decision.seat >= 0 && decision.seat !== seat) return { kind: 'forbidden', clauses: [question.turnClause] };
  const option = candidateWith(decision, state, text, notation);
  if (option === undefined)
    return inAnothersName(decision, state, text, notation) ? { kind: 'forbidden', clauses: [question.turnClause] } : { kind: 'unknown' };
  if (isAnothers(decision, state, seat, option)) return { kind: 'forbidden', clauses: [question.turnClause] };
  const clauses = forbidding(question, state, option, about);
  return clauses.length === 0 ? { kind: 'legal' } : { kind: 'forbidden', clauses };
}

/** The refusal of an answer that is none of the seat's options. Whether it is one of another seat's is not for this one to know. */
export function refusalOf<S>(decision: OpenDecision<S>, state: S, seat: Seat, text: string, notation: Writing, seatNames: readonly string[]): Refusal {
  const why = whyNot(decision, state, seat, text, notation);
  const clauses = why.kind === 'forbidden' ? why.clauses : [];
  const option = decision.seat < 0 ? candidateWith(decision, state, text, notation) : undefined;
  if (!seatsAsked(decision, state).includes(seat) || (option !== undefined && isAnothers(decision, state, seat, option)))
    return new Refusal('not-your-seat', `'${text}' is not for ${describeSeat(seatNames, seat)} to answer now`, clauses);
  return new Refusal('not-an-option', `'${text}' is not an option now${clauses.length > 0 ? `: ${clauses.join(', ')}` : ''}`, clauses);
}

/** Whether something that could be tried is for another seat, legal or not. */
function isAnothers<S>({ question, about, seat: asked }: OpenDecision<S>, state: S, seat: Seat, option: unknown): boolean {
  return asked < 0 && question.owner?.(state, option, about) !== seat;
}

/** The option that a notation means, if the question can tell without looking through all. */
function meantBy<S>({ question }: OpenDecision<S>, state: S, text: string, notation: Writing): unknown {
  if (question.option === undefined) return undefined;
  const answer = notation.parse(text);
  return answer === undefined ? undefined : question.option(answer, state);
}

/** Whether it is a deed of somebody who is not asked now. */
function inAnothersName<S>(decision: OpenDecision<S>, state: S, text: string, notation: Writing): boolean {
  const answer = notation.parse(text);
  const seat = answer === undefined ? undefined : decision.question.by?.(answer, state);
  return seat !== undefined && !seatsAsked(decision, state).includes(seat);
}

/** What somebody could try that has this notation. */
function candidateWith<S>(decision: OpenDecision<S>, state: S, text: string, notation: Writing): unknown {
  const { question, about } = decision;
  for (const option of question.candidates(state, about)) if (notationOf(decision, state, option, notation) === text) return option;
  return meantBy(decision, state, text, notation);
}
