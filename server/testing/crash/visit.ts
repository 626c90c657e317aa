import { at, Refusal, type Stream } from '#kernel';
import type { ActionName, ActionOf, ActionResult, ServerMessage, TableState } from '#wire';
import { type Sight, sightIn } from '../duel.ts';

/** How somebody plays, in thousandths: how often they take back what they just did, and say something. */
const UNDO = 40;
const SAY = 15;
/** Milliseconds they think at most. */
const THINK = 40;

type Intention = { [N in ActionName]: readonly [N, Omit<ActionOf<N>, 'do' | 'id'>] }[ActionName];

/** What a visitor may ask and do. */
export interface VisitContext {
  readonly me: string;
  readonly random: Stream;
  act(name: ActionName, action: object): Promise<ActionResult>;
  /** Nobody does anything for a moment. */
  readonly still: boolean;
  /** Another match follows this one. */
  goesOn(table: string): boolean;
  changed(): void;
}

/** Somebody at a table, from its beginning to its end: sits down, starts, plays at random, asks for a rematch. */
export class Visit {
  readonly table: string;
  /** The last entry heard of. */
  last = -1;
  /** What is under way. */
  readonly pending = new Map<Promise<unknown>, string>();
  /** When anything last happened here. */
  moved = performance.now();
  /** The table of the rematch; null when nothing follows. */
  readonly over: Promise<string | null>;
  #resolve: (next: string | null) => void = () => undefined;
  readonly #context: VisitContext;
  #state: TableState | null = null;
  #sight: Sight | null = null;
  #busy = false;
  #left = false;
  #thinking: ReturnType<typeof setTimeout> | undefined;
  #refusal = 'none';
  /** The moment for which an answer came too late: the next one is on its way. */
  #tooLate = '';
  /** The answer to be taken back. */
  #regret: number | null = null;

  constructor(context: VisitContext, table: string) {
    this.#context = context;
    this.table = table;
    this.over = new Promise((resolve) => {
      this.#resolve = resolve;
    });
  }

  /** Everything that was sent comes to its end first. */
  async leave(): Promise<void> {
    while (this.pending.size > 0) await Promise.allSettled(this.pending.keys());
  }

  /** Look whether there is anything to do. */
  consider(): void {
    if (this.#busy || this.#left || this.#thinking !== undefined) return;
    this.#thinking = setTimeout(() => {
      this.#thinking = undefined;
      const intention = this.#left || this.#context.still ? null : this.#intend();
      if (intention !== null) void this.#do(intention);
    }, this.#context.random.below(THINK));
  }

  account(): string {
    const asked = this.#sight?.decision?.seats.join() ?? 'nobody';
    const doing = [...this.pending.values()].join('; ') || 'nothing';
    return `table ${this.table}, ${this.#state?.phase}, entry ${this.last}, decision ${this.#sight?.number}, asked: ${asked}, under way: ${doing}; last refusal: ${this.#refusal}`;
  }

  /** The seats of other people in the match that is on. */
  get others(): readonly number[] {
    if (this.#state?.phase !== 'playing') return [];
    return this.#state.seats.flatMap(({ kind, person }, seat) => (kind === 'person' && person?.id !== this.#context.me ? [seat] : []));
  }

  receive(message: ServerMessage): void {
    if (message.type === 'welcome') {
      this.last = message.last;
      this.#state = message.table;
      this.#sight = sightIn(message);
    } else if (message.type === 'entry') {
      this.last = message.entry.entry;
      this.#state = message.table ?? this.#state;
      this.#sight = sightIn(message) ?? this.#sight;
      this.moved = performance.now();
    }
    this.consider();
  }

  #end(next: string | null): void {
    this.#left = true;
    this.#resolve(next);
  }

  async #do([name, action]: Intention): Promise<void> {
    this.#busy = true;
    const moment = this.#moment();
    try {
      const done = await this.#act(name, action);
      if (name === 'rematch') this.#end(done.table ?? null);
      if (name === 'answer' && this.#context.random.below(1000) < UNDO) this.#regret = done.number - 1;
    } catch (thrown) {
      // The client was ended in the middle of it.
      if (!(thrown instanceof Refusal)) return;
      this.#refusal = `${name} at ${moment}: ${thrown.code}, ${thrown.message}`;
      if (name === 'answer') this.#tooLate = moment;
    } finally {
      this.#busy = false;
    }
    if (this.#context.random.below(1000) < SAY) this.#say();
    this.consider();
  }

  #say(): void {
    this.#act('say', { text: `I have heard ${this.last} things, and my number is ${this.#context.random.word()}` }).catch(() => undefined);
  }

  #act(name: ActionName, action: object): Promise<ActionResult> {
    const acting = this.#context.act(name, action);
    this.pending.set(acting, `${name} ${JSON.stringify(action)}`);
    const ended = (): void => {
      this.pending.delete(acting);
      this.#context.changed();
    };
    acting.then(ended, ended);
    return acting;
  }

  #intend(): Intention | null {
    switch (this.#state?.phase) {
      case 'open':
        return this.#settleDown(this.#state);
      case 'playing':
        return this.#play(this.#state);
      case 'finished':
        if (this.#context.goesOn(this.table)) return ['rematch', {}];
        this.#end(null);
        return null;
      default:
        return null;
    }
  }

  #settleDown({ seats, host }: TableState): Intention | null {
    const { me } = this.#context;
    const seat = seats.findIndex(({ kind, person }) => kind === 'kept' && person?.id === me);
    if (seat >= 0) return ['sit', { seat }];
    return host.id === me && seats.every(({ kind }) => kind === 'person' || kind === 'bot') ? ['start', {}] : null;
  }

  #play({ undoRequest }: TableState): Intention | null {
    const { me } = this.#context;
    const sight = this.#sight;
    if (sight === null) return null;
    if (undoRequest !== null && undoRequest.by !== me && !undoRequest.agreed.includes(me)) return ['consent', { agree: this.#context.random.below(2) === 0 }];
    const regret = this.#regret;
    this.#regret = null;
    if (regret !== null && regret < sight.number) return ['undo', { to: regret }];
    const { number, seat, options, undos } = sight;
    if (options.length === 0 || seat === null || this.#moment() === this.#tooLate) return null;
    return ['answer', { number, seat, notation: at(options, this.#context.random.below(options.length)), undos }];
  }

  #moment(): string {
    return `${this.#sight?.number} ${this.#sight?.undos}`;
  }
}
