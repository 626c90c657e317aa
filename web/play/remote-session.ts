import type { Box } from '#games';
import {
  isHidden,
  type Json,
  type LogEvent,
  type MatchRecord,
  type OpenOption,
  parseRecord,
  resignation,
  type Scene,
  type Seat,
  type Step,
  type WhyNot,
} from '#kernel';
import type { Entry, Person, ServerMessage, TableState } from '#wire';
import { TableClient } from '../../wire/client.ts';
import { addressTo } from '../app/address.tsx';
import { offline } from '../app/offline.ts';
import { Store } from '../app/store.ts';
import { AnswersUnderWay } from './answers-under-way.ts';
import { ApiError, act, me, recordOfTable, tableOf, welcome } from './api.ts';
import { noteCommitment, pledgeFor, unpledge } from './fair-notes.ts';
import { FollowedMatch } from './followed-match.ts';
import { goOn, saidBefore } from './rematch-notes.ts';
import { Revealing } from './revealing.ts';
import { noteSeen, seenBefore } from './seen.ts';
import type { AnswerAt, Occupant, Online, OnlineSession, Present, Trouble, Undo } from './session.ts';
import { TableLog } from './table-log.ts';

/** A table on the server. It comes back by itself when the connection is lost. */
export class RemoteSession implements OnlineSession {
  readonly where = 'server';
  readonly id: string;
  readonly box: Box;
  readonly now: Store<Present>;
  seatNames: readonly string[] = [];
  config: Json = null;
  hides = false;
  seen: number | null;
  readonly #client: TableClient;
  readonly #revealing: Revealing;
  #you: Person | null;
  #table: TableState;
  #match: FollowedMatch;
  #seats: readonly Seat[] = [];
  readonly #log: TableLog;
  #arrived = false;
  #connected = false;
  readonly #answers: AnswersUnderWay;
  readonly #deaf: () => void;
  #trouble: Trouble | null = null;
  #presence: Online['presence'] = null;

  constructor(box: Box, table: TableState, you: Person | null) {
    this.id = table.id;
    this.box = box;
    this.#table = table;
    this.#you = you;
    this.#log = new TableLog(you?.id ?? null, saidBefore(table.id));
    this.#match = this.#arranged();
    this.seen = seenBefore(table.id);
    if (table.phase === 'open') noteCommitment(table.id, table.commitment);
    const changed = (): void => this.now.set(this.#present());
    this.#answers = new AnswersUnderWay(this.id, (answer, id) => this.#client.act('answer', answer, id), changed);
    this.now = new Store(this.#present());
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    this.#client = new TableClient({
      table: table.id,
      since: -1,
      connect: (id, since) =>
        new WebSocket(
          `${scheme}://${location.host}/api/tables/${id}/socket?since=${since ?? -1}&presence=true&follow=${this.hides ? 'steps&previews=true' : 'answers'}`,
        ),
      onMessage: (message) => this.#receive(message),
      onConnection: (connected) => {
        this.#connected = connected;
        if (!connected) {
          this.#presence = null;
          void this.#lookForBan();
        }
        this.#answers.connected = connected;
        changed();
      },
    });
    this.#revealing = new Revealing(this.#client);
    // A line without a network is dead, though it says nothing; what was sent on it is sent again.
    this.#deaf = offline.subscribe(() => offline.value && this.#client.reconnect());
    this.#answers.resume();
  }

  /** A line that is refused does not say why. */
  async #lookForBan(): Promise<void> {
    const found = await me().catch((thrown: unknown) => thrown);
    if (!(found instanceof ApiError) || found.code !== 'banned') return;
    this.#trouble = 'banned';
    this.#client.end();
    this.now.set(this.#present());
  }

  /** A match of what the table plays. */
  #arranged(): FollowedMatch {
    const { config, seats } = this.#table;
    this.config = config as Json;
    this.seatNames = seats.map(({ name }) => name);
    this.hides = isHidden(this.box.game, this.box.game.configure(this.config));
    const foreign = (): void => {
      this.#trouble = 'rules';
    };
    const changed = (): void => this.now.set(this.#present());
    return new FollowedMatch({ box: this.box, config: this.config, hides: this.hides, record: () => this.record(), changed, foreign });
  }

  /** Until a match begins, the host may change what is played. */
  #rearranged(): void {
    const hid = this.hides;
    this.#match = this.#arranged();
    // What somebody is told depends on whether anything is hidden.
    if (this.hides !== hid) this.#client.reconnect();
  }

  get first(): number {
    return this.#match.match?.floor ?? 0;
  }

  sceneAt(number: number): Scene | null {
    return this.#match.sceneAt(number);
  }

  look(seat: Seat): void {
    this.#match.look(seat);
    this.now.set(this.#present());
  }

  eventsAt(number: number): readonly LogEvent[] {
    return this.#match.eventsAt(number);
  }

  answerTo(number: number): AnswerAt | null {
    const answer = this.#match.known?.answers[number - 1];
    return answer === undefined ? null : { seat: answer.seat, at: this.#log.timeOf(number - 1) };
  }

  stepsAt(number: number): readonly Step[] {
    return this.#match.stepsAt(number);
  }

  async answer({ seat, notation }: OpenOption): Promise<void> {
    await this.#answers.give({ id: this.#client.newId(), number: this.now.value.number, seat, notation, undos: this.#table.undos });
  }

  async undo(): Promise<void> {
    const { undo } = this.now.value;
    if (undo.kind === 'free' || undo.kind === 'ask') await this.#client.act('undo', { to: undo.to });
  }

  async whyNot(notation: string): Promise<WhyNot> {
    const asked = this.now.value.asked.find((seat) => this.#seats.includes(seat)) ?? this.#seats[0] ?? 0;
    if (this.#match.match !== null) return this.#match.match.whyNot(asked, notation);
    const { why } = await this.#client.act('why', { seat: asked, notation });
    return why === undefined ? { kind: 'unknown' } : why.kind === 'forbidden' ? { kind: 'forbidden', clauses: why.clauses ?? [] } : { kind: why.kind };
  }

  async nudge(): Promise<void> {
    await this.#client.act('nudge', {});
  }

  /** The table of the rematch, where one's seats are kept: one sits on them. */
  async rematch(): Promise<string> {
    const table = this.#table.rematch ?? (await this.#client.act('rematch', {})).table ?? this.id;
    goOn(table, this.#log.talk);
    const { table: next } = await tableOf(table, null);
    noteCommitment(table, next.commitment);
    for (const [seat, { kind, person }] of next.seats.entries())
      if (kind === 'kept' && person !== null && this.isMe(person.id)) await act(table, 'sit', { seat, pledge: pledgeFor(table, seat, person.id) });
    return addressTo.table(table);
  }

  async record(): Promise<MatchRecord> {
    return parseRecord(await recordOfTable(this.id));
  }

  saw(number: number): void {
    if (this.seen === number) return;
    this.seen = number;
    noteSeen(this.id, number);
  }

  leave(): void {
    this.#deaf();
    this.#revealing.end();
    this.#client.end();
  }

  get me(): Person | null {
    return this.#you;
  }

  isMe(person: string): boolean {
    return this.#you?.id === person;
  }

  async come(name: string): Promise<void> {
    this.#you = await welcome(name);
    this.#log.me = this.#you.id;
    this.#client.reconnect();
    this.now.set(this.#present());
  }

  knock(): Promise<unknown> {
    return this.#client.act('knock', {});
  }

  admit(person: string, seat: Seat | null): Promise<unknown> {
    return this.#client.act('admit', { person, seat });
  }

  #asking(): Online['asking'] {
    return this.#table.knocking.some(({ id }) => this.isMe(id)) ? 'waits' : this.#log.declined ? 'declined' : 'no';
  }

  sit(seat: Seat, link: string | null): Promise<unknown> {
    const open = this.#table.phase === 'open';
    if (!open) unpledge(this.id, seat);
    const pledge = open && this.#you !== null ? { pledge: pledgeFor(this.id, seat, this.#you.id) } : {};
    return this.#client.act('sit', { seat, ...pledge, ...(link === null ? {} : { link }) });
  }

  async stand(seat: Seat): Promise<void> {
    const { phase } = this.#table;
    await this.#client.act('stand', { seat });
    if (phase === 'open') unpledge(this.id, seat);
  }

  async give(seat: Seat, to: Parameters<OnlineSession['give']>[1]): Promise<string | null> {
    return (await this.#client.act('give', { seat, to })).link ?? null;
  }

  async arrange(change: Parameters<OnlineSession['arrange']>[0]): Promise<string | null> {
    return (await this.#client.act('arrange', change)).link ?? null;
  }

  resign(seat: Seat): Promise<unknown> {
    return this.#client.act('resign', { seat });
  }

  start(): Promise<unknown> {
    return this.#client.act('start', {});
  }

  say(text: string): Promise<unknown> {
    return this.#client.act('say', { text });
  }

  ping(place: string): Promise<unknown> {
    return this.#client.act('ping', { at: place });
  }

  consent(agree: boolean): Promise<unknown> {
    const { undoRequest } = this.#table;
    return this.#client.act('consent', { agree, ...(undoRequest === null ? {} : { asked: undoRequest.asked }) });
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.#changed(message.table);
        this.#seats = message.you.seats;
        for (const entry of message.missed) this.#take(entry);
        if (message.match !== null && this.hides) this.#match.see(message.match);
        if (this.#table.resigned !== null && this.hides) void this.#match.uncover();
        this.#comeBack();
        break;
      case 'entry':
        if (message.table !== undefined) this.#changed(message.table);
        this.#take(message.entry);
        if (message.match !== null && this.hides) this.#match.see(message.match);
        if (message.entry.kind === 'resign' && this.hides) void this.#match.uncover();
        // Whoever asked for a seat takes it.
        if (message.entry.kind === 'admit' && message.entry.seat !== null && this.isMe(message.entry.to.id))
          this.sit(message.entry.seat, null).catch(() => undefined);
        break;
      case 'presence':
        this.#presence = message;
        break;
      case 'page':
      case 'bye':
      case 'tick':
      case 'result':
      case 'refusal':
        return;
    }
    this.#revealing.look(this.#table, this.#seats, this.isMe(this.#table.host.id));
    this.now.set(this.#present());
  }

  /** Whoever opens the table again has the seat that others left to a bot meanwhile; what they left themselves stays left. */
  #comeBack(): void {
    if (this.#arrived) return;
    this.#arrived = true;
    if (this.#table.phase !== 'playing') return;
    for (const seat of this.#log.replaced(this.#table)) void this.sit(seat, null).catch(() => undefined);
  }

  #changed(table: TableState): void {
    const isOther = !isSame(table.config, this.#table.config);
    this.#table = table;
    if (isOther) this.#rearranged();
    this.#seats = table.seats.flatMap(({ kind, person }, seat) => (kind === 'person' && person !== null && person.id === this.#you?.id ? [seat] : []));
  }

  #take(entry: Entry): void {
    this.#log.take(entry);
    this.#match.take(entry, this.#seats);
    if (entry.kind === 'trouble') this.#trouble = 'bot';
  }

  #present(): Present {
    const match = this.#match.known;
    const asked = this.#table.resigned === null ? (match?.asked ?? []) : [];
    const mine = this.#seats;
    const { phase, seats, resigned } = this.#table;
    const outcome = resigned === null ? (match?.outcome ?? null) : resignation(resigned, seats.length);
    return {
      phase: phase === 'open' && this.#match.match !== null ? 'playing' : phase === 'playing' && outcome !== null ? 'finished' : phase,
      number: match?.number ?? 0,
      undos: this.#match.undos,
      occupants: seats.map((seat) => this.#occupant(seat)),
      mine,
      eyes: this.#match.eyes ?? asked.find((seat) => mine.includes(seat)) ?? mine[0] ?? null,
      handTo: null,
      drew: false,
      asked,
      options: phase === 'closed' || resigned !== null || this.#answers.waits ? [] : this.#match.open(mine),
      outcome,
      undo: this.#undoable(),
      connected: this.#connected,
      kept: this.#answers.waits,
      thinking: asked.length > 0 && asked.every((seat) => seats[seat]?.kind === 'bot'),
      botWaits: asked.some((seat) => seats[seat]?.kind === 'bot') && asked.some((seat) => mine.includes(seat)),
      talk: this.#log.talk,
      table: this.#table,
      online: {
        onLeave: this.#log.onLeave(this.#table),
        waits: this.#log.waits(this.#table, asked),
        rematchBy: this.#log.rematchBy,
        presence: this.#presence,
        asking: this.#asking(),
      },
      trouble: this.#trouble,
    };
  }

  #occupant({ kind, person, bot, owner }: TableState['seats'][number]): Occupant {
    if (kind === 'bot') return { kind: 'bot', name: '', bot, away: false, owner: owner?.name ?? '' };
    if (kind === 'person' && person !== null)
      return { kind: person.id === this.#you?.id ? 'me' : 'person', name: person.name, bot: null, away: this.#isAway(person.id), owner: '' };
    return { kind: 'empty', name: person?.name ?? '', bot: null, away: false, owner: '' };
  }

  /** Whoever is not heard here is not to blame for it. */
  #isAway(person: string): boolean {
    return this.#connected && this.#presence !== null && person !== this.#you?.id && !this.#presence.here.includes(person);
  }

  /** One's own last answer: at once if nothing came out since and nobody else answered, else the others are asked. */
  #undoable(): Undo {
    const mine = this.#seats;
    const match = this.#match.known;
    if (match === null || mine.length === 0 || this.#table.phase !== 'playing') return { kind: 'nothing' };
    let to = match.number - 1;
    while (to >= match.floor && !mine.includes(match.answers[to]?.seat ?? -1)) to--;
    if (to < match.floor) return { kind: 'nothing' };
    const isNobodys = (seat: Seat): boolean => this.#table.seats[seat]?.kind === 'bot' && this.#table.seats[seat]?.owner === null;
    const own = match.answers.slice(to).every(({ seat }) => mine.includes(seat) || isNobodys(seat));
    return { kind: own && to >= match.barrier ? 'free' : 'ask', to };
  }
}

/** Configurations that came as JSON. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
