import type { AddressInfo } from 'node:net';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import websocket from '@fastify/websocket';
import fastify, { type FastifyReply, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Box } from '#games';
import { BotPlayers } from './bots/bot-players.ts';
import { startThinkers } from './bots/thinkers.ts';
import { budgetsFor } from './budgets.ts';
import { Bans } from './hosts/bans.ts';
import { accounts } from './http/accounts.ts';
import { budgetOf } from './http/address.ts';
import type { Api, App } from './http/api.ts';
import { clauses } from './http/clauses.ts';
import { Connections, limitConnections } from './http/connections.ts';
import { docs } from './http/docs.ts';
import { errors } from './http/errors.ts';
import { feeds } from './http/feed.ts';
import { friends } from './http/friends.ts';
import { games } from './http/games.ts';
import { guard } from './http/guard.ts';
import { guests } from './http/guests.ts';
import { health } from './http/health.ts';
import { LARGEST } from './http/limits.ts';
import { login } from './http/login.ts';
import { ASSETS, pages } from './http/pages.ts';
import { profiles } from './http/profiles.ts';
import { logRequests } from './http/request-log.ts';
import { signIns } from './http/sign-ins.ts';
import { sockets } from './http/socket.ts';
import { streams } from './http/stream.ts';
import { tables } from './http/tables.ts';
import { Metrics } from './metrics.ts';
import { LOOK_EVERY, lookAtRoom } from './quota.ts';
import { startReaders } from './readers/readers.ts';
import { refusal, refusalBody } from './refusal.ts';
import type { Settings } from './settings.ts';
import { claim } from './sole-server.ts';
import { checkStore } from './storage/check.ts';
import { openStore } from './storage/open.ts';
import type { Store } from './storage/store.ts';
import { TIDY_EVERY, tidy } from './storage/tidy.ts';
import { totalsOf } from './storage/totals.ts';
import { fillStandings } from './tables/fill-standings.ts';
import { People } from './tables/people.ts';
import { EVICT_EVERY, TableRegistry } from './tables/registry.ts';
import { unplayableTables } from './tables/runnable.ts';

/** So long somebody may come back on the same connection; proxies keep theirs for a minute. */
const KEPT_ALIVE = 72_000;

const TOO_MANY_REQUESTS = 'Too many requests from this address; wait a moment.';

export interface RunningServer {
  readonly port: number;
  readonly app: App;
  readonly registry: TableRegistry;
  readonly store: Store;
  /** Finish what is under way, say good-bye, stop. */
  stop(): Promise<void>;
}

/** What tests put in place of the real thing. */
export interface Overrides {
  readonly store?: Store;
  readonly boxes?: readonly Box[];
}

/** A server, listening. */
export async function startServer(settings: Settings, overrides: Overrides = {}): Promise<RunningServer> {
  const metrics = new Metrics();
  const store =
    overrides.store ?? (await openStore({ database: settings.database, onCommit: (milliseconds, writes) => metrics.committed(milliseconds, writes) }));
  const release = await claimed(store, settings.database);
  const thinkers = startThinkers(settings.botProcesses);
  const readers = startReaders(overrides.boxes);
  const registry = new TableRegistry(store, overrides.boxes, readers);
  metrics.live({ tables: () => registry.inMemory, thinking: () => thinkers.waiting });
  metrics.database(() => totalsOf(store));
  const app: App = fastify({
    // Addresses of tables say nothing about seats; tokens and cookies are never logged.
    logger: { level: settings.log, redact: ['req.headers', 'headers', 'token', 'share', 'link'] },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trusted(settings.trustProxy),
    connectionTimeout: settings.idle,
    keepAliveTimeout: KEPT_ALIVE,
    http: { headersTimeout: settings.idle, connectionsCheckingInterval: Math.min(1_000, settings.idle) },
    bodyLimit: LARGEST,
    requestTimeout: settings.idle,
    routerOptions: { maxParamLength: 100 },
    frameworkErrors: (_, __, reply: FastifyReply) => {
      reply
        .code(400)
        .type('application/json')
        .send(JSON.stringify(refusalBody(refusal('malformed', 'That address cannot be read.'))));
    },
    clientErrorHandler: (_, socket) => {
      if (socket.writable) socket.write(NOT_HTTP);
      // Whether or not the other side hangs up.
      socket.destroySoon();
    },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  const { notFound } = errors(app, metrics);
  registry.observe({
    onAnswer: (milliseconds) => {
      metrics.answers.inc();
      metrics.answerSeconds.observe(milliseconds / 1000);
    },
    onReport: (table, report, error) => {
      metrics.reports.inc();
      app.log.error({ table, report, err: error }, 'the rules failed');
    },
    onFailure: (table, error) => {
      metrics.failures.inc();
      app.log.error({ table, err: error }, 'somebody could not be told of what happened');
    },
  });
  const connections = new Connections(settings.connectionsPerAddress, (kind, by) => metrics.connections.inc({ kind }, by));
  const people = new People(store);
  people.onRevoked((token) => connections.revoke(token));
  const bans = new Bans(store);
  bans.onChange(() => connections.endOf(({ address, person }) => bans.covers(address, person)));
  await bans.read();
  const players = new BotPlayers(registry, thinkers, app.log);
  const budgets = budgetsFor(settings, store);
  const api: Api = {
    app,
    registry,
    people,
    settings,
    metrics,
    connections,
    budgets,
    refusedMessage: logRequests({ app, which: settings.requestLog }),
  };
  limitConnections(app.server, settings);

  app.decorateRequest('address', '');
  app.addHook('onRequest', async (request) => {
    request.address = budgetOf(request.ip);
    // By the route that was found, however its address was written. Who comes for the first time loads hundreds of files.
    if (request.routeOptions.url === ASSETS) budgets.files.spend(null, request.address, TOO_MANY_REQUESTS);
    else if (!budgets.requests.allowFrom(request.address)) throw refusal('too-fast', TOO_MANY_REQUESTS);
  });
  app.addHook('onSend', async (request, reply) => {
    // What is told is for whoever asked, now.
    if (request.routeOptions.url?.startsWith('/api') === true && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
  guard(app, settings);
  await app.register(cookie);
  await app.register(helmet, {
    contentSecurityPolicy: POLICY,
    strictTransportSecurity:
      settings.url?.startsWith('https:') === true && settings.hsts !== 'off' ? { maxAge: YEAR, includeSubDomains: settings.hsts === 'subdomains' } : false,
  });
  await app.register(websocket, { options: { maxPayload: LARGEST, autoPong: false }, preClose: async () => undefined });
  login(app, people, bans);
  app.addHook('onRequest', async ({ person, address, routeOptions }) => {
    if (routeOptions.url !== ASSETS && !budgets.requests.allowTo(person?.id ?? null, address)) throw refusal('too-fast', TOO_MANY_REQUESTS);
  });
  await docs(api);
  await app.register(async () => {
    games(api);
    clauses(api);
    guests(api);
    accounts(api);
    signIns(api);
    profiles(api);
    friends(api);
    tables(api);
    sockets(api);
    streams(api);
    feeds(api);
    health(api);
  });
  await pages(api, settings, notFound);

  const evicting = setInterval(() => {
    void registry.evictIdle();
    connections.endExpired();
  }, EVICT_EVERY);
  evicting.unref();
  try {
    await app.listen({ port: settings.port, host: settings.host });
  } catch (thrown) {
    clearInterval(evicting);
    metrics.stop();
    await Promise.all([app.close(), thinkers.close(), readers.close(), store.close(), release()]);
    throw thrown;
  }
  let stopping = false;
  const goOn = (): void => {
    if (stopping) throw new Error('the server stops');
  };
  const checked = checkStore(store, goOn)
    .then(({ damage }) => {
      metrics.damaged.set(damage.length);
      for (const found of damage) app.log.error(found, 'the database is damaged');
      return unplayableTables(store, readers, goOn);
    })
    .then((unplayable) => {
      metrics.unplayable.set(unplayable.length);
      for (const found of unplayable) app.log.error(found, 'a table cannot go on with this version');
    })
    .catch((error) => stopping || app.log.error(error, 'the database could not be checked'));
  const tidying = setInterval(() => void tidy(store, settings.retention).catch((error) => app.log.error(error, 'could not tidy up')), TIDY_EVERY);
  tidying.unref();
  let looked = Promise.resolve();
  const look = (): void => {
    looked = lookAtRoom(store, settings, budgets.newcomers, (about, text) => app.log.warn(about, text)).catch((error) =>
      app.log.error(error, 'the size of the database is unknown'),
    );
  };
  const looking = setInterval(look, LOOK_EVERY);
  looking.unref();
  look();
  let filling = Promise.resolve();
  const fill = (): void => {
    const failed = (table: string, err: unknown) => app.log.error({ table, err }, 'the table cannot be listed');
    filling = filling
      .then(() => fillStandings(registry, goOn, failed))
      .then(
        () => undefined,
        (error) => {
          if (!stopping) app.log.error(error, 'the lists could not be made');
        },
      );
  };
  store.onNotification((notification) => notification === 'everything' && fill());
  fill();
  void players.resume().catch((error) => app.log.error(error));

  return {
    port: (app.server.address() as AddressInfo).port,
    app,
    registry,
    store,
    stop: async () => {
      stopping = true;
      clearInterval(evicting);
      clearInterval(tidying);
      clearInterval(looking);
      players.stop();
      bans.close();
      const closed = new Promise((resolve) => app.server.close(resolve));
      await connections.close();
      app.server.closeIdleConnections();
      for (const socket of app.websocketServer.clients) socket.once('close', () => undefined);
      await Promise.race([closed, patience(2_000)]);
      for (const socket of app.websocketServer.clients) socket.terminate();
      app.server.closeAllConnections();
      await app.close();
      await Promise.all([thinkers.close(), readers.close()]);
      await Promise.all([checked, filling, looked]);
      await store.close();
      await release();
      metrics.stop();
    },
  };
}

/** A database that is not for many is this server's alone from now on. */
async function claimed(store: Store, database: string): Promise<() => Promise<void>> {
  if (store.shared) return async () => undefined;
  try {
    return await claim(database);
  } catch (thrown) {
    await store.close();
    throw thrown;
  }
}

/** That many hops before this server are believed, or those addresses. */
function trusted(proxies: Settings['trustProxy']): string[] | ((address: string, hop: number) => boolean) {
  return typeof proxies === 'number' ? (_, hop) => hop < proxies : [...proxies];
}

const YEAR = 31_536_000;

const NOT_HTTP = ((): string => {
  const body = JSON.stringify(refusalBody(refusal('malformed', 'That is not HTTP.')));
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
    fontSrc: ["'self'"],
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
