import type { LoadFigures } from './figures.ts';
import { type Load, measureLoad } from './measure.ts';

const BOARDGAME_IO = {
  name: 'boardgame.io',
  server: new URL('./boardgame-io-server.ts', import.meta.url),
  clients: new URL('./boardgame-io-clients.ts', import.meta.url),
};

/** The tile game on boardgame.io's own server, its storage in memory. */
export function measureBoardgameIo(load: Load): Promise<LoadFigures> {
  return measureLoad(BOARDGAME_IO, load);
}
