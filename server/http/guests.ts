import { z } from 'zod';
import { Me, Name, NewToken } from '#wire';
import { refusal } from '../refusal.ts';
import type { Api } from './api.ts';
import { requirePerson, signIn, signOut, tokenOf } from './session.ts';

export function guests({ app, people, settings, budgets }: Api): void {
  app.post(
    '/api/guests',
    { schema: { tags: ['people'], summary: 'Come in: a name, and a session cookie back', body: z.strictObject({ name: Name }), response: { 200: Me } } },
    async (request, reply) => {
      if (request.person !== null) return { person: await people.rename(request.person, request.body.name) };
      if (!budgets.newcomers.allow(request.address)) throw refusal('too-many', 'Too many new guests from this address. Try again later.');
      const { person, token } = await people.createGuest(request.body.name);
      signIn(reply, token, settings);
      return { person };
    },
  );

  app.get('/api/me', { schema: { tags: ['people'], summary: 'Who am I?', response: { 200: Me } } }, async (request) => ({ person: request.person }));

  app.delete('/api/me', { schema: { tags: ['people'], summary: 'Sign out: this token is forgotten', response: { 200: Me } } }, async (request, reply) => {
    const token = tokenOf(request);
    if (token !== undefined) await people.revoke(token);
    signOut(reply);
    return { person: null };
  });

  app.post(
    '/api/tokens',
    { schema: { tags: ['people'], summary: 'A token for a program that plays for me', body: z.strictObject({ label: Name }), response: { 200: NewToken } } },
    async (request) => {
      const person = requirePerson(request);
      if (!budgets.newcomers.allow(request.address)) throw refusal('too-many', 'Too many tokens from this address. Try again later.');
      return { token: await people.createToken(person, 'api', request.body.label) };
    },
  );
}
