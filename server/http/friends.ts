import { z } from 'zod';
import { AskFriend, Friend, FriendCode, PersonId } from '#wire';
import { askedByCode, befriend, friendCode, friendshipOf, friendsOf, unfriend } from '../accounts/friends.ts';
import { History } from '../accounts/history.ts';
import { refusal } from '../refusal.ts';
import type { Api } from './api.ts';
import { refusals } from './errors.ts';
import { requireLogin } from './login.ts';

const OnePerson = z.strictObject({ id: PersonId });

/** Friends: by a link that one gives the other, or by asking somebody one has played with. */
export function friends({ app, registry, people, budgets }: Api): void {
  const { store } = registry;
  const history = new History(registry);

  app.get(
    '/api/friends',
    {
      schema: {
        operationId: 'listFriends',
        tags: ['people'],
        summary: 'My friends, and those who asked or were asked',
        response: { 200: z.array(Friend), ...refusals },
      },
    },
    async (request) => friendsOf(store, requireLogin(request).person.id),
  );

  app.post(
    '/api/friends',
    {
      schema: {
        operationId: 'inviteFriend',
        tags: ['people'],
        summary: 'A link that makes whoever opens it a friend',
        response: { 200: FriendCode, ...refusals },
      },
    },
    async (request) => {
      const { person } = requireLogin(request);
      budgets.seating.spend(person.id, request.address, TOO_OFTEN);
      return { code: await friendCode(store, person.id) };
    },
  );

  app.put(
    '/api/friends/:id',
    {
      schema: {
        operationId: 'befriend',
        tags: ['people'],
        summary: 'Ask somebody I have played with, say yes to whoever asks, or bring their link',
        params: OnePerson,
        body: AskFriend,
        response: { 200: z.strictObject({}), ...refusals },
      },
    },
    async (request) => {
      const { person } = requireLogin(request);
      const { id } = request.params;
      budgets.seating.spend(person.id, request.address, TOO_OFTEN);
      if (id === person.id) throw refusal('not-now', 'You are your own friend already.');
      if ((await people.byId(id)) === null) throw refusal('not-found', 'There is nobody of that id here.');
      if (request.body.code !== undefined) await askedByCode(store, request.body.code, person.id, id);
      else if (
        (await friendshipOf(store, person.id, id)) === 'none' &&
        !(await history.of(person, person)).some(({ others }) => others.some((one) => one.id === id))
      )
        throw refusal('forbidden', 'You can ask those you have played with to the end; others need a link of yours.');
      await befriend(store, person.id, id);
      return {};
    },
  );

  app.delete(
    '/api/friends/:id',
    {
      schema: {
        operationId: 'unfriend',
        tags: ['people'],
        summary: 'No longer friends, or no',
        params: OnePerson,
        response: { 200: z.strictObject({}), ...refusals },
      },
    },
    async (request) => {
      await unfriend(store, requireLogin(request).person.id, request.params.id);
      return {};
    },
  );
}

const TOO_OFTEN = 'That was asked too often; wait a moment.';
