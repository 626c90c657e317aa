import type { Key } from './chacha.ts';

const K = new Int32Array(64);
const START = new Int32Array(8);
{
  let found = 0;
  for (let n = 2; found < 64; n++) {
    let prime = true;
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
    if (!prime) continue;
    if (found < 8) START[found] = fraction(Math.sqrt(n));
    K[found++] = fraction(Math.cbrt(n));
  }
}

function fraction(x: number): number {
  return ((x - Math.floor(x)) * 4294967296) | 0;
}

/** What of a block is worked on; used again by every call, since none waits for anything. */
const w = new Int32Array(64);

/** SHA-256 of bytes, or of a text in UTF-8, as 64 hexadecimal digits. Written out because the platform's own is asynchronous in browsers. */
export function sha256(message: string | Uint8Array): string {
  const bytes = bytesOf(message);
  const padded = new Uint8Array((((bytes.length + 8) >> 6) << 6) + 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 536870912));
  view.setUint32(padded.length - 4, (bytes.length << 3) >>> 0);
  const h = START.slice();
  for (let at = 0; at < padded.length; at += 64) mix(view, at, h);
  let hex = '';
  for (const word of h) hex += (word >>> 0).toString(16).padStart(8, '0');
  return hex;
}

/** One block of 64 bytes. */
function mix(view: DataView, at: number, h: Int32Array): void {
  for (let i = 0; i < 16; i++) w[i] = view.getInt32(at + 4 * i);
  for (let i = 16; i < 64; i++) {
    const x = w[i - 15] as number;
    const y = w[i - 2] as number;
    const s0 = turned(x, 7) ^ turned(x, 18) ^ (x >>> 3);
    const s1 = turned(y, 17) ^ turned(y, 19) ^ (y >>> 10);
    w[i] = (w[i - 16] as number) + s0 + (w[i - 7] as number) + s1;
  }
  let a = h[0] as number;
  let b = h[1] as number;
  let c = h[2] as number;
  let d = h[3] as number;
  let e = h[4] as number;
  let f = h[5] as number;
  let g = h[6] as number;
  let k = h[7] as number;
  for (let i = 0; i < 64; i++) {
    const one = (k + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + (K[i] as number) + (w[i] as number)) | 0;
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    k = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  h[0] = (h[0] as number) + a;
  h[1] = (h[1] as number) + b;
  h[2] = (h[2] as number) + c;
  h[3] = (h[3] as number) + d;
  h[4] = (h[4] as number) + e;
  h[5] = (h[5] as number) + f;
  h[6] = (h[6] as number) + g;
  h[7] = (h[7] as number) + k;
}

function turned(x: number, by: number): number {
  return (x >>> by) | (x << (32 - by));
}

const BLOCK = 64;

/** HMAC-SHA-256 (RFC 2104) of bytes, or of a text in UTF-8, under a key given as hexadecimal digits. */
export function hmacSha256(keyHex: string, message: string | Uint8Array): string {
  const given = hexBytes(keyHex);
  const key = given.length > BLOCK ? hexBytes(sha256(given)) : given;
  const bytes = bytesOf(message);
  const inner = new Uint8Array(BLOCK + bytes.length).fill(0x36, 0, BLOCK);
  const outer = new Uint8Array(BLOCK + 32).fill(0x5c, 0, BLOCK);
  key.forEach((byte, i) => {
    inner[i] = byte ^ 0x36;
    outer[i] = byte ^ 0x5c;
  });
  inner.set(bytes, BLOCK);
  outer.set(hexBytes(sha256(inner)), BLOCK);
  return sha256(outer);
}

function hexBytes(hex: string): Uint8Array {
  return Uint8Array.from({ length: hex.length / 2 }, (_, i) => Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16));
}

const utf8 = new TextEncoder();

function bytesOf(message: string | Uint8Array): Uint8Array {
  return typeof message === 'string' ? utf8.encode(message) : message;
}

/** JSON with the keys of every object in order, so that equal data gives equal text. */
export function canonical(data: unknown): string {
  if (typeof data === 'number') return Number.isFinite(data) ? `${data}` : 'null';
  if (typeof data !== 'object' || data === null) return JSON.stringify(data);
  if (Array.isArray(data)) return canonicalList(data);
  const object = data as { readonly [key: string]: unknown };
  let text = '';
  for (const key of Object.keys(object).sort()) {
    const value = object[key];
    if (value !== undefined) text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${canonical(value)}`;
  }
  return `{${text}}`;
}

function canonicalList(list: readonly unknown[]): string {
  let text = '';
  for (let i = 0; i < list.length; i++) text += `${i === 0 ? '' : ','}${canonical(list[i]) ?? ''}`;
  return `[${text}]`;
}

/** A key anyone can make again from a few words: for tests, simulations and reproductions. */
export function keyFromSeed(seed: string | number): Key {
  return sha256(`muster ${seed}`);
}
