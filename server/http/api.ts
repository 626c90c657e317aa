import type { FastifyBaseLogger, FastifyInstance, RawReplyDefaultExpression, RawRequestDefaultExpression, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Budgets } from '../budgets.ts';
import type { Metrics } from '../metrics.ts';
import type { Settings } from '../settings.ts';
import type { People } from '../tables/people.ts';
import type { TableRegistry } from '../tables/registry.ts';
import type { Connections } from './connections.ts';
import type { RefusedMessage } from './request-log.ts';

export type App = FastifyInstance<RawServerDefault, RawRequestDefaultExpression, RawReplyDefaultExpression, FastifyBaseLogger, ZodTypeProvider>;

/** What the routes work with. */
export interface Api {
  readonly app: App;
  readonly registry: TableRegistry;
  readonly people: People;
  readonly settings: Settings;
  readonly metrics: Metrics;
  readonly connections: Connections;
  readonly budgets: Budgets;
  /** Something was refused on a connection. */
  readonly refusedMessage?: (refused: RefusedMessage) => void;
}
