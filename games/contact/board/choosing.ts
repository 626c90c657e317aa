import type { Json } from '#kernel';
import { SEGMENT_NAMES } from '../content/board.ts';
import { isMemberId, type MemberId } from '../content/members.ts';
import type { View } from '../rules/view.ts';
import { field, needsOf, type Order } from './order.ts';

/** What somebody has pointed at so far, in this decision. */
export interface Picked {
  /** The number of the decision. */
  readonly at: number;
  readonly turn: number;
  readonly member: MemberId | null;
  readonly way: string | null;
  readonly target: string | null;
}

export const NOTHING_PICKED: Picked = { at: -1, turn: 0, member: null, way: null, target: null };

/** What can be pointed at, and what would be answered now. */
export interface Choosing {
  /** Segments are chosen, or members, or one of a few answers, or nothing. */
  readonly of: 'segments' | 'members' | 'answers' | 'nothing';
  /** Who may be chosen. */
  readonly ready: ReadonlySet<MemberId>;
  /** Whoever can act at all may be chosen now. */
  readonly anybody: boolean;
  readonly member: MemberId | null;
  readonly ways: readonly string[];
  readonly way: string | null;
  readonly lit: ReadonlyMap<string, Order>;
  /** What the die that is still to be rolled at a lit segment has to show; none where it lies there already. */
  readonly needs: ReadonlyMap<string, number>;
  readonly target: string | null;
  /** The answer of the strong button; null while something has still to be pointed at. */
  readonly order: Order | null;
  /** The answer that does nothing. */
  readonly skip: Order | null;
}

const OF_SEGMENTS = ['act', 'aim', 'flexible', 'tripwire'];
const OF_MEMBERS = ['take', 'victim', 'inspire', 'call'];

const NOTHING: Choosing = {
  of: 'nothing',
  ready: new Set(),
  anybody: false,
  member: null,
  ways: [],
  way: null,
  lit: new Map(),
  needs: new Map(),
  target: null,
  order: null,
  skip: null,
};

export function choosing(kind: string, about: Json, orders: readonly Order[], view: View, number: number, picked: Picked): Choosing {
  if (orders.length === 0) return NOTHING;
  if (OF_MEMBERS.includes(kind)) return ofMembers(orders, number, picked);
  if (!OF_SEGMENTS.includes(kind)) return { ...NOTHING, of: 'answers' };
  return ofSegments(kind, about, orders, view, number, picked);
}

function ofMembers(orders: readonly Order[], number: number, picked: Picked): Choosing {
  const member = picked.at === number ? picked.member : null;
  return {
    ...NOTHING,
    of: 'members',
    ready: new Set(orders.flatMap((o) => o.member ?? [])),
    member,
    order: orders.find((o) => o.member !== null && o.member === member) ?? null,
  };
}

function isSkip(order: Order): boolean {
  return order.way === 'waive' || order.way === 'tripwire none';
}

function ofSegments(kind: string, about: Json, orders: readonly Order[], view: View, number: number, picked: Picked): Choosing {
  const deeds = orders.filter((o) => !isSkip(o));
  const ready = new Set(deeds.flatMap((o) => o.member ?? []));
  const asked = field(about, 'member');
  const fallback = isMemberId(asked) && ready.has(asked) ? asked : ([...view.members.map((m) => m.id), ...ready].find((id) => ready.has(id)) ?? null);
  const member =
    picked.member !== null && ready.has(picked.member) && (picked.at === number || (kind === 'act' && picked.turn === view.turn)) ? picked.member : fallback;
  const own = deeds.filter((o) => o.member === member);
  const ways = [...new Set(own.map((o) => o.way))];
  const way = picked.at === number && picked.way !== null && ways.includes(picked.way) ? picked.way : (ways[0] ?? null);
  const meant = own.filter((o) => o.way === way);
  const lit = litBy(meant, view);
  const target = targetOf(kind, about, lit, picked.at === number ? picked.target : null);
  return {
    of: 'segments',
    ready,
    anybody: kind === 'act' && field(about, 'called') === undefined,
    member,
    ways,
    way,
    lit,
    needs: kind === 'act' || kind === 'aim' ? needsBy(lit, view) : NOTHING.needs,
    target,
    order: (target === null ? meant.find((o) => o.at.length === 0) : lit.get(target)) ?? null,
    skip: orders.find((o) => isSkip(o) && (o.member === member || o.member === null)) ?? null,
  };
}

/** The number needed at a lit segment; null where no die is rolled any more. */
export function needsAt({ needs }: Choosing, name: string): number | null {
  return needs.get(name) ?? null;
}

function needsBy(lit: ReadonlyMap<string, Order>, view: View): Map<string, number> {
  const needs = new Map<string, number>();
  for (const [name, order] of lit) {
    const least = needsOf(order, name, view);
    if (least !== null) needs.set(name, least);
  }
  return needs;
}

/** The segments of these orders that hold somebody; where two share a segment the one that names it first has it. */
function litBy(orders: readonly Order[], view: View): Map<string, Order> {
  const lit = new Map<string, Order>();
  for (let nth = 0; nth < 2; nth++)
    for (const order of orders) {
      const name = order.at[nth];
      if (name !== undefined && (view.zombies[name] ?? 0) > 0 && !lit.has(name)) lit.set(name, order);
    }
  return lit;
}

/** Whoever has dice left may well go on where they began; a single target need not be pointed at. */
function targetOf(kind: string, about: Json, lit: ReadonlyMap<string, Order>, picked: string | null): string | null {
  if (picked !== null && lit.has(picked)) return picked;
  const last = kind === 'aim' ? SEGMENT_NAMES[Number(field(about, 'last'))] : undefined;
  if (last !== undefined && lit.has(last)) return last;
  const [only] = lit.keys();
  return lit.size === 1 && only !== undefined ? only : null;
}
