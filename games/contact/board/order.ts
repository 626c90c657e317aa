import type { Json } from '#kernel';
import { clockwise, ringOf, SEGMENT_NAMES, segmentNamed } from '../content/board.ts';
import { GRENADE, isMemberId, type MemberId, memberNamed, NELSON, type Rings, specialist } from '../content/members.ts';
import type { View } from '../rules/view.ts';
import { needed, neededWith } from '../rules/weapons/attack-roll.ts';
import { MELEE } from '../rules/weapons/ronin.ts';
import { TWICE } from '../rules/weapons/shotgun.ts';

/** An option as a board needs it: who does what, and where. */
export interface Order {
  readonly notation: string;
  readonly member: MemberId | null;
  /** What is done, in the words of the notation: `rifle`, `grenade`, `inspired double`, `waive`, `tripwire large`. */
  readonly way: string;
  /** The segments it is aimed at. */
  readonly at: readonly string[];
}

const BY = ' by player ';

/** The field of a decision's `about`. */
export function field(about: Json | undefined, name: string): Json | undefined {
  return typeof about === 'object' && about !== null && !Array.isArray(about) ? (about as { readonly [key: string]: Json })[name] : undefined;
}

export function orderOf(notation: string, kind: string, about: Json | undefined): Order {
  const [plain = notation] = notation.split(BY);
  if (kind === 'air-recon') return { notation, member: 'ayden', way: plain, at: [] };
  const tokens = plain.split(' ');
  const last = tokens.at(-1) ?? '';
  const aimed = isPlace(last);
  const at = aimed ? placesOf(last) : [];
  const rest = aimed ? tokens.slice(0, -1) : tokens;
  const [first] = rest;
  if (isMemberId(first)) return { notation, member: first, way: wayOf(rest.slice(1).join(' '), at, aimed), at };
  if (isMemberId(last)) return { notation, member: last, way: rest.slice(0, -1).join(' '), at };
  const acting = kind === 'flexible' ? 'dunham' : kind === 'tripwire' ? 'krussov' : field(about, 'member');
  const member = isMemberId(acting) ? acting : null;
  const way = rest.join(' ') || (kind === 'flexible' ? String(field(about, 'with')) : member === null ? '' : specialist(memberNamed(member)).weapon.word);
  return { notation, member, way, at };
}

function isPlace(token: string): boolean {
  return /^(blue|brown)[1-8](\/r[1-4])?(\+|$)/.test(token);
}

/** A column stands for its first two segments. */
function placesOf(token: string): readonly string[] {
  return token.split('+').flatMap((name) => (name.includes('/') ? [name] : [`${name}/r1`, `${name}/r2`]));
}

function wayOf(words: string, at: readonly string[], aimed: boolean): string {
  if (words === 'grenade' && !aimed) return 'lob';
  return words.endsWith('double') && at.length > 1 ? words.replace('double', 'spread') : words;
}

/** Those that are the same for whoever looks: one of each, the one without a player's number if there is one. */
export function distinct(orders: readonly Order[]): readonly Order[] {
  const found = new Map<string, Order>();
  for (const order of orders) {
    const [plain = ''] = order.notation.split(BY);
    if (!found.has(plain) || order.notation === plain) found.set(plain, order);
  }
  return [...found.values()];
}

/** A table may play by other readings of the book; what is needed and reached follows from them. */
export type Readings = Pick<View, 'options'>;

/** The number a die has to show at this segment, 1 where nothing can go wrong; null where no die is rolled for it. */
export function needsOf(order: Order, segment: string, { options }: Readings): number | null {
  const ring = ringOf(segmentNamed(order.way === 'flame' && order.at.length === 1 ? (order.at[0] ?? segment) : segment));
  switch (order.way) {
    case 'ronin':
      return MELEE.needs;
    case 'double':
    case 'spread':
    case 'inspired double':
    case 'inspired spread':
      return TWICE.needs;
    case 'grenade':
      return needed(ring);
    case 'rifle':
    case 'flame':
    case 'mg60':
    case 'shotgun':
    case 'inspired':
      return order.member === null ? null : neededWith(memberNamed(order.member), ring);
    case 'launcher':
      return options.includes('launcher-auto') ? 1 : neededWith(NELSON, ring);
    default:
      return null;
  }
}

/** The chance of a die that needs this number, in per cent. */
export function percent(needs: number): number {
  return Math.round((Math.max(0, Math.min(6, 7 - needs)) / 6) * 100);
}

/** The rings that a way of attacking reaches. */
export function reachOf(member: MemberId, way: string, { options }: Readings): Rings {
  const { weapon } = specialist(memberNamed(member));
  if (way === 'grenade' || way === 'lob') return [GRENADE.rings[0], options.includes('grenade-range-2') ? 2 : GRENADE.rings[1]];
  if (way === 'ronin') return [MELEE.ring, MELEE.ring];
  if (way.endsWith('double') || way.endsWith('spread')) return [TWICE.ring, TWICE.ring];
  return weapon.rings;
}

/** What somebody could try who points at a segment: the notation to ask *Why not?* about. */
export function attempt(kind: string, member: MemberId | null, way: string | null, segment: string, { options }: Readings): string | null {
  if (kind === 'aim' && way?.startsWith('inspired') !== true) return way === 'ronin' ? `ronin ${segment}` : segment;
  if (kind === 'flexible') return segment;
  if (kind === 'tripwire') return `tripwire ${segment}`;
  if ((kind !== 'act' && kind !== 'aim') || member === null) return null;
  const words = way === null || way === 'waive' ? specialist(memberNamed(member)).weapon.word : way;
  if (words === 'flame')
    return `${member} flame ${ringOf(segmentNamed(segment)) <= 2 && !options.includes('flame-target-decides') ? segment.split('/')[0] : segment}`;
  // Whoever rolls first names no segment yet.
  if (words === 'fire' || words === 'inspired fire' || words === 'lob') return null;
  if (words.endsWith('spread')) return `${member} ${words.replace('spread', 'double')} ${segment}+${SEGMENT_NAMES[clockwise(segmentNamed(segment))]}`;
  return `${member} ${words} ${segment}`;
}

/** The same for whoever points at a member that cannot act now. */
export function attemptWith(kind: string, member: MemberId, view: View): string | null {
  switch (kind) {
    case 'take':
      return `take ${member}`;
    case 'victim':
      return `remove ${member}`;
    case 'inspire':
      return `inspire ${member}`;
    case 'call':
      return `next ${member}`;
    case 'act':
    case 'aim': {
      if (member === 'dunham') return 'dunham fire';
      const [near, far] = reachOf(member, 'weapon', view);
      const names = Object.keys(view.zombies);
      const target = names.find((name) => Number(name.at(-1)) >= near && Number(name.at(-1)) <= far) ?? names[0] ?? 'blue1/r1';
      return attempt('act', member, null, target, view);
    }
    default:
      return null;
  }
}
