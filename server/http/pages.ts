import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply } from 'fastify';
import { PAGES } from '#wire';
import type { Settings } from '../settings.ts';
import type { Api } from './api.ts';
import { TablePage } from './table-page.ts';

const YEAR = 31_536_000_000;

/** The route of the app's files that never change. */
export const ASSETS = '/assets/*';

/** Headers of documents: beside each of some sixty files they would weigh as much as a game. A worker is a document of its own. */
const OF_DOCUMENTS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** The web app as it was built: every address that is not the API's is a screen of it. Without it there is the API alone. */
export async function pages(
  { app, registry }: Pick<Api, 'app' | 'registry'>,
  { pages: folder, url }: Settings,
  notFound: (reply: FastifyReply) => FastifyReply,
): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) {
    app.get('/', { schema: { hide: true } }, async (_, reply) => reply.redirect('/api/docs'));
    app.setNotFoundHandler((_, reply) => notFound(reply));
    return;
  }
  const served = { preCompressed: true, index: false } as const;
  // Files in assets/ are named after what is in them; everything else is asked for again.
  await app.register(fastifyStatic, { ...served, root: folder, setHeaders: (reply) => reply.header('cache-control', 'no-cache') });
  await app.register(fastifyStatic, {
    ...served,
    root: join(folder, 'assets'),
    prefix: ASSETS.slice(0, -1),
    decorateReply: false,
    maxAge: YEAR,
    immutable: true,
    setHeaders: (reply, path) => {
      if (!path.includes('worker')) for (const name of OF_DOCUMENTS) reply.removeHeader(name);
    },
  });
  app.setNotFoundHandler((request, reply) =>
    request.method === 'GET' && !request.url.startsWith('/api') && request.headers.accept?.includes('text/html') === true
      ? reply.code(404).sendFile('index.html')
      : notFound(reply),
  );
  const tablePage = new TablePage(folder, registry, url);
  for (const path of PAGES)
    app.get<{ Params: { id?: string } }>(path, { schema: { hide: true } }, async (request, reply) =>
      path === '/t/:id'
        ? reply
            .type('text/html; charset=utf-8')
            .header('cache-control', 'no-cache')
            .header('vary', 'accept-language')
            .send(await tablePage.pageOf(request.params.id ?? '', request))
        : reply.sendFile('index.html'),
    );
}
