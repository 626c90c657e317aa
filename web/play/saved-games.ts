import * as z from 'zod/mini';
import { Anything, CheckpointForm, ManyAnswers, Opening } from '../../kernel/schema.ts';
import { keptGame, keptGames, putGame } from './game-store.ts';
import type { Place } from './places.ts';

const Came = z.enum(['played', 'fork', 'file']);
const Bot = z.custom<Extract<Place, { kind: 'bot' }>['bot']>((bot) => typeof bot === 'string');
const PlaceForm = z.union([
  z.object({ kind: z.enum(['me', 'link', 'open']) }),
  z.object({ kind: z.literal('here'), name: z.string() }),
  z.object({ kind: z.literal('bot'), bot: Bot }),
]);

/** What the shelf says of a game on this device. */
const SavedGameRow = z.object({
  id: z.string(),
  game: z.string(),
  created: z.number(),
  changed: z.number(),
  number: z.number(),
  people: z.readonly(z.array(z.string())),
  phase: z.enum(['playing', 'finished']),
  /** Somebody on this screen has to answer. */
  mine: z.boolean(),
  /** The last event in words. */
  last: z.nullable(z.string()),
  /** The language of these words; games of before do not say. */
  language: z.exactOptional(z.string()),
  outcome: z.nullable(z.object({ payoff: z.readonly(z.array(z.number())), clause: z.string(), cause: z.string() })),
  came: Came,
  /** It is a part of a story whose next part has not been begun. */
  onward: z.exactOptional(z.boolean()),
});
export type SavedGameRow = z.infer<typeof SavedGameRow>;

/** A game as it is kept on this device: all it takes to go on with it. */
const SavedGame = z.object({
  id: z.string(),
  game: z.string(),
  rules: z.number(),
  config: Anything,
  /** The position it began in, where that was not its set-up. */
  from: z.exactOptional(CheckpointForm),
  opening: Opening,
  answers: ManyAnswers,
  /** Null for games from a file: they can be looked at, not played on. */
  key: z.nullable(z.string()),
  keySince: z.number(),
  places: z.readonly(z.array(PlaceForm)),
  /** The file it came from, as it was: so that it can be verified and passed on. */
  file: z.nullable(z.string()),
  came: Came,
  created: z.number(),
  changed: z.number(),
  seen: z.nullable(z.number()),
  row: SavedGameRow,
});
export type SavedGame = z.infer<typeof SavedGame>;

/** What the browser gave back, if it is a game; anything else in its store is left alone. */
export function readSavedGame(raw: unknown): SavedGame | null {
  const { data } = SavedGame.safeParse(raw);
  return data ?? null;
}

export async function saveGame(game: SavedGame): Promise<void> {
  await putGame(game);
}

export async function loadGame(id: string): Promise<SavedGame | null> {
  return readSavedGame(await keptGame(id));
}

/** All games on this device, the last played first. */
export async function listSavedGames(): Promise<readonly SavedGameRow[]> {
  const games = await keptGames();
  return games.flatMap((raw) => readSavedGame(raw)?.row ?? []).sort((a, b) => b.changed - a.changed);
}
