import { WebSocket } from 'ws';
import type { Method, Stream } from '#kernel';
import type { Follow, Socket } from '#wire';
import type { PeerSocket } from '../../http/socket.ts';
import { refusal } from '../../refusal.ts';
import type { Being, Clock } from './clock.ts';

/** Whose eyes are at the end of a line, and what they asked for. */
export interface Eyes {
  readonly person: string | null;
  readonly address: string;
  readonly token: string | null;
  readonly follow: Follow;
  table: string;
  readonly since: number | null;
}

/** Played of everything that goes over the network. */
export interface Tap {
  /** A client sends this. */
  up(line: Line, text: string): void;
  /** It has come to the server; `copies` are still to come. */
  arrived(line: Line, text: string): void;
  /** A server sends this. */
  down(line: Line, text: string): void;
  heard(line: Line, text: string): void;
}

const { CONNECTING, OPEN, CLOSED } = WebSocket;

/** Requests that have no reply after so long are given up. */
const NO_REPLY = 15_000;

/** A network of lines: as TCP is, all that goes one way over a line comes in its order, until the line breaks. What a client sends may come later, or twice. */
export class Network {
  readonly clock: Clock;
  readonly chance: Stream;
  readonly tap: Tap;
  readonly lines = new Set<Line>();
  /** In thousandths: how much of what clients send comes late, or twice, and how much of what is asked is lost. */
  roughness = 0;
  /** The longest it takes from one end to the other, in milliseconds. */
  slowness = 80;
  sent = 0;
  repeated = 0;
  late = 0;
  lost = 0;

  constructor(clock: Clock, chance: Stream, tap: Tap) {
    this.clock = clock;
    this.chance = chance;
    this.tap = tap;
  }

  delay(): number {
    return 2 + this.chance.below(this.slowness);
  }

  isRough(): boolean {
    return this.chance.below(1000) < this.roughness;
  }

  connect(client: Being, server: Being, eyes: Eyes, accept: (line: Line) => Promise<void>): Socket {
    const line = new Line(this, client, server, eyes);
    this.lines.add(line);
    this.clock.after(this.delay(), server, () => {
      accept(line).then(
        () => line.opened(),
        () => line.cut(),
      );
    });
    // A process that is not there refuses at once.
    this.clock.after(2 * this.slowness, client, () => server.dead && line.cut());
    return line.near;
  }

  /** A request and its reply: it may be lost or done twice, and so may the reply be lost. */
  request<T>(client: Being, server: Being, does: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const arrive = (): void => {
        const reply = (settle: () => void) => (this.isRough() ? this.lost++ : this.clock.after(this.delay(), client, settle));
        does().then(
          (done) => reply(() => resolve(done)),
          (thrown) => reply(() => reject(thrown)),
        );
      };
      if (this.isRough()) this.lost++;
      else this.clock.after(this.delay(), server, arrive);
      if (this.isRough()) {
        this.repeated++;
        this.clock.after(this.delay() + this.chance.below(20_000), server, arrive);
      }
      this.clock.after(NO_REPLY, client, () => reject(refusal('unavailable', 'There was no reply.')));
    });
  }
}

/** A connection between a page and a server. */
export class Line {
  readonly eyes: Eyes;
  readonly client: Being;
  readonly server: Being;
  readonly near: NearEnd;
  readonly far: FarEnd;
  readonly network: Network;
  /** Nothing gets through any more, and neither end knows. */
  silent = false;
  /** How often it went to another table: nothing that was meant for one comes to another. */
  #table = 0;
  #upAt = 0;
  #downAt = 0;
  /** Bytes that are on their way to the client. */
  unread = 0;

  constructor(network: Network, client: Being, server: Being, eyes: Eyes) {
    this.network = network;
    this.client = client;
    this.server = server;
    this.eyes = eyes;
    this.near = new NearEnd(this);
    this.far = new FarEnd(this);
  }

  opened(): void {
    this.#toClient(() => this.near.open());
  }

  up(text: string): void {
    const { network } = this;
    network.sent++;
    network.tap.up(this, text);
    // Going to another table is about the line itself, and comes as TCP has it.
    const isAction = !text.startsWith('{"do":"switch"');
    if (!isAction) this.#table++;
    const table = this.#table;
    const arrive = (): void => {
      if (this.silent || table !== this.#table || this.far.readyState !== OPEN) return;
      network.tap.arrived(this, text);
      this.far.emit('message', text, false);
    };
    if (isAction && network.isRough()) {
      // Whatever is sent after it may overtake it.
      network.late++;
      network.clock.after(network.delay() + network.chance.below(5_000), this.server, arrive);
    } else this.toServer(arrive);
    if (isAction && network.isRough()) {
      network.repeated++;
      network.clock.after(network.delay() + network.chance.below(20_000), this.server, arrive);
    }
  }

  down(text: string): void {
    const { network } = this;
    network.sent++;
    network.tap.down(this, text);
    this.unread += text.length;
    this.#toClient(() => {
      this.unread -= text.length;
      network.tap.heard(this, text);
      this.near.hear(text);
    });
  }

  toServer(what: () => void): void {
    const { clock } = this.network;
    this.#upAt = Math.max(this.#upAt, clock.now + this.network.delay());
    clock.after(this.#upAt - clock.now, this.server, what);
  }

  #toClient(what: () => void): void {
    const { clock } = this.network;
    this.#downAt = Math.max(this.#downAt, clock.now + this.network.delay());
    clock.after(this.#downAt - clock.now, this.client, () => this.silent || what());
  }

  /** A pong comes back over the same line; a page answers by itself. */
  ping(sent: () => void): void {
    this.#toClient(() => this.toServer(() => this.silent || this.far.emit('pong')));
    this.#toClient(() => this.network.clock.after(0, this.server, sent));
  }

  /** It breaks; both ends are told, what was on its way may be lost. */
  cut(): void {
    if (this.network.chance.below(2) === 0) this.silent = true;
    const { clock } = this.network;
    clock.after(this.network.delay(), this.client, () => this.near.closed());
    clock.after(this.network.delay(), this.server, () => this.far.closed());
    this.gone();
  }

  /** One end hangs up behind what it has sent. */
  hangUp(by: 'client' | 'server'): void {
    if (by === 'client') this.toServer(() => this.silent || this.far.closed());
    else this.#toClient(() => this.near.closed());
    this.gone();
  }

  gone(): void {
    this.network.lines.delete(this);
  }
}

/** The end at the page. */
class NearEnd implements Socket {
  readyState: number = CONNECTING;
  readonly #line: Line;
  readonly #listeners = new Map<string, ((event: { readonly data: unknown }) => void)[]>();

  constructor(line: Line) {
    this.#line = line;
  }

  addEventListener(type: string, listener: (event: { readonly data: unknown }) => void): void {
    this.#listeners.set(type, [...(this.#listeners.get(type) ?? []), listener]);
  }

  send(text: string): void {
    if (this.readyState === OPEN) this.#line.up(text);
  }

  close(): void {
    if (this.readyState === CLOSED) return;
    this.readyState = CLOSED;
    this.#line.hangUp('client');
    this.#line.network.clock.after(0, this.#line.client, () => this.#emit('close'));
  }

  open(): void {
    if (this.readyState !== CONNECTING) return;
    this.readyState = OPEN;
    this.#emit('open');
  }

  hear(text: string): void {
    // What comes before it is known to be open has overtaken nothing.
    this.open();
    if (this.readyState === OPEN) this.#emit('message', text);
  }

  closed(): void {
    if (this.readyState === CLOSED) return;
    this.readyState = CLOSED;
    this.#emit('close');
  }

  #emit(type: string, data?: string): void {
    for (const listener of this.#listeners.get(type) ?? []) listener({ data });
  }
}

/** The end at the server. */
class FarEnd implements PeerSocket {
  readyState: number = OPEN;
  readonly OPEN = OPEN;
  readonly #line: Line;
  readonly #listeners = new Map<string, Method<unknown[], void>[]>();
  readonly #draining = new Set<() => void>();

  constructor(line: Line) {
    this.#line = line;
  }

  get bufferedAmount(): number {
    return this.#line.unread;
  }

  on(event: string, listener: (...given: never[]) => void): void {
    this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener]);
  }

  emit(event: string, ...given: unknown[]): void {
    for (const listener of this.#listeners.get(event) ?? []) listener(...given);
  }

  send(text: string): void {
    if (this.readyState === OPEN) this.#line.down(text);
  }

  ping(_data?: undefined, _mask?: undefined, sent: () => void = () => undefined): void {
    if (this.readyState !== OPEN) return;
    this.#draining.add(sent);
    this.#line.ping(() => this.#draining.delete(sent) && sent());
  }

  /** Pages do not ping. */
  pong(): void {}

  close(): void {
    if (this.readyState !== OPEN) return;
    this.readyState = CLOSED;
    this.#line.hangUp('server');
    this.#line.network.clock.after(0, this.#line.server, () => this.#end());
  }

  terminate(): void {
    this.close();
  }

  closed(): void {
    if (this.readyState === CLOSED) return;
    this.readyState = CLOSED;
    this.#end();
  }

  #end(): void {
    for (const sent of this.#draining) sent();
    this.#draining.clear();
    this.emit('close');
  }
}
