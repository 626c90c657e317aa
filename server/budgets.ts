import { Newcomers } from './newcomers.ts';
import { type Rate, RateLimits } from './rate-limit.ts';
import { refusal } from './refusal.ts';
import type { Settings } from './settings.ts';
import type { Store } from './storage/store.ts';

/** What anybody may do how often: by address (`budgetOf`), or by person. */
export interface Budgets {
  /** Requests, by address. */
  readonly requests: RateLimits;
  /** Files of the app that never change, by address: apart, so that nobody's visit costs somebody else an answer. */
  readonly files: RateLimits;
  /** Actions and pings, on one connection. */
  readonly actions: Rate;
  /** New tables, rematches, guests and tokens. */
  readonly newcomers: Newcomers;
  readonly talk: Budget;
  /** Taking and leaving seats, and giving them away. */
  readonly seating: Budget;
  /** Undo, asked for and agreed to. */
  readonly undo: Budget;
  /** Coming to a table and being told step by step what happened. */
  readonly telling: Budget;
}

export function budgetsFor(settings: Settings, store: Store): Budgets {
  const { requestsPerSecond, actionsPerSecond } = settings;
  const requests = { perSecond: requestsPerSecond, atOnce: requestsPerSecond * 10 };
  const seldom = { perSecond: actionsPerSecond / 20, atOnce: actionsPerSecond * 1.5 };
  return {
    requests: new RateLimits(requests),
    files: new RateLimits(times(FILES, requests)),
    actions: { perSecond: actionsPerSecond, atOnce: actionsPerSecond * 3 },
    newcomers: new Newcomers(store, settings),
    talk: new Budget({ perSecond: 0.5, atOnce: 5 }),
    seating: new Budget(seldom),
    undo: new Budget(seldom),
    telling: new Budget(seldom),
  };
}

/** So many files for each other request: a first visit loads the whole app, and a whole household may come at once. */
const FILES = 20;

/** So many people share an address, in a home or a school. */
export const SHARED_BY = 10;

/** By person, and for all from one address together: names cost nothing. */
export class Budget {
  readonly #people: RateLimits;
  readonly #addresses: RateLimits;

  constructor(rate: Rate) {
    this.#people = new RateLimits(rate);
    this.#addresses = new RateLimits(times(SHARED_BY, rate));
  }

  /** What one person may. */
  get rate(): Rate {
    return this.#people.rate;
  }

  spend(person: string, address: string, complaint: string): void {
    if (!this.#people.allow(person) || !this.#addresses.allow(address)) throw refusal('too-fast', complaint);
  }
}

function times(factor: number, { perSecond, atOnce }: Rate): Rate {
  return { perSecond: perSecond * factor, atOnce: atOnce * factor };
}
