import { z } from 'zod';
import type { Box } from '#games';
import { GameDescription, GameSummary } from '#wire';
import { SOURCE } from '#words';
import { describedIn } from '../described.ts';
import type { Api } from './api.ts';
import { refusals } from './errors.ts';

/** What is on the shelf, and what a program has to know of it. */
export function games({ app, registry }: Api): void {
  app.get(
    '/api/games',
    { schema: { operationId: 'listGames', tags: ['tables'], summary: 'What is on the shelf', response: { 200: z.array(GameSummary), ...refusals } } },
    async () => Promise.all(registry.boxes.map(summaryOf)),
  );

  app.get(
    '/api/games/:id',
    {
      schema: {
        operationId: 'getGame',
        tags: ['tables'],
        summary: 'A game for programs that play it: what is seen of it, and how answers are written',
        params: z.strictObject({ id: z.string().max(40) }),
        response: { 200: GameDescription, ...refusals },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'public, max-age=3600');
      return descriptionOf(registry.box(request.params.id));
    },
  );
}

async function summaryOf(box: Box): Promise<GameSummary> {
  const { game, players, minutes, cooperative, presets, settings } = box;
  const words = await box.words(SOURCE);
  return {
    id: game.id,
    title: game.title,
    rules: game.rulesVersion,
    mood: words.mood,
    players: [...players],
    minutes: [...minutes],
    cooperative,
    presets: presets.map(({ id, config }) => ({ id, title: words.presets[id] ?? id, config })),
    settings: settings.map(({ name, values, clause }) => ({ name, says: words.settings[name] ?? name, values: [...values], clause })),
  };
}

async function descriptionOf(box: Box): Promise<GameDescription> {
  const { answers, moment, seen } = describedIn(box.game.id);
  const notation = box.game.notation.forms.map((form) => ({ ...form, examples: answers[form.do] ?? [] }));
  return { ...(await summaryOf(box)), notation, seen, example: moment };
}
