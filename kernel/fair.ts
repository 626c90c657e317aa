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
  /** Who was bound to which share before any was shown, in the order of the seats. Matches of before have none. */
  readonly pledges?: readonly Pledge[];
}

/** The seat, whose it was (the id of a person, or `BOT`), and the hash of the share (`pledgeTo`). */
export type Pledge = readonly [seat: Seat, who: string, hash: string];

/** Who adds to the dice for seats of bots. */
export const BOT = 'bot';

export function freshSecret(): string {
  return freshKey();
}

/** What is shown of a secret before anybody sits down: nobody can tell the secret from it, and no other secret fits it. */
export function commitmentTo(secret: string): string {
  return sha256(`muster-commitment ${secret}`);
}

/** What is shown of a share before anybody shows theirs. It fits no other share, seat, person or table. */
export function pledgeTo(table: string, seat: Seat, who: string, share: Share): string {
  return sha256(`muster-share ${table} ${seat} ${who} ${share}`);
}

/** What is added at the seat of a bot follows from the secret, so that nobody can choose it later. */
export function shareOfBot(secret: string, table: string, seat: Seat): Share {
  return hmacSha256(secret, `muster-bot ${table} ${seat}`);
}

/** The key that the secret and the shares give. The server cannot choose it without the players, nor they without the server. */
export function keyFromShares(secret: string, table: string, shares: readonly (readonly [Seat, Share])[]): Key {
  return hmacSha256(secret, canonical({ table, shares: shares.toSorted(([a], [b]) => a - b) }));
}

/** The key the dice of a finished match must have come from. */
export function revealedKey(fair: Fairness): Key {
  const { table, commitment, secret, shares } = fair;
  if (secret === undefined) throw new RecordError('fair', 'the secret behind the dice has not been revealed');
  if (commitmentTo(secret) !== commitment) throw new RecordError('fair', 'the secret behind the dice is not the one that was committed to');
  checkPledges(fair, secret);
  return keyFromShares(secret, table, shares);
}

/** Nobody added anything else than what they were bound to. People may have kept theirs back. */
function checkPledges({ table, shares, pledges }: Fairness, secret: string): void {
  if (pledges === undefined) return;
  const given = new Map(shares);
  for (const [seat, who, hash] of pledges) {
    const share = given.get(seat);
    if (who === BOT && share !== shareOfBot(secret, table, seat))
      throw new RecordError('fair', `the share of the bot at seat ${seat} does not follow from the secret`);
    if (share !== undefined && pledgeTo(table, seat, who, share) !== hash)
      throw new RecordError('fair', `the share of seat ${seat} is not the one that was pledged`);
    given.delete(seat);
  }
  for (const seat of given.keys()) throw new RecordError('fair', `nobody had pledged a share for seat ${seat}`);
}
