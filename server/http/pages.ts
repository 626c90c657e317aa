import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply } from 'fastify';
import type { App } from './api.ts';

const YEAR = 31_536_000_000;

/** The web app as it was built: every address that is not the API's is a screen of it. Without it there is the API alone. */
export async function pages(app: App, folder: string, notFound: (reply: FastifyReply) => FastifyReply): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) {
    app.get('/', { schema: { hide: true } }, async (_, reply) => reply.redirect('/api/docs'));
    app.setNotFoundHandler((_, reply) => notFound(reply));
    return;
  }
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    index: false,
    setHeaders: (reply, path) => {
      // Files in assets/ are named after what is in them; everything else is asked for again.
      reply.header('cache-control', path.includes('/assets/') ? `public, max-age=${YEAR / 1000}, immutable` : 'no-cache');
    },
  });
  app.setNotFoundHandler((request, reply) =>
    request.method === 'GET' && !request.url.startsWith('/api') && request.headers.accept?.includes('text/html') === true
      ? reply.code(404).sendFile('index.html')
      : notFound(reply),
  );
  for (const path of ['/', '/play/*', '/local/*', '/t/*', '/rules', '/rules/*', '/replays', '/credits'])
    app.get(path, { schema: { hide: true } }, async (_, reply) => reply.sendFile('index.html'));
}
