import { isLoopback } from './address.ts';
import type { Api } from './api.ts';

/** For those who run it: is it alive, can it serve, how is it doing. */
export function health({ app, registry, metrics, connections, settings }: Api): void {
  app.get('/healthz', { schema: { hide: true } }, async (_, reply) => reply.type('text/plain').send('alive\n'));
  app.get('/readyz', { schema: { hide: true } }, async (_, reply) => {
    const ready = !connections.closing && (await registry.store.ready());
    return reply
      .code(ready ? 200 : 503)
      .type('text/plain')
      .send(ready ? 'ready\n' : 'not ready\n');
  });
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    const forwarded = ['forwarded', 'x-forwarded-for', 'x-real-ip'].some((header) => request.headers[header] !== undefined);
    const local = isLoopback(request.raw.socket.remoteAddress) && !forwarded;
    if (settings.metrics === 'off' || (settings.metrics === 'local' && !local)) return reply.callNotFound();
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}
