import type { FastifyReply } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { RefusalBody, STATUS } from '#wire';
import type { Metrics } from '../metrics.ts';
import { isRefusal, refusal, refusalBody, type ServerRefusal } from '../refusal.ts';
import { StorageError } from '../storage/errors.ts';
import type { App } from './api.ts';

/** What every route may reply. */
export const refusals = { '4xx': RefusalBody, '5xx': RefusalBody } as const;

/** Every refusal has a code, over HTTP as over WebSocket; what is nobody's fault is not explained to strangers. */
export function errors(app: App, metrics: Metrics): { notFound(reply: FastifyReply): FastifyReply } {
  app.setErrorHandler((thrown, request, reply) => {
    const refused = refusalOf(thrown);
    if (refused.code === 'unavailable' || refused.code === 'damaged') request.log.error(thrown);
    metrics.refusals.inc({ code: refused.code });
    request.refused = refused.code;
    // Whoever asked for a socket and was refused keeps no connection.
    if (request.headers.upgrade !== undefined) reply.raw.once('finish', () => request.raw.socket.destroySoon());
    if (refused.code === 'too-fast' || refused.code === 'unavailable') reply.header('retry-after', '1');
    return reply
      .code(STATUS[refused.code])
      .type('application/json')
      .send(JSON.stringify(refusalBody(refused)));
  });
  const notFound = (reply: FastifyReply): FastifyReply => {
    const refused = refusal('not-found', 'There is nothing here. See /api/docs for what there is.');
    metrics.refusals.inc({ code: refused.code });
    reply.request.refused = refused.code;
    return reply
      .code(404)
      .type('application/json')
      .send(JSON.stringify(refusalBody(refused)));
  };
  return { notFound };
}

/** Coming again does not help; whoever runs the server has to. */
export function damagedTable(cause: StorageError): ServerRefusal {
  return refusal('damaged', `${cause.message} Whoever runs this server can bring back from a backup what was written.`, { cause });
}

export function refusalOf(thrown: unknown): ServerRefusal {
  if (isRefusal(thrown)) return thrown;
  if (thrown instanceof StorageError && thrown.code === 'damaged') return damagedTable(thrown);
  if (thrown instanceof StorageError) return refusal('unavailable', `${thrown.message} Try again in a moment.`, { cause: thrown });
  if (hasZodFastifySchemaValidationErrors(thrown)) {
    const said = thrown.validation.map(({ instancePath, message }) => `${instancePath === '' ? '' : `${instancePath.slice(1)}: `}${message}`).join('; ');
    return refusal('malformed', said.slice(0, 500));
  }
  const status = typeof thrown === 'object' && thrown !== null && 'statusCode' in thrown ? thrown.statusCode : 500;
  if (status === 413) return refusal('too-large', 'That is too large.');
  if (typeof status === 'number' && status >= 400 && status < 500)
    return refusal('malformed', thrown instanceof Error ? thrown.message : 'That cannot be read.');
  return refusal('unavailable', 'Something went wrong on the server; nothing has changed.', { cause: thrown });
}
