import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { at } from '#kernel';
import { refusal } from '../refusal.ts';
import type { Settings } from '../settings.ts';

/**
 * Requests must name this server (a page on another site cannot reach it under a name of its own), and what changes
 * anything must come from its own pages, or from a program, which sends no Origin.
 */
export function guard(app: FastifyInstance, settings: Settings): void {
  app.addHook('onRequest', async (request) => {
    const host = hostOf(onlyHost(request.raw));
    if (host === null || !isAllowedHost(host, settings)) throw refusal('forbidden', 'This server does not answer to that host name (MUSTER_HOSTS).');
    const { origin } = request.headers;
    const changes = request.method !== 'GET' && request.method !== 'HEAD';
    if ((changes || request.headers.upgrade !== undefined) && origin !== undefined && !sameOrigin(origin, request.headers.host, settings))
      throw refusal('forbidden', 'Pages from other sites may not do that here.');
  });
}

/** What a request says once, and nowhere else, of where it goes: a proxy could read another host than this server does. */
function onlyHost({ headersDistinct, url }: IncomingMessage): string | undefined {
  const { host = [] } = headersDistinct;
  return host.length === 1 && url?.startsWith('/') ? host[0] : undefined;
}

/** The host without its port. */
export function hostOf(header: string | undefined): string | null {
  const found = /^(\[[0-9a-f:.]+\]|[a-z0-9.-]+)(?::\d{1,5})?$/i.exec(header ?? '');
  return found === null
    ? null
    : at(found, 1)
        .toLowerCase()
        .replace(/^\[|\]$/g, '');
}

/** Numbers and names that only mean this computer or its network cannot be taken by other sites. */
export function isAllowedHost(host: string, { hosts }: Pick<Settings, 'hosts'>): boolean {
  return isIP(host) !== 0 || host === 'localhost' || host.endsWith('.localhost') || host.endsWith('.local') || !host.includes('.') || hosts.includes(host);
}

function sameOrigin(origin: string, host: string | undefined, settings: Settings): boolean {
  const url = URL.parse(origin);
  return url !== null && (url.host === host?.toLowerCase() || (settings.url !== undefined && url.origin === new URL(settings.url).origin));
}
