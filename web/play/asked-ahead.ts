import { isLink, me, tableOf } from './api.ts';

type Opening = ReturnType<typeof ask>;

/** What was asked of a table while the screen that shows it was still on its way. */
let ahead: { readonly id: string; readonly link: string | null; readonly opening: Opening } | null = null;

export function askAhead(id: string, link: string | null): void {
  const opening = ask(id, link);
  // Whoever opens it hears what went wrong.
  opening.catch(() => undefined);
  ahead = { id, link, opening };
}

/** Who asks, and where the table stands: once what was asked ahead, from then on anew. */
export function opening(id: string, link: string | null): Opening {
  const found = ahead?.id === id && ahead.link === link ? ahead.opening : ask(id, link);
  ahead = null;
  return found;
}

function ask(id: string, link: string | null) {
  return Promise.all([me(), tableOf(id, link !== null && isLink(link) ? link : null)]);
}
