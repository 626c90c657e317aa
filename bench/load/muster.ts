import type { LoadFigures } from './figures.ts';
import { type Contender, type Load, measureLoad } from './measure.ts';

export const MUSTER = {
  name: 'Muster',
  server: new URL('./muster-server.ts', import.meta.url),
  clients: new URL('./muster-clients.ts', import.meta.url),
} satisfies Contender;

const BARE = {
  name: 'bare sockets',
  server: new URL('./bare-server.ts', import.meta.url),
  clients: new URL('./bare-clients.ts', import.meta.url),
} satisfies Contender;

/** Messages of the same size sent on and nothing else: the floor under every server on these sockets. */
export function measureBareSockets(load: Load): Promise<LoadFigures> {
  return measureLoad(BARE, load);
}

/** The tile game on our own server, every move written to disk before anybody sees it. */
export function measureMuster(load: Load, follow: 'answers' | 'views'): Promise<LoadFigures> {
  return measureLoad({ ...MUSTER, words: [follow] }, load);
}
