import * as z from 'zod/mini';
import type { ChatMessage } from './session.ts';

const Talk = z.array(z.object({ who: z.string(), mine: z.boolean(), text: z.string(), at: z.number() }));

/** Whoever goes on to a rematch takes along what was said, and does not have to say again that they want to play. */
export function goOn(table: string, talk: readonly ChatMessage[]): void {
  const said = talk
    .filter(({ news, place, text }) => news === null && place === null && text !== '')
    .map(({ who, mine, text, at }) => ({ who, mine, text, at }));
  try {
    sessionStorage.setItem(keyOf(table), JSON.stringify(said));
  } catch {
    // Then the chat begins anew.
  }
}

/** What was said at the table before. */
export function saidBefore(table: string): readonly ChatMessage[] {
  try {
    const said = Talk.parse(JSON.parse(sessionStorage.getItem(keyOf(table)) ?? '[]'));
    return said.map((message, at) => ({ ...message, entry: at - said.length, person: null, place: null, news: null }));
  } catch {
    return [];
  }
}

export function cameForRematch(table: string): boolean {
  try {
    return sessionStorage.getItem(keyOf(table)) !== null;
  } catch {
    return false;
  }
}

function keyOf(table: string): string {
  return `muster.rematch.${table}`;
}
