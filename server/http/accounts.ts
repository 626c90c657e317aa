import { z } from 'zod';
import { Account, LinkCode, NewPasskey, PasskeyName, PasskeySummary, PasskeyTask, RecoveryCodes } from '#wire';
import { accountOf } from '../accounts/account.ts';
import { newLink, newSheet } from '../accounts/codes.ts';
import { deviceOf } from '../accounts/devices.ts';
import { addPasskey, askToAdd, removePasskey, renamePasskey } from '../accounts/passkeys.ts';
import type { Api } from './api.ts';
import { refusals } from './errors.ts';
import { requireLogin } from './login.ts';
import { siteOf } from './site.ts';

const OnePasskey = z.strictObject({ id: z.string().max(64) });

/** From where a person may come back: passkeys, codes on paper, and codes for another device. */
export function accounts({ app, registry, people, settings, budgets }: Api): void {
  const { store } = registry;

  app.get(
    '/api/account',
    { schema: { operationId: 'myAccount', tags: ['people'], summary: 'How I am known here', response: { 200: Account, ...refusals } } },
    async (request) => accountOf(store, people, requireLogin(request).person.id),
  );

  app.post(
    '/api/passkeys/new',
    { schema: { operationId: 'askForPasskey', tags: ['people'], summary: 'What a browser makes a passkey from', response: { 200: PasskeyTask, ...refusals } } },
    async (request) => {
      const login = requireLogin(request);
      budgets.signIn.spend(login.person.id, request.address, TOO_OFTEN);
      return askToAdd(store, login, siteOf(request, settings));
    },
  );

  app.post(
    '/api/passkeys',
    {
      schema: {
        operationId: 'addPasskey',
        tags: ['people'],
        summary: 'Add a passkey: whoever has it signs in as me',
        body: NewPasskey,
        response: { 200: PasskeySummary, ...refusals },
      },
    },
    async (request) => {
      const { name = deviceOf(request.headers['user-agent']) ?? 'Passkey' } = request.body;
      return addPasskey(store, requireLogin(request), siteOf(request, settings), { ...request.body, name });
    },
  );

  app.put(
    '/api/passkeys/:id',
    {
      schema: {
        operationId: 'renamePasskey',
        tags: ['people'],
        summary: 'Call one of my passkeys something else',
        params: OnePasskey,
        body: PasskeyName,
        response: { 200: PasskeySummary, ...refusals },
      },
    },
    async (request) => renamePasskey(store, requireLogin(request).person, request.params.id, request.body.name),
  );

  app.delete(
    '/api/passkeys/:id',
    {
      schema: {
        operationId: 'removePasskey',
        tags: ['people'],
        summary: 'Remove one of my passkeys: it signs nobody in any more',
        params: OnePasskey,
        response: { 200: z.strictObject({}), ...refusals },
      },
    },
    async (request) => {
      await removePasskey(store, requireLogin(request).person, request.params.id);
      return {};
    },
  );

  app.post(
    '/api/recovery',
    {
      schema: {
        operationId: 'makeRecoveryCodes',
        tags: ['people'],
        summary: 'Ten codes to be printed; those of before work no longer',
        response: { 200: RecoveryCodes, ...refusals },
      },
    },
    async (request) => {
      const { person } = requireLogin(request);
      budgets.signIn.spend(person.id, request.address, TOO_OFTEN);
      return { codes: await newSheet(store, person) };
    },
  );

  app.post(
    '/api/links',
    {
      schema: {
        operationId: 'linkDevice',
        tags: ['people'],
        summary: 'A code that signs another device in, once, within minutes',
        response: { 200: LinkCode, ...refusals },
      },
    },
    async (request) => {
      const login = requireLogin(request);
      budgets.signIn.spend(login.person.id, request.address, TOO_OFTEN);
      return newLink(store, login);
    },
  );
}

const TOO_OFTEN = 'That was asked too often; wait a moment.';
