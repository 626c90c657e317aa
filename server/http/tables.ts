import { z } from 'zod';
import { type Box, boxes } from '#games';
import { type MatchRecord, parseRecord, RecordError, recordText, runRecord, verifyRecord } from '#kernel';
import { ACTION_NAMES, ACTIONS, type Action, Created, Done, GameOfShelf, LinkToken, NewTable, Now, Refused, TableId, TableList, TableState } from '#wire';
import { NotDone } from '../refusal.ts';
import { listTables } from '../tables/listing.ts';
import { importedRecord, recordFor } from '../tables/records.ts';
import { act } from './acting.ts';
import type { Api } from './api.ts';
import { somebody } from './session.ts';
import { tableFor } from './visiting.ts';

const Params = z.strictObject({ id: TableId });
const refusals = { '4xx': Refused, '5xx': Refused } as const;

export function tables(api: Api): void {
  const { app, house, newcomers } = api;

  app.get('/api/games', { schema: { tags: ['tables'], summary: 'What is on the shelf', response: { 200: z.array(GameOfShelf) } } }, async () =>
    house.boxes.map(onShelf),
  );

  app.get('/api/tables', { schema: { tags: ['tables'], summary: 'My tables, open tables, tables to watch', response: { 200: TableList } } }, async (request) =>
    listTables(house, request.person),
  );

  app.post(
    '/api/tables',
    {
      schema: {
        tags: ['tables'],
        summary: 'Set up a table. Then sit down on the seats kept for you, and start',
        body: NewTable,
        response: { 200: Created, ...refusals },
      },
    },
    async (request) => {
      const person = somebody(request);
      if (!newcomers.spend(request.ip)) throw new NotDone('too-many', 'Too many new tables from this address. Try again later.');
      return house.create(person, request.body);
    },
  );

  app.get(
    '/api/tables/:id',
    {
      schema: {
        tags: ['tables'],
        summary: 'A table and its present moment, as my seats see it',
        params: Params,
        headers: z.object({ 'x-muster-link': LinkToken.optional().describe('The link of a seat opens tables that may not be watched.') }),
        response: { 200: z.strictObject({ table: TableState, last: z.int(), now: Now.nullable() }), ...refusals },
      },
    },
    async (request) => {
      const table = await tableFor(house, request.params.id, request.person?.id ?? null, request.headers['x-muster-link']);
      if (house.store.kind === 'postgres') await table.catchUp();
      return { table: table.told(), last: table.state.last, now: table.now(request.person?.id ?? null) };
    },
  );

  for (const name of ACTION_NAMES)
    app.post(
      `/api/tables/:id/${name}`,
      { schema: { tags: ['play'], summary: ACTIONS[name].description ?? name, params: Params, body: ACTIONS[name], response: { 200: Done, ...refusals } } },
      async (request) => act(api, await house.table(request.params.id), somebody(request), { ...request.body, do: name } as Action),
    );

  app.get(
    '/api/tables/:id/record',
    { schema: { tags: ['records'], summary: 'The record: whole and verifiable when the match is over, until then what my seats may know', params: Params } },
    async (request, reply) => {
      const table = await tableFor(house, request.params.id, request.person?.id ?? null);
      if (house.store.kind === 'postgres') await table.catchUp();
      const record = recordFor(table, table.state.imported ? await importedRecord(house.store, table.id) : null, request.person?.id ?? null);
      return reply
        .type('application/json')
        .header('content-disposition', `attachment; filename="${table.state.game}-${table.id}.json"`)
        .send(recordText(record));
    },
  );

  app.post(
    '/api/records',
    {
      bodyLimit: 1_000_000,
      schema: {
        tags: ['records'],
        summary: 'Keep the record of a match here, to look at it and to share it',
        body: z.unknown(),
        response: { 200: z.strictObject({ table: TableId }), ...refusals },
      },
    },
    async (request) => {
      const person = somebody(request);
      if (!newcomers.spend(request.ip)) throw new NotDone('too-many', 'Too many new tables from this address. Try again later.');
      const { box, record } = checked(request.body);
      return { table: await house.importRecord(person, box, record) };
    },
  );
}

/** Only records that hold are kept. */
function checked(raw: unknown): { box: Box; record: MatchRecord } {
  try {
    const record = parseRecord(raw);
    const box = boxes.find(({ game }) => game.id === record.game);
    if (box === undefined) throw new RecordError('game', `there is no game '${record.game}' here`);
    if (record.key === undefined) runRecord(box.game, record);
    else verifyRecord(box.game, record);
    return { box, record };
  } catch (thrown) {
    if (thrown instanceof RecordError) throw new NotDone('record', `The record does not hold: ${thrown.message}.`);
    throw thrown;
  }
}

function onShelf({ game, words, players, minutes, cooperative, presets, options }: Box): GameOfShelf {
  return {
    id: game.id,
    title: game.title,
    rules: game.rulesVersion,
    mood: words.mood,
    players: [...players],
    minutes,
    cooperative,
    presets: presets.map(({ id, config }) => ({ id, title: words.presets[id] ?? id, config })),
    options: options.map(({ name, values, clause }) => ({ name, says: words.options[name] ?? name, values: [...values], clause })),
  };
}
