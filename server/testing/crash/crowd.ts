import { at, keyFromSeed, Stream } from '#kernel';
import type { Action, NewTable, SeatSetup, ServerMessage, Socket, SwitchTable } from '#wire';
import { done } from '../duel.ts';
import { Guest } from '../guest.ts';
import { Notebook } from './notebook.ts';
import { Player, type World } from './player.ts';
import type { ServerSlot } from './server-slot.ts';
import { Waiting } from './waiting.ts';

/** A table where somebody is asked and nothing happens for this long is stuck. (Bots take over from a dead process after five seconds.) */
const STUCK = 40_000;
const LAST_MATCHES = 600_000;

/** Who plays what: for each seat a person, by number, or a bot. */
const CIRCLES: readonly { readonly game: string; readonly config: NewTable['config']; readonly seats: readonly (number | 'greedy')[] }[] = [
  { game: 'contra-tiles', config: {}, seats: [0, 1] },
  { game: 'contact', config: { players: 2, team: ['cooper', 'vanderbilt', 'branson', 'kenzo'] }, seats: [0, 1] },
  { game: 'contact', config: { players: 3 }, seats: [0, 1, 2] },
  { game: 'contra-tiles', config: { settings: { 'broke-strict': true } }, seats: ['greedy', 0] },
  { game: 'contact', config: { players: 3, team: ['cooper', 'branson', 'schulz', 'ayden'] }, seats: [0, 1, 0] },
  { game: 'contact', config: { players: 4, team: ['cooper', 'branson', 'schulz', 'ayden'] }, seats: [0, 'greedy', 1, 2] },
];

/** People who play together at many tables, match after match, and come back whenever their server goes away. */
export class Crowd implements World {
  readonly notebook = new Notebook();
  readonly waiting: Waiting;
  readonly stuck: string[] = [];
  readonly #slots: readonly ServerSlot[];
  readonly #seed: string;
  readonly #players = new Set<Player>();
  /** For each person, the slot they prefer and the one they try next. */
  readonly #homes = new Map<Guest, number>();
  readonly #next = new Map<Guest, number>();
  readonly #goesOn = new Map<string, boolean>();
  still = false;
  #closing = false;
  #longest = 0;
  #tries = 0;

  constructor(slots: readonly ServerSlot[], seed: string, limit?: number) {
    this.waiting = new Waiting(() => this.account(), limit);
    this.#slots = slots;
    this.#seed = seed;
  }

  /** So many tables, each with its people, who begin to play. */
  async gather(tables: number): Promise<void> {
    await Promise.all(Array.from({ length: tables }, (_, number) => this.#settle(number)));
  }

  async #settle(number: number): Promise<void> {
    const { game, config, seats } = at(CIRCLES, number % CIRCLES.length);
    const people = Math.max(...seats.map((who) => (who === 'greedy' ? 0 : who))) + 1;
    const guests = await Promise.all(Array.from({ length: people }, (_, i) => this.#come(`Person ${number}.${i}`, (number + i) % this.#slots.length)));
    const places = seats.map((who): SeatSetup => (who === 'greedy' ? { kind: 'bot', bot: who } : { kind: who === 0 ? 'me' : 'link' }));
    const host = at(guests, 0);
    const { table, links } = await host.create({ game, config, seats: places });
    for (const { seat, link } of links) await done(at(guests, Number(seats[seat])).act(table, 'sit', { seat, link }));
    for (const [i, guest] of guests.entries()) void this.#play(guest, table, new Stream(keyFromSeed(`${this.#seed} person ${number}.${i}`)));
  }

  async #come(name: string, home: number): Promise<Guest> {
    const guest = await Guest.come(at(this.#slots, home).base, name);
    this.#homes.set(guest, home);
    this.#next.set(guest, home);
    return guest;
  }

  async #play(guest: Guest, table: string, random: Stream): Promise<void> {
    const player = new Player(this, guest, table, random);
    this.#players.add(player);
    await player.play();
    this.#players.delete(player);
    this.waiting.changed();
  }

  connect(guest: Guest, table: string, since: number | null): Socket {
    const slot = this.#next.get(guest) ?? 0;
    this.#next.set(guest, (slot + 1) % this.#slots.length);
    guest.base = at(this.#slots, slot).base;
    const socket = guest.socket(table, since === null ? '' : `?since=${since}`);
    const send = socket.send.bind(socket);
    socket.on('message', (data) => this.notebook.overhear(JSON.parse(String(data))));
    let current = table;
    const noted = (text: string): void => {
      const sent = JSON.parse(text) as Action | SwitchTable;
      if (sent.do === 'switch') current = sent.table;
      else this.notebook.sent(current, guest.person.id, sent);
      send(text);
    };
    return Object.assign(socket, { send: noted }) as Socket;
  }

  receive(table: string, last: number, message: ServerMessage): void {
    this.notebook.receive(table, last, message);
  }

  /** Decided once for everybody at the table. */
  goesOn(table: string): boolean {
    const goesOn = this.#goesOn.get(table) ?? !this.#closing;
    this.#goesOn.set(table, goesOn);
    return goesOn;
  }

  back(milliseconds: number): void {
    this.#longest = Math.max(this.#longest, milliseconds);
  }

  changed(): void {
    this.waiting.changed();
  }

  /** The longest time somebody was away, in milliseconds, since this was asked last. */
  longestAway(): number {
    const longest = this.#longest;
    this.#longest = 0;
    return longest;
  }

  /** Everybody is there, whatever was under way has come to its end, and as many things as there are people have been done since. */
  async lively(): Promise<void> {
    await this.waiting.until('everybody comes back', () => [...this.#players].every(({ connected }) => connected));
    const enough = this.notebook.acknowledged + this.#homes.size;
    const underWay = [...this.#players].flatMap(({ visit: { pending } }) => [...pending.keys()].map((action) => ({ pending, action })));
    await this.waiting.until('what was under way is done or refused', () => !underWay.some(({ pending, action }) => pending.has(action)));
    await this.waiting.until('everybody plays on', () => this.notebook.acknowledged >= enough);
  }

  /** Nobody does anything more, and whatever was under way has come to its end. */
  async holdStill(): Promise<void> {
    this.still = true;
    await this.waiting.until('everybody holds still', () => [...this.#players].every(({ visit }) => visit.pending.size === 0));
  }

  playOn(): void {
    this.still = false;
    for (const { visit } of this.#players) visit.consider();
  }

  /** Everybody tries to have the others replaced by bots, at this server. Nobody may: they were heard a moment ago. */
  async covet({ direct }: ServerSlot): Promise<void> {
    const tries = [...this.#players].flatMap(({ guest, visit }) => visit.others.map((seat) => ({ guest, table: visit.table, seat })));
    for (const { guest, table, seat } of tries) {
      const there = new Guest(direct, guest.person, guest.cookie);
      const { status } = await there.post(`/tables/${table}/give`, { id: `covet-${this.#tries++}`, seat, to: { kind: 'bot', bot: 'random' } });
      if (status === 200) this.notebook.complaints.push(`round ${this.notebook.round}: ${guest.person.name} took seat ${seat} of table ${table} from somebody`);
    }
  }

  /** Those who prefer this slot go there again. */
  home(slot: ServerSlot): void {
    const index = this.#slots.indexOf(slot);
    for (const player of this.#players) {
      const { guest } = player;
      if (this.#homes.get(guest) !== index || guest.base === slot.base) continue;
      this.#next.set(guest, index);
      player.reconnect();
    }
  }

  get playing(): readonly string[] {
    return [...new Set([...this.#players].map(({ visit }) => visit.table))];
  }

  /** Play all matches to their end. What gets stuck is noted and left behind. */
  async finish(): Promise<void> {
    this.#closing = true;
    for (const { visit } of this.#players) visit.consider();
    const begun = performance.now();
    const watch = setInterval(() => this.#giveUpStuck(begun), 1_000);
    try {
      await this.waiting.until('all matches come to their end', () => this.#players.size === 0, LAST_MATCHES);
    } finally {
      clearInterval(watch);
    }
  }

  #giveUpStuck(begun: number): void {
    for (const table of this.playing) {
      const here = [...this.#players].filter(({ visit }) => visit.table === table);
      if (performance.now() - Math.max(begun, ...here.map(({ visit }) => visit.moved)) < STUCK) continue;
      this.stuck.push(here.map((player) => player.account()).join('\n'));
      for (const player of here) {
        this.#players.delete(player);
        player.end();
      }
    }
    this.waiting.changed();
  }

  /** Everybody goes, whatever they were doing. */
  disperse(): void {
    for (const player of this.#players) player.end();
  }

  account(): string {
    return [
      ...this.notebook.complaints,
      ...[...this.#players].map((player) => player.account()),
      ...this.#slots.map(({ port, log }) => `log of port ${port}:\n${log}`),
    ].join('\n');
  }
}
