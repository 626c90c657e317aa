import { answerToTuple, type Match, type MatchRecord, type Seat } from '#kernel';
import { available } from './available.ts';
import { type JournalEntry, journalEntry } from './entry.ts';
import type { TableRegistry } from './registry.ts';
import { seatsOf } from './state.ts';
import type { Table } from './table.ts';
import { momentOf, pageText, stepsPageText, type Watcher } from './watchers.ts';

/** So many entries at once for whoever has missed more: whoever does not read holds one page. Fewer where each comes with what was seen. */
const PAGE = 250;
const STEPS_PAGE = 100;

/**
 * All but the last page of what they missed, as fast as they read it; meanwhile the table goes on. To tell it step by step, the match is run
 * again elsewhere. Gives the last entry they have then.
 */
export async function sendPages(table: Table, registry: TableRegistry, watcher: Watcher, since: number): Promise<number> {
  const steps = watcher.follow === 'steps';
  let after = since;
  while (table.state.last - after > (steps ? 0 : PAGE)) {
    const sent = await sendPage(table, registry, watcher, after);
    if (sent === 0) return after;
    after += sent;
    // Nothing of the page is kept meanwhile but its text.
    await watcher.drained();
  }
  return after;
}

/** How many entries it holds; none where what is left has no steps and comes with the welcome. */
async function sendPage(table: Table, registry: TableRegistry, watcher: Watcher, after: number): Promise<number> {
  const steps = watcher.follow === 'steps';
  const most = steps ? STEPS_PAGE : PAGE;
  const entries = (await available(registry.store.entries(table.id, after, most))).map(journalEntry);
  table.requireInUse();
  if (!steps) {
    watcher.send(pageText(table, watcher, entries));
    return entries.length;
  }
  if (entries.length < most && entries.every((entry) => momentOf(table, entry) === null)) return 0;
  const { text, told } = await pastText(table, registry, watcher, entries);
  watcher.send(text);
  return told;
}

/** As their seats may see it when it is sent: whoever changes seats meanwhile is told again. So many of the entries as were told. */
async function pastText(
  table: Table,
  registry: TableRegistry,
  watcher: Watcher,
  entries: readonly JournalEntry[],
): Promise<{ readonly text: string; readonly told: number }> {
  for (;;) {
    const moments = entries.flatMap((entry) => {
      const moment = momentOf(table, entry);
      return moment === null ? [] : [{ entry: entry.entry, moment }];
    });
    const seats = seatsOf(table.state, watcher.person);
    const numbers = moments.map(({ moment }) => moment);
    const events = numbers.length === 0 ? [] : await stepsTo(table, registry, watcher, numbers, seats);
    table.requireInUse();
    if (seatsOf(table.state, watcher.person).join() !== seats.join()) continue;
    const untold = moments[events.length];
    const told = untold === undefined ? entries : entries.filter(({ entry }) => entry < untold.entry);
    return { text: stepsPageText(table, seats, told, new Map(moments.map(({ entry }, n) => [entry, events[n] ?? '[]']))), told: told.length };
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
