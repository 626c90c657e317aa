import { z } from 'zod';
import { Me, NewGuest, NewToken, TokenSummary, WantedToken } from '#wire';
import { deviceOf } from '../accounts/devices.ts';
import { requireInvitation } from '../hosts/invites.ts';
import { refusal } from '../refusal.ts';
import { originOf } from './address.ts';
import type { Api } from './api.ts';
import { refusals } from './errors.ts';
import { requireLogin, signIn, signOut } from './login.ts';

export function guests({ app, registry, people, settings, budgets }: Api): void {
  app.post(
    '/api/guests',
    {
      schema: {
        operationId: 'comeIn',
        tags: ['people'],
        summary: 'Enter with a name; a session cookie comes back',
        body: NewGuest,
        response: { 200: Me, ...refusals },
      },
    },
    async (request, reply) => {
      if (request.person !== null) return { person: await people.rename(request.person, request.body.name) };
      await budgets.newcomers.admit('new guests', request.address);
      if (settings.inviteOnly) await requireInvitation(registry, request.body);
      const { person, token } = await people.createGuest(request.body.name, originOf(request.address), deviceOf(request.headers['user-agent']));
      signIn(reply, token, settings);
      return { person };
    },
  );

  app.get('/api/me', { schema: { operationId: 'whoAmI', tags: ['people'], summary: 'Who am I?', response: { 200: Me, ...refusals } } }, async (request) => ({
    person: request.person,
  }));

  app.delete(
    '/api/me',
    { schema: { operationId: 'signOut', tags: ['people'], summary: 'Sign out: this token is forgotten', response: { 200: Me, ...refusals } } },
    async (request, reply) => {
      if (request.login !== null) await people.revoke(request.login.token);
      signOut(reply);
      return { person: null };
    },
  );

  app.delete(
    '/api/tokens',
    {
      schema: {
        operationId: 'signOutEverywhere',
        tags: ['people'],
        summary: 'Sign out everywhere: all my tokens are forgotten, those of programs too',
        response: { 200: Me, ...refusals },
      },
    },
    async (request, reply) => {
      await people.revokeAll(requireLogin(request).person);
      signOut(reply);
      return { person: null };
    },
  );

  app.post(
    '/api/tokens',
    {
      schema: {
        operationId: 'createToken',
        tags: ['people'],
        summary: 'A token for a program that plays for me',
        body: WantedToken,
        response: { 200: NewToken, ...refusals },
      },
    },
    async (request) => {
      const { person } = requireLogin(request);
      await budgets.newcomers.admit('tokens', request.address, person.id);
      return { token: await people.createToken(person, { kind: 'api', ...request.body }) };
    },
  );

  app.get(
    '/api/tokens',
    { schema: { operationId: 'listTokens', tags: ['people'], summary: 'My tokens', response: { 200: z.array(TokenSummary), ...refusals } } },
    async (request) => {
      const { person, token } = requireLogin(request);
      return people.tokensOf(person, token);
    },
  );

  app.delete(
    '/api/tokens/:id',
    {
      schema: {
        operationId: 'revokeToken',
        tags: ['people'],
        summary: 'Revoke one of my tokens: what it opened ends at once',
        params: z.strictObject({ id: z.string().max(64) }),
        response: { 200: z.strictObject({}), ...refusals },
      },
    },
    async (request) => {
      const { person } = requireLogin(request);
      if (!(await people.revokeById(person, request.params.id))) throw refusal('not-found', 'You have no such token.');
      return {};
    },
  );
}
