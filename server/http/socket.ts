import { z } from 'zod';
import { ClientMessage, Follow, Previews, type ServerMessage, type SwitchTable, TableId } from '#wire';
import { RateLimit } from '../rate-limit.ts';
import { isRefusal, refusal, refusalBody } from '../refusal.ts';
import type { Login } from '../tables/people.ts';
import type { Table } from '../tables/table.ts';
import type { Watcher } from '../tables/watchers.ts';
import { tableFor } from './access.ts';
import { act, spendOnTelling } from './act.ts';
import { originOf } from './address.ts';
import type { Api } from './api.ts';
import type { Connection } from './connections.ts';
import { refusalOf, refusals } from './errors.ts';
import { LAST_WORDS, MOST_UNREAD, TICK, TOO_SLOW } from './line-stream.ts';

/** The code a socket is closed with that reads too slowly. */
export const TOO_SLOW_CODE = 4008;
/** No pong for whoever does not read those they got. */
const MOST_PONGS = 16_384;
/** So many letters wait until the table is there; more come only from those who do not read. */
const MOST_WAITING = 100_000;
/** So many refusals for speed end a connection. */
const PATIENCE = 200;

export const WatchQuery = z.object({
  since: z.coerce.number().int().min(-1).optional().describe('The last entry the client has; -1 for everything. Without it only the present moment is sent.'),
  follow: Follow.default('views').describe(
    '`answers` leaves out views, options and events, for clients that run the rules themselves; `steps` has with each event the view right after it.',
  ),
  previews: Previews,
  presence: z.enum(['true', 'false']).default('false').describe('`true`: be told who has the table open.'),
});

/** A table over WebSocket: the client sends actions, the server what happens. */
export function sockets(api: Api): void {
  const { app, registry, connections } = api;
  app.route({
    method: 'GET',
    url: '/api/tables/:id/socket',
    schema: {
      operationId: 'openSocket',
      tags: ['play'],
      summary: 'WebSocket of a table',
      description:
        'A request to upgrade. From then on both sides send JSON, one message a frame: the client `ClientMessage`, the server `ServerMessage` (`x-websocket`).',
      params: z.strictObject({ id: TableId }),
      querystring: WatchQuery,
      response: { 101: z.undefined().describe('The connection is a WebSocket now.'), ...refusals },
    },
    preHandler: async (request) => {
      connections.admit(request.address, request.person?.id ?? null);
      await tableFor(registry, request.params.id, request.person?.id ?? null);
    },
    handler: async () => {
      throw refusal('malformed', 'This address speaks WebSocket. For plain HTTP, use …/stream.');
    },
    wsHandler: (socket, request) => {
      const { since, follow, previews, presence } = request.query as z.infer<typeof WatchQuery>;
      const { id } = request.params as { id: string };
      void new TableSocket(api, socket, request.address, request.login).open(id, since ?? null, follow, previews === 'true', presence === 'true');
    },
  });
}

/** What a table needs of a WebSocket. */
export interface PeerSocket {
  readonly readyState: number;
  readonly OPEN: number;
  readonly bufferedAmount: number;
  on(event: 'pong' | 'close' | 'error', listener: () => void): unknown;
  on(event: 'ping', listener: (data: Buffer) => void): unknown;
  on(event: 'message', listener: (data: { toString(): string }, binary: boolean) => void): unknown;
  send(text: string): void;
  ping(data?: undefined, mask?: undefined, sent?: () => void): void;
  pong(data: Buffer): void;
  close(code: number, why: string): void;
  terminate(): void;
}

/** What a table needs of the server. */
export interface SocketApi extends Pick<Api, 'registry' | 'connections' | 'budgets' | 'refusedMessage'> {
  readonly app: { readonly log: { error(thrown: unknown): void } };
  readonly metrics: { readonly refusals: { inc(labels: { readonly code: string }): void } };
}

export class TableSocket implements Connection, Watcher {
  readonly kind = 'socket';
  readonly address: string;
  readonly token: string | null;
  readonly expires: number;
  readonly person: string | null;
  readonly network: string;
  follow: Follow = 'views';
  previews = false;
  presence = false;
  readonly #api: SocketApi;
  readonly #socket: PeerSocket;
  readonly #login: Login | null;
  readonly #rateLimit: RateLimit;
  #table: Table | null = null;
  #waiting: string[] = [];
  /** Actions whose entry told that they are done. */
  readonly #acknowledged = new Set<string>();
  #tooFast = 0;
  #alive = true;

  constructor(api: SocketApi, socket: PeerSocket, address: string, login: Login | null) {
    this.#api = api;
    this.#socket = socket;
    this.address = address;
    this.network = originOf(address);
    this.token = login?.token ?? null;
    this.expires = login?.expires ?? Number.POSITIVE_INFINITY;
    this.person = login?.person.id ?? null;
    this.#login = login;
    this.#rateLimit = new RateLimit(api.budgets.actions);
    api.connections.add(this);
    const tick = setInterval(() => this.#tick(), TICK);
    socket.on('pong', () => {
      this.#alive = true;
    });
    socket.on('ping', (data) => this.#pong(data));
    socket.on('message', (data, binary) => this.#receive(binary ? null : data.toString()));
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      clearInterval(tick);
      api.connections.remove(this);
      this.#table?.watchers.delete(this);
    });
  }

  async open(id: string, since: number | null, follow: Follow, previews: boolean, presence = false): Promise<void> {
    this.follow = follow;
    this.previews = previews;
    this.presence = presence;
    try {
      await this.#enter(await this.#api.registry.table(id), since);
    } catch (thrown) {
      this.#refuse(null, thrown);
      this.close('the table could not be opened');
    }
  }

  send(message: string, re?: string): void {
    if (re !== undefined) this.#acknowledged.add(re);
    const { bufferedAmount } = this.#socket;
    if (bufferedAmount > 0 && bufferedAmount + message.length > MOST_UNREAD) this.#cut();
    else if (this.#socket.readyState === this.#socket.OPEN) this.#socket.send(message);
  }

  drained(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    // It comes behind what was sent before.
    if (this.#socket.readyState === this.#socket.OPEN) this.#socket.ping(undefined, undefined, () => resolve());
    else resolve();
    return promise;
  }

  close(why: string): void {
    this.#send({ type: 'bye', why });
    this.#socket.close(1012, 'come back');
    this.#table?.watchers.delete(this);
  }

  /** Whoever reads too slowly is told so behind what they have not read yet, and may come back; whoever does not read at all is let go. */
  #cut(): void {
    this.#table?.watchers.delete(this);
    this.#socket.close(TOO_SLOW_CODE, TOO_SLOW);
    setTimeout(() => this.#socket.terminate(), LAST_WORDS).unref();
  }

  /** Pings cost what actions cost. */
  #pong(data: Buffer): void {
    if (this.#rateLimit.allow()) {
      if (this.#socket.bufferedAmount < MOST_PONGS) this.#socket.pong(data);
    } else if (++this.#tooFast > PATIENCE) this.#socket.terminate();
  }

  #receive(text: string | null): void {
    if (!this.#rateLimit.allow()) {
      this.#refuse(idIn(text), refusal('too-fast', 'That was too fast. Wait a moment.'));
      if (++this.#tooFast > PATIENCE) this.#socket.close(1008, 'too fast');
      return;
    }
    if (text === null) this.#refuse(null, refusal('malformed', 'Messages are text.'));
    else if (this.#table !== null) void this.#act(this.#table, text);
    else if (this.#waiting.reduce((letters, other) => letters + other.length, text.length) <= MOST_WAITING) this.#waiting.push(text);
    else this.#cut();
  }

  async #act(table: Table, text: string): Promise<void> {
    let re: string | null = null;
    try {
      const raw = parsed(text);
      const read = ClientMessage.safeParse(raw);
      if (!read.success) {
        re = idOf(raw);
        throw refusal('malformed', z.prettifyError(read.error).slice(0, 500));
      }
      re = read.data.id;
      if (read.data.do === 'switch') return await this.#switch(read.data);
      if (this.#login === null) throw refusal('signed-out', 'Enter your name to do more than watch.');
      if (this.#login.scope === 'watch') throw refusal('forbidden', 'This token may only watch.');
      const result = await act(this.#api, table, this.#login.person, read.data, this.address, this);
      if (!this.#acknowledged.delete(re)) this.#send({ type: 'result', re, ...result });
    } catch (thrown) {
      this.#refuse(re, thrown);
    }
  }

  /** Another table, if this person may see it; until then they stay where they are. */
  async #switch({ id, table: to, since }: SwitchTable): Promise<void> {
    const table = await tableFor(this.#api.registry, to, this.person);
    this.#table?.watchers.delete(this);
    this.#table = null;
    try {
      await this.#enter(table, since ?? null, id);
    } catch (thrown) {
      this.#refuse(id, thrown);
      this.close('the table could not be opened');
    }
  }

  /** What comes in meanwhile waits. */
  async #enter(table: Table, since: number | null, re?: string): Promise<void> {
    spendOnTelling(this.#api.budgets, this, since);
    await table.watch(this, since, re);
    this.#table = table;
    if (this.#socket.readyState !== this.#socket.OPEN) table.watchers.delete(this);
    for (const text of this.#waiting.splice(0)) void this.#act(table, text);
  }

  #refuse(re: string | null, thrown: unknown): void {
    const refused = refusalOf(thrown);
    if (!isRefusal(thrown)) this.#api.app.log.error(thrown);
    this.#api.metrics.refusals.inc({ code: refused.code });
    this.#api.refusedMessage?.({ code: refused.code, from: this.address, person: this.person, table: this.#table?.id ?? null });
    this.#send({ type: 'refusal', re, ...refusalBody(refused) });
  }

  #send(message: ServerMessage): void {
    this.send(JSON.stringify(message));
  }

  #tick(): void {
    if (!this.#alive) this.#socket.terminate();
    this.#alive = false;
    this.#socket.ping();
    this.#send({ type: 'tick' });
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refusal('malformed', 'That is not JSON.');
  }
}

/** The id of a message that is not looked at any further. */
function idIn(text: string | null): string | null {
  return /"id":"([\w-]{1,40})"/.exec(text ?? '')?.[1] ?? null;
}

/** The id of a message that is otherwise malformed, if it has one, so that its sender knows which it was. */
function idOf(raw: unknown): string | null {
  const id = typeof raw === 'object' && raw !== null && 'id' in raw ? raw.id : null;
  return typeof id === 'string' && /^[\w-]{1,40}$/.test(id) ? id : null;
}
