import type { Match, Seat } from '#kernel';
import type { ActionOf, Invitation, Person } from '#wire';
import { refusal } from '../refusal.ts';
import type { TableContext } from './context.ts';
import { configured } from './creation.ts';
import type { Holder } from './entry.ts';
import { hashOf, linkFor, matchesHash, tableLink } from './links.ts';
import { freshId } from './people.ts';
import type { Plan } from './plan.ts';
import { finishing } from './records.ts';
import { isAway, isSilent, keptFor, ownerOf, peopleAt, playersOf, type State, seatsOf } from './state.ts';

export function sit({ state, statements }: TableContext, person: Person, { seat, pledge, link }: ActionOf<'sit'>): Plan {
  const holder = holderOf(state, seat);
  requireUnfinished(state);
  requireNotReady(state);
  if (holder.kind === 'person' && holder.person === person.id) throw refusal('seat-taken', 'You already sit there.');
  if (holder.kind === 'person' || (holder.kind === 'bot' && holder.owner !== person.id)) throw refusal('seat-taken', 'Somebody else sits there.');
  if (holder.kind === 'kept' && holder.person !== person.id) throw refusal('seat-taken', 'That seat is kept for somebody else.');
  if (holder.kind === 'link' && (link === undefined || !matchesHash(holder.hash, link)))
    throw refusal('bad-link', link === undefined ? 'You need the link for this seat.' : 'This link no longer opens a seat here.');
  if (!isOf(holder, person) && [...(state.seen?.get(person.id) ?? [])].some((other) => other !== seat))
    throw refusal('not-now', 'Hands are hidden in this match, and you have already seen one: this seat has to go to somebody else.');
  return {
    kind: 'sit',
    body: { seat, name: person.name, pledge: state.phase === 'open' ? (pledge ?? null) : null },
    statements: [statements.setSeat(state.id, seat, person.id)],
  };
}

/** Stand up. While a match is on, a bot plays on, so that nobody waits for an empty chair. */
export function stand({ state, statements }: TableContext, person: Person, { seat }: ActionOf<'stand'>): Plan {
  const holder = holderOf(state, seat);
  requireUnfinished(state);
  requireNotReady(state);
  if (!isOf(holder, person) && !(holder.kind === 'kept' && holder.person === person.id)) throw refusal('not-your-seat', 'That is not your seat.');
  if (state.phase === 'open') return { kind: 'stand', body: { seat }, statements: [statements.setSeat(state.id, seat, null)] };
  const to: Holder = { kind: 'bot', bot: STAND_IN };
  return { kind: 'stand', body: { seat, to }, statements: [statements.setSeat(state.id, seat, null)] };
}

/** Who plays on for those who leave in the middle of a match. */
const STAND_IN = 'search:200ms';

/** Everybody may give their own seat away, the host any that is free, and that of somebody who lets the table wait. */
export function give({ state, match, statements, secret }: TableContext, person: Person, { id, seat, to }: ActionOf<'give'>): Plan {
  const holder = holderOf(state, seat);
  requireUnfinished(state);
  requireNotReady(state);
  if (!isOf(holder, person)) requireMayTakeOver(state, match, person, seat, to.kind);
  const owner = ownerOf(holder);
  const link = linkOfAction(secret, person.id, id);
  const next: Holder =
    to.kind === 'link'
      ? { kind: 'link', hash: hashOf(link) }
      : to.kind === 'bot' && state.phase === 'playing' && owner !== undefined
        ? { kind: 'bot', bot: to.bot, owner }
        : to;
  return {
    kind: 'give',
    body: { seat, to: next },
    statements: [statements.setSeat(state.id, seat, keptFor(next) ?? null)],
    ...(to.kind === 'link' ? { result: { link } } : {}),
  };
}

/** What is played, by how many and how fast, until it begins. */
export function arrange({ box, state, statements, secret }: TableContext, person: Person, { config, patience }: ActionOf<'arrange'>): Plan {
  requireHost(state, person);
  requireUnfinished(state);
  if (state.phase !== 'open') throw refusal('not-now', 'The match has begun: what is played stays as it is.');
  requireNotReady(state);
  const next = config === undefined ? state.config : configured(box, config);
  const count = box.game.seats(next).length;
  const before = state.seats;
  if (before.slice(count).some((holder) => ownerOf(holder) !== undefined))
    throw refusal('seat-taken', `Somebody sits on a seat that would go: this game has ${count}.`);
  const free: Holder = state.listed ? { kind: 'open' } : { kind: 'link', hash: hashOf(tableLink(secret)) };
  const seats = Array.from({ length: count }, (_, seat) => before[seat] ?? free);
  const changes = Array.from({ length: Math.abs(count - before.length) }, (_, more) => Math.min(count, before.length) + more);
  return {
    kind: 'arrange',
    body: { config: next, patience: patience ?? state.patience, seats },
    statements: changes.map((seat) => (seat < count ? statements.insertSeat(state.id, seat, null) : statements.deleteSeat(state.id, seat))),
    result: linkForAll(seats, secret),
  };
}

/** The link that opens every seat that waits for somebody. */
export function linkForAll(seats: readonly Holder[], secret: string): { readonly link?: string } {
  return seats.some(({ kind }) => kind === 'link') ? { link: tableLink(secret) } : {};
}

/** May they give a seat away that is not their own? That of the host is anybody's who sits here, once the host is away. */
function requireMayTakeOver(state: State, match: Match | null, person: Person, seat: Seat, to: 'open' | 'link' | 'bot'): void {
  const holder = holderOf(state, seat);
  const owner = ownerOf(holder);
  const isHost = state.host === person.id;
  if (state.phase === 'open' || owner === undefined) {
    if (!isHost) throw refusal('forbidden', 'Only the host may give away a seat that is not their own.');
    return;
  }
  if (!isHost && !(owner === state.host && seatsOf(state, person.id).length > 0))
    throw refusal('forbidden', 'Only the host may give away a seat that is not their own.');
  if (to !== 'bot') throw refusal('forbidden', 'Somebody has this seat: only a bot may play for them until they come back.');
  if (holder.kind === 'person' && !(match?.asked.includes(seat) === true && isAway(state, owner)))
    throw refusal('not-now', 'They have not been away long enough for a bot to play for them.');
}

/** Is it the seat of this person, be it that a bot plays for them? */
function isOf(holder: Holder, { id }: Person): boolean {
  return holder.kind === 'person' ? holder.person === id : holder.kind === 'bot' && holder.owner === id;
}

/** Give up: where two play against each other, the other has won. */
export function resign(context: TableContext, person: Person, { seat }: ActionOf<'resign'>): Plan {
  const { state, match } = context;
  const holder = holderOf(state, seat);
  requireUnfinished(state);
  if (state.phase !== 'playing' || match === null) throw refusal('not-now', 'The match has not begun.');
  if (!isOf(holder, person)) throw refusal('not-your-seat', 'That is not your seat.');
  if (!isDuel(context)) throw refusal('not-now', 'You can resign only in a game of two rivals; here a bot can play on for you.');
  return { kind: 'resign', body: { seat }, statements: finishing(context, match, seat) };
}

/** Two play against each other. */
function isDuel({ box, state }: TableContext): boolean {
  return !box.cooperative && state.seats.length === 2;
}

/** The free seats a link opens, or the one it has opened for somebody; null for links that are dead or of another table. */
export function invitationOf(state: State, link: string): Invitation | null {
  const used = state.usedLinks.get(hashOf(link));
  const seats = state.seats.flatMap((holder, seat) => (holder.kind === 'link' && matchesHash(holder.hash, link) ? [seat] : []));
  const free =
    used === undefined || state.phase !== 'open' ? seats : state.seats.flatMap(({ kind }, seat) => (kind === 'open' || seats.includes(seat) ? [seat] : []));
  const [seat = used] = free;
  return seat === undefined ? null : { seat, free };
}

/** The link that was given by this action. */
export function linkOfAction(secret: string, person: string, action: string): string {
  return linkFor(secret, `${person} ${action}`);
}

/** Of a host who has said nothing for so long, somebody who sits here may take over. */
const LONG = 15 * 60_000;

export function host({ state }: TableContext, person: Person, { person: to }: ActionOf<'host'>): Plan {
  if (!(to === person.id && isSilent(state, state.host, Number.NEGATIVE_INFINITY, Math.max(state.patience * 1000, LONG)))) requireHost(state, person);
  if (!peopleAt(state).includes(to)) throw refusal('not-found', 'Nobody with that id sits at this table.');
  return { kind: 'host', body: { to } };
}

/** A match of two against each other is not closed to lose nothing: whoever plays it resigns, and that of others goes on. */
export function close(context: TableContext, person: Person): Plan {
  const { state, match } = context;
  requireHost(state, person);
  requireUnfinished(state);
  if (state.phase === 'playing' && match !== null && isDuel(context) && playersOf(state).some((id) => id !== person.id)) {
    const seat = state.seats.findIndex((holder) => isOf(holder, person));
    if (seat < 0) throw refusal('not-now', 'Somebody else plays here: only they can end this match.');
    return { kind: 'resign', body: { seat }, statements: finishing(context, match, seat) };
  }
  return { kind: 'close', body: { why: 'given up' } };
}

/** A new table with the same people: the same one for all who ask. */
export function rematch({ state }: TableContext, person: Person): Plan {
  if (state.phase === 'open' || state.phase === 'playing') throw refusal('not-now', 'This match is not over yet.');
  if (state.imported || (state.host !== person.id && !state.seats.some((holder) => isOf(holder, person)))) throw refusal('forbidden', 'You did not play here.');
  if (state.rematch !== null) return { kind: null, result: { table: state.rematch } };
  const table = freshId();
  return { kind: 'rematch', body: { table }, result: { table } };
}

export function requireHost(state: State, person: Person): void {
  if (state.host !== person.id) throw refusal('forbidden', 'Only the host may do that.');
}

export function requireUnfinished(state: State): void {
  if (state.phase === 'finished' || state.phase === 'closed') throw refusal('over', 'This table is finished.');
}

/** Whoever has seen what others add to the dice cannot get up and pledge something else. */
export function requireNotReady({ ready }: State): void {
  if (ready !== null) throw refusal('not-now', 'The match is about to begin: seats stay as they are until then.');
}

export function holderOf(state: State, seat: Seat): Holder {
  const holder = state.seats[seat];
  if (holder === undefined) throw refusal('not-found', `There is no seat ${seat} at this table.`);
  return holder;
}
