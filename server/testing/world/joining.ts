import { randomBytes } from 'node:crypto';
import type { Seat } from '#kernel';
import type { ActionName, ActionOf, TableState } from '#wire';

export type Intention = { [N in ActionName]: readonly [N, Omit<ActionOf<N>, 'do' | 'id'>] }[ActionName];

/** The link of a seat. */
export interface Link {
  readonly seat: number;
  readonly link: string;
}

/** How people come to a table before the match: who sits down where, and who starts. This is the only place that knows. */
export function joining({ seats, host }: TableState, me: string, link: Link | null, diligent: boolean): Intention | null {
  const kept = seats.findIndex(({ kind, person }) => kind === 'kept' && person?.id === me);
  if (kept >= 0) return sitting(kept);
  const sits = seats.some(({ kind, person }) => kind === 'person' && person?.id === me);
  const free = freeSeat(seats, link);
  if (!sits && free >= 0) return sitting(free, seats[free]?.kind === 'link' ? link : null);
  const waiting = seats.findIndex(({ kind }) => kind !== 'person' && kind !== 'bot');
  if (host.id === me) {
    if (waiting < 0) return ['start', {}];
    return diligent ? ['give', { seat: waiting, to: { kind: 'bot', bot: 'random' } }] : null;
  }
  if (!sits || !diligent) return null;
  // The host keeps everybody waiting.
  return waiting < 0 ? ['start', {}] : ['host', { person: me }];
}

/** The first seat that is open to everybody, or to whoever has this link. */
export function freeSeat(seats: readonly { readonly kind: string }[], link: Link | null): Seat {
  return seats.findIndex(({ kind }, seat) => kind === 'open' || (kind === 'link' && seat === link?.seat));
}

export function sitting(seat: Seat, link: Link | null = null): Intention & readonly ['sit', unknown] {
  return ['sit', { seat, share: randomBytes(32).toString('hex'), ...(link === null ? {} : { link: link.link }) }];
}
