import type { LoadFigures } from './figures.ts';
import { type Contender, type Load, measureLoad } from './measure.ts';

export const MUSTER = {
  name: 'Muster',
  server: new URL('./muster-server.ts', import.meta.url),
  clients: new URL('./muster-clients.ts', import.meta.url),
} satisfies Contender;

/** The tile game on our own server, every move written to disk before anybody sees it. */
export function measureMuster(load: Load, follow: 'answers' | 'views'): Promise<LoadFigures> {
  return measureLoad({ ...MUSTER, words: [follow] }, load);
}
