import { at, Refusal, type Seat, type Stream } from '#kernel';
import { type Action, type ActionName, type ActionResult, type Follow, type ServerMessage, type Socket, TableClient, type TableState } from '#wire';
import { type Sight, sightIn } from '../duel.ts';

import type { Being } from './clock.ts';
import { type Intention, joining, type Link, sitting } from './joining.ts';
import { Reading } from './reading.ts';
import type { World } from './run.ts';

/** Who looks at the page. */
export interface Reader {
  readonly id: string;
  readonly name: string;
  readonly chance: Stream;
  /** The link that opens a seat at this table for them. */
  linkTo(table: string): Link | null;
  /** They have a place at this table from now on. */
  plays(table: string): void;
  connect(page: Being, table: string, since: number | null, follow: Follow): Socket;
  /** The same action as a request of its own. */
  request(page: Being, table: string, action: Action): Promise<ActionResult>;
}

/** What people do of what they could, in thousandths of the times. */
const OFTEN = {
  regrets: 30,
  says: 20,
  leaves: 8,
  resigns: 1,
  closes: 1,
  looksRound: 40,
  opens: 10,
  opensToSit: 600,
  byRequest: 100,
  nudges: 200,
  rematches: 300,
  knocks: 100,
  arranges: 60,
};

/** A table that is open on somebody's screen, and what they do there. */
export class Page {
  readonly being: Being;
  /** Since when it shows this table. */
  openedAt: number;
  readonly client: TableClient;
  #reading: Reading;
  readonly #world: World;
  readonly #who: Reader;
  readonly #looksOn: boolean;
  #state: TableState | null = null;
  #sight: Sight | null = null;
  #busy = false;
  #begun = 0;
  #thinking = false;
  #regret: number | null = null;
  #requests = 0;
  /** Nothing is tried before, after it was refused. */
  #waits = 0;

  constructor(world: World, who: Reader, being: Being, table: string, since: number | null, follow: Follow, looksOn: boolean) {
    this.#world = world;
    this.#who = who;
    this.being = being;
    this.openedAt = world.clock.now;
    this.#looksOn = looksOn;
    this.#reading = new Reading(table, since);
    this.client = new TableClient({
      table,
      since,
      connect: (id, after) => who.connect(being, id, after, follow),
      onMessage: (message) => this.#receive(message),
    });
  }

  get table(): string {
    return this.client.table;
  }

  /** The last entry this page knows. */
  get last(): number | null {
    return this.#reading.last;
  }

  #receive(message: ServerMessage): void {
    const found = this.#reading.receive(message);
    if (found !== null) this.#world.wrong(`${this.being.name} ${found}`);
    this.#world.heard += message.type === 'entry' ? 1 : 0;
    if (message.type === 'welcome') {
      this.#state = message.table;
      this.#sight = sightIn(message);
    } else if (message.type === 'entry') {
      const lost = this.#seatLost(message);
      this.#state = message.table ?? this.#state;
      if (lost) this.#insist();
      this.#sight = sightIn(message) ?? this.#sight;
    }
    this.consider();
  }

  /** Was it their seat until now? */
  #seatLost({ entry }: Extract<ServerMessage, { type: 'entry' }>): boolean {
    return (entry.kind === 'give' || entry.kind === 'stand') && this.#state?.seats[entry.seat]?.person?.id === this.#who.id;
  }

  /** In another window the seat still looks like theirs: they answer once more. */
  #insist(): void {
    const { number, seat, options, undos } = this.#sight ?? { number: 0, seat: null, options: [], undos: 0 };
    const [notation] = options;
    if (seat !== null && notation !== undefined) this.#act('answer', { number, seat, notation, undos }).catch(() => undefined);
  }

  /** Think for a while, then do something if there is anything to do. */
  consider(): void {
    if (this.#busy || this.#thinking) return;
    this.#thinking = true;
    const { clock, finishing } = this.#world;
    const { chance } = this.#who;
    const think = finishing ? 500 + chance.below(2_000) : chance.below(10) === 0 ? chance.below(240_000) : 500 + chance.below(15_000);
    clock.after(Math.max(think, this.#waits - clock.now), this.being, () => {
      this.#thinking = false;
      const intention = this.#intend();
      if (intention !== null) void this.#do(intention);
      else if (finishing) clock.after(20_000, this.being, () => this.consider());
    });
  }

  /** Since when they wait for what they did last; null when they do not. */
  get waitingSince(): number | null {
    return this.#busy ? this.#begun : null;
  }

  async #do([name, action]: Intention): Promise<void> {
    this.#busy = true;
    this.#begun = this.#world.clock.now;
    const { chance } = this.#who;
    try {
      const done = await this.#act(name, action);
      if (name === 'answer' && this.#feelsLike('regrets')) this.#regret = done.number - 1;
      if (name === 'rematch' && done.table !== undefined) this.#goOn(done.table);
      if (name === 'nudge' || name === 'undo') this.#waits = this.#world.clock.now + 15_000;
    } catch (thrown) {
      if (!(thrown instanceof Refusal)) return;
      this.#waits = this.#world.clock.now + 20_000 + chance.below(this.#world.finishing ? 160_000 : 40_000);
    } finally {
      this.#busy = false;
    }
    if (this.#feelsLike('says')) this.#say();
    this.consider();
  }

  /** Whether they do what they could now. */
  #feelsLike(what: keyof typeof OFTEN): boolean {
    return this.#who.chance.below(1000) < OFTEN[what];
  }

  #say(): void {
    this.#act('say', { text: `my number is ${this.#who.chance.word()}` }).catch(() => undefined);
  }

  #goOn(table: string): void {
    this.#who.plays(table);
    this.#state = null;
    this.#sight = null;
    this.#reading = new Reading(table, -1);
    this.openedAt = this.#world.clock.now;
    this.client.switchTable(table, -1);
  }

  /** Over the socket; now and then as a request of its own, under one id until there is a reply. */
  async #act<N extends ActionName>(name: N, action: Intention[1]): Promise<ActionResult> {
    if (!this.#feelsLike('byRequest')) return this.client.act<ActionName>(name, action);
    const whole = { do: name, id: `${this.being.name.replace(/\W/g, '-')}-r${this.#requests++}`, ...action } as Action;
    const { table } = this;
    for (;;) {
      try {
        return await this.#who.request(this.being, table, whole);
      } catch (thrown) {
        if (thrown instanceof Refusal && thrown.code !== 'unavailable' && thrown.code !== 'too-fast') throw thrown;
        await new Promise<void>((again) => this.#world.clock.after(1_000, this.being, again));
      }
    }
  }

  #intend(): Intention | null {
    const state = this.#state;
    if (state === null) return null;
    const { finishing } = this.#world;
    const { chance, id } = this.#who;
    const { phase, host, knocking } = state;
    const [asks] = knocking;
    if (host.id === id && asks !== undefined && (phase === 'open' || phase === 'playing')) return ['admit', { person: asks.id, seat: this.#seatFor(state) }];
    if (this.#looksOn && !state.seats.some(({ kind, person }) => kind === 'person' && person?.id === id)) return this.#ask(state);
    if (state.phase === 'open' && !finishing && host.id === id && this.#feelsLike('arranges')) return this.#arrange(state);
    if (state.phase === 'open') return joining(state, id, this.#who.linkTo(state.id), finishing || chance.below(40) === 0);
    if (state.phase === 'playing') return this.#play(state);
    return !finishing && state.phase === 'finished' && state.seats.some(({ person, owner }) => (person ?? owner)?.id === id) && this.#feelsLike('rematches')
      ? ['rematch', {}]
      : null;
  }

  /** Another number of players where the game has several, else another pace. */
  #arrange({ config }: TableState): Intention {
    const { chance } = this.#who;
    const chosen = config as { readonly players?: number };
    return ['arrange', chosen.players === undefined ? { patience: 60 + chance.below(240) } : { config: { ...chosen, players: 2 + chance.below(3) } }];
  }

  /** Whoever looks on now and then asks for a seat, and takes it. */
  #ask({ id: table, seats, phase, knocking }: TableState): Intention | null {
    const { id } = this.#who;
    const seat = seats.findIndex(({ kind, person, owner }) => (kind === 'kept' && person?.id === id) || (kind === 'bot' && owner?.id === id));
    if (seat >= 0) return sitting(table, id, seat);
    const may = (phase === 'open' || phase === 'playing') && !knocking.some((person) => person.id === id);
    return may && !this.#world.finishing && this.#feelsLike('knocks') ? ['knock', {}] : null;
  }

  /** A seat for somebody who asks, or none: by mistake at times one that is not free. */
  #seatFor({ seats, ready }: TableState): Seat | null {
    const { chance } = this.#who;
    if (ready !== null || chance.below(3) === 0) return null;
    if (chance.below(10) === 0) return chance.below(seats.length);
    const free = seats.findIndex(({ kind, owner }) => kind === 'open' || kind === 'link' || (kind === 'bot' && owner === null));
    return free < 0 ? null : free;
  }

  #play(state: TableState): Intention | null {
    const { seats, undoRequest } = state;
    const sight = this.#sight;
    const { id: me, chance } = this.#who;
    const { finishing } = this.#world;
    const mine = seats.flatMap(({ kind, person }, seat) => (kind === 'person' && person?.id === me ? [seat] : []));
    if (sight === null) return null;
    const free = seats.findIndex(({ kind }) => kind === 'open');
    if (free >= 0 && chance.below(4) === 0) return sitting(state.id, me, free);
    // Whoever has left their seat looks for another now and then.
    const bots = seats.flatMap(({ kind, owner }, seat) => (kind === 'bot' && owner === null ? [seat] : []));
    const opens = !finishing && state.host.id === me && bots.length > 0 && this.#feelsLike(mine.length === 0 ? 'opensToSit' : 'opens');
    if (opens) return ['give', { seat: at(bots, chance.below(bots.length)), to: { kind: 'open' } }];
    if (mine.length === 0) return this.#comeBack(state) ?? this.#takeOver(state, sight, mine);
    if (undoRequest !== null && undoRequest.by !== me && !undoRequest.agreed.includes(me))
      return ['consent', { agree: chance.below(2) === 0, asked: undoRequest.asked }];
    const regret = this.#regret ?? (chance.below(400) === 0 && !finishing && sight.number > 2 ? sight.number - 1 - chance.below(2) : null);
    this.#regret = null;
    if (regret !== null && regret < sight.number && !finishing) return ['undo', { to: regret }];
    if (!finishing && state.host.id === me && bots.length > 0 && this.#feelsLike('looksRound')) return ['stand', { seat: at(mine, 0) }];
    if (!finishing && this.#feelsLike('leaves')) return this.#leave(at(mine, 0));
    if (!finishing && seats.length === 2 && this.#feelsLike('resigns')) return ['resign', { seat: at(mine, 0) }];
    if (!finishing && state.host.id === me && this.#feelsLike('closes')) return ['close', {}];
    const { number, seat, options, undos } = sight;
    const awaited = seat !== null && sight.decision?.seats.includes(seat) === true;
    if (seat !== null && options.length > 0 && (awaited || chance.below(3) === 0))
      return ['answer', { number, seat, notation: at(options, chance.below(options.length)), ...(chance.below(3) === 0 ? {} : { undos }) }];
    return this.#takeOver(state, sight, mine);
  }

  /** A bot plays for them: their seat is theirs again when they sit down. */
  #comeBack({ id: table, seats }: TableState): Intention | null {
    const { chance, id } = this.#who;
    const seat = seats.findIndex(({ kind, owner }) => kind === 'bot' && owner?.id === id);
    return seat >= 0 && (this.#world.finishing || chance.below(4) === 0) ? sitting(table, id, seat) : null;
  }

  #leave(seat: Seat): Intention {
    return this.#who.chance.below(2) === 0 ? ['stand', { seat }] : ['give', { seat, to: { kind: 'bot', bot: 'greedy' } }];
  }

  /** Somebody lets the table wait. */
  #takeOver({ seats, host }: TableState, { decision }: Sight, mine: readonly Seat[]): Intention | null {
    const { id: me, chance } = this.#who;
    const { finishing } = this.#world;
    const asked = decision?.seats ?? [];
    if (
      mine.length > 0 &&
      asked.some((seat) => seats[seat]?.kind === 'bot') &&
      asked.some((seat) => seats[seat]?.kind === 'person') &&
      this.#feelsLike('nudges')
    )
      return ['nudge', {}];
    if (!finishing && chance.below(6) > 0) return null;
    const late = asked.find((seat) => seats[seat]?.kind !== 'bot' && seats[seat]?.person?.id !== me);
    if (late === undefined) return null;
    if (host.id === me || (mine.length > 0 && seats[late]?.person?.id === host.id)) return ['give', { seat: late, to: { kind: 'bot', bot: 'random' } }];
    return mine.length > 0 && (finishing || chance.below(10) === 0) ? ['host', { person: me }] : null;
  }
}
