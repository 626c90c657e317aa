import { RateLimits } from './rate-limit.ts';
import type { Settings } from './settings.ts';

/** What anybody may do how often: by address (`budgetOf`), or by person. */
export interface Budgets {
  /** Requests, by address. */
  readonly requests: RateLimits;
  /** New tables, rematches, guests and tokens, by address. */
  readonly newcomers: RateLimits;
  /** Talk, by person. */
  readonly talk: RateLimits;
  /** Taking and leaving seats, and giving them away, by person. */
  readonly seating: RateLimits;
  /** Undo, asked for and agreed to, by person. */
  readonly undo: RateLimits;
}

export function budgetsFor({ requestsPerSecond, actionsPerSecond, newTablesPerHour }: Settings): Budgets {
  return {
    requests: new RateLimits(requestsPerSecond, requestsPerSecond * 10),
    newcomers: new RateLimits(newTablesPerHour / 3600, newTablesPerHour),
    talk: new RateLimits(0.5, 5),
    seating: new RateLimits(actionsPerSecond / 20, actionsPerSecond * 1.5),
    undo: new RateLimits(actionsPerSecond / 20, actionsPerSecond * 1.5),
  };
}
