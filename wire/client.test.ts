import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { at, Refusal } from '#kernel';
import type { ActionResult, Entry, ServerMessage, Socket } from './index.ts';
import { TableClient } from './index.ts';

const OLD = 'a'.repeat(16);
const NEW = 'b'.repeat(16);

/** A connection in the hands of a test. */
class Line implements Socket {
  readyState = 1;
  readonly sent: { do: string; id: string; table?: string }[] = [];
  readonly #listeners: { readonly type: string; readonly listener: (event: { readonly data: unknown }) => void }[] = [];

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  /** The other end hears of it when it hears of it; until then it goes on telling. */
  close(): void {}

  addEventListener(type: string, listener: (event: { readonly data: unknown }) => void): void {
    this.#listeners.push({ type, listener });
  }

  tell(message: ServerMessage): void {
    this.#happens('message', JSON.stringify(message));
  }

  break(): void {
    this.#happens('close', null);
  }

  #happens(what: string, data: unknown): void {
    for (const { type, listener } of this.#listeners) if (type === what) listener({ data });
  }
}

const entry = (number: number): Entry => ({ entry: number, at: 0, person: null, kind: 'trouble', text: `no ${number}` });
const entryMessage = (of: string, number: number, re?: string): ServerMessage => ({
  type: 'entry',
  of,
  entry: entry(number),
  match: null,
  ...(re === undefined ? {} : { re }),
});
/** A client reads no more of a welcome. */
const welcome = (table: string, last = 0): ServerMessage => {
  const message: object = { type: 'welcome', table: { id: table }, you: { id: null, seats: [] }, last, missed: [], match: null };
  return message as ServerMessage;
};
const result = (re: string, number = 1): ServerMessage => ({ type: 'result', re, entry: number, number: 0 });
const refusal = (re: string | null, code: 'closed' | 'unavailable' = 'closed'): ServerMessage => ({ type: 'refusal', re, code, message: 'no' });

/** A client at the old table, everything it opened and everything it was told. */
function client(more: object = {}): { client: TableClient; lines: Line[]; heard: ServerMessage[] } {
  const lines: Line[] = [];
  const heard: ServerMessage[] = [];
  const connect = (): Socket => {
    const line = new Line();
    lines.push(line);
    return line;
  };
  return { client: new TableClient({ table: OLD, connect, onMessage: (message) => heard.push(message), backoff: () => 1, ...more }), lines, heard };
}

/** How an action ended. */
async function fate(acting: Promise<ActionResult>): Promise<number | string | null> {
  return acting.then(
    ({ entry: number }) => number,
    (error: Error) => (error instanceof Refusal ? error.code : error.message),
  );
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const say = (who: TableClient): Promise<ActionResult> => who.act('say', { text: 'hello' });

describe('what comes late from the old table', () => {
  test('after a switch is for nobody: entries, pages, results, refusals', async () => {
    const { client: ann, lines, heard } = client();
    const line = at(lines, 0);
    line.tell(welcome(OLD, 3));
    const [first, second, third] = [say(ann), say(ann), say(ann)].map(fate);
    ann.switchTable(NEW, -1);
    heard.length = 0;
    const [one, two, three] = line.sent.map(({ id }) => id) as [string, string, string];
    const late = [entryMessage(OLD, 4), entryMessage(OLD, 5, one), result(two), refusal(three), refusal(three, 'unavailable'), welcome(OLD, 9)] as const;
    for (const message of late) line.tell(message);
    line.tell({ type: 'page', of: OLD, entries: [entry(0)] });
    expect(heard).toEqual([]);
    expect(ann.last).toBe(-1);
    line.tell(welcome(NEW, 0));
    for (const message of late) line.tell(message);
    expect(heard).toEqual([welcome(NEW, 0)]);
    expect(ann.last).toBe(0);
    expect(await Promise.all([first, second, third])).toEqual(Array.from({ length: 3 }, () => 'gone to another table'));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(line.sent.filter(({ do: what }) => what === 'say')).toHaveLength(3);
    ann.end();
  });

  test('does not answer what was done at the new one', async () => {
    const { client: ann, lines, heard } = client();
    const line = at(lines, 0);
    line.tell(welcome(OLD));
    void fate(say(ann));
    ann.switchTable(NEW);
    line.tell(welcome(NEW, 7));
    const there = fate(say(ann));
    const [old, , young] = line.sent.map(({ id }) => id) as [string, string, string];
    expect(old).not.toBe(young);
    line.tell(refusal(old));
    line.tell(entryMessage(OLD, 8, old));
    line.tell(entryMessage(NEW, 8, young));
    expect(await there).toBe(8);
    expect(heard.map(({ type }) => type)).toEqual(['welcome', 'welcome', 'entry']);
    ann.end();
  });

  test('of a switch that was overtaken by another opens nothing', () => {
    const { client: ann, lines, heard } = client();
    const line = at(lines, 0);
    line.tell(welcome(OLD));
    ann.switchTable(NEW);
    const [first] = line.sent.map(({ id }) => id) as [string];
    line.tell(welcome(NEW));
    ann.switchTable(OLD);
    line.tell(refusal(first));
    expect(lines).toHaveLength(1);
    line.tell(welcome(NEW, 5));
    line.tell(entryMessage(OLD, 5));
    expect(heard.map(({ type }) => type)).toEqual(['welcome', 'welcome']);
    line.tell(welcome(OLD, 5));
    expect(ann.last).toBe(5);
    ann.end();
  });

  test('after the end, or on a line that was given up, is for nobody', async () => {
    const { client: ann, lines, heard } = client();
    const line = at(lines, 0);
    line.tell(welcome(OLD));
    const said = fate(say(ann));
    ann.reconnect();
    heard.length = 0;
    const [id] = line.sent.map((action) => action.id) as [string];
    for (const message of [entryMessage(OLD, 1, id), result(id), refusal(id), welcome(OLD, 4)]) line.tell(message);
    expect(heard).toEqual([]);
    await vi.advanceTimersByTimeAsync(10);
    at(lines, 1).tell(welcome(OLD, 1));
    expect(at(lines, 1).sent.map((action) => action.id)).toEqual([id]);
    ann.end();
    expect(await said).toBe('the client has ended');
    heard.length = 0;
    for (const message of [entryMessage(OLD, 2, id), result(id), refusal(id), welcome(OLD, 4), { type: 'bye', why: 'x' } as const]) at(lines, 1).tell(message);
    at(lines, 1).break();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(heard).toEqual([]);
    expect(lines).toHaveLength(2);
  });
});

test('what was acknowledged is not told twice', async () => {
  const { client: ann, lines, heard } = client();
  const line = at(lines, 0);
  line.tell(welcome(OLD));
  const said = fate(say(ann));
  const [id] = line.sent.map((action) => action.id) as [string];
  line.tell(result(id, 1));
  line.tell(result(id, 1));
  expect(await said).toBe(1);
  expect(heard.map(({ type }) => type)).toEqual(['welcome', 'result']);
  ann.end();
});

describe('a line that is dead without a word', () => {
  const patience = { silence: 5_000, reply: 1_000 };

  test('is given up when no reply comes, and what was sent is sent again, under the same id', async () => {
    const { client: ann, lines } = client({ patience });
    at(lines, 0).tell(welcome(OLD));
    void fate(say(ann));
    await vi.advanceTimersByTimeAsync(1_500);
    expect(lines).toHaveLength(2);
    at(lines, 1).tell(welcome(OLD));
    expect(at(lines, 1).sent).toEqual(at(lines, 0).sent.slice(0, 1));
    ann.end();
  });

  test('is given up when nothing is heard at all; a tick is enough to keep it', async () => {
    const { client: ann, lines } = client({ patience });
    at(lines, 0).tell(welcome(OLD));
    for (let seconds = 0; seconds < 20; seconds += 4) {
      await vi.advanceTimersByTimeAsync(4_000);
      at(lines, 0).tell({ type: 'tick' });
    }
    expect(lines).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(5_500);
    expect(lines).toHaveLength(2);
    ann.end();
  });

  test('is noticed though the clock of the device goes back by hours', async () => {
    const { client: ann, lines } = client({ patience });
    at(lines, 0).tell(welcome(OLD));
    vi.setSystemTime(Date.now() - 5 * 3_600_000);
    await vi.advanceTimersByTimeAsync(5_500);
    expect(lines).toHaveLength(2);
    ann.end();
  });
});
