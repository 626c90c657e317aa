import { promptText, type Words } from '#games';
import type { Scene } from '#kernel';
import type { AppWords } from '../app/words.ts';
import type { SeatAtTable } from '../kit/table.ts';
import { namesOf } from './seats.ts';

/** What the table waits for, as an answer to *Why not?* where the game itself has none: every game has prompts. */
export function waitingFor({ decision, view }: Scene, seats: readonly SeatAtTable[], game: Words, { over, why }: AppWords['table']): string {
  if (decision === null) return over;
  const asked = seats.filter(({ seat }) => decision.seats.includes(seat));
  if (asked.some(({ kind }) => kind === 'me')) return why.yours({ prompt: promptText(game, decision, view, 'you', namesOf(seats)) });
  const prompt = promptText(game, decision, view, 'others', namesOf(seats));
  const [first = '', ...others] = asked.map(({ who, name }) => who || name);
  return others.length === 0 ? why.theirs.one({ who: first, prompt }) : why.theirs.several({ who: [first, ...others], prompt });
}
