import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Person } from '#wire';
import type { Bans } from '../hosts/bans.ts';
import { refusal } from '../refusal.ts';
import type { Settings } from '../settings.ts';
import type { Login, People } from '../tables/people.ts';
import { ASSETS } from './pages.ts';

declare module 'fastify' {
  interface FastifyRequest {
    login: Login | null;
    person: Person | null;
    /** Whose budgets it counts against (`budgetOf`). */
    address: string;
  }
}

const COOKIE = 'muster';
const DAYS = 400;

/** Who asks: by cookie (pages) or by bearer token (bots). Whoever is banned may load the app, which says so, and nothing else. */
export function login(app: FastifyInstance, people: People, bans: Bans): void {
  app.decorateRequest('login', null);
  app.decorateRequest('person', null);
  app.addHook('onRequest', async (request) => {
    const token = tokenOf(request);
    // Files are everybody's: nobody is looked up for them.
    if (request.routeOptions.url === ASSETS) return;
    request.login = token === undefined ? null : await people.byToken(token);
    request.person = request.login?.person ?? null;
    if (request.routeOptions.url?.startsWith('/api') === true) bans.require(request.address, request.person?.id ?? null);
    if (request.login?.scope === 'watch' && request.method !== 'GET' && request.method !== 'HEAD') throw refusal('forbidden', 'This token may only watch.');
  });
}

function tokenOf(request: FastifyRequest): string | undefined {
  const bearer = /^Bearer ([\w-]+)$/.exec(request.headers.authorization ?? '');
  return bearer?.[1] ?? request.cookies[COOKIE];
}

export function signIn(reply: FastifyReply, token: string, { url }: Settings): void {
  const secure = url?.startsWith('https:') === true || reply.request.protocol === 'https';
  reply.setCookie(COOKIE, token, { httpOnly: true, sameSite: 'lax', secure, path: '/', maxAge: DAYS * 86_400 });
}

export function signOut(reply: FastifyReply): void {
  reply.clearCookie(COOKIE, { path: '/' });
}

/** The person who asks by themselves, not a program of theirs. */
export function requireLogin(request: FastifyRequest): Login {
  requirePerson(request);
  if (request.login?.kind !== 'session') throw refusal('forbidden', 'Only people can make and revoke tokens, not programs.');
  return request.login;
}

/** The person who asks, or a refusal. */
export function requirePerson({ person }: FastifyRequest): Person {
  if (person === null) throw refusal('signed-out', 'Enter your name first (POST /api/guests).');
  return person;
}
