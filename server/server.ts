import type { AddressInfo } from 'node:net';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import websocket from '@fastify/websocket';
import fastify, { type FastifyReply, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Box } from '#games';
import { Players } from './bots/players.ts';
import { startThinkers } from './bots/thinkers.ts';
import { Budgets } from './budget.ts';
import type { Api, App } from './http/api.ts';
import { Connections } from './http/connections.ts';
import { docs } from './http/docs.ts';
import { errors } from './http/errors.ts';
import { guard } from './http/guard.ts';
import { guests } from './http/guests.ts';
import { health } from './http/health.ts';
import { pages } from './http/pages.ts';
import { session } from './http/session.ts';
import { sockets } from './http/socket.ts';
import { streams } from './http/stream.ts';
import { tables } from './http/tables.ts';
import { Metrics } from './metrics.ts';
import { NotDone } from './refusal.ts';
import type { Settings } from './settings.ts';
import { openStore } from './storage/open.ts';
import type { Store } from './storage/store.ts';
import { House } from './tables/house.ts';
import { People } from './tables/people.ts';

/** Frames and requests are small: an answer has a hundred bytes. */
const LARGEST = 16_384;
const TIDY_EVERY = 2_000;

export interface Running {
  readonly port: number;
  readonly app: App;
  readonly house: House;
  readonly store: Store;
  /** Finish what is under way, say good-bye, stop. */
  stop(): Promise<void>;
}

/** What tests put in place of the real thing. */
export interface Instead {
  readonly store?: Store;
  readonly boxes?: readonly Box[];
}

/** A server, listening. */
export async function startServer(settings: Settings, instead: Instead = {}): Promise<Running> {
  const thinkers = startThinkers(settings.botProcesses);
  const metrics = new Metrics();
  const store =
    instead.store ?? (await openStore({ database: settings.database, onCommit: (milliseconds, writes) => metrics.committed(milliseconds, writes) }));
  const house = new House(store, instead.boxes);
  metrics.live({ tables: () => house.inMemory, thinking: () => thinkers.waiting });
  const app: App = fastify({
    // Addresses of tables say nothing about seats; tokens and cookies are never logged.
    logger: { level: settings.log, redact: ['req.headers', 'headers', 'token', 'share', 'link'] },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.trustProxy,
    bodyLimit: LARGEST,
    requestTimeout: 30_000,
    routerOptions: { maxParamLength: 100 },
    frameworkErrors: (_, __, reply: FastifyReply) => {
      reply
        .code(400)
        .type('application/json')
        .send(JSON.stringify(new NotDone('malformed', 'That address cannot be read.').told()));
    },
    clientErrorHandler: (_, socket) => {
      if (socket.writable) socket.end(NOT_HTTP);
      else socket.destroy();
    },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  const { notFound } = errors(app, metrics);
  house.listen({
    happened: () => undefined,
    nudged: () => undefined,
    answered: (milliseconds) => {
      metrics.answers.inc();
      metrics.answerSeconds.observe(milliseconds / 1000);
    },
    reported: (table, report, error) => {
      metrics.reports.inc();
      app.log.error({ table, report, err: error }, 'the rules failed');
    },
  });
  const connections = new Connections(settings.connectionsPerAddress, (kind, by) => metrics.connections.inc({ kind }, by));
  const people = new People(store);
  const players = new Players(house, thinkers, app.log);
  const requests = new Budgets(settings.requestsPerSecond, settings.requestsPerSecond * 10);
  const api: Api = {
    app,
    house,
    people,
    settings,
    metrics,
    connections,
    newcomers: new Budgets(settings.newTablesPerHour / 3600, settings.newTablesPerHour),
    talk: new Budgets(0.5, 5),
  };

  app.addHook('onRequest', async (request) => {
    if (request.url.startsWith('/api') && !requests.spend(request.ip)) throw new NotDone('too-fast', 'Too many requests from this address; wait a moment.');
  });
  guard(app, settings);
  await app.register(cookie);
  await app.register(helmet, { contentSecurityPolicy: POLICY, strictTransportSecurity: settings.url?.startsWith('https:') === true });
  await app.register(websocket, { options: { maxPayload: LARGEST }, preClose: async () => undefined });
  session(app, people);
  await docs(app);
  await app.register(async () => {
    guests(api);
    tables(api);
    sockets(api);
    streams(api);
    health(api);
  });
  await pages(app, settings.pages, notFound);

  const tidying = setInterval(() => void house.tidy(), TIDY_EVERY);
  tidying.unref();
  try {
    await app.listen({ port: settings.port, host: settings.host });
  } catch (thrown) {
    clearInterval(tidying);
    metrics.stop();
    await Promise.all([app.close(), thinkers.close(), store.close()]);
    throw thrown;
  }
  void players.resume().catch((error) => app.log.error(error));

  return {
    port: (app.server.address() as AddressInfo).port,
    app,
    house,
    store,
    stop: async () => {
      clearInterval(tidying);
      players.stop();
      const closed = new Promise((resolve) => app.server.close(resolve));
      await connections.close();
      app.server.closeIdleConnections();
      for (const socket of app.websocketServer.clients) socket.once('close', () => undefined);
      await Promise.race([closed, patience(2_000)]);
      for (const socket of app.websocketServer.clients) socket.terminate();
      app.server.closeAllConnections();
      await app.close();
      await thinkers.close();
      await store.close();
      metrics.stop();
    },
  };
}

const NOT_HTTP = ((): string => {
  const body = JSON.stringify(new NotDone('malformed', 'That is not HTTP.').told());
  return `HTTP/1.1 400 Bad Request\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`;
})();

/** Clients that do not hang up by themselves are not waited for long. */
function patience(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
}

const POLICY = {
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    connectSrc: ["'self'"],
    workerSrc: ["'self'"],
    manifestSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
    formAction: ["'self'"],
    upgradeInsecureRequests: null,
  },
};
