import { type GameTypes, type Match, type OpenDecision, Refusal, recordOf, recordText, redact, type Seat, type Stream } from '../index.ts';

/** What somebody is given, each under what it is, so that a difference has a name. */
export type Given = readonly (readonly [what: string, text: string])[];

/** Everything a seat (null: a spectator) gets from a match at this moment, and what it is told when it tries these answers. */
export function givenNow<T extends GameTypes>(match: Match<T>, seat: Seat | null, tries: readonly string[]): Given {
  const given: [string, string][] = [
    ['the moment', JSON.stringify(match.view(seat))],
    ['what may be answered', JSON.stringify(match.open(seat === null ? [] : [seat]))],
  ];
  if (seat !== null)
    for (const notation of tries) {
      given.push([`why not '${notation}'`, JSON.stringify(match.whyNot(seat, notation))]);
      given.push([`the refusal of '${notation}'`, refusalText(match, seat, notation)]);
    }
  return given;
}

/** The record as it is given out while the match is on. */
export function recordGiven<T extends GameTypes>(match: Match<T>, seat: Seat | null): Given {
  return [['the record', recordText(redact(recordOf(match), seat === null ? [] : [seat]))]];
}

function refusalText<T extends GameTypes>(match: Match<T>, seat: Seat, notation: string): string {
  if (match.options(seat).includes(notation)) return 'none';
  try {
    match.answer(match.number, seat, notation);
  } catch (thrown) {
    if (thrown instanceof Refusal) return JSON.stringify([thrown.code, thrown.message, thrown.clauses]);
    throw thrown;
  }
  return 'taken';
}

/** So many things somebody could try at the open decision, drawn by lot, and one that makes no sense. */
export function triesAt<T extends GameTypes>(match: Match<T>, count: number, stream: Stream): string[] {
  const { decision, state, game } = match;
  if (decision === null) return [];
  const { question, about }: OpenDecision<T['State']> = decision;
  const candidates = [...question.candidates(state, about)];
  const drawn = Array.from({ length: Math.min(count, candidates.length) }, () => candidates[stream.below(candidates.length)]);
  return [...drawn.map((candidate) => game.notation.print(question.answer(candidate, state))), 'no such thing'];
}

/** Where two differ of which somebody must not be able to tell one from the other; null when nowhere. */
export function differenceOf(one: Given, other: Given): string | null {
  if (one.length !== other.length) return `${one.length} things are given or ${other.length}`;
  for (const [i, [what, text]] of one.entries()) {
    const [as, otherText] = other[i] ?? ['', ''];
    if (what !== as || text !== otherText) return `${what} is ${excerpt(text, otherText)} or ${excerpt(otherText, text)}`;
  }
  return null;
}

/** A text from a little before the place where it differs from another. */
function excerpt(text: string, other: string): string {
  let at = 0;
  while (at < text.length && text[at] === other[at]) at++;
  return `…${text.slice(Math.max(0, at - 60), at + 80)}… (${text.length})`;
}
