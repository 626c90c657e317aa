import { Newcomers } from './newcomers.ts';
import { RateLimits } from './rate-limit.ts';
import { refusal } from './refusal.ts';
import type { Settings } from './settings.ts';
import type { Store } from './storage/store.ts';

/** What anybody may do how often: by address (`budgetOf`), or by person. */
export interface Budgets {
  /** Requests, by address. */
  readonly requests: RateLimits;
  /** Files of the app that never change, by address: apart, so that nobody's visit costs somebody else an answer. */
  readonly files: RateLimits;
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
  return {
    requests: new RateLimits(requestsPerSecond, requestsPerSecond * 10),
    files: new RateLimits(requestsPerSecond * FILES, requestsPerSecond * FILES * 10),
    newcomers: new Newcomers(store, settings),
    talk: new Budget(0.5, 5),
    seating: new Budget(actionsPerSecond / 20, actionsPerSecond * 1.5),
    undo: new Budget(actionsPerSecond / 20, actionsPerSecond * 1.5),
    telling: new Budget(actionsPerSecond / 20, actionsPerSecond * 1.5),
  };
}

/** So many files for each other request: a first visit loads the whole app, and a whole household may come at once. */
export const FILES = 20;

/** So many people share an address, in a home or a school. */
const SHARED_BY = 10;

/** By person, and for all from one address together: names cost nothing. */
export class Budget {
  readonly #people: RateLimits;
  readonly #addresses: RateLimits;

  constructor(rate: number, burst: number) {
    this.#people = new RateLimits(rate, burst);
    this.#addresses = new RateLimits(rate * SHARED_BY, burst * SHARED_BY);
  }

  spend(person: string, address: string, complaint: string): void {
    if (!this.#people.allow(person) || !this.#addresses.allow(address)) throw refusal('too-fast', complaint);
  }
}
