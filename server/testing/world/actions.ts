import type { Action, ActionResult, RefusalCode } from '#wire';
import type { Row } from '../../storage/schema.ts';
import { saysTheSame } from '../crash/audit.ts';

/** What somebody sent, and what they were told about it. */
interface Sent {
  readonly table: string;
  readonly action: Action;
  /** How often it has come to a server. */
  arrived: number;
  written: boolean;
  /** The entry it was acknowledged as. */
  entry: number | null;
  refused: RefusalCode | null;
}

/** A refusal that is not the last word. */
const AGAIN: ReadonlySet<RefusalCode> = new Set(['unavailable', 'too-fast']);

/** Every action is done once or not at all, and its sender is told which. Each method says what is wrong; null is nothing. */
export class Actions {
  readonly #sent = new Map<string, Sent>();
  readonly #rowOf: (table: string, entry: number) => Row<'journal'> | undefined;
  acknowledged = 0;
  refusals = 0;

  /** `rowOf`: an entry that is durable. */
  constructor(rowOf: (table: string, entry: number) => Row<'journal'> | undefined) {
    this.#rowOf = rowOf;
  }

  /** Somebody does something, or tries it again. */
  asked(person: string, table: string, action: Action): void {
    const key = `${person} ${action.id}`;
    if (!this.#sent.has(key)) this.#sent.set(key, { table, action, arrived: 0, written: false, entry: null, refused: null });
  }

  arrived(person: string, id: string): void {
    const sent = this.#sent.get(`${person} ${id}`);
    if (sent !== undefined) sent.arrived++;
  }

  /** It has become an entry. */
  written(row: Row<'journal'>): string | null {
    if (row.id === null || row.person === null) return null;
    const sent = this.#sent.get(`${row.person} ${row.id}`);
    const text = `table ${row.table_id}, entry ${row.entry} (${row.kind} ${row.body}) of ${row.person}`;
    if (sent === undefined || sent.table !== row.table_id) return `${text}: nobody sent action ${row.id}`;
    if (!saysTheSame(sent.action, { ...row, table: row.table_id, body: JSON.parse(row.body) }))
      return `${text} is not what was sent: ${JSON.stringify(sent.action)}`;
    sent.written = true;
    // Where it came more than once, another of its copies may have been in time.
    return sent.refused !== null && sent.arrived <= 1 ? `${text} was refused before (${sent.refused})` : null;
  }

  /** An action was acknowledged: it is durable, and as it was sent. */
  acknowledge(person: string, id: string, entry: ActionResult['entry']): string | null {
    const sent = this.#sent.get(`${person} ${id}`);
    if (sent === undefined) return `${person} was told that ${id} is done, which they never sent`;
    const text = `table ${sent.table}: ${JSON.stringify(sent.action)} of ${person}`;
    if (entry === null) return sent.action.do === 'answer' || sent.action.do === 'say' ? `${text} was acknowledged as nothing` : null;
    const row = this.#rowOf(sent.table, entry);
    if (row === undefined) return `${text} was acknowledged as entry ${entry}, which is not durable`;
    if (row.id !== id || row.person !== person) return `${text} was acknowledged as entry ${entry}, which is ${row.kind} ${row.body} of ${row.person}`;
    if (sent.entry !== null && sent.entry !== entry) return `${text} was acknowledged as entry ${sent.entry} and as ${entry}`;
    if (sent.entry === null) this.acknowledged++;
    sent.entry = entry;
    return null;
  }

  refuse(person: string, id: string, code: RefusalCode): string | null {
    const sent = this.#sent.get(`${person} ${id}`);
    this.refusals++;
    if (sent === undefined || AGAIN.has(code)) return null;
    sent.refused = code;
    return sent.written ? `table ${sent.table}: ${JSON.stringify(sent.action)} of ${person} is done, and was refused then (${code})` : null;
  }
}
