import * as z from 'zod/mini';

const Links = z.array(z.object({ seat: z.number(), link: z.string() }));
type Links = z.infer<typeof Links>;

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
