import { pledgeTo, type Seat } from '#kernel';
import type { StoredEntry } from '../../storage/store.ts';
import { type EntryBodies, type Holder, type JournalEntry, journalEntry } from '../../tables/entry.ts';
import type { Chronicle } from './chronicle.ts';

/** So long everybody has to show what they add to the dice. */
const REVEALING = 10_000;

/** Of a host who has said nothing for so long, somebody may take over. */
const LONG = 15 * 60_000;

/** What is wrong with the next entry of a journal; null when it is as it has to be. */
export function judge(table: Chronicle, stored: StoredEntry): string | null {
  const entry = journalEntry(stored);
  if (stored.at < table.changed) return `it is from before the last one (${table.changed - stored.at} ms)`;
  if (stored.id !== null && table.ids.has(`${stored.person} ${stored.id}`)) return `action ${stored.id} was done before`;
  return entry.person === null ? ofTheTable(table, entry) : ofAPerson(table, entry, entry.person);
}

/** Bots answer, and a match begins when everybody has shown their share; else a table only says that something is wrong, or whoever runs the server takes away what was said. */
function ofTheTable(table: Chronicle, entry: JournalEntry): string | null {
  if (entry.kind === 'trouble') return null;
  if (entry.kind === 'unsay') return table.said.includes(entry.body.said) && !table.unsaid.has(entry.body.said) ? null : 'nothing is said there';
  if (entry.kind === 'start') return table.phase === 'open' && table.ready !== null && table.allShown ? null : 'not everybody has shown their share';
  if (entry.kind !== 'answer') return 'nobody did it';
  return isAnswerable(table, entry.body.number) ?? (table.holders[entry.body.seat]?.kind === 'bot' ? null : `no bot sits on seat ${entry.body.seat}`);
}

function isAnswerable({ phase, match }: Chronicle, number: number): string | null {
  if (phase !== 'playing' || match === null) return `the table is ${phase}`;
  return number === match.number ? null : `decision ${number} was answered when ${match.number} was open`;
}

function ofAPerson(table: Chronicle, entry: JournalEntry, person: string): string | null {
  const { phase, host, holders } = table;
  const sits = table.seatsOf(person).length > 0;
  switch (entry.kind) {
    case 'answer': {
      const { seat, number } = entry.body;
      return isAnswerable(table, number) ?? (table.seatsOf(person).includes(seat) ? null : `seat ${seat} is not theirs but ${said(holders[seat])}`);
    }
    case 'sit':
      return table.ready !== null
        ? 'the table is ready'
        : table.isOver
          ? `the table is ${phase}`
          : (maySit(holders[entry.body.seat], person) ?? mayKnow(table, entry.body.seat, person));
    case 'stand':
    case 'resign':
      return (table.ready === null && isOf(holders[entry.body.seat], person)) || holderIs(holders[entry.body.seat], 'kept', person)
        ? null
        : `the seat is ${said(holders[entry.body.seat])}`;
    case 'give':
      return table.ready !== null
        ? 'the table is ready'
        : isOf(holders[entry.body.seat], person)
          ? null
          : mayTakeOver(table, entry.body.seat, person, entry.at);
    case 'arrange':
      return host === person && phase === 'open' && table.ready === null ? mayChangeSeats(table, entry.body) : `the host is ${host}, the table ${phase}`;
    case 'host': {
      if (host === person) return null;
      const silence = table.silence(host, table.created, entry.at);
      return entry.body.to === person && sits && silence >= Math.max(table.patience, LONG) ? null : `the host was silent for ${silence} ms only`;
    }
    case 'knock':
      return !table.isOver && !sits && host !== person && !table.knocking.has(person) && !table.declined.has(person) ? null : 'they have nothing to ask for';
    case 'admit': {
      const { who, seat } = entry.body;
      if (host !== person || table.isOver || !table.knocking.has(who)) return 'they may not, or nobody asked';
      return seat === null || (table.ready === null && isFree(table, seat)) ? null : `the seat is ${said(holders[seat])}`;
    }
    case 'ready':
      return table.ready === null && !table.allShown ? mayBegin(table, person, entry.at) : 'it was ready, or there is nothing to show';
    case 'reveal':
      return mayShow(table, person, entry.body.shares);
    case 'start':
      if (table.ready === null) return table.allShown ? mayBegin(table, person, entry.at) : 'nobody had been asked to show their share';
      return (sits || host === person) && (table.allShown || entry.at - table.ready >= REVEALING) ? null : 'not everybody has shown their share yet';
    case 'undo':
      return mayUndo(table, person, entry.body.to, entry.body.agreed, entry.at);
    case 'ask':
      return phase === 'playing' && sits ? null : 'they do not play here';
    case 'agree':
    case 'decline':
      return phase === 'playing' && holders.some((holder) => isOf(holder, person)) ? null : 'they do not play here';
    case 'close':
      return host === person && !table.isOver ? mayClose(table, person) : 'they may not';
    case 'say':
    case 'ping':
      return host === person || sits || holders.some((holder) => keptFor(holder) === person) ? null : 'they may not talk here';
    case 'rematch':
      return table.isOver ? null : `the table is ${phase}`;
    default:
      return null;
  }
}

/** The host, or whoever sits there when the host has been silent; and all seats are taken. */
function mayBegin(table: Chronicle, person: string, now: number): string | null {
  const { phase, host, holders, patience } = table;
  const silence = table.silence(host, table.created, now);
  if (phase !== 'open') return `the table is ${phase}`;
  if (host !== person && !(table.seatsOf(person).length > 0 && silence >= patience)) return `the host was silent for ${silence} ms only, of ${patience}`;
  return holders.every(({ kind }) => kind === 'person' || kind === 'bot') ? null : 'a seat is free';
}

/** As many seats as the game has then; those that stay are whose they were, those that come or go are nobody's. */
function mayChangeSeats({ box: { game }, holders }: Chronicle, { config, seats }: EntryBodies['arrange']): string | null {
  const count = game.seats(game.configure(config)).length;
  if (seats.length !== count) return `the game has ${count} seats, not ${seats.length}`;
  const moved = seats.findIndex((holder, seat) => seat < holders.length && said(holder) !== said(holders[seat]));
  if (moved >= 0) return `seat ${moved} was ${said(holders[moved])}`;
  const wrong = [...seats.slice(holders.length), ...holders.slice(seats.length)].find((holder) => keptFor(holder) !== undefined || holder.kind === 'person');
  return wrong === undefined ? null : `a seat that comes or goes is ${said(wrong)}`;
}

/** Nobody's: open, by link, or a bot's that plays for nobody; while a match is on, only the last. */
function isFree({ phase, holders }: Chronicle, seat: Seat): boolean {
  const holder = holders[seat];
  return holder?.kind === 'bot' ? holder.owner === undefined : phase === 'open' && (holder?.kind === 'open' || holder?.kind === 'link');
}

/** Nobody shows anything else than they pledged, nor before everybody is bound. */
function mayShow({ id, phase, ready, pledges, shown }: Chronicle, person: string, shares: readonly (readonly [Seat, string])[]): string | null {
  if (phase !== 'open' || ready === null) return 'nobody shows anything now';
  const wrong = shares.find(([seat, share]) => {
    const pledge = pledges.get(seat);
    return shown.has(seat) || pledge?.who !== person || pledgeTo(id, seat, person, share) !== pledge.hash;
  });
  return wrong === undefined ? null : `that is not what they pledged for seat ${wrong[0]}`;
}

function said(holder: Holder | undefined): string {
  return JSON.stringify(holder);
}

function holderIs(holder: Holder | undefined, kind: 'person' | 'kept', person: string): boolean {
  return holder !== undefined && holder.kind === kind && holder.person === person;
}

function keptFor(holder: Holder): string | undefined {
  return holder.kind === 'kept' ? holder.person : holder.kind === 'bot' ? holder.owner : undefined;
}

function isOf(holder: Holder | undefined, person: string): boolean {
  return holderIs(holder, 'person', person) || (holder?.kind === 'bot' && holder.owner === person);
}

/** Is it somebody's seat, be it that a bot plays for them? */
function isSomebodys(holder: Holder | undefined): boolean {
  return holder !== undefined && ('person' in holder || keptFor(holder) !== undefined);
}

function maySit(holder: Holder | undefined, person: string): string | null {
  const may = holder?.kind === 'open' || holder?.kind === 'link' || holderIs(holder, 'kept', person) || (holder?.kind === 'bot' && holder.owner === person);
  return may ? null : `the seat is ${said(holder)}`;
}

/** Where something is hidden, nobody who has ever seen it from one seat sees it from another; their own they take back. */
function mayKnow({ seen, holders }: Chronicle, seat: Seat, person: string): string | null {
  if (isOf(holders[seat], person)) return null;
  const other = seen.flatMap((who, known) => (known !== seat && who.has(person) ? [known] : []))[0];
  return other === undefined ? null : `they have seen the hand of seat ${other}`;
}

/** Nobody loses their seat before their time. */
function mayTakeOver(table: Chronicle, seat: Seat, person: string, now: number): string | null {
  const holder = table.holders[seat];
  const owner = holder?.kind === 'person' ? holder.person : holder === undefined ? undefined : keptFor(holder);
  const isHost = table.host === person;
  if (table.phase === 'open' || owner === undefined) return isHost ? null : 'only the host may';
  if (!isHost && !(owner === table.host && table.seatsOf(person).length > 0)) return 'only the host may';
  if (holder?.kind !== 'person') return null;
  if (table.match?.asked.includes(seat) !== true) return 'nobody waits for that seat';
  const silence = table.silence(owner, table.asked, now);
  return silence >= table.patience ? null : `their seat was taken after ${silence} ms, of ${table.patience}`;
}

/** Where two play against each other, nobody gets away from a match that is on. */
function mayClose({ phase, holders, people, box }: Chronicle, person: string): string | null {
  const duel = phase === 'playing' && holders.length === 2 && !box.cooperative;
  return duel && people.some((other) => other !== person) ? 'a match of two is on' : null;
}

/** One's own answers as long as nothing was revealed; else all others agree whose seats these are, or have been silent for the table's patience. */
function mayUndo(table: Chronicle, person: string, to: number, agreed: readonly string[], now: number): string | null {
  const { match, undoRequest } = table;
  if (match === null || table.phase !== 'playing') return `the table is ${table.phase}`;
  if (to >= match.number) return `there is no answer ${to}`;
  const own = match.answers.flatMap(({ seat }, number) => (number < to ? [] : [table.answeredBy[number] ?? seat]));
  const isOthers = (by: string | Seat): boolean =>
    typeof by === 'string' ? by !== person : isSomebodys(table.holders[by]) && !isOf(table.holders[by], person);
  const others = (by: string): string[] => table.people.filter((other) => other !== by);
  const atOnce = to >= match.barrier && own.includes(person) && !own.some(isOthers);
  if (atOnce || others(person).length === 0) return null;
  if (undoRequest?.to !== to) return 'nobody asked for it';
  const consents = new Set([...undoRequest.agreed, ...(person === undoRequest.by ? [] : [person])]);
  if (agreed.some((by) => !consents.has(by))) return 'somebody is said to agree who did not';
  const waited = (by: string): boolean => person === undoRequest.by && table.silence(by, undoRequest.at, now) >= table.patience;
  const missing = others(undoRequest.by).filter((by) => !consents.has(by) && !waited(by));
  return missing.length === 0 ? null : `${missing.join()} did not agree`;
}
