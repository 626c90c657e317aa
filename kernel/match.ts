import { freshKey, type Key, Stream } from './chacha.ts';
import { ChanceError, type Given } from './chance.ts';
import { describeSeat, RecordError, Refusal, RuleError } from './errors.ts';
import { type Decision, forbidding, type Game, type Json, type Outcome, ownerOf, type Play, type Seat } from './game.ts';
import { canonical, sha256 } from './hash.ts';
import type { Answer, Checkpoint, MatchOptions, MatchParts, SeatView, Told, WhyNot } from './parts.ts';
import { TURNS_WITHOUT_DECISION } from './playout.ts';
import { GAME_OVER, Referee } from './referee.ts';
import type { Moment } from './sampler.ts';

interface Known extends Answer {
  /** The index of the option, -1 while only its notation is known. */
  readonly index: number;
  readonly gave: Given[];
}

/** A game being played: a checkpoint and the answers since. */
export class Match<S = unknown, C = unknown> {
  readonly game: Game<S, C>;
  readonly config: C;
  readonly seatNames: readonly string[];
  state!: S;
  outcome: Outcome | null = null;
  #opening: Given[] = [];
  #history: Known[] = [];
  #events: Told[] = [];
  #checkpoints: Checkpoint<S>[] = [];
  #barrier = 0;
  /** Without set-up the first checkpoint is the only way back to the beginning. A position set up by hand (tests, exercises) has no record. */
  readonly #begins: 'set-up' | 'checkpoint' | 'position';
  #key: Key | null;
  #stream: Stream | null;
  #keySince: number;
  #play: Play | null = null;
  #replay: readonly Known[] = [];
  #replayed = 0;
  readonly #referee: Referee;
  readonly #listen: boolean;

  private constructor(game: Game<S, C>, config: C, key: Key | null, keySince: number, begins: 'set-up' | 'checkpoint' | 'position', options: MatchOptions) {
    this.game = game;
    this.config = config;
    this.seatNames = game.seats(config);
    this.#key = key;
    this.#stream = key === null ? null : new Stream(key);
    this.#keySince = keySince;
    this.#begins = begins;
    this.#listen = options.listen ?? true;
    this.#referee = new Referee({ answer: (decision) => this.#answerAgain(decision as Decision<S>) });
    this.#referee.onTell((event, clauses, to) => {
      this.#events.push(to === undefined ? { at: this.number, event, clauses } : { at: this.number, event, clauses, to });
    });
    this.#referee.listening = this.#listen;
    if (options.script !== undefined) this.#referee.chance.script = options.script;
  }

  /** A new match. Without a key (and without a script) it gets a fresh one. */
  static start<S, C>(game: Game<S, C>, config: unknown, options: MatchOptions = {}): Match<S, C> {
    const key = options.key === undefined ? (options.script === undefined ? freshKey() : null) : options.key;
    const match = new Match(game, game.configure(config), key, -1, 'set-up', options);
    try {
      match.#begin();
    } catch (thrown) {
      throw match.#explain(thrown);
    }
    return match;
  }

  /** A match that begins in a given state: for tests and exercises. */
  static from<S, C>(game: Game<S, C>, config: C, state: S, options: MatchOptions = {}): Match<S, C> {
    const key = options.key === undefined ? (options.script === undefined ? freshKey() : null) : options.key;
    const match = new Match(game, config, key, -1, 'position', options);
    match.#checkpoints = [{ at: 0, gave: 0, position: 0, state: game.copy(state) }];
    try {
      match.#rebuild(0, true);
    } catch (thrown) {
      throw match.#explain(thrown);
    }
    return match;
  }

  /** A match from its parts: from the checkpoint if there is one, else from where it begins, every answer run again. */
  static rebuild<S, C>(game: Game<S, C>, config: C, parts: MatchParts<S>, options: MatchOptions = {}): Match<S, C> {
    const match = new Match(game, config, parts.key, parts.keySince, parts.from === undefined ? 'set-up' : 'checkpoint', options);
    match.#opening = [...parts.opening];
    match.#history = parts.answers.map((a) => ({ seat: a.seat, notation: a.notation, gave: [...a.gave], index: -1 }));
    if (parts.from !== undefined) match.#checkpoints.push(parts.from);
    if (parts.checkpoint !== null) match.#checkpoints.push(parts.checkpoint);
    match.#rebuild(parts.answers.length, match.#listen);
    return match;
  }

  /** How many answers have been given: the number of the open decision. */
  get number(): number {
    return this.#history.length;
  }

  get answers(): readonly Answer[] {
    return this.#history;
  }

  get events(): readonly Told[] {
    return this.#events;
  }

  get opening(): readonly Given[] {
    return this.#opening;
  }

  /** The open decision; null when the match is over. Valid until the next answer. */
  get decision(): Decision<S> | null {
    return this.outcome === null ? (this.#referee.asking as Decision<S>) : null;
  }

  /** The seats that an answer is awaited from. Others may have options, too, that they need not use (`Question.optional`). */
  get asked(): readonly Seat[] {
    const decision = this.decision;
    if (decision === null) return [];
    if (decision.seat >= 0) return [decision.seat];
    const { question, options, about } = decision;
    const seats = new Set<Seat>();
    for (let i = 0; i < decision.count; i++) if (question.optional?.(this.state, options[i], about) !== true) seats.add(ownerOf(decision, this.state, i));
    return [...seats].sort((a, b) => a - b);
  }

  /** The notations of all open options, or of those of one seat. */
  options(seat?: Seat): string[] {
    const decision = this.decision;
    const found: string[] = [];
    if (decision === null) return found;
    for (let i = 0; i < decision.count; i++) if (seat === undefined || ownerOf(decision, this.state, i) === seat) found.push(this.notation(i));
    return found;
  }

  notation(index: number): string {
    const decision = this.decision as Decision<S>;
    return decision.question.notate(decision.options[index], this.state);
  }

  view(seat: Seat | null): SeatView {
    const decision = this.decision;
    return {
      number: this.number,
      view: this.game.view(this.state, seat),
      asked: decision === null ? null : { kind: decision.question.kind, about: (decision.about ?? null) as Json, seats: this.asked },
      options: seat === null ? [] : this.options(seat),
      outcome: this.outcome,
    };
  }

  /**
   * Answer decision `number` for a seat. A match that is followed without its key is told what the answer gave.
   * Throws a `Refusal` when it is not allowed and a `RuleError` when the rules fail; both leave the match as it was.
   */
  answer(number: number, seat: Seat, notation: string, gave: readonly Given[] = []): void {
    const decision = this.decision;
    if (decision === null) throw new Refusal('over', 'the match is over', this.outcome === null ? [] : [this.outcome.clause]);
    if (number !== this.number) throw new Refusal('closed', `decision ${number} is not open; the open one is ${this.number}`);
    const index = this.#find(decision, notation);
    if (index < 0 || ownerOf(decision, this.state, index) !== seat) {
      const why = this.whyNot(seat, notation);
      const clauses = why.kind === 'forbidden' ? why.clauses : [];
      if (!this.asked.includes(seat) || index >= 0)
        throw new Refusal('not-your-seat', `'${notation}' is not for ${describeSeat(this.seatNames, seat)} to answer now`, clauses);
      throw new Refusal('not-an-option', `'${notation}' is not an option of decision ${number}${clauses.length > 0 ? `: ${clauses.join(', ')}` : ''}`, clauses);
    }
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
    const { question, about } = decision;
    if (decision.seat >= 0 && decision.seat !== seat) return { kind: 'forbidden', clauses: [question.turnClause] };
    const option = this.#imaginable(decision, notation);
    if (option === undefined) return { kind: 'unknown' };
    if (decision.seat < 0 && question.owner?.(this.state, option, about) !== seat) return { kind: 'forbidden', clauses: [question.turnClause] };
    const clauses = forbidding(question, this.state, option, about);
    return clauses.length === 0 ? { kind: 'legal' } : { kind: 'forbidden', clauses };
  }

  /** The number of answers at the last moment when a die, a card or anything hidden came out: undo never goes below it. */
  get barrier(): number {
    return this.#barrier;
  }

  /** The number of answers at which the match begins for these rules: nobody goes back behind it. */
  get floor(): number {
    return this.#begins === 'set-up' ? 0 : (this.#checkpoints[0] as Checkpoint<S>).at;
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
   * A match that goes its own way from this moment (or an earlier one): with the same dice to come, or with those of another key.
   * What has been rolled stays rolled.
   */
  fork(key: 'same' | Key, number: number = this.number): Match<S, C> {
    this.#checkMoment(number);
    const fork = new Match(this.game, this.config, key === 'same' ? this.#key : key, key === 'same' ? this.#keySince : number, this.#begins, {
      listen: this.#listen,
    });
    fork.#opening = this.#opening;
    fork.#history = this.#history.slice();
    fork.#checkpoints = this.#checkpoints.filter((c) => c.at <= number).map((c) => (key === 'same' ? c : { ...c, position: 0 }));
    fork.#events = this.#events.slice();
    if (key === 'same') {
      fork.#referee.chance.script = this.#referee.chance.script;
      fork.#referee.chance.scripted = this.#referee.chance.scripted;
    }
    fork.#rebuild(number, false);
    return fork;
  }

  /** This moment as a seat may imagine it: what it may not know is dealt anew. To be looked at or played on, not to be recorded. */
  imagined(seat: Seat, key: Key): Match<S, C> {
    const { game } = this;
    const fork = this.fork(key);
    const chance = fork.#referee.chance;
    chance.log = null;
    chance.stream = new Stream(key);
    game.imagine?.(fork.state, seat, fork.#referee);
    return fork;
  }

  /** This moment, to be sampled from (see `Sampler`) or to be handed to somebody who shall think about it (see `saveMoment`). */
  moment(): Moment<S> {
    const checkpoint = this.#checkpoints.at(-1) as Checkpoint<S>;
    return { game: this.game, state: checkpoint.state, gave: this.#gaveAt(checkpoint.at).slice(checkpoint.gave), answers: this.#history.slice(checkpoint.at) };
  }

  /** Equal for equal matches: the state, what is asked, what may be answered. */
  hash(): string {
    const { decision } = this;
    return sha256(
      canonical({
        state: this.game.save(this.state),
        number: this.number,
        asked: decision === null ? null : decision.question.kind,
        options: this.options(),
        outcome: this.outcome === null ? null : { payoff: this.outcome.payoff, clause: this.outcome.clause },
      }),
    );
  }

  /** Everything this match is made of, its secret key included. */
  parts(): MatchParts<S> {
    if (this.#begins === 'position') throw new RecordError('unfinished', 'a match that began in a position set up by hand has no record');
    const parts = { opening: this.#opening, answers: this.#history, key: this.#key, keySince: this.#keySince };
    const [first, second] = this.#checkpoints;
    if (this.#begins === 'set-up' || first === undefined) return { ...parts, checkpoint: first ?? null };
    return { ...parts, checkpoint: second ?? first, from: first };
  }

  #checkMoment(number: number): void {
    if (!Number.isInteger(number) || number < this.floor || number > this.number) throw new Refusal('nothing-to-undo', `there is no moment ${number}`);
  }

  /** Answers that are run again are known, all others come from outside. */
  #answerAgain(decision: Decision<S>): number {
    const known = this.#replay[this.#replayed];
    if (known === undefined) return -1;
    const at = this.#history.length;
    this.#checkSpent();
    const index = known.index >= 0 ? known.index : this.#find(decision, known.notation);
    if (index < 0 || index >= decision.count) throw new RecordError('answer', `answer ${at}: '${known.notation}' is not an option there`, at);
    if (ownerOf(decision, this.state, index) !== known.seat)
      throw new RecordError('answer', `answer ${at}: '${known.notation}' is not for ${describeSeat(this.seatNames, known.seat)}`, at);
    this.#replayed++;
    this.#open({ ...known, index, gave: [] }, known.gave);
    return index;
  }

  #step(index: number, seat: Seat, notation: string, gave: readonly Given[]): void {
    const before = this.number;
    const chance = this.#referee.chance;
    const scripted = chance.scripted;
    try {
      this.#open({ seat, notation, index, gave: [] }, gave);
      this.#referee.asking.chosen = index;
      this.#advance();
      this.#checkSpent();
      this.#prune();
    } catch (thrown) {
      chance.scripted = scripted;
      this.#rebuild(before, false);
      throw this.#explain(thrown);
    }
  }

  /** A new answer is on the record; what is rolled from now on is written to it. */
  #open(answer: Known, gave: readonly Given[]): void {
    const at = this.#history.length;
    this.#history.push(answer);
    const chance = this.#referee.chance;
    chance.log = answer.gave;
    chance.given = gave;
    chance.taken = 0;
    chance.stream = at >= this.#keySince ? this.#stream : null;
  }

  /** Run the rules until somebody has to decide or the match is over. */
  #advance(): void {
    for (let turns = 0; turns < TURNS_WITHOUT_DECISION; turns++) {
      if (this.#play === null) {
        this.outcome = this.game.outcome(this.state);
        if (this.outcome !== null) return;
        this.#mark();
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
    const chance = this.#referee.chance;
    const opening = this.#opening;
    this.#opening = [];
    chance.log = this.#opening;
    chance.given = opening;
    chance.taken = 0;
    chance.stream = this.#keySince < 0 ? this.#stream : null;
    if (this.#stream !== null) this.#stream.position = 0;
    this.state = this.game.setup(this.config, this.#referee);
    this.#referee.state = this.state;
    this.#checkpoints = [];
    this.#advance();
  }

  #gaveAt(at: number): Given[] {
    return at === 0 ? this.#opening : (this.#history[at - 1] as Known).gave;
  }

  /** No generator is alive: the state is plain data and can be returned to. */
  #mark(): void {
    const at = this.number;
    if (this.#checkpoints.length > this.#kept && this.#checkpoints.at(-1)?.at === at) this.#checkpoints.pop();
    this.#checkpoints.push({ at, gave: this.#gaveAt(at).length, position: this.#stream?.position ?? 0, state: this.game.copy(this.state) });
  }

  /** How many of the first checkpoints stay whatever happens. */
  get #kept(): number {
    return this.#begins === 'set-up' ? 0 : 1;
  }

  /** Checkpoints that undo can never need again are dropped. */
  #prune(): void {
    for (let n = this.number; n > this.#barrier; n--) if (this.#gaveAt(n).length > 0) this.#barrier = n;
    const first = this.#kept;
    while (this.#checkpoints.length > first + 1 && (this.#checkpoints[first + 1] as Checkpoint<S>).at <= this.#barrier) this.#checkpoints.splice(first, 1);
  }

  /** Run again from the nearest checkpoint to the moment after `number` answers. */
  #rebuild(number: number, listen: boolean): void {
    const answers = this.#history.slice(0, number);
    const chance = this.#referee.chance;
    let checkpoint = this.#checkpoints.pop();
    while (checkpoint !== undefined && checkpoint.at > number) checkpoint = this.#checkpoints.pop();
    this.#events = this.#events.filter((told) => told.at <= number);
    this.#referee.listening = listen;
    this.#play = null;
    this.outcome = null;
    try {
      if (checkpoint === undefined) {
        this.#history = [];
        this.#replay = answers;
        this.#replayed = 0;
        this.#begin();
      } else {
        this.#checkpoints.push(checkpoint);
        this.#history = answers.slice(0, checkpoint.at);
        this.#replay = answers.slice(checkpoint.at);
        this.#replayed = 0;
        const last = checkpoint.at === 0 ? this.#opening : (this.#history[checkpoint.at - 1] as Known).gave;
        const rest = last.slice(checkpoint.gave);
        const log = last.slice(0, checkpoint.gave);
        if (checkpoint.at === 0) this.#opening = log;
        else this.#history[checkpoint.at - 1] = { ...(this.#history[checkpoint.at - 1] as Known), gave: log };
        chance.log = log;
        chance.given = rest;
        chance.taken = 0;
        chance.stream = checkpoint.at - 1 >= this.#keySince ? this.#stream : null;
        if (this.#stream !== null) this.#stream.position = checkpoint.position;
        this.state = this.game.copy(checkpoint.state);
        this.#referee.state = this.state;
        this.#advance();
      }
      this.#checkSpent();
      if (this.#replayed < this.#replay.length)
        throw new RecordError('answer', `the match is over after ${this.number} answers but ${number} were given`, this.number);
    } catch (thrown) {
      if (thrown instanceof ChanceError) throw new RecordError('chance', `answer ${this.number - 1}: ${thrown.message}`, this.number - 1);
      throw thrown;
    } finally {
      this.#referee.listening = this.#listen;
      this.#replay = [];
    }
    this.#barrier = this.floor;
    this.#prune();
  }

  #checkSpent(): void {
    if (!this.#referee.chance.spent) throw new ChanceError('more was given than was rolled');
  }

  #find({ question, options, count }: Decision<S>, notation: string): number {
    const meant = question.read?.(notation, this.state);
    // A number that has just this notation is looked for without notating all others.
    const exact = typeof meant === 'number' && question.notate(meant, this.state) === notation;
    for (let i = 0; i < count; i++) if (exact ? options[i] === meant : question.notate(options[i], this.state) === notation) return i;
    return -1;
  }

  #imaginable({ question, about }: Decision<S>, notation: string): unknown {
    for (const option of question.candidates(this.state, about)) if (question.notate(option, this.state) === notation) return option;
    return question.read?.(notation, this.state);
  }

  #explain(thrown: unknown): Error {
    if (thrown instanceof ChanceError) return new RecordError('chance', thrown.message, this.number);
    if (thrown instanceof RecordError) return thrown;
    return new RuleError(`the rules of ${this.game.id} failed: ${thrown instanceof Error ? thrown.message : String(thrown)}`, thrown);
  }
}
