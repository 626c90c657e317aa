import swagger from '@fastify/swagger';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ClientMessage, ServerMessage } from '#wire';
import type { App } from './api.ts';
import { docsPage } from './docs-page.ts';

/** The OpenAPI document, made from the schemas that also check what comes in, and a page to read it. */
export async function docs(app: App): Promise<void> {
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
  });
  const messages = { action: z.toJSONSchema(ClientMessage, { io: 'input' }), message: z.toJSONSchema(ServerMessage) };
  app.get('/api/openapi.json', { schema: { hide: true } }, async (_, reply) => {
    // OpenAPI has no word for what goes over a WebSocket: its messages stand beside the document.
    return reply.type('application/json').send(JSON.stringify({ ...app.swagger(), 'x-websocket': messages }));
  });
  app.get('/api/docs', { schema: { hide: true } }, async (_, reply) => reply.type('text/html; charset=utf-8').send(docsPage(app.swagger(), messages)));
}
