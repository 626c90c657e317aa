import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { readRecord, runRecord, verifyRecord } from '#kernel';
import { boxes } from '#shelf';
import type { ServerMessage } from '#wire';
import type { Store, StoredEntry } from '../../storage/store.ts';
import { journalEntry } from '../../tables/entry.ts';
import { Guest } from '../guest.ts';
import { essenceOf, storedEssence } from './essence.ts';
import type { Notebook, SentAction } from './notebook.ts';

/** What does not hold, each in words. */
export interface Findings {
  /** Acknowledged or told, but not written, or not as it was told. */
  readonly lost: string[];
  /** Written more often than it was done. */
  readonly doubled: string[];
  /** Matches that cannot be rebuilt, records that do not verify. */
  readonly unverified: string[];
  /** Anything else that should never be. */
  readonly wrong: string[];
}

export function nothingFound(): Findings {
  return { lost: [], doubled: [], unverified: [], wrong: [] };
}

/** Is the file of SQLite whole? */
export async function auditFile(store: Store, found: Findings): Promise<void> {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(store.db);
  if (rows[0]?.integrity_check !== 'ok') found.wrong.push(`the file is damaged: ${JSON.stringify(rows)}`);
}

/** Is everything that clients were told written, exactly once and as they were told? And do the lists of tables know which are finished? */
export async function auditJournal(store: Store, { actions, entries }: Notebook, finished: ReadonlySet<string>, found: Findings): Promise<void> {
  const states = new Map((await store.db.selectFrom('tables').select(['id', 'state']).execute()).map(({ id, state }) => [id, state]));
  for (const table of finished) if (states.get(table) !== 'finished') found.wrong.push(`table ${table} is finished, but listed as ${states.get(table)}`);
  const byTable = Map.groupBy(actions.entries(), ([, { table }]) => table);
  for (const table of new Set([...byTable.keys(), ...entries.keys()])) {
    const rows = await store.entries(table, -1);
    rows.forEach(({ entry }, i) => {
      if (entry !== i) found.lost.push(`table ${table}: entry ${entry} stands where ${i} should`);
    });
    entries.get(table)?.forEach((essence, entry) => {
      const row = rows[entry];
      const written = row === undefined ? 'nothing' : storedEssence(row);
      if (written !== essence) found.lost.push(`table ${table}: told ${essence}, written is ${written}`);
    });
    for (const [id, sent] of byTable.get(table) ?? []) auditAction(id, sent, rows, found);
    auditAnswers(table, rows, found);
  }
}

function auditAction(id: string, { round, table, person, action, fate }: SentAction, rows: readonly StoredEntry[], found: Findings): void {
  // What is said is never said twice in the same words.
  const written = rows.filter((row) => row.person === person && (row.id === id || (action.do === 'say' && saysTheSame(action, row))));
  const text = `round ${round}, table ${table}: ${JSON.stringify(action)}`;
  if (written.length > 1) found.doubled.push(`${text} is written as entries ${written.map(({ entry }) => entry).join()}`);
  if (fate === null) return;
  if ('refused' in fate) {
    if (written.length > 0) found.wrong.push(`${text} was refused (${fate.refused}) but is entry ${written[0]?.entry}`);
  } else if (fate.entry === null) {
    if (action.do === 'answer') found.lost.push(`${text} was acknowledged as nothing`);
  } else {
    const row = rows[fate.entry];
    if (row === undefined || row.person !== person || row.id !== id || !saysTheSame(action, row))
      found.lost.push(`${text} was acknowledged as entry ${fate.entry}, which is ${row === undefined ? 'not there' : storedEssence(row)}`);
  }
}

export function saysTheSame(action: SentAction['action'], row: StoredEntry): boolean {
  const { kind, body } = journalEntry(row);
  switch (action.do) {
    case 'answer':
      return kind === 'answer' && body.number === action.number && body.seat === action.seat && body.notation === action.notation;
    case 'undo':
      return (kind === 'undo' || kind === 'ask') && body.to === action.to;
    case 'consent':
      return action.agree ? kind === 'agree' || kind === 'undo' : kind === 'decline';
    case 'say':
      return kind === 'say' && body.text === action.text;
    case 'sit':
      // A pledge counts only before the match.
      return kind === 'sit' && body.seat === action.seat && (body.pledge == null || body.pledge === action.pledge);
    case 'start':
      return kind === 'ready' || kind === 'start';
    case 'reveal':
      return kind === 'reveal' && body.shares.every(([seat, share]) => action.shares.some((sent) => sent.seat === seat && sent.share === share));
    case 'close':
      // Whoever closes a match of two that is on resigns.
      return kind === 'close' || kind === 'resign';
    default:
      return kind === action.do;
  }
}

/** Each decision is answered once, unless it was taken back. */
function auditAnswers(table: string, rows: readonly StoredEntry[], found: Findings): void {
  let number = 0;
  for (const row of rows) {
    const { kind, body, entry } = journalEntry(row);
    if (kind === 'undo') number = body.to;
    if (kind !== 'answer') continue;
    if (body.number !== number) found.doubled.push(`table ${table}: entry ${entry} answers decision ${body.number}, when ${number} was open`);
    number = body.number + 1;
  }
}

/** Are these tables the same over the network, and do their records hold? Gives those whose records were verified to the end. */
export async function auditTables(base: string, tables: readonly string[], { entries }: Notebook, found: Findings): Promise<ReadonlySet<string>> {
  const verified = new Set<string>();
  const left = [...tables];
  const auditor = await patiently(() => Guest.come(base, 'Auditor'));
  const audit = async (): Promise<void> => {
    for (let table = left.pop(); table !== undefined; table = left.pop()) {
      const expected = [...(entries.get(table) ?? [])];
      const { missed } = await patiently(() => welcome(auditor, table));
      expected.forEach((essence, i) => {
        const entry = missed[i];
        const now = entry === undefined ? 'nothing' : essenceOf(entry);
        if (now !== essence) found.lost.push(`table ${table}: told ${essence}, now told ${now}`);
      });
      const file = await patiently(async () => {
        const reply = await fetch(`${base}/api/tables/${table}/record`, { headers: { cookie: auditor.cookie } });
        if (reply.status === 503) throw new Error(await reply.text());
        return reply;
      });
      const text = await file.text();
      if (!file.ok) {
        if (missed.some(({ kind }) => kind === 'start')) found.unverified.push(`table ${table}: no record (${text})`);
        continue;
      }
      try {
        if (isVerified(text)) verified.add(table);
      } catch (thrown) {
        found.unverified.push(`table ${table}: ${thrown}`);
      }
    }
  };
  await Promise.all(Array.from({ length: 8 }, audit));
  return verified;
}

/** Whether a record holds with its key; throws where it does not hold. */
function isVerified(text: string): boolean {
  const record = readRecord(text);
  const box = boxes.find(({ game }) => game.id === record.game);
  if (box === undefined) throw new Error(`there is no game ${record.game}`);
  if (record.key === undefined) runRecord(box.game, record);
  else verifyRecord(box.game, record);
  return record.key !== undefined;
}

/** A server that has lost its database a moment ago says so, and has it again soon. */
async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await ask();
    } catch (thrown) {
      if (tries === TRIES) throw thrown;
      await pause(100 * tries);
    }
  }
}

const TRIES = 15;

async function welcome(guest: Guest, table: string): Promise<Extract<ServerMessage, { type: 'welcome' }>> {
  const socket = guest.socket(table, '?since=-1&follow=answers');
  const [data] = await once(socket, 'message');
  socket.close();
  const message = JSON.parse(String(data)) as ServerMessage;
  if (message.type !== 'welcome') throw new Error(`table ${table} does not open: ${JSON.stringify(message)}`);
  return message;
}
