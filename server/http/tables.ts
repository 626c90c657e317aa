import { z } from 'zod';
import { type Json, RecordForm, recordText } from '#kernel';
import {
  ACTION_NAMES,
  ACTIONS,
  type Action,
  ActionResult,
  CreatedTable,
  KeptRecord,
  LinkToken,
  NewTable,
  Previews,
  TableId,
  TableList,
  TablePresent,
} from '#wire';
import type { Whose } from '../pool.ts';
import type { Checked } from '../readers/reading.ts';
import { refusal } from '../refusal.ts';
import { listTables } from '../tables/listing.ts';
import { recordFor } from '../tables/records.ts';
import type { TableRegistry } from '../tables/registry.ts';
import { invitationOf } from '../tables/seating.ts';
import { presentFor } from '../tables/watchers.ts';
import { tableFor } from './access.ts';
import { act } from './act.ts';
import { originOf } from './address.ts';
import type { Api } from './api.ts';
import { refusals } from './errors.ts';
import { LARGEST_RECORD } from './limits.ts';
import { requirePerson } from './login.ts';

const Params = z.strictObject({ id: TableId });

export function tables(api: Api): void {
  const { app, registry, budgets } = api;

  app.get(
    '/api/tables',
    { schema: { operationId: 'listTables', tags: ['tables'], summary: 'My tables, open tables, tables to watch', response: { 200: TableList, ...refusals } } },
    async (request) => listTables(registry, request.person),
  );

  app.post(
    '/api/tables',
    {
      schema: {
        operationId: 'createTable',
        tags: ['tables'],
        summary: 'Set up a table. Then sit down on the seats kept for you, and start',
        body: NewTable,
        response: { 200: CreatedTable, ...refusals },
      },
    },
    async (request) => {
      const person = requirePerson(request);
      await budgets.newcomers.admit('new tables', request.address, person.id);
      return registry.create(person, request.body, originOf(request.address));
    },
  );

  app.get(
    '/api/tables/:id',
    {
      schema: {
        operationId: 'getTable',
        tags: ['tables'],
        summary: 'A table and its present moment, as my seats see it',
        params: Params,
        querystring: z.object({ previews: Previews }),
        headers: z.object({ 'x-muster-link': LinkToken.describe('The link of a seat opens tables that may not be watched.').optional() }),
        response: { 200: TablePresent, ...refusals },
      },
    },
    async (request) => {
      const link = request.headers['x-muster-link'];
      const table = await tableFor(registry, request.params.id, request.person?.id ?? null, link);
      await table.refresh();
      return {
        ...presentFor(table, request.person?.id ?? null, request.query.previews === 'true'),
        invitation: link === undefined ? null : invitationOf(table.state, link),
      };
    },
  );

  for (const name of ACTION_NAMES)
    app.post(
      `/api/tables/:id/${name}`,
      {
        schema: {
          operationId: name,
          tags: ['play'],
          summary: ACTIONS[name].description ?? name,
          params: Params,
          body: ACTIONS[name],
          response: { 200: ActionResult, ...refusals },
        },
      },
      async (request) => act(api, await registry.table(request.params.id), requirePerson(request), { ...request.body, do: name } as Action, request.address),
    );

  app.get(
    '/api/tables/:id/record',
    {
      schema: {
        operationId: 'getRecord',
        tags: ['records'],
        summary: 'The record: whole and verifiable when the match is over, until then what my seats may know',
        params: Params,
        response: { 200: RecordForm, ...refusals },
      },
    },
    async (request, reply) => {
      const table = await tableFor(registry, request.params.id, request.person?.id ?? null);
      await table.refresh();
      const record = await recordFor(registry.store, table, request.person?.id ?? null);
      return reply
        .type('application/json')
        .header('content-disposition', `attachment; filename="${table.state.game}-${table.id}.json"`)
        .serializer(recordText)
        .send(record);
    },
  );

  app.post(
    '/api/records',
    {
      bodyLimit: LARGEST_RECORD,
      schema: {
        operationId: 'keepRecord',
        tags: ['records'],
        summary: 'Keep the record of a match here, to look at it and to share it',
        body: z.unknown(),
        response: { 200: KeptRecord, ...refusals },
      },
    },
    async (request) => {
      const person = requirePerson(request);
      await budgets.newcomers.admit('new tables', request.address, person.id);
      const network = originOf(request.address);
      const { record, stands } = await checked(registry, request.body, { network, person: person.id, table: '' });
      return { table: await registry.importRecord(person, registry.box(record.game), record, stands, network) };
    },
  );
}

/** Only records that hold are kept. They are checked in a process apart, in turn. */
async function checked({ readers }: TableRegistry, raw: unknown, whose: Whose): Promise<Exclude<Checked, { refused: string }>> {
  const found = await readers.run({ do: 'check', raw: raw as Json }, whose).catch((cause) => {
    throw refusal('unavailable', 'The record could not be checked. Try again in a moment.', { cause });
  });
  if ('refused' in found) throw refusal('record', `This record does not pass the check: ${found.refused}.`);
  return found;
}
