import type { Seat } from '#kernel';
import type { ActionOf, Person } from '#wire';
import { NotDone } from '../refusal.ts';
import type { Holder } from './happening.ts';
import { hashOf, linkFor, opens } from './links.ts';
import type { Plan } from './plan.ts';
import { peopleAt, type State } from './state.ts';
import type { Ground } from './table.ts';

export function sit({ state, rows }: Ground, person: Person, { seat, share, link }: ActionOf<'sit'>): Plan {
  const holder = holderOf(state, seat);
  stillOn(state);
  if (holder.kind === 'person' && holder.person === person.id) throw new NotDone('seat-taken', 'You sit there already.');
  if (holder.kind === 'person' || holder.kind === 'bot') throw new NotDone('seat-taken', 'Somebody else sits there.');
  if (holder.kind === 'kept' && holder.person !== person.id) throw new NotDone('seat-taken', 'That seat is kept for somebody else.');
  if (holder.kind === 'link' && (link === undefined || !opens(holder.hash, link)))
    throw new NotDone('bad-link', link === undefined ? 'That seat waits for whoever has its link.' : 'That link opens no seat here (any more).');
  return {
    kind: 'sit',
    body: { seat, name: person.name, share: state.phase === 'open' ? share : null },
    also: [rows.taken(state.id, seat, person.id), rows.bots(state.id, botsWith(state, seat, { kind: 'person', person: person.id }))],
  };
}

export function stand({ state, rows }: Ground, person: Person, { seat }: ActionOf<'stand'>): Plan {
  const holder = holderOf(state, seat);
  stillOn(state);
  if ((holder.kind !== 'person' && holder.kind !== 'kept') || holder.person !== person.id) throw new NotDone('not-your-seat', 'That is not your seat.');
  return { kind: 'stand', body: { seat }, also: [rows.taken(state.id, seat, null)] };
}

/** The host may give any seat away, everybody else their own. */
export function give({ state, rows, secret }: Ground, person: Person, { id, seat, to }: ActionOf<'give'>): Plan {
  const holder = holderOf(state, seat);
  stillOn(state);
  if (state.host !== person.id && !(holder.kind === 'person' && holder.person === person.id))
    throw new NotDone('forbidden', 'Only the host may give away a seat that is not their own.');
  const link = linkAgain(secret, person.id, id);
  const next: Holder = to.kind === 'link' ? { kind: 'link', hash: hashOf(link) } : to;
  return {
    kind: 'give',
    body: { seat, to: next },
    also: [rows.taken(state.id, seat, null), rows.bots(state.id, botsWith(state, seat, next))],
    ...(to.kind === 'link' ? { done: { link } } : {}),
  };
}

/** The link that was given by this action. */
export function linkAgain(secret: string, person: string, action: string): string {
  return linkFor(secret, `${person} ${action}`);
}

export function host({ state, rows }: Ground, person: Person, { person: to }: ActionOf<'host'>): Plan {
  onlyHost(state, person);
  if (!peopleAt(state).includes(to)) throw new NotDone('not-found', 'Nobody with that id sits at this table.');
  return { kind: 'host', body: { to }, also: [rows.host(state.id, to)] };
}

export function close({ state, rows }: Ground, person: Person): Plan {
  onlyHost(state, person);
  stillOn(state);
  return { kind: 'close', body: { why: 'given up' }, also: [rows.phase(state.id, 'closed')] };
}

export function onlyHost(state: State, person: Person): void {
  if (state.host !== person.id) throw new NotDone('forbidden', 'Only the host may do that.');
}

export function stillOn(state: State): void {
  if (state.phase === 'finished' || state.phase === 'closed') throw new NotDone('over', 'This table is finished.');
}

function holderOf(state: State, seat: Seat): Holder {
  const holder = state.seats[seat];
  if (holder === undefined) throw new NotDone('not-found', `There is no seat ${seat} at this table.`);
  return holder;
}

function botsWith(state: State, seat: Seat, holder: Holder): boolean {
  return holder.kind === 'bot' || state.seats.some((h, s) => s !== seat && h.kind === 'bot');
}
