import { keyFromSeed, pledgeTo, type Seat, type Share } from '#kernel';
import type { ActionName, ActionOf, TableState } from '#wire';

export type Intention = { [N in ActionName]: readonly [N, Omit<ActionOf<N>, 'do' | 'id'>] }[ActionName];

/** The link of a seat. */
export interface Link {
  readonly seat: number;
  readonly link: string;
}

/** How people come to a table before the match: who sits down where, and who starts. This is the only place that knows. */
export function joining(table: TableState, me: string, link: Link | null, diligent: boolean): Intention | null {
  const { id, seats, host, ready } = table;
  if (ready !== null) return showing(table, me);
  const kept = seats.findIndex(({ kind, person }) => kind === 'kept' && person?.id === me);
  if (kept >= 0) return sitting(id, me, kept);
  const sits = seats.some(({ kind, person }) => kind === 'person' && person?.id === me);
  const free = freeSeat(seats, link);
  if (!sits && free >= 0) return sitting(id, me, free, seats[free]?.kind === 'link' ? link : null);
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

/** Some add nothing to the dice. */
export function sitting(table: string, me: string, seat: Seat, link: Link | null = null): Intention & readonly ['sit', unknown] {
  const share = shareOf(table, me, seat);
  return ['sit', { seat, ...(share < '3' ? {} : { pledge: pledgeTo(table, seat, me, share) }), ...(link === null ? {} : { link: link.link }) }];
}

/** Everybody shows what they have pledged; whoever has, or is the host, sees to it that the match begins. */
function showing({ id, host, pledges, shares, seats }: TableState, me: string): Intention | null {
  const mine = pledges.flatMap(([seat, who]) => (who === me && !shares.some(([shown]) => shown === seat) ? [{ seat, share: shareOf(id, me, seat) }] : []));
  if (mine.length > 0) return ['reveal', { shares: mine }];
  return host.id === me || seats.some(({ kind, person }) => kind === 'person' && person?.id === me) ? ['start', {}] : null;
}

/** What they would know again after losing everything else. */
function shareOf(table: string, me: string, seat: Seat): Share {
  return keyFromSeed(`${table} ${me} ${seat}`);
}
