import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WebSocket } from 'ws';
import type { Json, Seat } from '#kernel';
import type { StoredEntry } from '../../storage/store.ts';
import { done, matchFor, playOne } from '../duel.ts';
import { Guest } from '../guest.ts';
import { Ammunition, KINDS, type Kind, type Target } from './ammunition.ts';
import { Wiretap } from './wiretap.ts';

export interface Report {
  readonly text: string;
  /** What should not be. */
  readonly broken: readonly string[];
  readonly attacks: Readonly<Record<Kind, number>>;
  readonly codes: ReadonlyMap<string, number>;
}

export interface Inside {
  readonly memory: number;
  readonly tables: readonly {
    readonly id: string;
    readonly state: string;
    readonly secret: string;
    readonly key: string;
    readonly entries: readonly StoredEntry[];
  }[];
}

/** How many frames are on their way at once. */
const VOLLEY = 100;

/** Attack a server from within (a player), from the side (a spectator) and from without (nobody), while honest people play. */
export async function attack(count: number, seed: string, progress: (done: number) => void = () => undefined): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), 'muster-attack-'));
  const server = fork(new URL('./server.ts', import.meta.url), {
    env: {
      ...process.env,
      MUSTER_PORT: '0',
      MUSTER_HOST: '127.0.0.1',
      MUSTER_LOG: 'debug',
      MUSTER_DATA: join(folder, 'muster.db'),
      MUSTER_REQUESTS: '1000000',
      MUSTER_ACTIONS: '1000000',
      MUSTER_CONNECTIONS: '10000',
      MUSTER_NEW_TABLES: '1000000',
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const log = new Wiretap('the log');
  server.stdout?.on('data', (chunk) => log.take(String(chunk)));
  server.stderr?.on('data', (chunk) => log.take(String(chunk)));
  try {
    return await siege(server, log, count, seed, progress);
  } finally {
    server.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  }
}

async function siege(server: ChildProcess, log: Wiretap, count: number, seed: string, progress: (done: number) => void): Promise<Report> {
  const [{ port }] = (await once(server, 'message')) as [{ port: number }];
  const base = `http://127.0.0.1:${port}`;
  let died: string | null = null;
  const exited = new Promise<void>((resolve) => {
    server.once('exit', (code, signal) => {
      died = `the server died (${signal ?? code})`;
      resolve();
    });
  });

  const [ann, ben, mallory, eve] = (await Promise.all(['Ann', 'Ben', 'Mallory', 'Eve'].map((name) => Guest.come(base, name)))) as [Guest, Guest, Guest, Guest];
  const { table, links } = await ann.create({ game: 'secret-hands', seats: [{ kind: 'me' }, { kind: 'link' }, { kind: 'link' }], patience: 24 * 3600 });
  await done(ann.act(table, 'sit', { seat: 0 }));
  await done(ben.act(table, 'sit', { seat: 1, link: links[0]?.link }));
  await done(mallory.act(table, 'sit', { seat: 2, link: links[1]?.link }));
  await done(ann.act(table, 'start'));
  const hidden = await ann.create({ game: 'secret-hands', seats: [{ kind: 'me' }, { kind: 'link' }, { kind: 'link' }], watched: false });
  const duel = await ann.create({ game: 'contra-tiles', seats: [{ kind: 'me' }, { kind: 'link' }] });
  const received: string[] = [];
  const target: Target = { table, others: [hidden.table, duel.table], people: [ann, ben, mallory, eve].map(({ person }) => person.id), received };

  const nobody = new Guest(base, { id: '', name: '' }, '');
  const attackers = [
    { guest: mallory, wiretap: new Wiretap('Mallory') },
    { guest: eve, wiretap: new Wiretap('Eve') },
    { guest: nobody, wiretap: new Wiretap('nobody') },
  ].map(({ guest, wiretap }) => ({ guest, wiretap, line: new Line(guest, table, wiretap) }));
  const honest = new Line(ben, table, new Wiretap('Ben'));
  await Promise.all([honest, ...attackers.map(({ line }) => line)].map((line) => line.open()));

  const ammunition = new Ammunition(seed);
  const attacks = Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Record<Kind, number>;
  const broken: string[] = [];
  const volley: Promise<void>[] = [];
  for (let n = 0; n < count && died === null; n++) {
    const { guest, wiretap, line } = ammunition.one(attackers);
    const kind = ammunition.kind();
    attacks[kind]++;
    if (kind === 'request') volley.push(sendRequest(guest, wiretap, ammunition.request(target)));
    else if (kind === 'raw') volley.push(sendRaw(port, wiretap, ammunition.raw(target)));
    else if (kind === 'oversized') volley.push(line.oversized(16_385 + ammunition.below(200_000)));
    else {
      const frame = ammunition.frame(kind, target);
      if (kind === 'mutated' && received.length < 1000) received.push(frame.toString());
      volley.push(line.send(frame));
    }
    if (volley.length < VOLLEY && n < count - 1) continue;
    await Promise.race([Promise.all(volley.splice(0)), exited]);
    progress(n + 1);
    // honest people play on in the middle of it
    if (n % (VOLLEY * 20) < VOLLEY && died === null && (await matchFor(ann, table)).number < 290) received.push(await honestly(table, [ann, ben, mallory]));
  }

  if (died === null) {
    if ((await fetch(`${base}/healthz`)).status !== 200) broken.push('the server is not well');
    await playOne(table, [ann, ben, mallory]);
    const inside = await new Promise<Inside>((resolve) => {
      server.once('message', (message) => resolve(message as Inside));
      server.send({ ask: 'secrets' });
    });
    const wiretaps = [...attackers.map(({ wiretap }) => wiretap), honest.wiretap];
    broken.push(...leaks(wiretaps, log, inside, [ann, ben, mallory, eve], [...links, ...hidden.links, ...duel.links]));
    broken.push(...trespasses(inside, table, [ann, ben, mallory, eve]));
    for (const wiretap of wiretaps) for (const text of wiretap.untyped) broken.push(`${wiretap.who} got something without a type: ${text}`);
    for (const { line } of attackers) if (line.unanswered > 0) broken.push(`${line.unanswered} frames were never answered`);
    for (const line of [honest, ...attackers.map(({ line: l }) => l)]) line.close();
    const codes = new Map<string, number>();
    for (const wiretap of wiretaps) for (const [code, times] of wiretap.codes) codes.set(code, (codes.get(code) ?? 0) + times);
    const total = Object.values(attacks).reduce((a, b) => a + b, 0);
    const bytes = wiretaps.reduce((sum, wiretap) => sum + wiretap.received, 0);
    return {
      broken,
      attacks,
      codes,
      text: [
        `${total} attacks: ${Object.entries(attacks)
          .map(([kind, times]) => `${times} ${kind}`)
          .join(', ')}`,
        `refused: ${[...codes]
          .sort(([, a], [, b]) => b - a)
          .map(([code, times]) => `${times} ${code}`)
          .join(', ')}`,
        `${bytes} messages and replies searched for secrets; the log too; ${Math.round(inside.memory / 1e6)} MB resident at the end`,
        broken.length === 0 ? 'no crash, no leak, every refusal typed' : `BROKEN:\n${broken.slice(0, 20).join('\n')}`,
      ].join('\n'),
    };
  }
  return { broken: [died], attacks, codes: new Map(), text: `BROKEN: ${died}` };
}

async function honestly(table: string, guests: readonly Guest[]): Promise<string> {
  const before = await playOne(table, guests);
  const action = { do: 'answer', id: 'replayed', number: before.number - 1, seat: (before.number - 1) % 3, notation: 'draw' };
  return JSON.stringify(action);
}

/** Nothing of another's hand, no key, secret, token or link may have come to anybody but its owner. */
export function leaks(
  wiretaps: readonly Wiretap[],
  log: Wiretap,
  { tables }: Inside,
  guests: readonly Guest[],
  links: readonly { readonly link: string }[],
): string[] {
  const found: string[] = [];
  const tokens = guests.map(({ cookie }) => cookie.replace('muster=', ''));
  const secrets = [...tokens, ...links.map(({ link }) => link), ...tables.flatMap(({ secret, key, state }) => (state === 'finished' ? [] : [secret, key]))];
  for (const wiretap of [...wiretaps, log]) for (const secret of secrets) if (wiretap.words.has(secret)) found.push(`${wiretap.who} read a secret: ${secret}`);
  const seats: Readonly<Record<string, Seat>> = { Ann: 0, Ben: 1, Mallory: 2 };
  for (const wiretap of wiretaps) {
    const own = new Set(tables.flatMap(({ entries }) => entries.flatMap(({ body }) => drawnBy(body, seats[wiretap.who]))));
    for (const card of wiretap.cards) if (!own.has(card) && card !== 'card-00000000') found.push(`${wiretap.who} saw ${card}, which is another's`);
  }
  if (log.cards.size > 0) found.push('the log tells of cards');
  return found;
}

function drawnBy(body: unknown, seat: Seat | undefined): string[] {
  const { opening, gave } = body as { opening?: readonly Json[]; gave?: readonly Json[] };
  return [...(opening ?? []), ...(gave ?? [])].flatMap((given) => {
    const { to, is } = given as { to?: readonly Seat[]; is?: string };
    return to !== undefined && is !== undefined && seat !== undefined && to.includes(seat) ? [is] : [];
  });
}

/** Nobody did what was not theirs to do, and nothing happened twice. */
export function trespasses({ tables }: Inside, table: string, [ann, ben, mallory, eve]: readonly [Guest, Guest, Guest, Guest]): string[] {
  const found: string[] = [];
  const seatOf: Readonly<Record<string, Seat>> = { [ann.person.id]: 0, [ben.person.id]: 1, [mallory.person.id]: 2 };
  for (const { id, entries } of tables) {
    const seen = new Set<string>();
    for (const { entry, kind, person, id: action, body } of entries) {
      const name = `entry ${entry} (${kind}) of table ${id}`;
      if (person === eve.person.id) found.push(`${name} is a spectator's`);
      if (kind === 'answer' && seatOf[person ?? ''] !== (body as { seat: Seat }).seat) found.push(`${name} is for another's seat`);
      if (person === mallory.person.id && id !== table) found.push(`${name} is at a table where the attacker does not sit`);
      if (person === mallory.person.id && ['host', 'admit', 'arrange', 'start', 'close', 'rematch'].includes(kind)) found.push(`${name} is the host's to do`);
      if (person === mallory.person.id && ['give', 'stand', 'sit', 'resign'].includes(kind) && (body as { seat: Seat }).seat !== 2)
        found.push(`${name} is about another's seat`);
      if (action !== null && seen.has(`${person} ${action}`)) found.push(`${name} happened twice`);
      seen.add(`${person} ${action}`);
    }
  }
  return found;
}

async function sendRequest({ base, cookie }: Guest, wiretap: Wiretap, { method, path, headers, body }: ReturnType<Ammunition['request']>): Promise<void> {
  const signsOut = method === 'DELETE' && (path === '/api/me' || path === '/api/tokens'); // their right, but then they could attack no more
  const reply = await fetch(`${base}${path}`, {
    method,
    headers: { ...(cookie === '' || signsOut ? {} : { cookie }), ...headers },
    ...(body === undefined ? {} : { body }),
    redirect: 'manual',
  });
  if (reply.headers.get('content-type') === 'application/x-ndjson') return reply.body?.cancel();
  // a new token is for whoever asked for it
  const text = await reply.text();
  if (!(path === '/api/tokens' && reply.status === 200)) wiretap.reply(reply.status, text);
}

/** Bytes on a bare connection, until the server hangs up or has said something. */
function sendRaw(port: number, wiretap: Wiretap, bytes: Buffer): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.end(bytes));
    socket.on('data', (chunk) => wiretap.take(chunk.toString('latin1')));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve());
    socket.setTimeout(5_000, () => socket.destroy());
  });
}

/** A socket that is opened again when the server closes it. Every frame has to be answered. */
class Line {
  readonly wiretap: Wiretap;
  readonly #guest: Guest;
  readonly #table: string;
  #socket: WebSocket | null = null;
  #opening: Promise<void> | null = null;
  readonly #waiting: (() => void)[] = [];

  constructor(guest: Guest, table: string, wiretap: Wiretap) {
    this.#guest = guest;
    this.#table = table;
    this.wiretap = wiretap;
  }

  get unanswered(): number {
    return this.#waiting.length;
  }

  /** Frames that find the socket closed wait for the same new one. */
  open(): Promise<void> {
    this.#opening ??= this.#connect().finally(() => {
      this.#opening = null;
    });
    return this.#opening;
  }

  #connect(): Promise<void> {
    return new Promise((resolve) => {
      const socket = this.#guest.socket(this.#table);
      this.#socket = socket;
      socket.on('message', (data) => {
        const message = this.wiretap.message(String(data));
        if (message?.type === 'welcome') resolve();
        else if (message?.type === 'refusal' || message?.type === 'result' || (message?.type === 'entry' && message.re !== undefined))
          this.#waiting.shift()?.();
      });
      socket.on('error', () => undefined);
      socket.on('close', () => {
        for (const answered of this.#waiting.splice(0)) answered();
      });
    });
  }

  async send(frame: string | Buffer): Promise<void> {
    while (this.#socket?.readyState !== 1) await this.open();
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      this.#socket?.send(frame);
    });
  }

  /** Too large to be read: the server hangs up. */
  async oversized(size: number): Promise<void> {
    const socket = this.#guest.socket(this.#table);
    socket.on('error', () => undefined);
    socket.on('message', (data) => this.wiretap.message(String(data)));
    await once(socket, 'open');
    socket.send('x'.repeat(size));
    await once(socket, 'close');
  }

  close(): void {
    this.#socket?.close();
  }
}
