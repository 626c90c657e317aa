import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { Retention } from './storage/tidy.ts';

const days = z.coerce.number().int().min(0).max(100_000);
const count = (most: number) => z.coerce.number().int().min(1).max(most);

/** Everything that can be set, by environment variable. Nothing has to be. */
export const VARIABLES = {
  MUSTER_PORT: z.coerce.number().int().min(0).max(65535).default(8080),
  MUSTER_HOST: z.string().default('::'),
  MUSTER_URL: z.url().optional(),
  MUSTER_HOSTS: z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((host) => host.trim().toLowerCase())
        .filter(Boolean),
    ),
  MUSTER_TRUST_PROXY: z
    .string()
    .default('0')
    .transform((text, context) => {
      if (/^\d+$/.test(text)) return Number(text);
      const proxies = text.split(',').map((proxy) => proxy.trim());
      if (proxies.every(isNetwork)) return proxies;
      context.addIssue('a number of proxies, or their addresses separated by commas, such as 1 or 10.0.0.0/8');
      return z.NEVER;
    }),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//)
    .optional(),
  MUSTER_DATA: z.string().default('data/muster.db'),
  MUSTER_PAGES: z.string().optional(),
  MUSTER_LOG: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  MUSTER_LOG_REQUESTS: z.enum(['off', 'refusals', 'all']).default('off'),
  MUSTER_METRICS: z.enum(['local', 'open', 'off']).default('local'),
  MUSTER_HSTS: z.enum(['host', 'subdomains', 'off']).default('host'),
  MUSTER_BOT_PROCESSES: count(256).optional(),
  MUSTER_REQUESTS: count(1e6).default(20),
  MUSTER_ACTIONS: count(1e6).default(20),
  MUSTER_CONNECTIONS: count(1e6).default(100),
  MUSTER_IDLE: count(3600).default(30),
  MUSTER_NEW_TABLES: count(1e6).default(60),
  MUSTER_INVITE_ONLY: z.enum(['on', 'off']).default('off'),
  MUSTER_KEEP_OPEN: days.default(30),
  MUSTER_KEEP_IDLE: days.default(365),
  MUSTER_KEEP_FINISHED: days.default(0),
  MUSTER_KEEP_GUESTS: days.default(90),
  MUSTER_DISK: z.coerce.number().int().min(0).max(1e9).default(0),
  MUSTER_EXPORT: z.string().optional(),
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
  /** Whether requests are logged, or only what is refused. */
  readonly requestLog: 'off' | 'refusals' | 'all';
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
  /** Nobody new comes in without an invitation. */
  readonly inviteOnly: boolean;
  /** How many bytes the database may take; null is any number. */
  readonly disk: number | null;
  readonly retention: Retention;
}

export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

export function settingsFrom(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(
    Object.keys(VARIABLES).flatMap((name) => (environment[name] === undefined || environment[name] === '' ? [] : [[name, environment[name]]])),
  );
  const read = z.object(VARIABLES).safeParse(given);
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
    requestLog: v.MUSTER_LOG_REQUESTS,
    metrics: v.MUSTER_METRICS,
    hsts: v.MUSTER_HSTS,
    pages: resolve(v.MUSTER_PAGES ?? fileURLToPath(new URL('../dist/web', import.meta.url))),
    botProcesses: v.MUSTER_BOT_PROCESSES,
    requestsPerSecond: v.MUSTER_REQUESTS,
    actionsPerSecond: v.MUSTER_ACTIONS,
    connectionsPerAddress: v.MUSTER_CONNECTIONS,
    idle: v.MUSTER_IDLE * 1000,
    newTablesPerHour: v.MUSTER_NEW_TABLES,
    inviteOnly: v.MUSTER_INVITE_ONLY === 'on',
    disk: v.MUSTER_DISK === 0 ? null : v.MUSTER_DISK * 1_000_000,
    retention: {
      openTables: v.MUSTER_KEEP_OPEN,
      idleTables: v.MUSTER_KEEP_IDLE,
      finishedTables: v.MUSTER_KEEP_FINISHED,
      guests: v.MUSTER_KEEP_GUESTS,
      ...(v.MUSTER_EXPORT === undefined ? {} : { records: resolve(v.MUSTER_EXPORT) }),
    },
  };
}

/** An address, or a network as 10.0.0.0/8. */
function isNetwork(text: string): boolean {
  const [address = '', bits] = text.split('/');
  const version = isIP(address);
  return version !== 0 && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128)));
}
