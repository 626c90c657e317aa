import type { ClauseId, Json } from '#kernel';
import { type MemberId, memberNamed, specialist, type Weapon } from '../content/members.ts';
import { isView, type View } from '../rules/view.ts';
import { type Order, orderOf, reachOf } from './order.ts';

/** What a sentence about something forbidden may be made of. */
export interface Forbidden {
  readonly order: Order;
  readonly view: View;
  readonly who: MemberId | null;
  readonly at: string;
  readonly ring: number;
  readonly reach: readonly [number, number];
}

/** The sentences of one language, by clause. */
export type Reasons = Readonly<Record<ClauseId, (f: Forbidden) => string>>;

export function whyNotWith(reasons: Reasons) {
  return (clause: ClauseId, kind: string, notation: string, view: Json): string | null => {
    const reason = reasons[clause];
    return reason === undefined || !isView(view) ? null : reason(forbidden(kind, notation, view));
  };
}

export function forbidden(kind: string, notation: string, view: View): Forbidden {
  const order = orderOf(notation, kind, null);
  const at = order.at.find((name) => view.zombies[name] === undefined) ?? order.at[0] ?? '';
  const ring = Number(at.at(-1));
  const who = order.member ?? (kind === 'aim' ? fallsShort(ring, view) : null);
  return { order, view, who, at, ring, reach: who === null ? [1, 4] : reachOf(who, order.way, view) };
}

/** Whoever has several dice and a weapon that does not reach this ring: no team has two of them. */
function fallsShort(ring: number, view: View): MemberId | null {
  const short = view.members.find(({ id }) => weaponOf(id).dice > 1 && weaponOf(id).rings[1] < ring);
  return short?.id ?? null;
}

function weaponOf(id: MemberId): Weapon {
  return specialist(memberNamed(id)).weapon;
}

/** Who could do it instead: members with an order at the same segment. */
export function othersAt(kind: string, notation: string, options: readonly string[]): readonly Order[] {
  const wanted = orderOf(notation, kind, null);
  const [segment] = wanted.at;
  if (segment === undefined) return [];
  const found: Order[] = [];
  for (const option of options) {
    const order = orderOf(option, kind, null);
    if (order.at.includes(segment) && !found.some((o) => o.member === order.member && o.way === order.way)) found.push(order);
  }
  return found;
}
