import swagger from '@fastify/swagger';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';
import type { Api } from './api.ts';
import { docsClient } from './docs-client.ts';
import { docsPage } from './docs-page.ts';
import { limitsOf } from './limits.ts';
import { published } from './openapi.ts';

/** The OpenAPI document, made from the schemas that also check what comes in, and a page to read it. */
export async function docs({ app, settings, budgets }: Pick<Api, 'app' | 'settings' | 'budgets'>): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Muster',
        version: '1',
        description: 'Board games with their rules enforced. Pages sign in by cookie, programs with `Authorization: Bearer …` (POST /api/tokens).',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: '/' }],
      tags: [
        { name: 'people', description: 'Guests need no account: a name and a token.' },
        { name: 'tables', description: 'The shelf, the lobby, setting up a table.' },
        { name: 'play', description: 'At a table: everything that can be done, and everything that happens.' },
        { name: 'records', description: 'Matches as files that anybody can verify.' },
      ],
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' }, cookie: { type: 'apiKey', in: 'cookie', name: 'muster' } } },
      security: [{ token: [] }, { cookie: [] }, {}],
    },
    transform: createJsonSchemaTransform({ skipList: ['/api/docs', '/api/openapi.json'] }),
    transformObject: published,
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, async (_, reply) => reply.type('application/json').send(JSON.stringify(app.swagger())));
  app.get('/api/docs', { schema: { hide: true } }, async (request, reply) => {
    const server = settings.url?.replace(/\/$/, '') ?? `${request.protocol}://${request.host}`;
    // The document is what `published` made of the routes.
    return reply.type('text/html; charset=utf-8').send(docsPage(JSON.parse(JSON.stringify(app.swagger())), limitsOf(budgets, settings), server));
  });
  app.get('/api/docs.js', { schema: { hide: true } }, async (_, reply) => reply.type('text/javascript; charset=utf-8').send(`(${docsClient})();`));
}
