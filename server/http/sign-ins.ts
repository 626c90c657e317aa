import type { FastifyReply, FastifyRequest } from 'fastify';
import { CodeSignIn, PasskeySignIn, PasskeyTask, SignedIn } from '#wire';
import { whoHas } from '../accounts/codes.ts';
import { deviceOf } from '../accounts/devices.ts';
import { askToSign, whoSigned } from '../accounts/passkeys.ts';
import { refusal } from '../refusal.ts';
import type { Api } from './api.ts';
import { refusals } from './errors.ts';
import { signIn } from './login.ts';
import { siteOf } from './site.ts';

/** Coming back as who one was: by a passkey, by a code on paper, or by one that another device shows. */
export function signIns({ app, registry, people, settings, budgets }: Api): void {
  const { store } = registry;

  const spend = ({ address }: FastifyRequest): void => {
    if (!budgets.signIn.allowFrom(address)) throw refusal('too-fast', 'Too many attempts to sign in from this address; wait a moment.');
  };

  /** From now on this browser is theirs; what it was signed in as before is forgotten. */
  async function enter(request: FastifyRequest, reply: FastifyReply, id: string, left: number | null): Promise<SignedIn> {
    const known = await people.byId(id);
    if (known === null) throw refusal('not-found', 'This person is no longer here.');
    const before = request.login;
    const token = await people.createSession(known.person, deviceOf(request.headers['user-agent']));
    if (before?.kind === 'session') await people.revoke(before.token);
    signIn(reply, token, settings);
    return { person: known.person, left };
  }

  app.post(
    '/api/sign-in/new',
    { schema: { operationId: 'askToSignIn', tags: ['people'], summary: 'What a browser has a passkey sign', response: { 200: PasskeyTask, ...refusals } } },
    async (request) => {
      spend(request);
      return askToSign(store, siteOf(request, settings));
    },
  );

  app.post(
    '/api/sign-in',
    {
      schema: {
        operationId: 'signIn',
        tags: ['people'],
        summary: 'Sign in with a passkey; a session cookie comes back',
        body: PasskeySignIn,
        response: { 200: SignedIn, ...refusals },
      },
    },
    async (request, reply) => {
      spend(request);
      return enter(request, reply, await whoSigned(store, siteOf(request, settings), request.body), null);
    },
  );

  app.post(
    '/api/sign-in/code',
    {
      schema: {
        operationId: 'signInByCode',
        tags: ['people'],
        summary: 'Sign in with a code: from a recovery sheet, or shown by a device that is signed in',
        body: CodeSignIn,
        response: { 200: SignedIn, ...refusals },
      },
    },
    async (request, reply) => {
      spend(request);
      const { person, left } = await whoHas(store, request.body.code);
      return enter(request, reply, person, left);
    },
  );
}
