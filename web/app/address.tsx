import type { HTMLAttributes, TargetedMouseEvent } from 'preact';
import { type PagePath, pageAt } from '../../wire/pages.ts';
import { Store, useStore } from './store.ts';

/** Where in the app we are; the address bar always says it. */
export type Address =
  | { readonly at: 'shelf' }
  | { readonly at: 'setup'; readonly game: string; readonly online: boolean; readonly table: string | null }
  /** A game on this device, and the moment of it that is looked at. */
  | { readonly at: 'local'; readonly id: string; readonly moment: number | null }
  | { readonly at: 'table'; readonly id: string; readonly moment: number | null; readonly link: string | null }
  | { readonly at: 'rules'; readonly game: string | null; readonly clause: string | null; readonly back: string | null }
  | { readonly at: 'learn'; readonly game: string | null }
  | { readonly at: 'lesson'; readonly game: string; readonly lesson: string }
  | { readonly at: 'challenge'; readonly game: string; readonly challenge: string }
  | { readonly at: 'tables' }
  | { readonly at: 'replays' }
  /** Who is who; `of`: the part of one's own page, the person, or the code somebody comes with. */
  | { readonly at: 'people'; readonly page: PagePath; readonly of: string }
  | { readonly at: 'credits' }
  | { readonly at: 'nowhere' };

export function addressOf(url: URL): Address {
  const found = pageAt(url.pathname);
  if (found === null) return { at: 'nowhere' };
  const { page, id } = found;
  const hash = decodeURIComponent(url.hash.slice(1));
  const asked = url.searchParams.get('at');
  const moment = asked !== null && /^\d{1,6}$/.test(asked) ? Number(asked) : null;
  switch (page) {
    case '/':
      return { at: 'shelf' };
    case '/play/:id':
      return { at: 'setup', game: id, online: url.searchParams.has('online'), table: url.searchParams.get('table') };
    case '/local/:id':
      return { at: 'local', id, moment };
    case '/t/:id':
      return { at: 'table', id, moment, link: hash === '' ? null : hash };
    case '/rules':
    case '/rules/:id':
      return { at: 'rules', game: id === '' ? null : id, clause: hash === '' ? null : hash, back: url.searchParams.get('back') };
    case '/learn':
    case '/learn/:id': {
      const lesson = url.searchParams.get('lesson');
      const challenge = url.searchParams.get('challenge');
      if (challenge !== null) return { at: 'challenge', game: id, challenge };
      return lesson === null ? { at: 'learn', game: id === '' ? null : id } : { at: 'lesson', game: id, lesson };
    }
    case '/tables':
      return { at: 'tables' };
    case '/replays':
      return { at: 'replays' };
    case '/me':
    case '/me/:id':
    case '/people/:id':
    case '/sign-in':
      return { at: 'people', page, of: id || hash };
    case '/credits':
      return { at: 'credits' };
  }
}

const here = new Store(location.href);
addEventListener('popstate', () => here.set(location.href));
addEventListener('hashchange', () => here.set(location.href));

export function go(path: string, how: 'push' | 'replace' = 'push'): void {
  const url = new URL(path, location.href);
  if (url.href === location.href) return;
  if (how === 'push') history.pushState(null, '', url);
  else history.replaceState(null, '', url);
  here.set(location.href);
  if (how === 'push' && url.hash === '') scrollTo(0, 0);
}

export function useAddress(): Address {
  return addressOf(new URL(useStore(here)));
}

/** A link inside the app: a plain click stays on the page, everything else is the browser's. */
export function Link({ to, onClick, ...rest }: { readonly to: string } & Omit<HTMLAttributes<HTMLAnchorElement>, 'href' | 'role'>) {
  const follow = (event: TargetedMouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(to);
  };
  return <a {...rest} href={to} onClick={follow} />;
}

export const addressTo = {
  setup: (game: string, online = false): string => `/play/${game}${online ? '?online' : ''}`,
  /** What an open table of that game plays, to be changed. */
  change: (game: string, table: string): string => `/play/${game}?table=${table}`,
  /** All lessons, or how to play one game. */
  learn: (game: string | null = null): string => (game === null ? '/learn' : `/learn/${game}`),
  lesson: (game: string, lesson: string): string => `/learn/${game}?lesson=${lesson}`,
  challenge: (game: string, challenge: string): string => `/learn/${game}?challenge=${challenge}`,
  local: (id: string, moment: number | null = null): string => `/local/${id}${moment === null ? '' : `?at=${moment}`}`,
  table: (id: string, moment: number | null = null): string => `/t/${id}${moment === null ? '' : `?at=${moment}`}`,
  /** `contact.hit.all-lost` lies at `/rules/contact#hit.all-lost`. */
  clause: (id: string): string => `/rules/${id.slice(0, id.indexOf('.'))}#${id.slice(id.indexOf('.') + 1)}`,
  rules: (game: string): string => `/rules/${game}`,
};
