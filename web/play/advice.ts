import { type Advice, jobFor } from '#bots';
import { freshKey, runRecord, type Seat } from '#kernel';
import type { Session } from './session.ts';
import { thinker } from './thinker.ts';

/** How long the adviser thinks. */
const THINKS = 'search:1000ms';

/** What the search bot would answer for these seats, thinking beside the page. */
export async function adviceFor(session: Session, mine: readonly Seat[]): Promise<readonly Advice[]> {
  const match = runRecord(session.box.game, await session.record());
  const seats = match.asked.filter((seat) => mine.includes(seat));
  return seats.length > 0 ? await thinker.advise(jobFor(match, seats, THINKS, freshKey())) : [];
}
