/** So many people share an address, in a home or a school. */
export const SHARED_BY = 10;

/** So many addresses share a network of IPv6 (`networkOf`) before they pay for each other. */
export const WIDER_BY = 4;

/** So much at once, and so much a second after that. */
export interface Rate {
  readonly perSecond: number;
  readonly atOnce: number;
}

export class RateLimit {
  readonly #rate: Rate;
  #left: number;
  #at: number;

  constructor(rate: Rate, now = performance.now()) {
    this.#rate = rate;
    this.#left = rate.atOnce;
    this.#at = now;
  }

  /** Spend one; false when there is nothing left. */
  allow(now = performance.now()): boolean {
    this.#left = this.#leftAt(Math.max(now, this.#at));
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left--;
    return true;
  }

  /** Nothing has been spent that has not come back: as good as new. */
  full(now = performance.now()): boolean {
    return this.#leftAt(now) >= this.#rate.atOnce;
  }

  #leftAt(now: number): number {
    return Math.min(this.#rate.atOnce, this.#left + ((now - this.#at) / 1000) * this.#rate.perSecond);
  }
}

/** A limit for each address or person. */
export class RateLimits {
  readonly rate: Rate;
  readonly #each = new Map<string, RateLimit>();
  #tidied = performance.now();

  constructor(rate: Rate) {
    this.rate = rate;
  }

  allow(who: string, now = performance.now()): boolean {
    if (now - this.#tidied > 60_000) this.#tidy(now);
    let limit = this.#each.get(who);
    if (limit === undefined) {
      limit = new RateLimit(this.rate, now);
      this.#each.set(who, limit);
    }
    return limit.allow(now);
  }

  get size(): number {
    return this.#each.size;
  }

  #tidy(now: number): void {
    this.#tidied = now;
    for (const [who, limit] of this.#each) if (limit.full(now)) this.#each.delete(who);
  }
}
