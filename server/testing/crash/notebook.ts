import type { Action, Entry, ServerMessage } from '#wire';
import { essenceOf } from './essence.ts';

/** Something a client sent, perhaps several times, and what it was told of it. */
export interface SentAction {
  readonly round: number;
  readonly table: string;
  readonly person: string;
  readonly action: Action;
  /** Acknowledged as this entry (null: nothing had to change), refused for good, or neither yet. */
  fate: { readonly entry: number | null } | { readonly refused: string } | null;
}

/** What a refusal may say because somebody else was faster. */
const FASTER: Readonly<Partial<Record<Action['do'], readonly string[]>>> = {
  answer: ['closed', 'over'],
  undo: ['nothing-to-undo', 'over'],
  consent: ['not-now', 'over'],
};
/** The client tries again by itself. */
const NOT_YET = ['unavailable', 'too-fast'];

/** Everything that clients did and were told, to be compared with what is written. */
export class Notebook {
  round = 0;
  acknowledged = 0;
  /** By the id of the action. */
  readonly actions = new Map<string, SentAction>();
  /** What was told of each entry of each table. */
  readonly entries = new Map<string, string[]>();
  /** What should never be. */
  readonly complaints: string[] = [];

  sent(table: string, person: string, action: Action): void {
    if (!this.actions.has(action.id)) this.actions.set(action.id, { round: this.round, table, person, action, fate: null });
  }

  /** What a client at this table hears; `last` is the last entry it has heard of. */
  receive(table: string, last: number, message: ServerMessage): void {
    const of = message.type === 'welcome' ? message.table.id : message.type === 'entry' ? message.of : table;
    if (of !== table) this.#complain(`whoever is at table ${table} was told of table ${of}`);
    else if (message.type === 'welcome') this.#follow(table, last, message.missed, message.last);
    else if (message.type === 'entry') this.#follow(table, last, [message.entry], message.entry.entry);
    else if (message.type === 'refusal' && message.re !== null && !NOT_YET.includes(message.code)) this.#refused(message.re, message.code, message.message);
  }

  /** What comes in on any line, be it one that its client has given up: what a server says it has done has to stand. */
  overhear(message: ServerMessage): void {
    if (message.type === 'entry' && message.re !== undefined) this.#done(message.re, message.entry.entry);
    else if (message.type === 'result') this.#done(message.re, message.entry);
  }

  /** Entries come one after the other, none is left out, and everybody hears the same. */
  #follow(table: string, last: number, entries: readonly Entry[], upTo: number): void {
    const known = this.#entriesOf(table);
    let next = last + 1;
    for (const entry of entries) {
      if (entry.entry !== next) this.#complain(`table ${table}: entry ${entry.entry} came where ${next} was due`);
      next = entry.entry + 1;
      const essence = essenceOf(entry);
      known[entry.entry] ??= essence;
      if (known[entry.entry] !== essence) this.#complain(`table ${table}: told first ${known[entry.entry]}, then ${essence}`);
    }
    if (next !== upTo + 1) this.#complain(`table ${table}: told up to entry ${next - 1}, though ${upTo} was the last`);
  }

  #entriesOf(table: string): string[] {
    let known = this.entries.get(table);
    if (known === undefined) {
      known = [];
      this.entries.set(table, known);
    }
    return known;
  }

  /** What was sent twice may be answered twice, as long as both say the same. */
  #done(id: string, entry: number | null): void {
    const sent = this.#sentAction(id);
    if (sent === undefined) return;
    const { fate } = sent;
    if (fate === null) {
      sent.fate = { entry };
      this.acknowledged++;
    } else if (!('entry' in fate) || (entry !== null && fate.entry !== entry))
      this.#complain(`${id} of table ${sent.table} was acknowledged as ${entry} after ${JSON.stringify(fate)}`);
  }

  #refused(id: string, code: string, message: string): void {
    const sent = this.#sentAction(id);
    if (sent === undefined) return;
    const { fate } = sent;
    if (fate !== null && 'entry' in fate) this.#complain(`${id} of table ${sent.table} was refused (${code}) after ${JSON.stringify(fate)}`);
    if (fate === null) sent.fate = { refused: code };
    if (!FASTER[sent.action.do]?.includes(code)) this.#complain(`table ${sent.table}: ${JSON.stringify(sent.action)} was refused: ${code}, ${message}`);
  }

  #sentAction(id: string): SentAction | undefined {
    const sent = this.actions.get(id);
    if (sent === undefined) this.#complain(`${id} was acknowledged, but nobody did that`);
    return sent;
  }

  #complain(text: string): void {
    this.complaints.push(`round ${this.round}: ${text}`);
  }
}
