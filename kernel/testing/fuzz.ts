import {
  at,
  type ClauseId,
  canonical,
  forbidding,
  type Game,
  type GameTypes,
  isPrivate,
  type Json,
  keyFromSeed,
  loadMatch,
  Match,
  type MatchRecord,
  type OpenDecision,
  ownerOf,
  Refusal,
  recordOf,
  runRecord,
  type Seat,
  Stream,
  saveMatch,
  verifyRecord,
} from '../index.ts';
import { differenceIn } from './difference.ts';
import { compare, type Foretold } from './foretold.ts';
import { differenceOf, type Given, givenNow, recordGiven, triesAt } from './given.ts';

/** A property that did not hold, and the match in which it did not. */
export class FuzzFailure extends Error {
  override readonly name = 'FuzzFailure';
  readonly property: string;
  readonly record: MatchRecord | null;
  constructor(property: string, detail: string, record: MatchRecord | null, cause?: unknown) {
    super(`${property}: ${detail}`, { cause });
    this.property = property;
    this.record = record;
  }
}

export interface FuzzCount {
  readonly answers: number;
  readonly candidates: number;
  readonly undone: number;
  /** So many previews were held against every way chance could go, and so many against a sample of them. */
  readonly foretold: number;
  readonly sampled: number;
  /** So many reasons, helps and citations were held against what was so. */
  readonly reasons: number;
  readonly helps: number;
  readonly citations: number;
}

/** What was said of an answer that may not be given, by the paths of the sentences, and what of it is not so. */
export interface Said {
  readonly said: readonly string[];
  readonly wrong: string | null;
}

export const NOTHING: FuzzCount = { answers: 0, candidates: 0, undone: 0, foretold: 0, sampled: 0, reasons: 0, helps: 0, citations: 0 };

/** So many previews of each decision are held against what then happens, so many ways each, or so many of them by lot. */
const FORETOLD = { options: 1, most: 400, sample: 60 };

/** What a game has besides its rules, which they are held against. */
export interface Beside<T extends GameTypes = GameTypes> {
  readonly foretold?: Foretold<T> | undefined;
  /** The clauses of its ledger. */
  readonly ledger?: ReadonlySet<ClauseId>;
  /** Which clauses each kind of event may cite, and whether what is said of forbidden answers is so. */
  readonly truth?:
    | {
        /** Every sentence that claims something. */
        readonly sentences: readonly string[];
        mayCite(event: T['Event']): readonly ClauseId[];
        at(match: Match<T>, seat: Seat): (notation: string, clauses: readonly ClauseId[]) => Said;
      }
    | undefined;
  /** Notes the sentences that came. */
  readonly spoken?: Set<string>;
}

/**
 * Play one match at random and check at every decision everything that must be true of every game.
 * `seed` decides the dice, the answers and what is tried; the same seed gives the same match.
 */
export function fuzzMatch<T extends GameTypes>(game: Game<T>, config: unknown, seed: string, beside: Beside<T> = {}): FuzzCount {
  const { foretold } = beside;
  const stream = new Stream(keyFromSeed(`${seed} answers`));
  const looks = new Stream(keyFromSeed(`${seed} previews`));
  const match = Match.start(game, config, { key: keyFromSeed(seed) });
  const moments: string[] = [momentOf(match)];
  const count = { ...NOTHING };
  const check = (property: string, holds: boolean, detail: () => string): void => {
    if (!holds) throw new FuzzFailure(property, `${detail()} (seed ${seed}, after ${match.number} answers)`, recordOf(match));
  };
  try {
    for (;;) {
      const moment = at(moments, match.number);
      check(
        'pieces are conserved',
        game.laws.every((law) => law.holds(match.state)),
        () =>
          game.laws
            .filter((law) => !law.holds(match.state))
            .map((law) => law.name)
            .join('; '),
      );
      count.citations += citationsHold(match, beside, check);
      sameAgain(match, moment, check);
      const imagined = unknownStaysUnknown(match, stream, check);
      const decision = match.decision;
      if (decision === null) break;
      check('a decision has options', decision.count > 0, () => decision.question.kind);
      const notations = match.options();
      check('notations are unique', new Set(notations).size === notations.length, () => decision.question.kind);
      notationHolds(match, decision, check);
      previewsHold(match, notations, check);
      if (foretold !== undefined) {
        const { exact, sampled } = previewsComeTrue(match, foretold, looks, check);
        count.foretold += exact;
        count.sampled += sampled;
      }
      const { candidates, forbidden } = whyNot(match, decision, notations, looks, check);
      count.candidates += candidates;
      const { reasons, helps } = reasonsHold(match, decision, beside, forbidden, looks, check);
      count.reasons += reasons;
      count.helps += helps;
      refusals(match, notations, moment, check);
      count.undone += undo(match, moments, check);
      check('a match ends within its bound', match.number < game.bound, () => `${match.number} answers`);
      const answer = stream.below(notations.length);
      const surprised = surprisedBy(match, decision, answer, imagined);
      const twin = match.fork('same');
      const kept = match.seatNames.map((_, seat) => match.view(seat).view);
      const seen = JSON.stringify(kept);
      match.answerIndex(answer);
      check('a view shares nothing with the state', JSON.stringify(kept) === seen, () => 'an answer changed what had been seen before');
      const { gave, notation } = at(match.answers, match.number - 1);
      check(
        'what lay hidden is shown when it is seen',
        surprised === null || gave.length > 0,
        () => `undo takes '${notation}' back, which seat ${surprised} did not know to be possible: show it (ref.show)`,
      );
      twin.answerIndex(answer);
      moments.push(momentOf(match));
      same('a fork with the same key plays on like the match it came from', twin, at(moments, match.number), check);
      count.answers++;
    }
    verifyRecord(game, JSON.parse(JSON.stringify(recordOf(match))));
  } catch (thrown) {
    if (thrown instanceof FuzzFailure) throw thrown;
    throw new FuzzFailure(
      'nothing is thrown',
      `${thrown instanceof Error ? thrown.message : thrown} (seed ${seed}, after ${match.number} answers)`,
      recordOf(match),
      thrown,
    );
  }
  return count;
}

/** Whatever cites a clause cites one that is in the ledger: what was told, what is asked, how it ended; and an event one that is about it. */
function citationsHold<T extends GameTypes>({ number, events, decision, outcome }: Match<T>, { ledger, truth }: Beside<T>, check: Check): number {
  let citations = 0;
  const cite = (what: string, clauses: readonly ClauseId[], about?: readonly ClauseId[]): void => {
    const unknown = ledger === undefined ? [] : clauses.filter((clause) => !ledger.has(clause));
    check('what is cited is in the ledger', unknown.length === 0, () => `${what} cites ${unknown.join(', ')}`);
    if (about === undefined) return;
    const elsewhere = clauses.filter((clause) => !about.includes(clause));
    check('what is cited is about what happened', elsewhere.length === 0, () => `${what} cites ${elsewhere.join(', ')}`);
    citations += clauses.length;
  };
  for (const { at, event, clauses } of events) if (at === number) cite(`the event '${event.kind}'`, clauses, truth?.mayCite(event));
  if (decision !== null) {
    const { kind, turnClause, constraints } = decision.question;
    cite(`the question '${kind}'`, [turnClause, ...constraints.map(({ clause }) => clause)]);
  }
  if (outcome !== null) cite('the outcome', [outcome.clause]);
  return citations;
}

/** A candidate that may not be given, and the clauses that forbid it. */
interface Forbidden {
  readonly notation: string;
  readonly seat: Seat;
  readonly clauses: readonly ClauseId[];
}

/** What is said of what may not be done is so: of a candidate for each clause that forbids some, and of an option to somebody else. */
function reasonsHold<T extends GameTypes>(
  match: Match<T>,
  decision: OpenDecision<T['State']>,
  { truth, spoken }: Beside<T>,
  forbidden: readonly Forbidden[],
  looks: Stream,
  check: Check,
): { readonly reasons: number; readonly helps: number } {
  const count = { reasons: 0, helps: 0 };
  if (truth === undefined) return count;
  const ask = (tries: readonly Forbidden[], seat: Seat): void => {
    const tell = truth.at(match, seat);
    for (const { notation, clauses } of tries) {
      const { said, wrong } = tell(notation, clauses);
      check('what is said is so', wrong === null, () => String(wrong));
      for (const path of said) {
        count[path.startsWith('help.') ? 'helps' : 'reasons']++;
        spoken?.add(path);
      }
    }
  };
  for (const [seat, tries] of Map.groupBy(forbidden, (tried) => tried.seat)) ask(tries, seat);
  const option = looks.below(decision.count);
  const stranger = (ownerOf(decision, match.state, option) + 1) % Math.max(2, match.seatNames.length);
  const notation = match.game.notation.print(decision.question.answer(decision.options[option], match.state));
  const why = stranger < match.seatNames.length ? match.whyNot(stranger, notation) : null;
  if (why?.kind === 'forbidden') ask([{ notation, seat: stranger, clauses: why.clauses }], stranger);
  return count;
}

/** What is written down reads back as the answer it was, for every option. */
function notationHolds<T extends GameTypes>({ game, state }: Match<T>, { question, options, count }: OpenDecision<T['State']>, check: Check): void {
  const { print, parse, forms } = game.notation;
  const patterns = forms.map(({ pattern }) => new RegExp(pattern));
  for (let i = 0; i < count; i++) {
    const answer = question.answer(options[i], state);
    const notation = print(answer);
    check(
      'a notation reads back as its answer',
      canonical(parse(notation) ?? null) === canonical(answer),
      () => `${notation} reads as ${canonical(parse(notation) ?? null)}`,
    );
    const form = forms[patterns.findIndex((pattern) => pattern.test(notation))];
    check('a notation has the form of its answer', forms.length === 0 || form?.do === answer.do, () => `${notation} has the form of ${form?.do ?? 'nothing'}`);
  }
}

/** What options would do is plain data, made anew at every look without touching anything. */
function previewsHold<T extends GameTypes>(match: Match<T>, notations: readonly string[], check: Check): void {
  const seats = match.seatNames.map((_, seat) => seat);
  const before = momentOf(match);
  const look = (): Json[] => match.open(seats).map((option) => ({ ...option }));
  const open = look();
  check(
    'every option is offered with what it would do',
    canonical(match.open(seats).map(({ notation }) => notation)) === canonical([...notations]),
    () => 'others are',
  );
  check('what options would do is plain data', canonical(JSON.parse(JSON.stringify(open))) === canonical(open), () => 'it changes when it is sent');
  const again = look();
  check('to look at options changes nothing', canonical(again) === canonical(open), () => `option ${differenceIn(open, again)}`);
  same('to look at options changes nothing', match, before, check);
}

/** What some options would do, held against what happens when they are chosen. */
function previewsComeTrue<T extends GameTypes>(
  match: Match<T>,
  foretold: Foretold<T>,
  looks: Stream,
  check: Check,
): { readonly exact: number; readonly sampled: number } {
  const said = match.open(match.seatNames.map((_, seat) => seat)).filter(({ preview }) => preview !== null);
  const count = { exact: 0, sampled: 0 };
  for (let i = 0; i < FORETOLD.options && said.length > 0; i++) {
    const [option] = said.splice(looks.below(said.length), 1);
    if (option === undefined) break;
    const { wrong, exact } = compare(foretold, match, option, FORETOLD);
    check('what is foretold comes true', wrong === null, () => `${option.notation}: ${wrong}`);
    count[exact ? 'exact' : 'sampled']++;
  }
  return count;
}

type Check = (property: string, holds: boolean, detail: () => string) => void;

/** How many answers apart a match is run again from its beginning: at each of them, and long matches would be run for nothing else. */
const APART = 5;

/** Everything that is the same in equal matches, as a text that can be kept. */
function momentOf<T extends GameTypes>(match: Match<T>): string {
  return canonical(match.hashed());
}

function same<T extends GameTypes>(property: string, match: Match<T>, moment: string, check: Check): void {
  const now = momentOf(match);
  check(property, now === moment, () => `${differenceIn(JSON.parse(moment), JSON.parse(now))}`);
}

/** Forked, saved and loaded, run again with and without the key: always the same state and the same options. */
function sameAgain<T extends GameTypes>(match: Match<T>, moment: string, check: Check): void {
  const { game, config } = match;
  same('fork with the same key', match.fork('same'), moment, check);
  same('fork with a fresh key', match.fork(keyFromSeed(`fresh ${moment}`)), moment, check);
  const { checkpoint } = match.parts();
  if (checkpoint !== null) {
    const saved = game.save(checkpoint.state);
    const again = game.save(game.load(JSON.parse(JSON.stringify(saved))));
    check('a state is loaded as it was saved', canonical(again) === canonical(saved), () => `state.${differenceIn(saved, again)}`);
  }
  if (match.outcome === null) same('save, then load', loadMatch(game, JSON.parse(JSON.stringify(saveMatch(match)))), moment, check);
  if (match.outcome !== null || match.number % APART === 0) {
    same('run again with the key', Match.rebuild(game, config, { ...match.parts(), checkpoint: null }, { listen: false }), moment, check);
    same('run again without the key', runRecord(game, JSON.parse(JSON.stringify(recordOf(match)))), moment, check);
  }
}

/** So many things that may not be allowed are tried at each decision. */
const TRIES = 3;

/**
 * Two states that differ only in what somebody may not know look the same to them: view, options, refusals, record.
 * Gives what each seat imagines.
 */
function unknownStaysUnknown<T extends GameTypes>(match: Match<T>, stream: Stream, check: Check): readonly Match<T>[] {
  const seats = match.seatNames.length;
  const on = match.outcome === null;
  const hidden = match.answers.at(-1)?.gave ?? match.opening;
  check('what is hidden can be imagined', match.game.imagine !== undefined || !hidden.some(isPrivate), () => JSON.stringify(hidden));
  if (match.game.imagine === undefined) return [];
  const tries = triesAt(match, TRIES, stream);
  return match.seatNames.map((_, seat) => {
    const key = keyFromSeed(`imagined ${stream.word()}`);
    const other = match.imagined(seat, key);
    const given = (m: Match<T>): Given => [...givenNow(m, seat, tries), ...(on && seat === 0 ? givenNow(m, null, []) : [])];
    // One seat's record at each decision: a record is as long as its match.
    const records = on && match.number % seats === seat;
    const difference =
      differenceOf(given(match), given(other)) ?? (records ? differenceOf(recordGiven(match.fork(key), seat), recordGiven(other, seat)) : null);
    check('what a seat may not know it cannot see', difference === null, () => `to seat ${seat} ${difference}`);
    return other;
  });
}

/** A seat other than whose answer it is that imagines a state in which it may not be given: whoever sees the answer learns what lay hidden. */
function surprisedBy<T extends GameTypes>(
  { state }: Match<T>,
  decision: OpenDecision<T['State']>,
  answer: number,
  imagined: readonly Match<T>[],
): number | null {
  const { question, options, about } = decision;
  const owner = ownerOf(decision, state, answer);
  const seat = imagined.findIndex((other, seat) => seat !== owner && forbidding(question, other.state, options[answer], about).length > 0);
  return seat < 0 ? null : seat;
}

/**
 * Every candidate that is not offered breaks at least one clause, and none that is offered breaks any. Gives one of each kind that is
 * forbidden by the same clauses, by lot.
 */
function whyNot<T extends GameTypes>(
  match: Match<T>,
  decision: OpenDecision<T['State']>,
  notations: readonly string[],
  looks: Stream,
  check: Check,
): { readonly candidates: number; readonly forbidden: readonly Forbidden[] } {
  const { question, about } = decision;
  const offered = new Set(notations);
  const alike = new Map<string, Forbidden[]>();
  let candidates = 0;
  for (const candidate of question.candidates(match.state, about)) {
    const answer = question.answer(candidate, match.state);
    const notation = match.game.notation.print(answer);
    const clauses = forbidding(question, match.state, candidate, about);
    candidates++;
    if (offered.delete(notation)) check('what is offered breaks no clause', clauses.length === 0, () => `${notation} breaks ${clauses.join(', ')}`);
    else {
      check('what is not offered breaks a clause', clauses.length > 0, () => notation);
      const kind = `${answer.do} ${clauses.join()}`;
      const seat = decision.seat >= 0 ? decision.seat : (question.owner?.(match.state, candidate, about) ?? 0);
      const tried = { notation, seat, clauses };
      if (alike.get(kind)?.push(tried) === undefined) alike.set(kind, [tried]);
    }
  }
  check('what is offered is a candidate', offered.size === 0, () => [...offered].join(', '));
  return { candidates, forbidden: [...alike.values()].map((tried) => at(tried, looks.below(tried.length))) };
}

/** A refused answer says why and changes nothing. */
function refusals<T extends GameTypes>(match: Match<T>, notations: readonly string[], moment: string, check: Check): void {
  const decision = match.decision as OpenDecision<T['State']>;
  const owner = ownerOf(decision, match.state, 0);
  const stranger = (owner + 1) % Math.max(2, match.seatNames.length);
  const first = at(notations, 0);
  const refused = (expected: string, seat: number, number: number, notation: string): void => {
    try {
      match.answer(number, seat, notation);
    } catch (thrown) {
      check('a refusal is typed', thrown instanceof Refusal && thrown.code === expected, () => `${expected} was due: ${thrown}`);
      return;
    }
    check('what is not allowed is refused', false, () => `${notation} by ${seat} at ${number}`);
  };
  refused('closed', owner, match.number + 1, first);
  refused('closed', owner, match.number - 1, first);
  refused('not-an-option', owner, match.number, 'no such thing');
  refused('not-your-seat', stranger, match.number, first);
  same('a refusal changes nothing', match, moment, check);
}

/** Undo is the match without the last answer, and stops where something was revealed. */
function undo<T extends GameTypes>(match: Match<T>, moments: readonly string[], check: Check): number {
  const last = match.answers.at(-1);
  if (last === undefined) return 0;
  const fork = match.fork('same');
  if (last.gave.length > 0) {
    try {
      fork.undo();
    } catch (thrown) {
      check('undo stops where something was revealed', thrown instanceof Refusal && thrown.code === 'revealed', () => String(thrown));
      return 0;
    }
    check('undo stops where something was revealed', false, () => `undid '${last.notation}' which gave ${JSON.stringify(last.gave)}`);
  }
  fork.undo();
  same('undo is the match without the answer', fork, at(moments, fork.number), check);
  fork.answer(fork.number, last.seat, last.notation);
  same('the same answer again leads to the same state', fork, at(moments, fork.number), check);
  return 1;
}
