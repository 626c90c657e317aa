import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { type Audience, Everything, type Friendship, Luggage, LuggageRow, Me, MyProfile, PastMatches, PersonId, Profile, ProfileChange, Result } from '#wire';
import { accountOf } from '../accounts/account.ts';
import { everythingAbout } from '../accounts/everything.ts';
import { friendshipOf } from '../accounts/friends.ts';
import { History, matching } from '../accounts/history.ts';
import { fromLuggage, intoLuggage, luggageOf, outOfLuggage } from '../accounts/luggage.ts';
import { changeProfile, profileOf } from '../accounts/profiles.ts';
import { removePerson } from '../hosts/removal.ts';
import { refusal } from '../refusal.ts';
import type { Api } from './api.ts';
import { refusals } from './errors.ts';
import { LARGEST_RECORD } from './limits.ts';
import { requireLogin, signOut } from './login.ts';

const OnePerson = z.strictObject({ id: PersonId });
const OneGame = z.strictObject({ id: z.string().regex(/^[\w-]{1,64}$/) });
/** So many matches are told at once. */
const PAGE = 30;

/** What a person shows of themselves, what they take along, and what they may ask of everything about them. */
export function profiles({ app, registry, people, budgets }: Api): void {
  const { store } = registry;
  const history = new History(registry);

  async function known(id: string) {
    const found = await people.byId(id);
    if (found === null) throw refusal('not-found', 'There is nobody of that id here.');
    return found;
  }

  app.put(
    '/api/profile',
    {
      schema: {
        operationId: 'changeProfile',
        tags: ['people'],
        summary: 'How I want to be seen, and how I like it',
        body: ProfileChange,
        response: { 200: MyProfile, ...refusals },
      },
    },
    async (request) => changeProfile(store, requireLogin(request).person.id, request.body),
  );

  app.get(
    '/api/people/:id',
    {
      schema: {
        operationId: 'getPerson',
        tags: ['people'],
        summary: 'A person, as far as they want to be seen',
        params: OnePerson,
        response: { 200: Profile, ...refusals },
      },
    },
    async (request) => {
      budgets.telling.spend(request.person?.id ?? null, request.address, TOO_OFTEN);
      const { person, since } = await known(request.params.id);
      const { avatar, shows } = await profileOf(store, person.id);
      const friendship = await friendshipOf(store, request.person?.id ?? null, person.id);
      const may = maySee(shows.statistics, friendship, request.person?.id === person.id);
      return { person, avatar, since, friendship, statistics: may ? await history.statisticsOf(person) : null };
    },
  );

  app.get(
    '/api/people/:id/matches',
    {
      schema: {
        operationId: 'listMatches',
        tags: ['people'],
        summary: 'Matches of a person that are over, the latest first, as far as they may be seen',
        params: OnePerson,
        querystring: z.object({
          game: z.string().max(40).optional(),
          result: Result.optional(),
          with: z.string().max(30).optional().describe('Part of the name of somebody who played with them.'),
          after: z.coerce.number().int().min(0).max(1000).default(0).describe('So many are left out.'),
        }),
        response: { 200: PastMatches, ...refusals },
      },
    },
    async (request) => {
      budgets.telling.spend(request.person?.id ?? null, request.address, TOO_OFTEN);
      const { person } = await known(request.params.id);
      const { shows } = await profileOf(store, person.id);
      const all = await history.of(person, request.person);
      const friendship = await friendshipOf(store, request.person?.id ?? null, person.id);
      const may = maySee(shows.history, friendship, request.person?.id === person.id);
      const seen = may ? all : all.filter(({ others }) => others.some(({ id }) => id === request.person?.id));
      const found = matching(seen, request.query);
      return { matches: found.slice(request.query.after, request.query.after + PAGE), all: found.length };
    },
  );

  app.get(
    '/api/luggage',
    {
      schema: {
        operationId: 'listLuggage',
        tags: ['people'],
        summary: 'Games of devices that I have taken along',
        response: { 200: z.array(LuggageRow), ...refusals },
      },
    },
    async (request) => luggageOf(store, requireLogin(request).person.id),
  );

  app.get(
    '/api/luggage/:id',
    { schema: { operationId: 'getLuggage', tags: ['people'], summary: 'One of these games', params: OneGame, response: { 200: Luggage, ...refusals } } },
    async (request) => fromLuggage(store, requireLogin(request).person.id, request.params.id),
  );

  app.put(
    '/api/luggage/:id',
    {
      bodyLimit: LARGEST_RECORD,
      schema: {
        operationId: 'takeAlong',
        tags: ['people'],
        summary: 'Take a game of this device along',
        params: OneGame,
        body: Luggage,
        response: { 200: z.strictObject({}), ...refusals },
      },
    },
    async (request) => {
      const { person } = requireLogin(request);
      if (budgets.newcomers.full) throw refusal('full', 'There is no room left for anything new on this server.');
      await intoLuggage(store, person.id, request.params.id, request.body);
      return {};
    },
  );

  app.delete(
    '/api/luggage/:id',
    {
      schema: {
        operationId: 'leaveBehind',
        tags: ['people'],
        summary: 'Take it along no longer',
        params: OneGame,
        response: { 200: z.strictObject({}), ...refusals },
      },
    },
    async (request) => {
      await outOfLuggage(store, requireLogin(request).person.id, request.params.id);
      return {};
    },
  );

  app.get(
    '/api/account/everything',
    {
      schema: {
        operationId: 'exportEverything',
        tags: ['people'],
        summary: 'Everything there is about me, as one file',
        response: { 200: { description: 'One JSON text.', content: { 'application/json': { schema: Everything } } }, ...refusals },
      },
    },
    async (request, reply) => {
      const login = requireLogin(request);
      budgets.signIn.spend(login.person.id, request.address, TOO_OFTEN);
      const [account, devices] = await Promise.all([accountOf(store, people, login.person.id), people.tokensOf(login.person, login.token)]);
      return download(reply, `muster-${login.person.id}.json`, everythingAbout(registry, account, devices));
    },
  );

  app.delete(
    '/api/account',
    {
      schema: {
        operationId: 'deleteAccount',
        tags: ['people'],
        summary: 'Delete me: seats are free or a bot’s, my name is nobody’s at every table. Records of matches stay true',
        response: { 200: Me, ...refusals },
      },
    },
    async (request, reply) => {
      const { person } = requireLogin(request);
      const removed = await removePerson(registry, people, person.id, 'at the end');
      if (removed !== null && removed.left.length > 0) throw refusal('not-now', `${removed.left.length} tables could not be changed. Try again in a moment.`);
      signOut(reply);
      return { person: null };
    },
  );
}

function maySee(audience: Audience, friendship: Friendship | null, mine: boolean): boolean {
  return mine || audience === 'all' || (audience === 'friends' && friendship === 'friends');
}

/** Told as it is made: it can be long. */
function download(reply: FastifyReply, name: string, text: AsyncIterable<string>): FastifyReply {
  return reply.type('application/json').header('content-disposition', `attachment; filename="${name}"`).send(Readable.from(text));
}

const TOO_OFTEN = 'That was asked too often; wait a moment.';
