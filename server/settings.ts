import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { Retention } from './storage/tidy.ts';

const days = z.coerce.number().int().min(0).max(100_000);
const count = (most: number) => z.coerce.number().int().min(1).max(most);

/** Everything that can be set, by environment variable. Nothing has to be. */
const VARIABLES = {
  MUSTER_PORT: { schema: z.coerce.number().int().min(0).max(65535).default(8080), says: 'the port (8080); 0 takes any free one' },
  MUSTER_HOST: { schema: z.string().default('::'), says: 'the address to listen on (:: is all); 127.0.0.1 keeps it to this computer' },
  MUSTER_URL: {
    schema: z.url().optional(),
    says: 'the address people use, such as https://games.example.org: its host is allowed, and https makes cookies secure',
  },
  MUSTER_HOSTS: {
    schema: z
      .string()
      .default('')
      .transform((text) =>
        text
          .split(',')
          .map((host) => host.trim().toLowerCase())
          .filter(Boolean),
      ),
    says: 'further host names people may use, separated by commas; IP addresses, localhost and .local names always work',
  },
  MUSTER_TRUST_PROXY: {
    schema: z
      .string()
      .default('0')
      .transform((text, context) => {
        if (/^\d+$/.test(text)) return Number(text);
        const proxies = text.split(',').map((proxy) => proxy.trim());
        if (proxies.every(isNetwork)) return proxies;
        context.addIssue('a number of proxies, or their addresses separated by commas, such as 1 or 10.0.0.0/8');
        return z.NEVER;
      }),
    says: 'behind reverse proxies: how many there are, or their addresses separated by commas; X-Forwarded-For is trusted that far (0: not at all)',
  },
  DATABASE_URL: {
    schema: z
      .string()
      .regex(/^postgres(ql)?:\/\//)
      .optional(),
    says: 'postgres://…: the database for any number of equal processes',
  },
  MUSTER_DATA: { schema: z.string().default('data/muster.db'), says: 'the file of the embedded database, when there is no DATABASE_URL (data/muster.db)' },
  MUSTER_PAGES: { schema: z.string().optional(), says: 'the folder of the built web app (dist/web)' },
  MUSTER_LOG: { schema: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'), says: 'debug, info, warn, error or silent (info)' },
  MUSTER_METRICS: { schema: z.enum(['local', 'open', 'off']).default('local'), says: 'who may read /metrics: local (this computer), open (everybody) or off' },
  MUSTER_HSTS: {
    schema: z.enum(['host', 'subdomains', 'off']).default('host'),
    says: 'with an https MUSTER_URL, browsers come back by https only: to this host, to its subdomains as well, or off (host)',
  },
  MUSTER_BOT_PROCESSES: { schema: count(256).optional(), says: 'how many bots think at the same time (as many as there are cores)' },
  MUSTER_REQUESTS: {
    schema: count(1e6).default(20),
    says: 'requests per second from one address (20); /api/docs says how many at once, and how many files of the app',
  },
  MUSTER_ACTIONS: { schema: count(1e6).default(20), says: 'actions per second on one connection (20); /api/docs says how many at once' },
  MUSTER_CONNECTIONS: { schema: count(1e6).default(100), says: 'open connections from one address (100)' },
  MUSTER_IDLE: { schema: count(3600).default(30), says: 'seconds until a connection that sends or reads nothing is dropped (30)' },
  MUSTER_NEW_TABLES: { schema: count(1e6).default(60), says: 'new tables and guests per hour from one address (60), with bursts of as many' },
  MUSTER_KEEP_OPEN: { schema: days.default(30), says: 'days to keep tables whose match never began (30)' },
  MUSTER_KEEP_IDLE: { schema: days.default(365), says: 'days to keep matches that were abandoned or given up (365)' },
  MUSTER_KEEP_FINISHED: { schema: days.default(0), says: 'days to keep finished matches (0: forever)' },
  MUSTER_KEEP_GUESTS: { schema: days.default(90), says: 'days to keep guests without a table (90)' },
} as const;

export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly url: string | undefined;
  readonly hosts: readonly string[];
  /** How many proxies, or which, are believed about where a request comes from. */
  readonly trustProxy: number | readonly string[];
  /** A postgres URL or the path of a file. */
  readonly database: string;
  readonly log: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  readonly metrics: 'local' | 'open' | 'off';
  /** What browsers are told to reach by https only. */
  readonly hsts: 'host' | 'subdomains' | 'off';
  /** Where the built web app lies. */
  readonly pages: string;
  readonly botProcesses: number | undefined;
  readonly requestsPerSecond: number;
  readonly actionsPerSecond: number;
  readonly connectionsPerAddress: number;
  /** In milliseconds. */
  readonly idle: number;
  readonly newTablesPerHour: number;
  readonly retention: Retention;
}

export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

export function settingsFrom(environment: Readonly<Record<string, string | undefined>>): Settings {
  const shape = z.object(
    Object.fromEntries(Object.entries(VARIABLES).map(([name, { schema }]) => [name, schema])) as {
      [N in keyof typeof VARIABLES]: (typeof VARIABLES)[N]['schema'];
    },
  );
  const given = Object.fromEntries(
    Object.keys(VARIABLES).flatMap((name) => (environment[name] === undefined || environment[name] === '' ? [] : [[name, environment[name]]])),
  );
  const read = shape.safeParse(given);
  if (!read.success) throw new SettingsError(read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'));
  const v = read.data;
  return {
    port: v.MUSTER_PORT,
    host: v.MUSTER_HOST,
    url: v.MUSTER_URL,
    hosts: [...v.MUSTER_HOSTS, ...(v.MUSTER_URL === undefined ? [] : [new URL(v.MUSTER_URL).hostname])],
    trustProxy: v.MUSTER_TRUST_PROXY,
    database: v.DATABASE_URL ?? v.MUSTER_DATA,
    log: v.MUSTER_LOG,
    metrics: v.MUSTER_METRICS,
    hsts: v.MUSTER_HSTS,
    pages: resolve(v.MUSTER_PAGES ?? fileURLToPath(new URL('../dist/web', import.meta.url))),
    botProcesses: v.MUSTER_BOT_PROCESSES,
    requestsPerSecond: v.MUSTER_REQUESTS,
    actionsPerSecond: v.MUSTER_ACTIONS,
    connectionsPerAddress: v.MUSTER_CONNECTIONS,
    idle: v.MUSTER_IDLE * 1000,
    newTablesPerHour: v.MUSTER_NEW_TABLES,
    retention: { openTables: v.MUSTER_KEEP_OPEN, idleTables: v.MUSTER_KEEP_IDLE, finishedTables: v.MUSTER_KEEP_FINISHED, guests: v.MUSTER_KEEP_GUESTS },
  };
}

/** An address, or a network as 10.0.0.0/8. */
function isNetwork(text: string): boolean {
  const [address = '', bits] = text.split('/');
  const version = isIP(address);
  return version !== 0 && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128)));
}

/** For `--help`. */
export function settingsHelp(): string {
  const width = Math.max(...Object.keys(VARIABLES).map((name) => name.length));
  return Object.entries(VARIABLES)
    .map(([name, { says }]) => `  ${name.padEnd(width)}  ${says}`)
    .join('\n');
}
