import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** Nothing that is kept is longer than this. */
const LONGEST = 256_000_000;

/** Text made short, as text: what is written once and seldom read. */
export function packed(text: string): string {
  return `z${deflateRawSync(text, { level: 9 }).toString('base64')}`;
}

/** What it was; JSON of before there was packing is as it is. */
export function unpacked(text: string): string {
  return text.startsWith('z') ? inflateRawSync(Buffer.from(text.slice(1), 'base64'), { maxOutputLength: LONGEST }).toString() : text;
}
