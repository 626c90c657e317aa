import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { SeatView } from '#wire';

/** What `npm run describe` writes of a game. */
const Described = z.strictObject({
  answers: z.record(z.string(), z.array(z.string())),
  moment: SeatView,
  seen: z.record(z.string(), z.unknown()),
});
export type Described = z.infer<typeof Described>;

const read = new Map<string, Described>();

/** What is written in `described.json` of a game. It is read once. */
export function describedIn(game: string): Described {
  const known = read.get(game) ?? Described.parse(JSON.parse(readFileSync(join(import.meta.dirname, '..', 'games', game, 'described.json'), 'utf8')));
  read.set(game, known);
  return known;
}
