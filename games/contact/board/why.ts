import type { ClauseId, Json } from '#kernel';
import type { MemberId } from '../content/members.ts';
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
  const at = order.at[0] ?? '';
  return { order, view, who: order.member, at, ring: Number(at.at(-1)), reach: order.member === null ? [1, 4] : reachOf(order.member, order.way) };
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
