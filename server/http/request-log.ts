import type { RefusalCode } from '#wire';
import type { Settings } from '../settings.ts';
import type { App } from './api.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Why it was refused. */
    refused: RefusalCode | null;
  }
}

/** Something that was refused on a connection. */
export interface RefusedMessage {
  readonly code: RefusalCode;
  readonly from: string;
  readonly person: string | null;
  readonly table: string | null;
}

/** Log what was asked and what was refused, by whom and from where, as far as the settings want it: routes, never addresses with what stands in them. */
export function logRequests({ app, which }: { readonly app: App; readonly which: Settings['requestLog'] }): (refused: RefusedMessage) => void {
  app.decorateRequest('refused', null);
  if (which === 'off') return () => undefined;
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions, address: from, person, refused: code, params } = request;
    if (which === 'refusals' && code === null) return;
    const table = routeOptions.url?.startsWith('/api/tables/:id') === true ? (params as { id?: string }).id : undefined;
    const asked = { method, route: routeOptions.url ?? null, status: reply.statusCode, ms: Math.round(reply.elapsedTime), from, person: person?.id ?? null };
    app.log.info({ ...asked, ...(table === undefined ? {} : { table }), ...(code === null ? {} : { code }) }, code === null ? 'request' : 'refused');
  });
  return (refused) => app.log.info(refused, 'refused');
}
