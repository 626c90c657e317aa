import type { Now } from '#wire';
import { Guest, share } from './guest.ts';

/** Two guests at a table of the tile game, the match begun. */
export async function duel(base: string, game = 'contra-tiles'): Promise<{ readonly table: string; readonly ann: Guest; readonly ben: Guest }> {
  const ann = await Guest.come(base, 'Ann');
  const ben = await Guest.come(base, 'Ben');
  const { table, links } = await ann.create({ game, seats: [{ kind: 'me' }, { kind: 'link' }] });
  await done(ann.act(table, 'sit', { seat: 0, share: share() }));
  await done(ben.act(table, 'sit', { seat: 1, share: share(), link: links[0]?.link }));
  await done(ann.act(table, 'start'));
  return { table, ann, ben };
}

/** The body of a reply that has to be a success. */
export async function done<T>(reply: Promise<{ readonly status: number; readonly body: T }>): Promise<T> {
  const { status, body } = await reply;
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body;
}

export async function nowFor(guest: Guest, table: string): Promise<Now> {
  const { now } = await done(guest.get<{ now: Now | null }>(`/tables/${table}`));
  if (now === null) throw new Error('the match has not begun');
  return now;
}

/** Answer the open decision with its first option (or another), for whichever guest is asked; the moment after it. */
export async function playOne(table: string, guests: readonly Guest[], pick: (options: readonly string[]) => string = ([first = '']) => first): Promise<Now> {
  for (const guest of guests) {
    const now = await nowFor(guest, table);
    const hand = now.hands.find(({ options }) => options.length > 0);
    if (hand?.seat == null) continue;
    await done(guest.act(table, 'answer', { number: now.number, seat: hand.seat, notation: pick(hand.options) }));
    return nowFor(guest, table);
  }
  throw new Error(`nobody is asked: ${JSON.stringify(await nowFor(guests[0] as Guest, table))}`);
}

/** Play to the end. */
export async function playOut(table: string, guests: readonly Guest[], pick?: (options: readonly string[]) => string): Promise<Now> {
  for (;;) {
    const now = await nowFor(guests[0] as Guest, table);
    if (now.outcome !== null) return now;
    await playOne(table, guests, pick);
  }
}
