import { randomBytes } from 'node:crypto';
import { WebSocket } from 'ws';
import { type Json, pledgeTo, type Seat } from '#kernel';
import { type ActionResult, type CreatedTable, type NewTable, type Person, type RefusalBody, type ServerMessage, type Socket, TableClient } from '#wire';

/** What came back over HTTP. */
export interface Reply<T> {
  readonly status: number;
  readonly body: T;
  readonly headers: Headers;
}

/** Somebody who plays over the network, as a page would. */
export class Guest {
  base: string;
  readonly person: Person;
  readonly cookie: string;
  /** What they have pledged to add to the dice. */
  readonly #shares: { readonly table: string; readonly seat: Seat; readonly share: string }[] = [];
  #ids = 0;

  constructor(base: string, person: Person, cookie: string) {
    this.base = base;
    this.person = person;
    this.cookie = cookie;
  }

  static async come(base: string, name: string): Promise<Guest> {
    const reply = await fetch(`${base}/api/guests`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ name }) });
    if (!reply.ok) throw new Error(`no entry: ${await reply.text()}`);
    const cookie = reply.headers.get('set-cookie')?.split(';')[0] ?? '';
    return new Guest(base, ((await reply.json()) as { person: Person }).person, cookie);
  }

  id(): string {
    return `${this.person.id}-${this.#ids++}`;
  }

  async get<T = Json>(path: string, headers: Record<string, string> = {}): Promise<Reply<T>> {
    return replyOf(await fetch(`${this.base}/api${path}`, { headers: { cookie: this.cookie, ...headers } }));
  }

  async post<T = ActionResult & RefusalBody>(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Reply<T>> {
    return replyOf(
      await fetch(`${this.base}/api${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: this.cookie, ...headers },
        body: JSON.stringify(body),
      }),
    );
  }

  /** An action at a table over HTTP. */
  act(table: string, action: string, body: object = {}): Promise<Reply<ActionResult & RefusalBody>> {
    return this.post(`/tables/${table}/${action}`, { id: this.id(), ...body });
  }

  /** Sit down and pledge a share of the dice. */
  sit(table: string, seat: Seat, link?: string): Promise<Reply<ActionResult & RefusalBody>> {
    const share = randomBytes(32).toString('hex');
    this.#shares.push({ table, seat, share });
    return this.act(table, 'sit', { seat, pledge: pledgeTo(table, seat, this.person.id, share), ...(link === undefined ? {} : { link }) });
  }

  /** Show what they had pledged. */
  reveal(table: string): Promise<Reply<ActionResult & RefusalBody>> {
    const shares = this.#shares.flatMap(({ table: at, seat, share }) => (at === table ? [{ seat, share }] : []));
    return this.act(table, 'reveal', { shares });
  }

  async create(wanted: Partial<NewTable> & { game: string }): Promise<CreatedTable> {
    const { status, body } = await this.post<CreatedTable & RefusalBody>('/tables', wanted);
    if (status !== 200) throw new Error(`no table: ${JSON.stringify(body)}`);
    return body;
  }

  /** A raw socket of a table. */
  socket(table: string, query = ''): WebSocket {
    return new WebSocket(`${this.base.replace('http', 'ws')}/api/tables/${table}/socket${query}`, { headers: { cookie: this.cookie } });
  }

  /** A client that comes back by itself. */
  follow(table: string, onMessage: (message: ServerMessage) => void, query = ''): TableClient {
    return new TableClient({
      table,
      onMessage,
      connect: (id, since) => this.socket(id, `?${since === null ? '' : `since=${since}`}${query}`) as Socket,
      backoff: (attempt) => Math.min(500, 20 * 2 ** attempt),
    });
  }
}

async function replyOf<T>(reply: Response): Promise<Reply<T>> {
  return { status: reply.status, body: (await reply.json()) as T, headers: reply.headers };
}
