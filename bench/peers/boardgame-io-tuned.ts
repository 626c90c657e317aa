// what a speed-minded boardgame.io user could write for ai.enumerate: same result, numeric grid built once per call
import { TILES, type G } from './boardgame-io-game.ts';
const W = 128, DIR = [-W, 1, W, -1];
const grid = new Uint16Array(W * W), touched: number[] = [];      // 0 empty, 1+colour*? crown, 16|edges<<5 player tile
const seen = new Uint8Array(W * W);
const TB: number[] = TILES.flatMap(t => [0, 1, 2, 3].map(r => [0, 1, 2, 3].reduce((b, d) => b | 1 << (d * 4 + t[(d + r) & 3]), 0)));
const cells: number[] = [];
export function fastLegal(G: G, _ctx: any, playerID: string) {
  cells.length = 0; touched.length = 0;
  for (const k in G.cells) {
    const c = G.cells[k], i = k.indexOf(','), cell = (64 + +k.slice(i + 1)) * W + 64 + +k.slice(0, i), e = c.edges;
    grid[cell] = (c.crown ? 1 : 2) | (e[0] | e[1] << 2 | e[2] << 4 | e[3] << 6) << 2; cells.push(cell);
  }
  const out: any[] = [], own = G.players[playerID].revealed, res = G.crownReserve;
  for (const cell of cells) for (let d = 0; d < 4; d++) {
    const q = cell + DIR[d];
    if (grid[q] !== 0 || seen[q]) continue;
    seen[q] = 1; touched.push(q);
    let cb = 0, pb = 0;
    for (let k = 0; k < 4; k++) { const g = grid[q + DIR[k]]; if (g & 1) cb |= 1 << (k * 4 + (g >> 2 & 3)); else if (g & 2) pb |= 1 << (g >> (2 + 2 * (k ^ 2)) & 3); }
    const x = (q & 127) - 64, y = (q >> 7) - 64;
    if (pb) for (let i = 0; i < res.length; i++) if (pb >> res[i] & 1) out.push({ move: 'placeCrown', args: [i, x, y] });
    if (cb) for (let i = 0; i < own.length; i++) for (let r = 0; r < 4; r++) if (TB[own[i] * 4 + r] & cb) out.push({ move: 'placeTile', args: [i, x, y, r] });
  }
  for (const c of cells) grid[c] = 0;
  for (const t of touched) seen[t] = 0;
  if (out.length === 0) out.push({ move: 'pass', args: [] });
  return out;
}
