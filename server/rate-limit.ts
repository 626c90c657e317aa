/** So much at once, and so much a second after that. */
export class RateLimit {
  readonly #rate: number;
  readonly #burst: number;
  #left: number;
  #at: number;

  constructor(rate: number, burst: number, now = performance.now()) {
    this.#rate = rate;
    this.#burst = burst;
    this.#left = burst;
    this.#at = now;
  }

  /** Spend one; false when there is nothing left. */
  allow(now = performance.now()): boolean {
    this.#left = Math.min(this.#burst, this.#left + (Math.max(0, now - this.#at) / 1000) * this.#rate);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left--;
    return true;
  }

  /** Nothing has been spent that has not come back: as good as new. */
  full(now = performance.now()): boolean {
    return this.#left + ((now - this.#at) / 1000) * this.#rate >= this.#burst;
  }
}

/** A limit for each address or person. */
export class RateLimits {
  readonly #rate: number;
  readonly #burst: number;
  readonly #each = new Map<string, RateLimit>();
  #tidied = performance.now();

  constructor(rate: number, burst: number) {
    this.#rate = rate;
    this.#burst = burst;
  }

  allow(who: string, now = performance.now()): boolean {
    if (now - this.#tidied > 60_000) this.#tidy(now);
    let limit = this.#each.get(who);
    if (limit === undefined) {
      limit = new RateLimit(this.#rate, this.#burst, now);
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
