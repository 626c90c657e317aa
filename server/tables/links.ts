import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** The link of a seat, made from the table's secret: whoever asks again for the same action gets the same link. */
export function linkFor(secret: string, occasion: string): string {
  return createHmac('sha256', Buffer.from(secret, 'hex')).update(`link ${occasion}`).digest('base64url').slice(0, 22);
}

/** One link for all seats that wait for somebody: whoever comes with it takes one that is free. */
export function tableLink(secret: string): string {
  return linkFor(secret, 'table');
}

/** Tokens are kept as hashes: who reads the database cannot sit down. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

export function matchesHash(hash: string, token: string): boolean {
  return timingSafeEqual(Buffer.from(hash, 'hex'), Buffer.from(hashOf(token), 'hex'));
}
