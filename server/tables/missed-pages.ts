import { answerToTuple, type Match, type MatchRecord, type Seat } from '#kernel';
import { available } from './available.ts';
import { type JournalEntry, journalEntry } from './entry.ts';
import type { TableRegistry } from './registry.ts';
import { seatsOf } from './state.ts';
import type { Table } from './table.ts';
import { momentOf, pageText, stepsPageText, type Watcher } from './watchers.ts';

/** So many entries at once for whoever has missed more; fewer where each comes with what was seen. */
const PAGE = 1000;
const STEPS_PAGE = 100;

/**
 * All but the last page of what they missed, as fast as they read it; meanwhile the table goes on. To tell it step by step, the match is run
 * again elsewhere. Gives the last entry they have then.
 */
export async function sendPages(table: Table, registry: TableRegistry, watcher: Watcher, since: number): Promise<number> {
  const steps = watcher.follow === 'steps';
  let after = since;
  while (table.state.last - after > (steps ? 0 : PAGE)) {
    const most = steps ? STEPS_PAGE : PAGE;
    const entries = (await available(registry.store.entries(table.id, after, most))).map(journalEntry);
    table.requireInUse();
    if (steps && entries.length < most && entries.every((entry) => momentOf(table, entry) === null)) return after;
    watcher.send(steps ? await pastText(table, registry, watcher, entries) : pageText(table, watcher, entries));
    after += entries.length;
    await watcher.drained();
  }
  return after;
}

/** As their seats may see it when it is sent: whoever changes seats meanwhile is told again. */
async function pastText(table: Table, registry: TableRegistry, watcher: Watcher, entries: readonly JournalEntry[]): Promise<string> {
  for (;;) {
    const moments = entries.flatMap((entry) => {
      const moment = momentOf(table, entry);
      return moment === null ? [] : [{ entry: entry.entry, moment }];
    });
    const seats = seatsOf(table.state, watcher.person);
    const numbers = moments.map(({ moment }) => moment);
    const events = numbers.length === 0 ? [] : await stepsTo(table, registry, watcher, numbers, seats);
    table.requireInUse();
    if (seatsOf(table.state, watcher.person).join() === seats.join())
      return stepsPageText(table, seats, entries, new Map(moments.map(({ entry }, n) => [entry, events[n] ?? '[]'])));
  }
}

/** What led to these moments, by whoever has time to run the match again. */
function stepsTo(table: Table, { readers }: TableRegistry, { network, person }: Watcher, moments: readonly number[], seats: readonly Seat[]) {
  const match = table.match as Match;
  const { game } = table.box;
  const { from } = match.parts();
  const record: MatchRecord = {
    muster: 1,
    game: game.id,
    rules: table.state.rules,
    config: table.state.config,
    opening: [...match.opening],
    answers: match.answers.slice(0, Math.max(...moments)).map(answerToTuple),
    ...(from === undefined ? {} : { from: { ...from, state: game.save(from.state) } }),
  };
  return readers.run({ do: 'tell', record, seats, moments }, { network, person: person ?? network, table: table.id });
}
