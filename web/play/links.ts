import * as z from 'zod/mini';
import type { TableState } from '#wire';
import { addressTo } from '../app/address.tsx';

const Links = z.array(z.object({ seat: z.number(), link: z.string() }));
export type Links = z.infer<typeof Links>;

/** The links of the seats at a table, for whoever set it up. */
export function keepLinks(table: string, links: Links): void {
  try {
    localStorage.setItem(`muster.links.${table}`, JSON.stringify(links));
  } catch {
    // New links can be made at the table.
  }
}

export function linksOf(table: string): Links {
  try {
    return Links.parse(JSON.parse(localStorage.getItem(`muster.links.${table}`) ?? '[]'));
  } catch {
    return [];
  }
}

/** The same, with another link for one seat. */
export function withLink(links: Links, seat: number, link: string): Links {
  return [...links.filter((old) => old.seat !== seat), { seat, link }];
}

/** The same after a table of `before` seats has `after`: those that were added open by one link. */
export function linksAfter(links: Links, before: number, after: number, link: string | null): Links {
  const added = link === null ? [] : Array.from({ length: Math.max(0, after - before) }, (_, more) => ({ seat: before + more, link }));
  return [...links.filter(({ seat }) => seat < Math.min(before, after)), ...added];
}

/**
 * The address to send around: its link opens every seat that has none of its own. Where a seat is open to everybody, the address of the
 * table is enough; null where nobody can come.
 */
export function sharedLink({ id, seats }: TableState, links: Links): string | null {
  const waiting = links.filter(({ seat }) => seats[seat]?.kind === 'link').map(({ link }) => link);
  const opens = (link: string): number => waiting.filter((other) => other === link).length;
  const [widest] = [...waiting].sort((a, b) => opens(b) - opens(a));
  if (widest !== undefined) return linkTo(id, widest);
  return seats.some(({ kind }) => kind === 'open') ? addressTo.table(id) : null;
}

export function linkTo(table: string, link: string): string {
  return `${addressTo.table(table)}#${link}`;
}
