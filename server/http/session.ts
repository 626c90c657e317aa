import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Person } from '#wire';
import { refusal } from '../refusal.ts';
import type { Settings } from '../settings.ts';
import type { People, Session } from '../tables/people.ts';
import { ASSETS } from './pages.ts';

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | null;
    person: Person | null;
    /** Whose budgets it counts against (`budgetOf`). */
    address: string;
  }
}

const COOKIE = 'muster';
const DAYS = 400;

/** Who asks: by cookie (pages) or by bearer token (bots). */
export function session(app: FastifyInstance, people: People): void {
  app.decorateRequest('session', null);
  app.decorateRequest('person', null);
  app.addHook('onRequest', async (request) => {
    const token = tokenOf(request);
    // Files are everybody's: nobody is looked up for them.
    if (token === undefined || request.routeOptions.url === ASSETS) return;
    request.session = await people.byToken(token);
    request.person = request.session?.person ?? null;
    if (request.session?.scope === 'watch' && request.method !== 'GET' && request.method !== 'HEAD') throw refusal('forbidden', 'This token may only watch.');
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
export function requireSession(request: FastifyRequest): Session {
  requirePerson(request);
  if (request.session?.kind !== 'session') throw refusal('forbidden', 'Only people can make and revoke tokens, not programs.');
  return request.session;
}

/** The person who asks, or a refusal. */
export function requirePerson({ person }: FastifyRequest): Person {
  if (person === null) throw refusal('signed-out', 'Enter your name first (POST /api/guests).');
  return person;
}
