/** The keyed stream all randomness comes from: ChaCha with 8 rounds. Nobody can tell the next word from those before. */
export class Stream {
  /** How many words have been taken since the key was set. */
  position = 0;
  readonly #key = new Int32Array(8);
  readonly #block = new Int32Array(16);
  #held = -1;

  constructor(key: Key, position = 0) {
    for (let byte = 31; byte >= 0; byte--)
      this.#key[byte >> 2] = ((this.#key[byte >> 2] as number) << 8) | Number.parseInt(key.slice(2 * byte, 2 * byte + 2), 16);
    this.position = position;
  }

  /** The next 32 random bits. */
  word(): number {
    const block = Math.floor(this.position / 16);
    if (block !== this.#held) this.#fill(block);
    return (this.#block[this.position++ & 15] as number) >>> 0;
  }

  /** A whole number from 0 to n - 1, each equally likely (Lemire's method). */
  below(n: number): number {
    let product = this.word() * n;
    if (product >>> 0 < n) {
      const floor = (4294967296 - n) % n;
      while (product >>> 0 < floor) product = this.word() * n;
    }
    return Math.floor(product / 4294967296);
  }

  #fill(counter: number): void {
    const x = this.#block;
    x[0] = 0x61707865;
    x[1] = 0x3320646e;
    x[2] = 0x79622d32;
    x[3] = 0x6b206574;
    x.set(this.#key, 4);
    x[12] = counter;
    x[13] = Math.floor(counter / 4294967296);
    x[14] = 0;
    x[15] = 0;
    const start = x.slice();
    for (let round = 0; round < 8; round += 2) {
      quarter(x, 0, 4, 8, 12);
      quarter(x, 1, 5, 9, 13);
      quarter(x, 2, 6, 10, 14);
      quarter(x, 3, 7, 11, 15);
      quarter(x, 0, 5, 10, 15);
      quarter(x, 1, 6, 11, 12);
      quarter(x, 2, 7, 8, 13);
      quarter(x, 3, 4, 9, 14);
    }
    for (let i = 0; i < 16; i++) x[i] = (x[i] as number) + (start[i] as number);
    this.#held = counter;
  }
}

function quarter(x: Int32Array, ia: number, ib: number, ic: number, id: number): void {
  let a = x[ia] as number;
  let b = x[ib] as number;
  let c = x[ic] as number;
  let d = x[id] as number;
  a = (a + b) | 0;
  d ^= a;
  d = (d << 16) | (d >>> 16);
  c = (c + d) | 0;
  b ^= c;
  b = (b << 12) | (b >>> 20);
  a = (a + b) | 0;
  d ^= a;
  d = (d << 8) | (d >>> 24);
  c = (c + d) | 0;
  b ^= c;
  b = (b << 7) | (b >>> 25);
  x[ia] = a;
  x[ib] = b;
  x[ic] = c;
  x[id] = d;
}

/** 256 bits as 64 hexadecimal digits. */
export type Key = string;

export function isKey(text: unknown): text is Key {
  return typeof text === 'string' && /^[0-9a-f]{64}$/.test(text);
}

export function freshKey(): Key {
  return [...globalThis.crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
