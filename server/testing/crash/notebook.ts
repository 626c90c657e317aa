import type { Action, Entry, Message } from '#wire';
import { essenceTold } from './essence.ts';

/** Something a client sent, perhaps several times, and what it was told of it. */
export interface Deed {
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
  readonly deeds = new Map<string, Deed>();
  /** What was told of each entry of each table. */
  readonly told = new Map<string, string[]>();
  /** What should never be. */
  readonly complaints: string[] = [];

  sent(table: string, person: string, action: Action): void {
    if (!this.deeds.has(action.id)) this.deeds.set(action.id, { round: this.round, table, person, action, fate: null });
  }

  /** `last` is the last entry this client has heard of. */
  heard(table: string, last: number, message: Message): void {
    if (message.type === 'welcome') this.#follow(table, last, message.missed, message.last);
    else if (message.type === 'entry') {
      this.#follow(table, last, [message.entry], message.entry.entry);
      if (message.re !== undefined) this.#done(message.re, message.entry.entry);
    } else if (message.type === 'done') this.#done(message.re, message.entry);
    else if (message.type === 'refused' && message.re !== null && !NOT_YET.includes(message.code)) this.#refused(message.re, message.code, message.message);
  }

  /** Entries come one after the other, none is left out, and everybody hears the same. */
  #follow(table: string, last: number, entries: readonly Entry[], upTo: number): void {
    const told = this.#toldOf(table);
    let next = last + 1;
    for (const entry of entries) {
      if (entry.entry !== next) this.#complain(`table ${table}: entry ${entry.entry} came where ${next} was due`);
      next = entry.entry + 1;
      const essence = essenceTold(entry);
      told[entry.entry] ??= essence;
      if (told[entry.entry] !== essence) this.#complain(`table ${table}: told first ${told[entry.entry]}, then ${essence}`);
    }
    if (next !== upTo + 1) this.#complain(`table ${table}: told up to entry ${next - 1}, though ${upTo} was the last`);
  }

  #toldOf(table: string): string[] {
    let told = this.told.get(table);
    if (told === undefined) {
      told = [];
      this.told.set(table, told);
    }
    return told;
  }

  /** What was sent twice may be answered twice, as long as both say the same. */
  #done(id: string, entry: number | null): void {
    const deed = this.#deed(id);
    if (deed === undefined) return;
    const { fate } = deed;
    if (fate === null) {
      deed.fate = { entry };
      this.acknowledged++;
    } else if (!('entry' in fate) || (entry !== null && fate.entry !== entry))
      this.#complain(`${id} of table ${deed.table} was acknowledged as ${entry} after ${JSON.stringify(fate)}`);
  }

  #refused(id: string, code: string, message: string): void {
    const deed = this.#deed(id);
    if (deed === undefined) return;
    const { fate } = deed;
    if (fate !== null && 'entry' in fate) this.#complain(`${id} of table ${deed.table} was refused (${code}) after ${JSON.stringify(fate)}`);
    if (fate === null) deed.fate = { refused: code };
    if (!FASTER[deed.action.do]?.includes(code)) this.#complain(`table ${deed.table}: ${JSON.stringify(deed.action)} was refused: ${code}, ${message}`);
  }

  #deed(id: string): Deed | undefined {
    const deed = this.deeds.get(id);
    if (deed === undefined) this.#complain(`${id} was acknowledged, but nobody did that`);
    return deed;
  }

  #complain(text: string): void {
    this.complaints.push(`round ${this.round}: ${text}`);
  }
}
