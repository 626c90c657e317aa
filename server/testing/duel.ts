import { at } from '#kernel';
import type { MatchView, SeatView, ServerMessage } from '#wire';
import { Guest } from './guest.ts';

/** Two guests at a table of the tile game, the match begun. */
export async function duel(base: string, game = 'contra-tiles'): Promise<{ readonly table: string; readonly ann: Guest; readonly ben: Guest }> {
  const ann = await Guest.come(base, 'Ann');
  const ben = await Guest.come(base, 'Ben');
  const { table, links } = await ann.create({ game, seats: [{ kind: 'me' }, { kind: 'link' }] });
  await done(ann.sit(table, 0));
  await done(ben.sit(table, 1, links[0]?.link));
  await done(ann.act(table, 'start'));
  for (const guest of [ann, ben]) await done(guest.reveal(table));
  // The match begins with an entry of its own, after that of the last share.
  while ((await done(ann.get<{ match: MatchView | null }>(`/tables/${table}`))).match === null);
  return { table, ann, ben };
}

/** The body of a reply that has to be a success. */
export async function done<T>(reply: Promise<{ readonly status: number; readonly body: T }>): Promise<T> {
  const { status, body } = await reply;
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body;
}

/** The match as a guest sees it: all their views, and the one whose answer is awaited, else one that has options, or the first. */
export type Sight = MatchView & SeatView;

export function sightOf(match: MatchView): Sight {
  const open = match.views.filter(({ options }) => options.length > 0);
  const view = open.find(({ seat, decision }) => seat !== null && decision?.seats.includes(seat)) ?? open[0] ?? match.views[0];
  if (view === undefined) throw new Error('everybody sees something');
  return { ...match, ...view };
}

/** What a message says of the match. */
export function sightIn(message: ServerMessage): Sight | null {
  return 'match' in message && message.match != null ? sightOf(message.match) : null;
}

export async function matchFor(guest: Guest, table: string): Promise<Sight> {
  const { match } = await done(guest.get<{ match: MatchView | null }>(`/tables/${table}`));
  if (match === null) throw new Error('the match has not begun');
  return sightOf(match);
}

type Pick = (options: readonly string[]) => string;
const first: Pick = ([option = '']) => option;

/** The first of the guests who has options, or sees that all is over, with what they see. */
async function whoIsNext(table: string, guests: readonly Guest[]): Promise<readonly [Guest, Sight]> {
  for (const guest of guests) {
    const sight = await matchFor(guest, table);
    if (sight.outcome !== null || (sight.seat !== null && sight.options.length > 0)) return [guest, sight];
  }
  throw new Error(`nobody is asked: ${JSON.stringify(await matchFor(at(guests, 0), table))}`);
}

/** Answer the open decision with its first option (or another), for whichever guest is asked; the moment after it. */
export async function playOne(table: string, guests: readonly Guest[], pick = first): Promise<Sight> {
  const [guest, { number, seat, options }] = await whoIsNext(table, guests);
  await done(guest.act(table, 'answer', { number, seat, notation: pick(options) }));
  return matchFor(guest, table);
}

/** Play to the end. */
export async function playOut(table: string, guests: readonly Guest[], pick = first): Promise<Sight> {
  for (;;) {
    const [guest, sight] = await whoIsNext(table, guests);
    if (sight.outcome !== null) return sight;
    const { number, seat, options } = sight;
    await done(guest.act(table, 'answer', { number, seat, notation: pick(options) }));
  }
}
