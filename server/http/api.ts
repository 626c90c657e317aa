import type { FastifyBaseLogger, FastifyInstance, RawReplyDefaultExpression, RawRequestDefaultExpression, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Budgets } from '../budget.ts';
import type { Metrics } from '../metrics.ts';
import type { Settings } from '../settings.ts';
import type { House } from '../tables/house.ts';
import type { People } from '../tables/people.ts';
import type { Connections } from './connections.ts';

export type App = FastifyInstance<RawServerDefault, RawRequestDefaultExpression, RawReplyDefaultExpression, FastifyBaseLogger, ZodTypeProvider>;

/** What the routes work with. */
export interface Api {
  readonly app: App;
  readonly house: House;
  readonly people: People;
  readonly settings: Settings;
  readonly metrics: Metrics;
  readonly connections: Connections;
  /** New tables and guests, by address. */
  readonly newcomers: Budgets;
  /** Talk, by person. */
  readonly talk: Budgets;
}
