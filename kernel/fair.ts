import { freshKey, type Key } from './chacha.ts';
import { RecordError } from './errors.ts';
import { canonical, hmacSha256, sha256 } from './hash.ts';
import type { Seat } from './types.ts';

/** 32 random bytes that somebody adds to the dice, as 64 hexadecimal digits. */
export type Share = string;

/** Where the key of a match comes from: a secret that was committed to before the players added bytes of their own (`docs/fair-dice.md`). */
export interface Fairness {
  readonly table: string;
  readonly commitment: string;
  /** Only once the match is over. */
  readonly secret?: string;
  /** What was added at each seat, in the order of the seats. */
  readonly shares: readonly (readonly [Seat, Share])[];
}

export function freshSecret(): string {
  return freshKey();
}

/** What is shown of a secret before anybody sits down: nobody can tell the secret from it, and no other secret fits it. */
export function commitmentTo(secret: string): string {
  return sha256(`muster-commitment ${secret}`);
}

/** The key that the secret and the shares give. The server cannot choose it without the players, nor they without the server. */
export function keyFromShares(secret: string, table: string, shares: readonly (readonly [Seat, Share])[]): Key {
  return hmacSha256(secret, canonical({ table, shares: shares.toSorted(([a], [b]) => a - b) }));
}

/** The key the dice of a finished match must have come from. */
export function revealedKey({ table, commitment, secret, shares }: Fairness): Key {
  if (secret === undefined) throw new RecordError('fair', 'the secret behind the dice has not been revealed');
  if (commitmentTo(secret) !== commitment) throw new RecordError('fair', 'the secret behind the dice is not the one that was committed to');
  return keyFromShares(secret, table, shares);
}
