import { type Seat, Timeline } from '#kernel';
import type { Entry, Follow, MatchView, TableState } from '#wire';
import { journalEntry } from '../../tables/entry.ts';
import { type Chronicle, type Moment, seenFrom } from './chronicle.ts';

/** How a table as it was told differs from what it is; null when it does not. */
export function compareTable({ holders, host, undos }: Moment, told: TableState): string | null {
  if (told.host.id !== host) return `the host is ${host}, told was ${told.host.id}`;
  if (told.undos !== undos) return `${undos} times it was taken back, told was ${told.undos}`;
  for (const [seat, holder] of holders.entries()) {
    const was = told.seats[seat];
    const person = holder.kind === 'person' || holder.kind === 'kept' ? holder.person : undefined;
    const owner = holder.kind === 'bot' ? holder.owner : undefined;
    if (was?.kind !== holder.kind || was.person?.id !== person || was.owner?.id !== owner)
      return `seat ${seat} is ${JSON.stringify(holder)}, told was ${JSON.stringify(was)}`;
  }
  return null;
}

/** What each seat was told of the match has to be what the kernel gives it, to the byte. */
export function compareMatch({ views, undos }: Moment, seats: readonly Seat[], follow: Follow, told: MatchView | null): string | null {
  if (views === null || follow === 'answers') return told === null ? null : 'a match was told that there is not';
  const looking: readonly (Seat | null)[] = seats.length === 0 ? [null] : seats;
  const expected = `{"undos":${undos},"views":[${looking.map((seat) => views.get(seat)).join()}]}`;
  const was = JSON.stringify(told);
  return was === expected ? null : `the kernel gives ${expected}, told was ${was}`;
}

/** An entry is told as it is written, but for what these seats may not know, and what had been taken away by then (`present`). */
export function compareEntry(chronicle: Chronicle, { row }: Moment, told: Entry, seats: readonly Seat[], follow: Follow, present: number): string | null {
  const written = journalEntry(row);
  const differs = (what: string, is: unknown, was: unknown): string | null =>
    JSON.stringify(is) === JSON.stringify(was) ? null : `${what}: written is ${JSON.stringify(is)}, told was ${JSON.stringify(was)}`;
  const common = differs('who, what and when', [row.kind, row.at, row.person], [told.kind, told.at, told.person?.id ?? null]);
  if (common !== null) return common;
  if (written.kind === 'answer' && told.kind === 'answer') {
    const { number, seat, notation, gave } = written.body;
    const is = [number, seat, notation, gave.map((given) => seenFrom(seats, given))];
    return (
      differs('the answer', is, [told.number, told.seat, told.notation, told.gave]) ??
      compareEvents(chronicle, row.entry, number + 1, told.events, seats, follow)
    );
  }
  if (written.kind === 'start' && told.kind === 'start') {
    const opening = written.body.opening.map((given) => seenFrom(seats, given));
    return differs('the opening', opening, told.opening) ?? compareEvents(chronicle, row.entry, 0, told.events, seats, follow);
  }
  if (written.kind === 'say' && told.kind === 'say') {
    const isGone = (chronicle.unsaid.get(row.entry) ?? Number.POSITIVE_INFINITY) <= present;
    return differs('the words', isGone ? '' : written.body.text, told.text);
  }
  if (written.kind === 'undo' && told.kind === 'undo') return differs('the moment', written.body.to, told.to);
  return null;
}

/** Events of the present moment are those the kernel tells these seats; of none are more told than they may know. */
function compareEvents(
  { match, moved }: Chronicle,
  entry: number,
  number: number,
  told: readonly unknown[],
  seats: readonly Seat[],
  follow: Follow,
): string | null {
  if (follow === 'answers') return told.length === 0 ? null : 'events were told to somebody who does not follow them';
  if (match === null || entry !== moved) return null;
  const timeline = new Timeline(match);
  timeline.look(seats[0] ?? null, seats);
  const events = follow === 'steps' ? timeline.stepsAt(number).map(({ event, clauses, view }) => ({ event, clauses, view })) : timeline.eventsAt(number);
  const expected = JSON.stringify(events.map((step) => ({ event: step.event, clauses: step.clauses, ...('view' in step ? { view: step.view } : {}) })));
  const was = JSON.stringify(told);
  return was === expected ? null : `the kernel tells ${expected}, told was ${was}`;
}
