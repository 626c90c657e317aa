import {
  type AnswerRecord,
  type ChanceResult,
  canonical,
  type Game,
  type GameTypes,
  isPrivate,
  type Key,
  keyFromSeed,
  Match,
  Playout,
  RecordError,
  recordOf,
  type Seat,
  Stream,
  seenBy,
  Timeline,
} from '../index.ts';
import { FuzzFailure } from './fuzz.ts';
import { differenceOf, type Given, givenNow, recordGiven, triesAt } from './given.ts';

/**
 * Twins are two matches that differ only in what somebody may not know: their hidden cards lie differently, everything else is
 * the same. They are played on together, with the same answers and the same dice, and whatever that somebody is given has to be
 * the same byte for byte. Where the rules themselves make a hidden difference public (a card one twin has and the other has not
 * is asked for), twins part.
 */
export interface Twin<T extends GameTypes = GameTypes> {
  readonly match: Match<T>;
  readonly timeline: Timeline<T>;
}

/** What somebody is given of a twin: by the kernel, or over a wire. `since` is the last moment that was looked at. */
export type Look<T extends GameTypes = GameTypes> = (twin: Twin<T>, eyes: Seat | null, since: number, tries: readonly string[]) => Given;

export interface TwinCount {
  /** Moments at which two were compared that did differ. */
  readonly pairs: number;
  /** How often twins parted. */
  readonly parted: number;
  /** How often of these the rules themselves told the difference: who was asked what was not the same, or what was seen. */
  readonly told: number;
}

/** So many answers twins are played on together. */
const TOGETHER = 10;
/** So many things that may not be allowed are tried at each moment. */
const TRIES = 2;
/** Of so many checkpoints twins begin at one, so that matches get somewhere. */
const BETWEEN = 3;
/** A match in which nothing has been hidden after so many answers hides nothing: it is left. */
const OPEN = 60;

/** Play one match at random and compare twins along its way, up to so many pairs. */
export function twinMatch<T extends GameTypes>(game: Game<T>, config: unknown, seed: string, most: number, look: Look<T> = byTheKernel): TwinCount {
  const stream = new Stream(keyFromSeed(`${seed} twins`));
  const count = { pairs: 0, parted: 0, told: 0 };
  let match = Match.start(game, config, { key: keyFromSeed(seed) });
  let hidden = match.opening.some(isPrivate);
  while (match.decision !== null && count.pairs < most && (hidden || match.number <= OPEN)) {
    if (hidden && match.moment().answers.length === 0 && stream.below(BETWEEN) === 0) match = new Walk(match, stream, look, seed).walk(count, most);
    if (match.decision !== null) match.answerIndex(stream.below(match.decision.count));
    hidden ||= match.answers.at(-1)?.gave.some(isPrivate) ?? false;
  }
  return count;
}

/** A state of a match with what one seat may not know dealt anew, and then what the next may not. */
export function otherwise<T extends GameTypes>({ game, config }: Match<T>, state: T['State'], seats: readonly Seat[], key: Key): T['State'] {
  const other = game.copy(state);
  const { referee } = new Playout(game, config, new Stream(key), { answer: () => -1 });
  referee.state = other;
  for (const seat of seats) game.imagine?.(other, seat, referee);
  return other;
}

/** What the kernel has for a seat or a spectator. */
function byTheKernel<T extends GameTypes>({ match, timeline }: Twin<T>, eyes: Seat | null, since: number, tries: readonly string[]): Given {
  timeline.look(eyes);
  const steps = match.number === since ? [] : timeline.stepsAt(match.number);
  return [...givenNow(match, eyes, tries), ['what happened', JSON.stringify(steps)], ...recordGiven(match, eyes)];
}

/** Twins from one checkpoint on, and somebody who must not be able to tell which of the two is before them. */
class Walk<T extends GameTypes> {
  readonly #stream: Stream;
  readonly #look: Look<T>;
  readonly #seed: string;
  /** Whose eyes; null is a spectator. */
  readonly #eyes: Seat | null;
  readonly #key: Key;
  readonly #one: Twin<T>;
  readonly #other: Twin<T> | null;

  constructor(match: Match<T>, stream: Stream, look: Look<T>, seed: string) {
    this.#stream = stream;
    this.#look = look;
    this.#seed = seed;
    const seats = match.seatNames.length;
    const drawn = stream.below(seats + 1);
    this.#eyes = drawn === seats ? null : drawn;
    this.#key = keyFromSeed(`${seed} ${match.number}`);
    const { state } = match.moment();
    // A spectator knows no more than any seat: what one and then another cannot know is changed.
    const first = stream.below(seats);
    const eyes = this.#eyes === null ? [first, (first + 1) % seats] : [this.#eyes];
    const other = otherwise(match, state, eyes, keyFromSeed(`${seed} ${stream.word()}`));
    const view = (one: T['State']): Given => [['the view', JSON.stringify(match.game.view(one, this.#eyes))]];
    this.#check(match, view(state), view(other));
    const different = canonical(match.game.save(state)) !== canonical(match.game.save(other));
    this.#one = this.#twin(match, state, this.#key);
    this.#other = different ? this.#twin(match, other, null) : null;
  }

  /** The match as the first of the twins has played it. */
  walk(count: { pairs: number; parted: number; told: number }, most: number): Match<T> {
    const { match } = this.#one;
    if (this.#other === null) return match;
    let since = match.number;
    for (let step = 0; this.#looksAlike(this.#other.match); step++) {
      this.#compare(this.#other, since);
      count.pairs++;
      if (step === TOGETHER || count.pairs === most) return match;
      since = match.number;
      if (!this.#together(this.#other)) {
        if (match.outcome === null) count.parted++;
        return match;
      }
      this.#checkCameOut(this.#other);
    }
    count.parted++;
    count.told++;
    return match;
  }

  /** The match from its last checkpoint on, with this state there. Without a key it has to be told what comes out. */
  #twin(of: Match<T>, state: T['State'], key: Key | null): Twin<T> {
    const { gave } = of.moment();
    const at = of.number;
    const before = at === 0 ? of.opening : (of.answers[at - 1]?.gave ?? []);
    const from = { at, gave: before.length - gave.length, position: 0, state };
    const past = (given: readonly ChanceResult[]): readonly ChanceResult[] =>
      key !== null ? given : given.map((one, i) => (given === before && i >= from.gave ? one : this.#wasOtherwise(one)));
    const answers = of.answers.map((answer) => ({ ...answer, gave: past(answer.gave) }));
    const match = Match.rebuild(of.game, of.config, { opening: past(of.opening), answers, key, keySince: at, checkpoint: null, from });
    return { match, timeline: new Timeline(match) };
  }

  /** What came out before the checkpoint is not run again: what these eyes did not see of it may have been anything. */
  #wasOtherwise(given: ChanceResult): ChanceResult {
    if (typeof given !== 'object' || seenBy(given, this.#seats) === given) return given;
    return { to: given.to, is: typeof given.is === 'number' ? given.is + 1 : `not ${given.is}` };
  }

  /** Both give the same answer and get the same as far as these eyes see it; false where they part. */
  #together({ match: other }: Twin<T>): boolean {
    const { match } = this.#one;
    const { number } = match;
    const answer = this.#commonAnswer(other);
    if (answer === null) return false;
    match.answer(number, answer.seat, answer.notation);
    if (match.outcome !== null) return false;
    const gave = match.answers[number]?.gave ?? [];
    try {
      other.answer(number, answer.seat, answer.notation, this.#otherwiseGiven(other, answer, gave));
    } catch (thrown) {
      if (thrown instanceof RecordError) return false; // what came out in one cannot come out in the other
      throw thrown;
    }
    return true;
  }

  /** An answer that may be given in both; whoever looks on has the same answers in both. */
  #commonAnswer(other: Match<T>): { readonly seat: Seat; readonly notation: string } | null {
    const answers = this.#one.match.seatNames.flatMap((_, seat) => {
      const there = new Set(other.options(seat));
      return this.#one.match
        .options(seat)
        .filter((notation) => there.has(notation))
        .map((notation) => ({ seat, notation }));
    });
    return answers[this.#stream.below(Math.max(1, answers.length))] ?? null;
  }

  /** What came out in one, with what these eyes do not see as chance gives it in the other. */
  #otherwiseGiven(other: Match<T>, { seat, notation }: Pick<AnswerRecord, 'seat' | 'notation'>, gave: readonly ChanceResult[]): readonly ChanceResult[] {
    const hidden = (given: ChanceResult): boolean => seenBy(given, this.#seats) !== given;
    if (!gave.some(hidden)) return gave;
    const own = other.fork(keyFromSeed(`${this.#seed} ${this.#stream.word()}`));
    own.answer(own.number, seat, notation);
    const there = own.answers[other.number]?.gave ?? [];
    return gave.map((given, i) => (hidden(given) ? (there[i] ?? given) : given));
  }

  /** Whether the rules have let the same become public in both: what is seen, who is asked what. */
  #looksAlike(other: Match<T>): boolean {
    const [one, two] = [this.#one.match, other].map((match) => {
      const { view, decision, outcome } = match.scene(this.#eyes);
      return JSON.stringify([view, decision?.kind, decision?.seats, outcome]);
    });
    return one === two;
  }

  #compare(other: Twin<T>, since: number): void {
    const { match } = this.#one;
    const tries = triesAt(match, TRIES, this.#stream);
    this.#check(match, this.#look(this.#one, this.#eyes, since, tries), this.#look(other, this.#eyes, since, tries));
  }

  /**
   * What is seen after an answer and could not be known before it has come out, so that undo stops there. Where the rules take another
   * course because of what somebody has (a turn ends by itself), it is the course that is seen.
   */
  #checkCameOut({ match: other }: Twin<T>): void {
    const { match } = this.#one;
    if (match.answers.at(-1)?.gave.length !== 0 || courseOf(match) !== courseOf(other)) return;
    const seen = (one: Match<T>): Given => [['the view', JSON.stringify(one.scene(this.#eyes).view)]];
    this.#check(match, seen(match), seen(other), 'what is seen has come out');
  }

  #check(match: Match<T>, one: Given, other: Given, property = 'twins look alike'): void {
    const difference = differenceOf(one, other);
    if (difference === null) return;
    const who = this.#eyes === null ? 'a spectator' : `seat ${this.#eyes}`;
    throw new FuzzFailure(property, `to ${who} ${difference} (seed ${this.#seed}, after ${match.number} answers)`, recordOf(match));
  }

  get #seats(): readonly Seat[] {
    return this.#eyes === null ? [] : [this.#eyes];
  }
}

/** What happened with the last answer and what is asked after it, but not with what. */
function courseOf<T extends GameTypes>({ number, decision, asked, answers, events }: Match<T>): string {
  const kinds = events.flatMap(({ at, event }) => (at === number ? [event.kind] : []));
  return JSON.stringify([kinds, answers.at(-1)?.gave.length, decision?.question.kind, asked]);
}
