import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Match } from '#kernel';
import type { TableList } from '#wire';
import { MOST_FROM_ONE } from '../../tables/listing.ts';
import { done, duel, matchFor, playOne } from '../duel.ts';
import { Guest } from '../guest.ts';
import { longRecord } from '../long-record.ts';
import { openServer, type TestServer } from '../open.ts';

/** An attempt to starve the others out, to get more than one's share, or to keep what was taken away. */
interface Attempt {
  readonly environment: Readonly<Record<string, string>>;
  /** Says what is broken, or null. */
  run(server: TestServer): Promise<string | null>;
}

/** Not a measure of anything: whoever has not been cut off by then never is. */
const NEVER = 60_000;

export const ATTEMPTS: Readonly<Record<string, Attempt>> = {
  'connections that say nothing, or never finish': {
    environment: { MUSTER_IDLE: '1' },
    async run({ port }) {
      const says = ['', 'GET /api/me HT', 'POST /api/guests HTTP/1.1\r\nhost: localhost\r\ncontent-length: 900\r\n\r\n{'];
      const gone = await within(Promise.all(says.flatMap((text) => Array.from({ length: 20 }, () => dropped(port, text)))));
      return gone ? null : 'somebody who says nothing is not dropped';
    },
  },
  'more connections than an address may have': {
    environment: { MUSTER_CONNECTIONS: '5' },
    async run({ port }) {
      const open = Array.from({ length: 150 }, () => silent(port));
      const refused = Promise.all(open.slice(110).map((socket) => once(socket, 'close')));
      const gone = await within(refused);
      for (const socket of open) socket.destroy();
      return gone ? null : 'one address has all the connections it wants';
    },
  },
  'pings without end': {
    environment: { MUSTER_ACTIONS: '2' },
    async run({ base }) {
      const { table, ann } = await duel(base);
      const socket = ann.socket(table);
      await once(socket, 'open');
      const cut = once(socket, 'close');
      for (let n = 0; n < 400; n++) socket.ping();
      return (await within(cut)) ? null : 'whoever only pings is never cut off';
    },
  },
  'reading nothing while much is said': {
    environment: {},
    async run({ base, registry }) {
      const { table, ann } = await duel(base);
      const stream = await new Promise<IncomingMessage>((resolve) =>
        get(`${base}/api/tables/${table}/stream`, { headers: { cookie: ann.cookie } }, (response) => resolve(response.pause())),
      );
      const socket = ann.socket(table);
      await once(socket, 'open');
      socket.pause();
      const at = await registry.table(table);
      for (let entry = 0; at.watchers.size > 0 && entry < 5_000; entry++) await at.trouble('x'.repeat(20_000));
      const left = at.watchers.size;
      const cut = once(socket, 'close');
      socket.resume();
      stream.on('error', () => undefined).destroy();
      if (left > 0) return `${left} who do not read are kept`;
      return (await cut)[0] === 4008 ? null : 'whoever reads too slowly is not told so';
    },
  },
  'requests written in other ways, or under made-up addresses': {
    environment: { MUSTER_REQUESTS: '1' },
    async run({ base }) {
      for (const [path, headers] of [
        ['/%61pi/me', () => ({})],
        ['/nowhere', () => ({})],
        ['/api/me', (n: number) => ({ 'x-forwarded-for': `192.0.2.${n}`, forwarded: `for=192.0.2.${n}`, 'x-real-ip': `192.0.2.${n}` })],
      ] as const) {
        const replies = await Promise.all(Array.from({ length: 15 }, (_, n) => fetch(`${base}${path}`, { headers: headers(n) })));
        if (!replies.some(({ status }) => status === 429)) return `${path} has no budget`;
      }
      return null;
    },
  },
  'reading the figures from elsewhere': {
    environment: { MUSTER_TRUST_PROXY: '1' },
    async run({ base }) {
      for (const header of ['x-forwarded-for', 'forwarded', 'x-real-ip'])
        if ((await fetch(`${base}/metrics`, { headers: { [header]: '127.0.0.1' } })).status !== 404) return `${header} opens the figures`;
      return null;
    },
  },
  'seats, undo and rematches without end, under many names': {
    environment: { MUSTER_ACTIONS: '2', MUSTER_NEW_TABLES: '40' },
    async run({ base }) {
      const { table, ann } = await duel(base);
      const names = await Promise.all(Array.from({ length: 20 }, (_, n) => Guest.come(base, `Eve ${n}`)));
      const codes = async (guests: readonly Guest[], action: string, body: object) =>
        Promise.all(guests.map(async (guest) => (await guest.act(table, action, body)).body.code));
      const often = Array.from({ length: 10 }, () => ann);
      for (const [action, body] of [
        ['sit', { seat: 0 }],
        ['undo', { to: 0 }],
      ] as const) {
        if (!(await codes(often, action, body)).includes('too-fast')) return `one person may ${action} without end`;
        if (!(await codes([...names, ...names], action, body)).includes('too-fast')) return `one address may ${action} without end`;
      }
      await done(ann.act(table, 'resign', { seat: 0 }));
      return (
        await codes(
          Array.from({ length: 40 }, () => ann),
          'rematch',
          {},
        )
      ).includes('too-many')
        ? null
        : 'rematches have no budget';
    },
  },
  'filling the list of open tables': {
    environment: {},
    async run({ base }) {
      const wanted = { game: 'contra-tiles', listed: true, seats: [{ kind: 'me' as const }, { kind: 'open' as const }] };
      for (let n = 0; n < 60; n++) await (await Guest.come(base, `Eve ${n}`)).create(wanted);
      const { open } = await done((await Guest.come(base, 'Ann')).get<TableList>('/tables'));
      // A school behind one address is not one person: it may have half of the list, and five a person.
      return open.length <= MOST_FROM_ONE ? null : `one address has ${open.length} tables in the list`;
    },
  },
  'making the server run matches again by looking at lists and streams': {
    environment: {},
    async run({ base, registry }) {
      const eve = await Guest.come(base, 'Eve');
      const record = longRecord('kept');
      for (let n = 0; n < 50; n++) await done(eve.post('/records', record));
      const { mine } = await done(eve.get<TableList>('/tables'));
      if (mine.length !== 50) return `of 50 records that were kept, ${mine.length} are on the list`;
      for (const { id } of mine) registry.drop(id, 'as after a while');
      const counted = countReplays();
      await Promise.all(Array.from({ length: 10 }, () => done(eve.get<TableList>('/tables'))));
      const stream = await fetch(`${base}/api/stream`, { headers: { cookie: eve.cookie } });
      await stream.body?.getReader().read();
      const ran = counted();
      return ran === 0 ? null : `${ran} matches were run again to show a list`;
    },
  },
  'bringing along twenty long matches at once, and asking for the whole of one on many connections': {
    environment: {},
    async run({ base }) {
      const eve = await Guest.come(base, 'Eve');
      const { table, ann, ben } = await duel(base);
      const record = longRecord('brought');
      const { table: kept } = await done(eve.post<{ table: string }>('/records', record));
      await done(eve.get(`/tables/${kept}`));
      const counted = countReplays();
      let finished = 0;
      const many = Array.from({ length: 20 }, () => done(eve.post('/records', record)).then(() => finished++));
      const told = Array.from({ length: 10 }, () => welcomed(eve, kept).then(() => finished++));
      for (let n = 0; n < 3; n++) await playOne(table, [ann, ben]);
      const before = finished;
      await Promise.all([...many, ...told]);
      const ran = counted();
      return ran > 0 ? `${ran} matches were run again where people are answered` : before < 30 ? null : 'moves of others wait for all of it';
    },
  },
  'staying at a table after signing out': {
    environment: {},
    async run({ base }) {
      const { table, ann } = await duel(base);
      const socket = ann.socket(table);
      await once(socket, 'open');
      const cut = once(socket, 'close');
      await fetch(`${base}/api/me`, { method: 'DELETE', headers: { cookie: ann.cookie } });
      return (await within(cut)) ? null : 'whoever has signed out still hears';
    },
  },
  'taking the seat, the table or the moves of people who are there': {
    environment: {},
    async run({ base }) {
      const { table, ann, ben } = await duel(base);
      const tries = await Promise.all([
        ann.act(table, 'give', { seat: 1, to: { kind: 'bot', bot: 'random' } }),
        ann.act(table, 'give', { seat: 1, to: { kind: 'open' } }),
        ben.act(table, 'give', { seat: 0, to: { kind: 'bot', bot: 'random' } }),
        ben.act(table, 'host', { person: ben.person.id }),
        ben.act(table, 'close'),
      ]);
      const number = (await matchFor(ann, table)).number;
      return tries.some(({ status }) => status === 200) || number !== 0 ? 'somebody lost what was theirs' : null;
    },
  },
};

/** What comes of an attempt: what is broken, or null. */
export async function tryOut({ environment, run }: Attempt): Promise<string | null> {
  const server = await openServer(environment);
  try {
    return (await run(server)) ?? ((await isReachable(server)) ? null : 'nobody else comes in');
  } finally {
    await server.stop();
  }
}

/** All of it, one after the other; what is broken. */
export async function starve(): Promise<string[]> {
  const broken: string[] = [];
  for (const [name, attempt] of Object.entries(ATTEMPTS)) {
    const found = await tryOut(attempt);
    if (found !== null) broken.push(`${name}: ${found}`);
  }
  return broken;
}

/** Those who were let go make room as soon as the server hears that they are gone. */
async function isReachable({ base }: TestServer): Promise<boolean> {
  for (let tries = 0; tries < 100; tries++) {
    if ((await fetch(`${base}/healthz`).catch(() => null)) !== null) return true;
    await pause(50);
  }
  return false;
}

/** How many matches this process, in which the server answers people, runs again from now on. */
function countReplays(): () => number {
  const { rebuild } = Match;
  const { rerun } = Match.prototype;
  let count = 0;
  const counting = <A extends unknown[], R>(original: (...args: A) => R) =>
    function (this: unknown, ...args: A): R {
      count++;
      return Reflect.apply(original, this, args);
    };
  Match.rebuild = counting(rebuild) as typeof rebuild;
  Match.prototype.rerun = counting(rerun);
  return () => {
    Match.rebuild = rebuild;
    Match.prototype.rerun = rerun;
    return count;
  };
}

/** Come to a table and be told all of it step by step. */
async function welcomed(guest: Guest, table: string): Promise<void> {
  const socket = guest.socket(table, '?since=-1&follow=steps');
  for (;;) {
    const [data] = await once(socket, 'message');
    if (JSON.parse(String(data)).type === 'welcome') break;
  }
  socket.close();
}

function silent(port: number, says = ''): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined).resume();
  if (says !== '') socket.write(says);
  return socket;
}

async function dropped(port: number, says: string): Promise<void> {
  await once(silent(port, says), 'close');
}

/** Whether it happens at all. */
async function within(work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), NEVER);
  });
  const happened = await Promise.race([work.then(() => true), late]);
  clearTimeout(timer);
  return happened;
}
