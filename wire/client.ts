import { Refusal } from '#kernel';
import type { Action, ActionName, ActionOf } from './action.ts';
import type { Entry } from './entry.ts';
import type { ActionResult, ServerMessage } from './message.ts';
import type { RefusalBody, RefusalCode } from './refusal.ts';

/** What a client needs of a WebSocket; the one of browsers has it. */
export interface Socket {
  readonly readyState: number;
  send(text: string): void;
  close(code?: number): void;
  addEventListener(type: 'open' | 'close' | 'error', listener: () => void): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
}

export interface ClientOptions {
  readonly table: string;
  /** Open a socket of the table that tells what happened since this entry (see `since` of the API). */
  readonly connect: (table: string, since: number | null) => Socket;
  /** Everything the server tells, in order, each entry once. */
  readonly onMessage: (message: ServerMessage) => void;
  /** Connected or not: for a badge. */
  readonly onConnection?: (connected: boolean) => void;
  /** The last entry that is known already; -1 asks for everything. */
  readonly since?: number | null;
  /** How long to wait before the n-th attempt to come back, in milliseconds. */
  readonly backoff?: (attempt: number) => number;
  /** After how many milliseconds without a word, or without a reply, the line is taken for dead. */
  readonly patience?: { readonly silence: number; readonly reply: number };
}

/** The server says something every twenty seconds. */
const PATIENCE = { silence: 50_000, reply: 10_000 };

/**
 * A table as a client follows it. It comes back by itself when the connection is lost and asks for what it missed; what was
 * sent and not yet acknowledged is sent again under the same id, so that it happens exactly once.
 */
export class TableClient {
  table: string;
  /** The last entry heard of. */
  last: number | null;
  readonly #options: ClientOptions;
  readonly #waiting = new Map<string, { readonly text: string; sent: number; resolve(result: ActionResult): void; reject(error: Error): void }>();
  #socket: Socket | null = null;
  #welcome = false;
  #attempt = 0;
  #heardAt = 0;
  #ended = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #watch: ReturnType<typeof setInterval>;
  #ids = 0;
  /** What came before the welcome. */
  #pages: Entry[] = [];
  /** The switch under way. */
  #switching: string | null = null;
  readonly #name = globalThis.crypto.randomUUID().slice(0, 13);

  constructor(options: ClientOptions) {
    this.#options = options;
    this.table = options.table;
    this.last = options.since ?? null;
    this.#watch = setInterval(() => this.#look(), this.#patience.reply / 5);
    this.#open();
  }

  get #patience(): { readonly silence: number; readonly reply: number } {
    return this.#options.patience ?? PATIENCE;
  }

  /** Do something at the table: fulfilled when it is durable, rejected with a `Refusal` when it was refused. */
  act<N extends ActionName>(name: N, action: Omit<ActionOf<N>, 'do' | 'id'>, id = this.newId()): Promise<ActionResult> {
    const text = JSON.stringify({ do: name, id, ...action } as Action);
    return new Promise((resolve, reject) => {
      const entry = { text, sent: 0, resolve, reject };
      this.#waiting.set(id, entry);
      if (this.#welcome) this.#send(entry);
    });
  }

  /** A name for an action that has to be known before it is done, to do it again after this client is gone. */
  newId(): string {
    return `${this.#name}-${this.#ids++}`;
  }

  /** Go to another table, as to that of a rematch; what was not acknowledged at the old one is given up. */
  switchTable(table: string, since: number | null = null): void {
    this.table = table;
    this.last = since;
    this.#pages = [];
    for (const { reject } of this.#waiting.values()) reject(new Error('gone to another table'));
    this.#waiting.clear();
    if (this.#welcome) {
      this.#switching = `${this.#name}-${this.#ids++}`;
      this.#heardAt = performance.now();
      this.#socket?.send(JSON.stringify({ do: 'switch', id: this.#switching, table, ...(since === null ? {} : { since }) }));
    } else if (this.#socket !== null) this.reconnect(); // on its way to the old table
    this.#welcome = false;
  }

  /** Go to another server, or to the same again. */
  reconnect(): void {
    this.#socket?.close();
    this.#lost(this.#socket);
  }

  end(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    clearInterval(this.#watch);
    this.#socket?.close();
    // What still comes in is for nobody.
    this.#socket = null;
    for (const { reject } of this.#waiting.values()) reject(new Error('the client has ended'));
    this.#waiting.clear();
  }

  #open(): void {
    const socket = this.#options.connect(this.table, this.last);
    this.#socket = socket;
    this.#welcome = false;
    this.#pages = [];
    this.#heardAt = performance.now();
    socket.addEventListener('message', ({ data }) => this.#socket === socket && this.#take(JSON.parse(String(data)) as ServerMessage));
    socket.addEventListener('close', () => this.#lost(socket));
    socket.addEventListener('error', () => this.#lost(socket));
  }

  #lost(socket: Socket | null): void {
    if (this.#socket !== socket || this.#ended) return;
    this.#socket = null;
    this.#welcome = false;
    if (this.#attempt === 0) this.#options.onConnection?.(false);
    const wait = this.#options.backoff?.(this.#attempt) ?? Math.min(2_000, 100 * 2 ** this.#attempt) * (0.5 + Math.random() / 2);
    this.#attempt++;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#open(), wait);
  }

  #take(message: ServerMessage): void {
    this.#heardAt = performance.now();
    switch (message.type) {
      case 'welcome':
        if (message.table.id !== this.table) return;
        this.#welcome = true;
        this.#attempt = 0;
        this.last = message.last;
        this.#options.onMessage(this.#pages.length === 0 ? message : { ...message, missed: [...this.#pages, ...message.missed] });
        this.#pages = [];
        this.#options.onConnection?.(true);
        for (const entry of this.#waiting.values()) this.#send(entry);
        return;
      case 'page':
        if (message.of === this.table) this.#pages.push(...message.entries);
        return;
      case 'entry':
        if (!this.#welcome || message.of !== this.table || (this.last !== null && message.entry.entry <= this.last)) return; // still of the table before, or known
        this.last = message.entry.entry;
        if (message.re !== undefined)
          this.#acknowledge(message.re, {
            entry: message.entry.entry,
            number: message.entry.kind === 'answer' ? message.entry.number + 1 : (message.match?.views[0]?.number ?? 0),
          });
        break;
      case 'result':
        if (!this.#acknowledge(message.re, message)) return;
        break;
      case 'refusal':
        if (message.re !== null && !this.#refuse(message.re, message)) return;
        break;
      case 'tick':
        return;
      case 'presence':
        if (!this.#welcome || message.of !== this.table) return;
        break;
      case 'bye':
        break;
    }
    this.#options.onMessage(message);
  }

  /** False when nobody waits for it: it was acknowledged before, or is of the table before this one. */
  #acknowledge(re: string, result: ActionResult): boolean {
    const waiting = this.#waiting.get(re);
    this.#waiting.delete(re);
    waiting?.resolve(result);
    return waiting !== undefined;
  }

  /** What the server could not do just now is asked again; a refusal is final. False when nobody waits for it. */
  #refuse(re: string, { code, message, clauses, match, report }: RefusalBody): boolean {
    if (re === this.#switching && !this.#welcome) this.reconnect();
    const waiting = this.#waiting.get(re);
    if (waiting === undefined) return false;
    if (code === 'unavailable' || code === 'too-fast') {
      setTimeout(() => this.#welcome && this.#waiting.has(re) && this.#send(waiting), 500 + 500 * Math.random());
      return true;
    }
    this.#waiting.delete(re);
    waiting.reject(new Refusal<RefusalCode>(code, message, clauses, { details: { match, report } }));
    return true;
  }

  #send(entry: { readonly text: string; sent: number }): void {
    entry.sent = performance.now();
    if (this.#socket?.readyState === 1) this.#socket.send(entry.text);
  }

  #look(): void {
    if (this.#socket === null) return;
    const now = performance.now();
    const { silence, reply } = this.#patience;
    const late = (since: number): boolean => now - since > reply;
    const unanswered = [...this.#waiting.values()].filter(({ sent }) => late(sent));
    if (now - this.#heardAt > silence || (late(this.#heardAt) && (!this.#welcome || unanswered.length > 0))) this.reconnect();
    else if (this.#welcome) for (const entry of unanswered) this.#send(entry);
  }
}
