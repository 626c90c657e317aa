import { networkOf } from './http/address.ts';
import { Newcomers } from './newcomers.ts';
import { type Rate, RateLimits, SHARED_BY, WIDER_BY } from './rate-limit.ts';
import { refusal } from './refusal.ts';
import type { Settings } from './settings.ts';
import type { Store } from './storage/store.ts';

/** What anybody may do how often: by person where they are known, by address (`budgetOf`) and by network (`networkOf`). */
export interface Budgets {
  /** Requests: from an address before anybody is looked up, then by person. */
  readonly requests: Budget;
  /** Files of the app that never change, by address: apart, so that nobody's visit costs somebody else an answer. */
  readonly files: Budget;
  /** Actions and pings, on one connection. */
  readonly actions: Rate;
  /** New tables, rematches, guests and tokens. */
  readonly newcomers: Newcomers;
  readonly talk: Budget;
  /** Taking and leaving seats, and giving them away. */
  readonly seating: Budget;
  /** Undo, asked for and agreed to. */
  readonly undo: Budget;
  /** Signing in, by passkey or by code. */
  readonly signIn: Budget;
  /** Coming to a table and being told step by step what happened. */
  readonly telling: Budget;
}

export function budgetsFor(settings: Settings, store: Store): Budgets {
  const { requestsPerSecond, actionsPerSecond } = settings;
  const requests = { perSecond: requestsPerSecond, atOnce: requestsPerSecond * 10 };
  const seldom = { perSecond: actionsPerSecond / 20, atOnce: actionsPerSecond * 1.5 };
  return {
    requests: new Budget(requests),
    files: new Budget(times(FILES, requests)),
    actions: { perSecond: actionsPerSecond, atOnce: actionsPerSecond * 3 },
    newcomers: new Newcomers(store, settings),
    talk: new Budget({ perSecond: 0.5, atOnce: 5 }),
    seating: new Budget(seldom),
    undo: new Budget(seldom),
    signIn: new Budget(seldom),
    telling: new Budget(seldom),
  };
}

/** So many files for each other request: a first visit loads the whole app, and a whole household may come at once. */
const FILES = 20;

/** By person; a stranger is their address. And for all from one address together, and from one network: names cost nothing, and neither do addresses. */
export class Budget {
  readonly #people: RateLimits;
  readonly #addresses: RateLimits;
  readonly #networks: RateLimits;

  constructor(rate: Rate) {
    this.#people = new RateLimits(rate);
    this.#addresses = new RateLimits(times(SHARED_BY, rate));
    this.#networks = new RateLimits(times(SHARED_BY * WIDER_BY, rate));
  }

  /** What one person may. */
  get rate(): Rate {
    return this.#people.rate;
  }

  /** May whoever it is from there? */
  allowFrom(address: string, now = performance.now()): boolean {
    const network = networkOf(address);
    return this.#addresses.allow(address, now) && (network === null || this.#networks.allow(network, now));
  }

  /** May they, wherever they are? */
  allowTo(person: string | null, address: string, now = performance.now()): boolean {
    return this.#people.allow(person === null ? `from ${address}` : person, now);
  }

  spend(person: string | null, address: string, complaint: string, now = performance.now()): void {
    if (!this.allowTo(person, address, now) || !this.allowFrom(address, now)) throw refusal('too-fast', complaint);
  }
}

function times(factor: number, { perSecond, atOnce }: Rate): Rate {
  return { perSecond: perSecond * factor, atOnce: atOnce * factor };
}
