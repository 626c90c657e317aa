import { at, keyFromSeed, Stream } from '#kernel';
import { ACTION_NAMES } from '#wire';

/** What is known to an attacker who sits at a table. */
export interface Target {
  readonly table: string;
  readonly others: readonly string[];
  readonly people: readonly string[];
  /** Actions that were sent before, by anybody. */
  readonly received: readonly string[];
}

export const KINDS = ['random', 'malformed', 'mutated', 'foreign-seat', 'replayed', 'oversized', 'request', 'raw'] as const;
export type Kind = (typeof KINDS)[number];

/** Attacks by lot; the same seed gives the same ones. */
export class Ammunition {
  readonly #lot: Stream;

  constructor(seed: string) {
    this.#lot = new Stream(keyFromSeed(`attack ${seed}`));
  }

  below(n: number): number {
    return this.#lot.below(n);
  }

  one<T>(of: readonly T[]): T {
    return at(of, this.below(of.length));
  }

  /** Oversized frames and raw connections cost a reconnect each: they are rarer. */
  kind(): Kind {
    return this.one<Kind>([
      ...Array.from({ length: 10 }, () => ['random', 'malformed', 'mutated', 'foreign-seat', 'replayed'] as const).flat(),
      ...(['request', 'request', 'request', 'request', 'oversized', 'raw'] as const),
    ]);
  }

  /** A frame of a kind, small enough to be read. */
  frame(kind: Exclude<Kind, 'oversized' | 'request' | 'raw'>, target: Target): string | Buffer {
    switch (kind) {
      case 'random':
        return this.below(2) === 0 ? this.bytes(1 + this.below(200)) : this.bytes(1 + this.below(200)).toString('latin1');
      case 'malformed':
        return this.#malformed();
      case 'mutated':
        return this.#mutated(target);
      case 'foreign-seat':
        return this.#foreign(target);
      case 'replayed':
        return target.received.length === 0 ? '{}' : this.one(target.received);
    }
  }

  bytes(count: number): Buffer {
    return Buffer.from(Array.from({ length: count }, () => this.below(256)));
  }

  #malformed(): string {
    const whole = JSON.stringify(this.#action('x'));
    return this.one([
      () => whole.slice(0, this.below(whole.length)),
      () => '['.repeat(1 + this.below(5000)),
      () => `{"do":"answer","id":"x","number":1e${this.below(999)},"seat":0,"notation":"draw"}`,
      () => `{"__proto__":{"admin":true},"constructor":{"prototype":{"x":1}},"do":"${this.one(ACTION_NAMES)}","id":"x"}`,
      () => `{"do":"say","id":"x","text":"${'\\u0000'.repeat(1 + this.below(50))}"}`,
      () => 'null',
      () => `"${'a'.repeat(this.below(1000))}"`,
      () => `{"do":["say"],"id":{"$gt":""},"text":{"toString":1}}`,
      () => `{${Array.from({ length: 1 + this.below(200) }, (_, i) => `"k${i}":${i}`).join()}}`,
    ])();
  }

  /** An action with something in it that does not belong there. */
  #mutated(target: Target): string {
    const action: Record<string, unknown> = this.#action(`m${this.below(1e9)}`);
    const odd = this.one<unknown>([
      null,
      -1,
      0.5,
      1e308,
      '',
      'x'.repeat(500),
      [],
      {},
      true,
      '../../etc/passwd',
      "' or 1=1 --",
      '<script>',
      '\u202e',
      Number.MAX_SAFE_INTEGER,
      target.table,
    ]);
    action[this.one([...Object.keys(action), 'extra', '__proto__', 'person', 'key', 'gave'])] = odd;
    return JSON.stringify(action);
  }

  /** A well-formed action that is not this person's to do. */
  #foreign(target: Target): string {
    const id = `f${this.below(1e9)}`;
    const seat = this.below(3);
    return JSON.stringify(
      this.one<object>([
        { do: 'answer', id, number: this.below(40), seat: this.below(2), notation: this.one(['draw', 'burn', 'peek', 'card-00000000']) },
        { do: 'answer', id, number: this.below(40), seat, notation: 'draw', undos: this.below(3) },
        { do: 'sit', id, seat: this.below(2), link: this.#token() },
        { do: 'stand', id, seat: this.below(2) },
        { do: 'resign', id, seat: this.below(2) },
        { do: 'give', id, seat: this.below(2), to: this.one([{ kind: 'open' }, { kind: 'link' }, { kind: 'bot', bot: 'greedy' }]) },
        { do: 'arrange', id, patience: 60 + this.below(600) },
        { do: 'host', id, person: this.one(target.people) },
        { do: 'admit', id, person: this.one(target.people), seat: this.one([null, 0, 1]) },
        { do: 'start', id },
        { do: 'close', id },
        { do: 'undo', id, to: this.below(40) },
        { do: 'consent', id, agree: true },
        { do: 'rematch', id },
        { do: 'why', id, seat: this.below(2), notation: 'burn' },
        { do: 'nudge', id },
      ]),
    );
  }

  #action(id: string): { readonly [field: string]: unknown } {
    return this.one<{ readonly [field: string]: unknown }>([
      { do: 'answer', id, number: this.below(5), seat: this.below(4), notation: 'draw' },
      { do: 'undo', id, to: this.below(5) },
      { do: 'sit', id, seat: this.below(4) },
      { do: 'give', id, seat: this.below(2), to: { kind: 'link' } },
      { do: 'say', id, text: 'hello' },
      { do: 'why', id, seat: this.below(3), notation: 'draw' },
    ]);
  }

  #token(): string {
    return this.bytes(32).toString('base64url').slice(0, 22);
  }

  /** A request over HTTP. */
  request(target: Target): { readonly method: string; readonly path: string; readonly headers: Record<string, string>; readonly body: string | undefined } {
    const table = this.one([target.table, ...target.others, 'aaaaaaaaaaaaaaaa', '..%2f..%2fetc', '%00', "'--", 'x'.repeat(300)]);
    const path = this.one([
      `/api/tables/${table}`,
      `/api/tables/${table}/record`,
      `/api/tables/${table}/${this.one([...ACTION_NAMES, 'socket', 'key', 'secret'])}`,
      '/api/tables',
      '/api/me',
      '/api/tokens',
      '/api/records',
      '/api/../../data/muster.db',
      '/%2e%2e/%2e%2e/etc/passwd',
      `/${this.bytes(20).toString('base64url')}`,
    ]);
    const method = this.one(['GET', 'POST', 'POST', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']);
    const headers: Record<string, string> = this.one<Record<string, string>>([
      {},
      { 'content-type': 'application/json' },
      { 'content-type': 'text/plain' },
      { 'content-type': 'application/json', authorization: `Bearer ${this.bytes(32).toString('base64url')}` },
      { 'content-type': 'application/json', origin: 'https://evil.example.org' },
      { 'content-type': 'application/json', cookie: `muster=${this.bytes(32).toString('base64url')}` },
      { 'x-muster-link': this.#token() },
      { 'x-forwarded-for': '127.0.0.1', 'x-forwarded-host': 'evil' },
    ]);
    const said = this.frame(this.one(['malformed', 'mutated', 'foreign-seat'] as const), target).toString();
    return { method, path, headers, body: method === 'GET' || method === 'OPTIONS' ? undefined : said };
  }

  /** Bytes for a bare connection: broken HTTP, and broken frames after a good handshake. */
  raw(target: Target): Buffer {
    const handshake = `GET /api/tables/${target.table}/socket HTTP/1.1\r\nhost: localhost\r\nconnection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`;
    return this.one([
      () => this.bytes(1 + this.below(500)),
      () => Buffer.from(`GET / HTTP/1.1\r\nhost: ${'a'.repeat(this.below(20_000))}\r\n\r\n`),
      () =>
        Buffer.from(
          'POST /api/guests HTTP/1.1\r\nhost: localhost\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\nGET /metrics HTTP/1.1\r\n\r\n',
        ),
      () => Buffer.concat([Buffer.from(handshake), this.bytes(1 + this.below(300))]),
      () => Buffer.concat([Buffer.from(handshake), Buffer.from([0x81, 0x05, 1, 2, 3, 4, 5])]), // not masked
      () => Buffer.concat([Buffer.from(handshake), Buffer.from([0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0])]), // 2^63 bytes
      () => Buffer.concat([Buffer.from(handshake), Buffer.from([0x83, 0x80, 0, 0, 0, 0])]), // an opcode there is not
    ])();
  }
}
