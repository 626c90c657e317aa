import type { Box } from '#games';
import { readRecord, verifyRecord } from '#kernel';
import type { Action, Entry, ServerMessage } from '#wire';
import { chained } from '../../storage/chain.ts';
import { unfolded } from '../../storage/folds.ts';
import type { Row, Schema } from '../../storage/schema.ts';
import { isIntact, recordIn } from '../../storage/sums.ts';
import { Actions } from './actions.ts';
import { Chronicle } from './chronicle.ts';
import type { Clock } from './clock.ts';
import type { Disk } from './disk.ts';
import type { Line, Tap } from './network.ts';
import { Spending } from './spending.ts';
import { compareEntry, compareMatch, compareTable } from './telling.ts';

export interface Checked {
  readonly clock: Clock;
  readonly boxes: readonly Box[];
  readonly disk: () => Disk;
  /** Actions a second on one connection. */
  readonly actionsPerSecond: number;
  /** How many servers there have been in the last minute. */
  servers(): number;
  /** It goes into the digest of the world, and into the trace. */
  note(text: string): void;
  wrong(text: string): void;
}

const TOO_FAST = 'That was too fast. Wait a moment.';

/** Whatever is written, sent and told is held against what has to be true, at the moment it happens. */
export class Checks implements Tap {
  readonly chronicles = new Map<string, Chronicle>();
  readonly actions: Actions;
  readonly #world: Checked;
  readonly #spending: Spending;
  answers = 0;
  tooFast = 0;

  constructor(world: Checked) {
    this.#world = world;
    this.#spending = new Spending(world.actionsPerSecond);
    this.actions = new Actions((table, entry) => this.#journal(table, entry - 1).find((row) => row.entry === entry));
  }

  found(wrong: string | null): void {
    if (wrong !== null) this.#world.wrong(wrong);
  }

  /** A table has new entries that are durable. */
  synced(table: string): void {
    const after = this.chronicles.get(table)?.last ?? -1;
    for (const row of this.#journal(table, after)) this.found(this.#take(table, row));
  }

  /** All that is durable of a journal after an entry, be it folded or not. */
  #journal(table: string, after: number): Row<'journal'>[] {
    const disk = this.#world.disk();
    const folds = disk.durable<Row<'folds'>>('select * from folds where table_id = ? and last > ? order by first', table, after);
    const rows = disk.durable<Row<'journal'>>('select * from journal where table_id = ? and entry > ? order by entry', table, after);
    return [...folds.flatMap(unfolded).filter(({ entry }) => entry > after), ...rows];
  }

  #take(table: string, row: Row<'journal'>): string | null {
    this.#world.note(`journal of ${table}: ${row.entry} ${row.kind} ${row.person} ${row.id} ${row.body}`);
    const chronicle = this.chronicles.get(table);
    if (chronicle === undefined) this.chronicles.set(table, new Chronicle(this.#world.boxes, row));
    const wrong = chronicle?.take(row) ?? null;
    if (wrong !== null) return `table ${table}: ${wrong}`;
    if (row.kind === 'answer') this.answers++;
    const said = row.kind === 'say' && row.person !== null ? this.#spending.said(row.person, row.at, this.#world.servers()) : null;
    return said ?? this.actions.written(row);
  }

  up(line: Line, text: string): void {
    const message = JSON.parse(text) as Action | { readonly do: 'switch'; readonly table: string };
    if (message.do === 'switch') line.eyes.table = message.table;
    else if (line.eyes.person !== null) this.actions.asked(line.eyes.person, line.eyes.table, message);
  }

  arrived(line: Line, text: string): void {
    this.#world.note(`${line.client.name} > ${line.server.name}: ${text}`);
    const { person } = line.eyes;
    const id = /"id":"([\w-]+)"/.exec(text)?.[1];
    if (person !== null && id !== undefined) this.actions.arrived(person, id);
    this.found(this.#spending.arrived(line, this.#world.clock.now));
  }

  down(line: Line, text: string): void {
    this.found(this.#sent(line, JSON.parse(text) as ServerMessage));
  }

  heard(line: Line, text: string): void {
    this.#world.note(`${line.server.name} > ${line.client.name}: ${text}`);
  }

  #sent(line: Line, message: ServerMessage): string | null {
    const { person } = line.eyes;
    switch (message.type) {
      case 'welcome':
        return this.#welcomed(line, message);
      case 'page':
        return this.#toldPage(line, message);
      case 'entry':
        return (
          this.#toldNews(line, message) ??
          (message.re === undefined || person === null ? null : this.actions.acknowledge(person, message.re, message.entry.entry))
        );
      case 'result':
        return person === null ? null : this.actions.acknowledge(person, message.re, message.entry);
      case 'refusal':
        if (message.code === 'too-fast') this.tooFast++;
        if (message.message === TOO_FAST) this.#spending.refused(line);
        return message.re === null || person === null ? null : this.actions.refuse(person, message.re, message.code);
      default:
        return null;
    }
  }

  #welcomed(line: Line, { table, last, missed, match }: Extract<ServerMessage, { type: 'welcome' }>): string | null {
    const told = this.#toldEach(line, table.id, missed, last);
    const chronicle = this.chronicles.get(table.id);
    const moment = chronicle?.moments.get(last);
    if (told !== null || chronicle === undefined || last > chronicle.last) return told ?? notDurable(line, table.id, last);
    if (moment === undefined) return null;
    const seats = chronicle.seatsOf(line.eyes.person, moment.holders);
    if (!chronicle.mayWatch(line.eyes.person, moment)) return `${line.client.name} may not look at table ${table.id}, and was welcomed`;
    const found = compareTable(moment, table) ?? compareMatch(moment, seats, line.eyes.follow, match);
    return found === null ? null : `the welcome of ${line.client.name} at entry ${last} of table ${table.id}: ${found}`;
  }

  #toldNews(line: Line, { of, entry, table, match }: Extract<ServerMessage, { type: 'entry' }>): string | null {
    const told = this.#toldEach(line, of, [entry], entry.entry);
    const chronicle = this.chronicles.get(of);
    const moment = chronicle?.moments.get(entry.entry);
    if (told !== null || chronicle === undefined || moment === undefined) return told;
    const before = chronicle.moments.get(entry.entry - 1);
    if (before !== undefined && !chronicle.mayWatch(line.eyes.person, before) && !chronicle.mayWatch(line.eyes.person, moment))
      return `${line.client.name} may not look at table ${of}, and was told of entry ${entry.entry}`;
    const talked = entry.kind === 'say' || entry.kind === 'unsay' || entry.kind === 'ping';
    const seats = chronicle.seatsOf(line.eyes.person, moment.holders);
    const found = (table === undefined ? null : compareTable(moment, table)) ?? (talked ? null : compareMatch(moment, seats, line.eyes.follow, match));
    return found === null ? null : `entry ${entry.entry} of table ${of}, told to ${line.client.name}: ${found}`;
  }

  /** A page does not say when it is from: the server may not have heard yet where they sit now. All of it is as they may know at one moment since. */
  #toldPage(line: Line, { of, entries }: Extract<ServerMessage, { type: 'page' }>): string | null {
    const end = entries.at(-1)?.entry ?? 0;
    const last = Math.max(end, this.chronicles.get(of)?.last ?? end);
    let found: string | null = null;
    for (let present = last; present >= end; present--) {
      found = this.#toldEach(line, of, entries, present);
      if (found === null) return null;
    }
    return found;
  }

  /** What is told is durable, and told as it is written, as far as these eyes may know who sit where they do at `present`. */
  #toldEach(line: Line, of: string, entries: readonly Entry[], present: number): string | null {
    const chronicle = this.chronicles.get(of);
    for (const entry of entries) {
      if (chronicle === undefined || entry.entry > chronicle.last) return notDurable(line, of, entry.entry);
      const now = chronicle.moments.get(Math.min(present, chronicle.last));
      const then = chronicle.moments.get(entry.entry);
      if (now === undefined || then === undefined) continue;
      const found = compareEntry(chronicle, then, entry, chronicle.seatsOf(line.eyes.person, now.holders), line.eyes.follow, present);
      if (found !== null) return `entry ${entry.entry} of table ${of}, told to ${line.client.name}: ${found}`;
    }
    return null;
  }

  /** Is everything that was ever durable still there, and does every record hold? Tables that nobody used for long may be gone. Gives how many records hold. */
  audit(isTidied: (chronicle: Chronicle) => boolean): number {
    let verified = 0;
    for (const [id, chronicle] of this.chronicles) {
      const rows = this.#journal(id, -1);
      if (rows.length === 0 && isTidied(chronicle)) continue;
      const lost = chronicle.sums.findIndex((sum, entry) => rows[entry]?.sum !== sum || rows[entry]?.entry !== entry);
      if (lost >= 0) this.found(`table ${id}: entry ${lost} was durable and is lost`);
      if (rows.length > chronicle.sums.length) this.found(`table ${id}: there are entries nobody knows`);
      if (chronicle.phase !== 'finished') continue;
      this.found(this.#auditRecord(chronicle));
      verified++;
    }
    this.#auditSums();
    return verified;
  }

  /** What the lists are made of is as it was written, and each journal known up to its end. */
  #auditSums(): void {
    for (const table of ['tables', 'seats', 'standings', 'records', 'folds', 'people', 'tokens'] as const)
      for (const row of this.#world.disk().durable<Schema[typeof table]>(`select * from ${table}`))
        if (!isIntact(table, row)) this.found(`a row of ${table} is not what was written: ${JSON.stringify(row).slice(0, 300)}`);
    for (const { table_id, last, sum } of this.#world.disk().durable<Row<'ends'>>('select * from ends')) {
      const chronicle = this.chronicles.get(table_id);
      if (chronicle?.sums.length !== last + 1 || chronicle.sums.reduce(chained, '') !== sum)
        this.found(`table ${table_id}: its end is not that of its journal`);
    }
  }

  #auditRecord({ id, box }: Chronicle): string | null {
    const [row] = this.#world.disk().durable<Row<'records'>>('select * from records where table_id = ?', id);
    if (row === undefined) return `table ${id} is finished and has no record`;
    try {
      verifyRecord(box.game, readRecord(recordIn(row)));
      return null;
    } catch (thrown) {
      return `the record of table ${id} does not hold: ${thrown}`;
    }
  }
}

function notDurable({ client }: Line, table: string, entry: number): string {
  return `${client.name} was told of entry ${entry} of table ${table}, which is not durable`;
}
