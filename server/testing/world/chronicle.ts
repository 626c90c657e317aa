import type { Box } from '#games';
import { BOT, type ChanceResult, type Json, Match, type Seat } from '#kernel';
import { entryOf } from '../../storage/journal.ts';
import type { Row } from '../../storage/schema.ts';
import type { StoredEntry } from '../../storage/store.ts';
import { type EntryBodies, type Holder, journalEntry } from '../../tables/entry.ts';
import { judge } from './laws.ts';

/** A table after one of its entries. */
export interface Moment {
  readonly row: StoredEntry;
  readonly holders: readonly Holder[];
  readonly host: string;
  readonly undos: number;
  /** What the kernel gives each seat, and a spectator; null before the match. */
  readonly views: ReadonlyMap<Seat | null, string> | null;
}

/** So many moments are kept of each table, for messages that come late. */
const KEPT = 400;

/**
 * What the durable journal of a table comes to, written down a second time: nothing here is computed by `server/tables`. Each
 * entry is judged before it is taken.
 */
export class Chronicle {
  readonly id: string;
  readonly box: Box;
  readonly sums: string[] = [];
  readonly moments = new Map<number, Moment>();
  readonly ids = new Set<string>();
  readonly heard = new Map<string, number>();
  readonly created: number;
  patience: number;
  /** May anybody look on? */
  readonly watched: boolean;
  config: Json;
  holders: Holder[];
  host: string;
  phase: 'open' | 'playing' | 'finished' | 'closed' = 'open';
  /** Who is bound to add what to the dice at each seat, what was shown of it, and since when everybody shows theirs. */
  readonly pledges = new Map<Seat, { readonly who: string; readonly hash: string }>();
  readonly shown = new Set<Seat>();
  ready: number | null = null;
  /** Who asks for a seat, and to whom the host has said no. */
  readonly knocking = new Set<string>();
  readonly declined = new Set<string>();
  /** The last entry and its time. */
  last = -1;
  changed = 0;
  /** The last entry that changed the match. */
  moved = -1;
  /** When the decision that is open was asked. */
  asked: number;
  undos = 0;
  undoRequest: { readonly by: string; readonly to: number; readonly agreed: readonly string[]; readonly at: number } | null = null;
  /** Who gave each answer that stands. */
  answeredBy: (string | null)[] = [];
  match: Match | null = null;
  /** Who was ever told what is hidden from all but each seat. */
  readonly seen: Set<string>[];
  rematch: string | null = null;
  /** What was said, by its entry, and which entry took it away. */
  readonly said: number[] = [];
  readonly unsaid = new Map<number, number>();
  #views: ReadonlyMap<Seat | null, string> | null = null;
  #hides = false;

  constructor(boxes: readonly Box[], row: Row<'journal'>) {
    const stored = entryOf(row);
    const entry = journalEntry(stored);
    if (entry.kind !== 'create') throw new Error(`the journal of table ${row.table_id} does not begin with its creation`);
    const box = boxes.find(({ game }) => game.id === entry.body.game);
    if (box === undefined) throw new Error(`there is no game ${entry.body.game}`);
    this.id = row.table_id;
    this.box = box;
    this.config = entry.body.config;
    this.created = entry.at;
    this.asked = entry.at;
    this.patience = (entry.body.patience ?? 0) * 1000;
    this.watched = entry.body.watched;
    this.holders = [...entry.body.seats];
    this.seen = this.holders.map(() => new Set());
    this.host = entry.body.host.id;
    this.#wrote(stored, row.sum);
  }

  /** Take an entry, or say what is wrong with it. */
  take(row: Row<'journal'>): string | null {
    if (row.entry !== this.last + 1) return `entry ${row.entry} stands where ${this.last + 1} should`;
    const stored = entryOf(row);
    const wrong = judge(this, stored);
    if (wrong !== null) return `entry ${row.entry} (${row.kind} of ${row.person ?? 'a bot'}): ${wrong}`;
    try {
      this.#change(stored);
    } catch (thrown) {
      return `entry ${row.entry} (${row.kind} ${row.body}): the kernel does not take it: ${thrown}`;
    }
    this.#see();
    this.#wrote(stored, row.sum);
    return null;
  }

  /** Whoever sits somewhere now sees what was dealt there. */
  #see(): void {
    const { match } = this;
    this.#hides ||= [...(match?.opening ?? []), ...(match?.answers.at(-1)?.gave ?? [])].some((given) => typeof given === 'object');
    if (!this.#hides) return;
    for (const [seat, holder] of this.holders.entries()) if (holder.kind === 'person') this.seen[seat]?.add(holder.person);
  }

  seatsOf(person: string | null, holders: readonly Holder[] = this.holders): Seat[] {
    return holders.flatMap((holder, seat) => (holder.kind === 'person' && holder.person === person ? [seat] : []));
  }

  /** Whose seats these are, be it that bots play for them. */
  get people(): string[] {
    return [...new Set(this.holders.flatMap((holder) => (holder.kind === 'bot' ? (holder.owner ?? []) : 'person' in holder ? holder.person : [])))];
  }

  /** Have they a place here, or had they one that is kept for them? */
  concerns(person: string | null, { host, holders }: Pick<Moment, 'host' | 'holders'> = this): boolean {
    if (person === null) return false;
    return host === person || holders.some((holder) => (holder.kind === 'bot' ? holder.owner : 'person' in holder ? holder.person : undefined) === person);
  }

  mayWatch(person: string | null, moment: Pick<Moment, 'host' | 'holders'> = this): boolean {
    return this.watched || this.concerns(person, moment);
  }

  /** Is it for them to do something? */
  waitsFor(person: string): boolean {
    if (this.phase === 'open' && this.ready !== null) return this.seatsOf(person).length > 0;
    if (this.phase === 'open') return this.concerns(person) && (this.host === person || this.seatsOf(person).length === 0);
    return this.match?.asked.some((seat) => this.seatsOf(person).includes(seat)) === true;
  }

  /** Is it for bots alone to answer, who have not given up? */
  get waitsForBots(): boolean {
    const { phase, match, holders } = this;
    if (phase !== 'playing' || match === null || this.moments.get(this.last)?.row.kind === 'trouble') return false;
    return match.asked.every((seat) => holders[seat]?.kind === 'bot');
  }

  /** Have all people shown what they pledged? */
  get allShown(): boolean {
    return [...this.pledges].every(([seat, { who }]) => who === BOT || this.shown.has(seat));
  }

  get isOver(): boolean {
    return this.phase === 'finished' || this.phase === 'closed';
  }

  /** For how long nothing has been heard of somebody, nor anything else happened that they are measured from. */
  silence(person: string, since: number, now: number): number {
    return now - Math.max(since, this.heard.get(person) ?? 0);
  }

  #wrote(stored: StoredEntry, sum: string): void {
    this.last = stored.entry;
    this.changed = stored.at;
    this.sums.push(sum);
    if (stored.kind === 'start' || stored.kind === 'answer' || stored.kind === 'undo') this.moved = stored.entry;
    if (stored.kind === 'say') this.said.push(stored.entry);
    if (stored.person !== null) this.heard.set(stored.person, stored.at);
    if (stored.id !== null) this.ids.add(`${stored.person} ${stored.id}`);
    this.moments.set(stored.entry, { row: stored, holders: [...this.holders], host: this.host, undos: this.undos, views: this.#views });
    this.moments.delete(stored.entry - KEPT);
  }

  #change(stored: StoredEntry): void {
    const entry = journalEntry(stored);
    switch (entry.kind) {
      case 'sit':
        if (entry.person === null) return;
        this.holders[entry.body.seat] = { kind: 'person', person: entry.person };
        this.knocking.delete(entry.person);
        if (entry.body.pledge != null) this.pledges.set(entry.body.seat, { who: entry.person, hash: entry.body.pledge });
        return;
      case 'stand':
        this.#give(entry.body.seat, entry.body.to ?? { kind: 'open' });
        return;
      case 'give':
        this.#give(entry.body.seat, entry.body.to);
        return;
      case 'arrange': {
        const { config, patience, seats } = entry.body;
        this.config = config;
        this.patience = patience * 1000;
        this.holders = [...seats];
        this.seen.splice(0, this.seen.length, ...seats.map((_, seat) => this.seen[seat] ?? new Set<string>()));
        return;
      }
      case 'knock':
        if (entry.person !== null) this.knocking.add(entry.person);
        return;
      case 'admit':
        this.knocking.delete(entry.body.who);
        if (entry.body.seat === null || entry.body.to === null) this.declined.add(entry.body.who);
        else this.#give(entry.body.seat, entry.body.to);
        return;
      case 'host':
        this.host = entry.body.to;
        return;
      case 'resign':
        this.phase = 'finished';
        this.undoRequest = null;
        return;
      case 'close':
        this.phase = 'closed';
        this.undoRequest = null;
        return;
      case 'rematch':
        this.rematch = entry.body.table;
        return;
      case 'ready':
        this.ready = entry.at;
        for (const [seat, hash] of entry.body.bots) this.pledges.set(seat, { who: BOT, hash });
        return;
      case 'reveal':
        for (const [seat] of entry.body.shares) this.shown.add(seat);
        return;
      case 'start':
        this.ready = null;
        this.phase = 'playing';
        this.#play(this.#begin(entry.body), entry.at);
        return;
      case 'answer': {
        const { number, seat, notation, gave } = entry.body;
        this.match?.answer(number, seat, notation, gave);
        this.answeredBy.push(entry.person);
        this.undoRequest = null;
        this.#play(this.match, entry.at);
        return;
      }
      case 'undo':
        this.undos++;
        this.undoRequest = null;
        this.answeredBy.length = entry.body.to;
        this.#play(this.match?.fork('same', entry.body.to) ?? null, entry.at);
        return;
      case 'ask':
        if (entry.person !== null) this.undoRequest = { by: entry.person, to: entry.body.to, agreed: [], at: entry.at };
        return;
      case 'agree':
        if (entry.person !== null && this.undoRequest !== null) this.undoRequest = { ...this.undoRequest, agreed: [...this.undoRequest.agreed, entry.person] };
        return;
      case 'decline':
        this.undoRequest = null;
        return;
      case 'unsay':
        this.unsaid.set(entry.body.said, entry.entry);
        return;
      default:
        return;
    }
  }

  #give(seat: Seat, to: Holder): void {
    this.holders[seat] = to;
    if (this.phase === 'open') this.pledges.delete(seat);
  }

  /** The journal says what came out: the key is not needed. */
  #begin({ opening }: EntryBodies['start']): Match {
    return Match.rebuild(this.box.game, this.config, { opening, answers: [], key: null, keySince: -1, checkpoint: null });
  }

  #play(match: Match | null, at: number): void {
    this.match = match;
    this.asked = at;
    if (match === null) return;
    if (match.outcome !== null) this.phase = 'finished';
    const eyes: readonly (Seat | null)[] = [null, ...this.holders.keys()];
    this.#views = new Map(eyes.map((seat) => [seat, JSON.stringify({ seat, ...match.view(seat) })]));
  }
}

/** What came out, as the holder of these seats may know it. */
export function seenFrom(seats: readonly Seat[], given: ChanceResult): Json {
  if (typeof given !== 'object') return given;
  const to = [...given.to];
  return given.is !== undefined && to.some((seat) => seats.includes(seat)) ? { to, is: given.is } : { to };
}
