import { z } from 'zod';
import { type Follow, ServerMessage, TableId } from '#wire';
import type { Table } from '../tables/table.ts';
import type { Watcher } from '../tables/watchers.ts';
import { tableFor } from './access.ts';
import { spendOnTelling } from './act.ts';
import { originOf } from './address.ts';
import type { Api } from './api.ts';
import { refusals } from './errors.ts';
import { LineStream } from './line-stream.ts';
import { WatchQuery } from './socket.ts';

/** A table as a stream of lines, for programs: the same messages as over WebSocket. */
export function streams({ app, registry, connections, budgets }: Api): void {
  app.get(
    '/api/tables/:id/stream',
    {
      schema: {
        operationId: 'streamTable',
        tags: ['play'],
        summary: 'Everything that happens at a table, as NDJSON',
        description: 'Each line is one message; empty lines say that the connection is alive. Open for as long as both sides like.',
        params: z.strictObject({ id: TableId }),
        querystring: WatchQuery,
        response: { 200: { description: 'One message a line.', content: { 'application/x-ndjson': { schema: ServerMessage } } }, ...refusals },
      },
    },
    async (request, reply) => {
      connections.admit(request.address, request.person?.id ?? null);
      const table = await tableFor(registry, request.params.id, request.person?.id ?? null);
      const { follow, previews, presence, since = null } = request.query;
      spendOnTelling(budgets, { person: request.person?.id ?? null, follow, address: request.address }, since);
      const stream = new LineStream(connections, request, reply, () => table.watchers.delete(watcher));
      const watcher = watcherOf(stream, request.person?.id ?? null, follow, previews === 'true', presence === 'true');
      await watch(table, watcher, stream, since);
    },
  );
}

function watcherOf(stream: LineStream, person: string | null, follow: Follow, previews: boolean, presence: boolean): Watcher {
  return {
    person,
    follow,
    previews,
    presence,
    network: originOf(stream.address),
    send: (message) => stream.send(message),
    drained: () => stream.drained(),
    close: (why) => stream.close(why),
  };
}

async function watch(table: Table, watcher: Watcher, stream: LineStream, since: number | null): Promise<void> {
  try {
    await table.watch(watcher, since);
    if (stream.gone) table.watchers.delete(watcher);
  } catch {
    stream.close('the table could not be read; come back in a moment');
  }
}
