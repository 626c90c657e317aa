/** Every page of the app, by its address: the server serves exactly these, the app has a screen for each. */
export const PAGES = [
  '/',
  '/play/:id',
  '/local/:id',
  '/t/:id',
  '/rules',
  '/rules/:id',
  '/learn',
  '/learn/:id',
  '/tables',
  '/replays',
  '/me',
  '/me/:id',
  '/people/:id',
  '/sign-in',
  '/credits',
] as const;
export type PagePath = (typeof PAGES)[number];

/** Which page lies at an address, and what of; null where there is none. */
export function pageAt(pathname: string): { readonly page: PagePath; readonly id: string } | null {
  const [, room = '', id = '', ...rest] = pathname.split('/');
  const page = PAGES.find((path) => path === (id === '' ? `/${room}` : `/${room}/:id`));
  return page === undefined || rest.length > 0 ? null : { page, id: decodeURIComponent(id) };
}
