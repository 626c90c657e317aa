import { freshKey, type Key, Stream } from './chacha.ts';
import { ChanceError, type ChanceResult } from './chance.ts';
import { indexOf, notationOf, notationsOf, refusalOf, seatsAsked, whyNot } from './decision.ts';
import { describeSeat, RecordError, Refusal, RuleError } from './errors.ts';
import { type Game, type OpenDecision, type Outcome, ownerOf, type Play } from './game.ts';
import { canonical, sha256 } from './hash.ts';
import { type Beginning, History, type HistoryAnswer } from './history.ts';
import type { AnswerRecord, Checkpoint, LogEvent, MatchOptions, MatchParts, OpenOption, Scene, SeatView, WhyNot } from './parts.ts';
import { TURNS_WITHOUT_DECISION } from './playout.ts';
import { GAME_OVER, Referee } from './referee.ts';
import type { Moment } from './sampler.ts';
import type { GameTypes, Json, Seat } from './types.ts';

/** A game being played: a checkpoint and the answers since. */
export class Match<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  readonly config: T['Config'];
  readonly seatNames: readonly string[];
  state!: T['State'];
  outcome: Outcome | null = null;
  #history: History<T['State']>;
  #events: LogEvent<T['Event']>[] = [];
  readonly #key: Key | null;
  readonly #stream: Stream | null;
  readonly #keySince: number;
  #play: Play | null = null;
  /** Answers that are being run again. */
  #replay: readonly HistoryAnswer[] = [];
  #replayed = 0;
  readonly #referee: Referee<T['Event']>;
  readonly #listen: boolean;

  private constructor(game: Game<T>, config: T['Config'], history: History<T['State']>, key: Key | null, keySince: number, options: MatchOptions<T>) {
    this.game = game;
    this.config = config;
    this.seatNames = game.seats(config);
    this.#history = history;
    this.#key = key;
    this.#stream = key === null ? null : new Stream(key);
    this.#keySince = keySince;
    this.#listen = options.listen ?? true;
    this.#referee = new Referee<T['Event']>({ answer: (decision) => this.#answerAgain(decision as OpenDecision<T['State']>) });
    this.#referee.onTell((event, clauses, to) => {
      const logged = to === undefined ? { at: this.number, event, clauses } : { at: this.number, event, clauses, to };
      this.#events.push(logged);
      options.watch?.(logged, this.state);
    });
    this.#referee.listening = this.#listen;
    if (options.script !== undefined) this.#referee.chance.script = options.script;
    if (options.draws !== undefined) this.#referee.chance.draws = options.draws;
  }

  /** A new match. Without a key (and without a script) it gets a fresh one. */
  static start<T extends GameTypes>(game: Game<T>, config: unknown, options: MatchOptions<T> = {}): Match<T> {
    const match = new Match(game, game.configure(config), new History<T['State']>('set-up'), keyFor(options), -1, options);
    try {
      match.#begin();
    } catch (thrown) {
      throw match.#explain(thrown);
    }
    return match;
  }

  /** A match that begins in a given state: for lessons and tests. Its record begins there, too. */
  static from<T extends GameTypes>(game: Game<T>, config: T['Config'], state: T['State'], options: MatchOptions<T> = {}): Match<T> {
    const history = new History<T['State']>('checkpoint');
    history.checkpoints = [{ at: 0, gave: 0, position: 0, state: game.copy(state) }];
    const match = new Match(game, config, history, keyFor(options), -1, options);
    try {
      match.#rebuild(0, true);
    } catch (thrown) {
      throw match.#explain(thrown);
    }
    return match;
  }

  /** A match from its parts: from the checkpoint if there is one, else from where it begins, every answer run again. */
  static rebuild<T extends GameTypes>(game: Game<T>, config: T['Config'], parts: MatchParts<T['State']>, options: MatchOptions<T> = {}): Match<T> {
    const begins: Beginning = parts.from === undefined ? 'set-up' : 'checkpoint';
    const history = new History<T['State']>(begins);
    history.opening = [...parts.opening];
    history.answers = parts.answers.map(({ seat, notation, gave }) => ({ seat, notation, gave: [...gave], index: -1 }));
    if (parts.from !== undefined) history.checkpoints.push(parts.from);
    if (parts.checkpoint !== null) history.checkpoints.push(parts.checkpoint);
    const match = new Match(game, config, history, parts.key, parts.keySince, options);
    match.#rebuild(parts.answers.length, match.#listen);
    return match;
  }

  /** How many answers have been given: the number of the open decision. */
  get number(): number {
    return this.#history.number;
  }

  get answers(): readonly AnswerRecord[] {
    return this.#history.answers;
  }

  get events(): readonly LogEvent<T['Event']>[] {
    return this.#events;
  }

  get opening(): readonly ChanceResult[] {
    return this.#history.opening;
  }

  /** The open decision; null when the match is over. Valid until the next answer. */
  get decision(): OpenDecision<T['State']> | null {
    return this.outcome === null ? (this.#referee.asking as OpenDecision<T['State']>) : null;
  }

  /** The seats that an answer is awaited from. Others may have options, too, that they need not use (`Question.optional`). */
  get asked(): readonly Seat[] {
    const { decision } = this;
    return decision === null ? [] : seatsAsked(decision, this.state);
  }

  /** The notations of all open options, or of those of one seat. */
  options(seat?: Seat): string[] {
    const { decision } = this;
    return decision === null ? [] : notationsOf(decision, this.state, this.game.notation, seat);
  }

  /** The open options of these seats as the answers they are, each with whose it is and what it would do. */
  open(seats: readonly Seat[]): OpenOption<T>[] {
    const { decision, state, game } = this;
    const found: OpenOption<T>[] = [];
    if (decision === null) return found;
    const { question, options, count, about } = decision;
    for (let i = 0; i < count; i++) {
      const seat = ownerOf(decision, state, i);
      if (!seats.includes(seat)) continue;
      const answer: T['Answer'] = question.answer(options[i], state);
      found.push({ seat, answer, notation: game.notation.print(answer), preview: question.preview?.(state, options[i], about) ?? null });
    }
    return found;
  }

  notation(index: number): string {
    const decision = this.decision as OpenDecision<T['State']>;
    return notationOf(decision, this.state, decision.options[index], this.game.notation);
  }

  /** This moment, as a seat (or a spectator) sees it. */
  scene(seat: Seat | null): Scene<T> {
    const open = this.decision;
    // The only place where a question's kind and what it is about become the game's own decision.
    const decision = open === null ? null : ({ kind: open.question.kind, about: open.about, seats: this.asked } as Scene<T>['decision']);
    return { number: this.number, view: this.game.view(this.state, seat), decision, outcome: this.outcome };
  }

  view(seat: Seat | null): SeatView<T> {
    return { ...this.scene(seat), options: seat === null ? [] : this.options(seat) };
  }

  /**
   * Answer decision `number` for a seat. A match that is followed without its key is told what the answer gave.
   * Throws a `Refusal` when it is not allowed and a `RuleError` when the rules fail; both leave the match as it was.
   */
  answer(number: number, seat: Seat, notation: string, gave: readonly ChanceResult[] = []): void {
    const decision = this.decision;
    if (decision === null) throw new Refusal('over', 'the match is over', this.outcome === null ? [] : [this.outcome.clause]);
    if (number !== this.number) throw new Refusal('closed', `decision ${number} is not open; the open one is ${this.number}`);
    const index = indexOf(decision, this.state, notation, this.game.notation);
    if (index < 0 || ownerOf(decision, this.state, index) !== seat) throw refusalOf(decision, this.state, seat, notation, this.game.notation, this.seatNames);
    this.#step(index, seat, notation, gave);
  }

  /** Answer the open decision by the index of the option, for whoever owns it: what bots and simulations do. */
  answerIndex(index: number): void {
    const decision = this.decision;
    if (decision === null) throw new Refusal('over', 'the match is over');
    if (!Number.isInteger(index) || index < 0 || index >= decision.count) throw new Refusal('not-an-option', `there is no option number ${index}`);
    this.#step(index, ownerOf(decision, this.state, index), this.notation(index), []);
  }

  /** Which clauses forbid this answer, for this seat, now. */
  whyNot(seat: Seat, notation: string): WhyNot {
    const decision = this.decision;
    if (decision === null) return { kind: 'forbidden', clauses: this.outcome === null ? [] : [this.outcome.clause] };
    return whyNot(decision, this.state, seat, notation, this.game.notation);
  }

  /** The number of answers at the last moment when a die, a card or anything hidden came out: undo never goes below it. */
  get barrier(): number {
    return this.#history.barrier;
  }

  /** The number of answers at which the match begins for these rules: nobody goes back behind it. */
  get floor(): number {
    return this.#history.floor;
  }

  /** Take back the last answer. */
  undo(): void {
    if (this.number === this.floor) throw new Refusal('nothing-to-undo', `nothing has been answered ${this.floor === 0 ? 'yet' : 'since the rules changed'}`);
    if (this.barrier === this.number) throw new Refusal('revealed', 'the last answer revealed something and cannot be taken back');
    this.rewind(this.number - 1);
  }

  /** Go back to the moment before answer `number`, also behind what was revealed: only with everybody's consent. */
  rewind(number: number): void {
    this.#checkMoment(number);
    this.#rebuild(number, false);
  }

  /**
   * A match that goes its own way from this moment (or an earlier one): with the same dice to come, with those of another key, or
   * with these results and no others. What has been rolled stays rolled.
   */
  fork(dice: 'same' | Key | readonly ChanceResult[], number: number = this.number): Match<T> {
    this.#checkMoment(number);
    const same = dice === 'same';
    const history = this.#history.fork(number);
    if (!same) history.checkpoints = history.checkpoints.map((checkpoint) => ({ ...checkpoint, position: 0 }));
    const key = same ? this.#key : typeof dice === 'string' ? dice : null;
    const fork = new Match(this.game, this.config, history, key, same ? this.#keySince : number, { listen: this.#listen });
    fork.#events = this.#events.slice();
    if (typeof dice !== 'string') fork.#referee.chance.script = dice;
    if (same) {
      fork.#referee.chance.script = this.#referee.chance.script;
      fork.#referee.chance.scripted = this.#referee.chance.scripted;
    }
    fork.#rebuild(number, false);
    return fork;
  }

  /** The same match run again up to a moment, without its key: it cannot roll, only be looked at, and be told what further answers gave. */
  rerun(number: number, watch: NonNullable<MatchOptions<T>['watch']>): Match<T> {
    this.#checkMoment(number);
    const again = new Match(this.game, this.config, this.#history.again(number), null, -1, { watch });
    again.#rebuild(number, true);
    return again;
  }

  /** This moment as a seat may imagine it: what it may not know is dealt anew. To be looked at or played on, not to be recorded. */
  imagined(seat: Seat, key: Key): Match<T> {
    const fork = this.fork(key);
    fork.#referee.chance.turnTo([], new Stream(key), null);
    this.game.imagine?.(fork.state, seat, fork.#referee);
    return fork;
  }

  /** This moment, to be sampled from (see `Sampler`) or to be handed to somebody who shall think about it (see `saveMoment`). */
  moment(): Moment<T> {
    const { at, gave, state } = this.#history.checkpoints.at(-1) as Checkpoint<T['State']>;
    return { game: this.game, state, gave: this.#history.gaveAt(at).slice(gave), answers: this.#history.answers.slice(at) };
  }

  /** Equal for equal matches. */
  hash(): string {
    return sha256(canonical(this.hashed()));
  }

  /** What the hash is of: the state, what is asked, what may be answered. */
  hashed(): Json {
    const { decision } = this;
    return {
      state: this.game.save(this.state),
      number: this.number,
      asked: decision === null ? null : decision.question.kind,
      options: this.options(),
      outcome: this.outcome === null ? null : { payoff: this.outcome.payoff, clause: this.outcome.clause },
    };
  }

  /** Everything this match is made of, its secret key included. */
  parts(): MatchParts<T['State']> {
    const { begins, opening, answers, checkpoints } = this.#history;
    const parts = { opening, answers, key: this.#key, keySince: this.#keySince };
    const [first, second] = checkpoints;
    if (begins === 'set-up' || first === undefined) return { ...parts, checkpoint: first ?? null };
    return { ...parts, checkpoint: second ?? first, from: first };
  }

  #checkMoment(number: number): void {
    if (!Number.isInteger(number) || number < this.floor || number > this.number) throw new Refusal('nothing-to-undo', `there is no moment ${number}`);
  }

  /** Answers that are run again are known, all others come from outside. */
  #answerAgain(decision: OpenDecision<T['State']>): number {
    const known = this.#replay[this.#replayed];
    if (known === undefined) return -1;
    const at = this.number;
    this.#checkSpent();
    const index = known.index >= 0 ? known.index : indexOf(decision, this.state, known.notation, this.game.notation);
    if (index < 0 || index >= decision.count) throw new RecordError('answer', `answer ${at}: '${known.notation}' is not an option there`, at);
    if (ownerOf(decision, this.state, index) !== known.seat)
      throw new RecordError('answer', `answer ${at}: '${known.notation}' is not for ${describeSeat(this.seatNames, known.seat)}`, at);
    this.#replayed++;
    this.#open({ ...known, index, gave: [] }, known.gave);
    return index;
  }

  #step(index: number, seat: Seat, notation: string, gave: readonly ChanceResult[]): void {
    const before = this.number;
    const chance = this.#referee.chance;
    const scripted = chance.scripted;
    try {
      this.#open({ seat, notation, index, gave: [] }, gave);
      this.#referee.asking.chosen = index;
      this.#advance();
      this.#checkSpent();
      this.#history.prune();
    } catch (thrown) {
      chance.scripted = scripted;
      this.#rebuild(before, false);
      throw this.#explain(thrown);
    }
  }

  /** A new answer is on the record; what is rolled from now on is written to it. */
  #open(answer: HistoryAnswer, gave: readonly ChanceResult[]): void {
    const at = this.#history.answers.push(answer) - 1;
    this.#referee.chance.turnTo(gave, this.#streamAt(at), answer.gave);
  }

  /** The stream gives the dice of this answer (-1: of set-up), unless they were rolled before the key came. */
  #streamAt(answer: number): Stream | null {
    return answer >= this.#keySince ? this.#stream : null;
  }

  /** Run the rules until somebody has to decide or the match is over. */
  #advance(): void {
    for (let turns = 0; turns < TURNS_WITHOUT_DECISION; turns++) {
      if (this.#play === null) {
        this.outcome = this.game.outcome(this.state);
        if (this.outcome !== null) return;
        // No generator is alive: the state is plain data and can be returned to.
        this.#history.mark(this.#stream?.position ?? 0, this.game.copy(this.state));
        this.#play = this.game.turn(this.state, this.#referee);
      }
      try {
        if (this.#play.next().done !== true) {
          if (this.#referee.asking.count === 0) throw new Error(`question '${this.#referee.asking.question.kind}' has no options`);
          return;
        }
      } catch (thrown) {
        if (thrown !== GAME_OVER) throw thrown;
        if (this.game.outcome(this.state) === null) throw new Error('the referee ended the game but the state has no outcome');
      }
      this.#play = null;
    }
    throw new Error(`${TURNS_WITHOUT_DECISION} turns without a decision`);
  }

  #begin(): void {
    const history = this.#history;
    const opening = history.opening;
    history.opening = [];
    history.checkpoints = [];
    if (this.#stream !== null) this.#stream.position = 0;
    this.#referee.chance.turnTo(opening, this.#streamAt(-1), history.opening);
    this.state = this.game.setup(this.config, this.#referee);
    this.#referee.state = this.state;
    this.#advance();
  }

  /** Go on from a checkpoint. */
  #resume(checkpoint: Checkpoint<T['State']>): void {
    const rest = this.#history.cutTo(checkpoint);
    if (this.#stream !== null) this.#stream.position = checkpoint.position;
    this.#referee.chance.turnTo(rest, this.#streamAt(checkpoint.at - 1), this.#history.gaveAt(checkpoint.at));
    this.state = this.game.copy(checkpoint.state);
    this.#referee.state = this.state;
    this.#advance();
  }

  /** Run again from the nearest checkpoint to the moment after `number` answers. */
  #rebuild(number: number, listen: boolean): void {
    const history = this.#history;
    const checkpoint = history.backTo(number);
    const from = checkpoint?.at ?? 0;
    this.#replay = history.answers.slice(from, number);
    this.#replayed = 0;
    this.#events = this.#events.slice(0, this.#events.findLastIndex(({ at }) => at <= number) + 1);
    this.#referee.listening = listen;
    this.#play = null;
    this.outcome = null;
    try {
      if (checkpoint === undefined) {
        history.answers = [];
        this.#begin();
      } else this.#resume(checkpoint);
      this.#checkSpent();
      if (this.#replayed < this.#replay.length)
        throw new RecordError('answer', `the match is over after ${this.number} answers but ${number} were given`, this.number);
    } catch (thrown) {
      if (thrown instanceof ChanceError) throw new RecordError('chance', `answer ${this.number - 1}: ${thrown.message}`, this.number - 1, thrown);
      throw thrown;
    } finally {
      this.#referee.listening = this.#listen;
      this.#replay = [];
    }
    history.barrier = history.floor;
    history.prune();
  }

  #checkSpent(): void {
    if (!this.#referee.chance.spent) throw new ChanceError('more was given than was rolled');
  }

  #explain(thrown: unknown): Error {
    if (thrown instanceof ChanceError) return new RecordError('chance', thrown.message, this.number, thrown);
    if (thrown instanceof RecordError) return thrown;
    return new RuleError(`the rules of ${this.game.id} failed: ${thrown instanceof Error ? thrown.message : String(thrown)}`, thrown);
  }
}

function keyFor<T extends GameTypes>({ key, script }: MatchOptions<T>): Key | null {
  return key ?? (key === undefined && script === undefined ? freshKey() : null);
}
