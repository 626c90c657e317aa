import { z } from 'zod';
import { ClauseText } from '#wire';
import { type Language, languages, SOURCE } from '#words';
import { findLedger } from '../ledger.ts';
import { refusal } from '../refusal.ts';
import type { Api } from './api.ts';
import { refusals } from './errors.ts';

/** What the ids of clauses stand for. A ledger is read once. */
export function clauses({ app, registry }: Api): void {
  const read = new Map<string, ClauseText[]>();
  app.get(
    '/api/games/:id/clauses',
    {
      schema: {
        operationId: 'listClauses',
        tags: ['tables'],
        summary: 'The rules of a game, clause by clause',
        params: z.strictObject({ id: z.string().max(40) }),
        querystring: z.strictObject({ language: z.enum(languages).default(SOURCE) }),
        response: { 200: z.array(ClauseText), ...refusals },
      },
    },
    async (request, reply) => {
      const { game } = registry.box(request.params.id);
      const key = `${game.id} ${request.query.language}`;
      const known = read.get(key) ?? textsOf(game.id, request.query.language);
      read.set(key, known);
      reply.header('cache-control', 'public, max-age=3600');
      return known;
    },
  );
}

function textsOf(game: string, language: Language): ClauseText[] {
  const ledger = findLedger(game, language);
  if (ledger === null) throw refusal('not-found', 'The rules of that game are not there.');
  return ledger.map(({ id, says, source, ruling }) => ({ id, says, source, ruling: ruling ?? null }));
}
