// "tile duel" in idiomatic boardgame.io 0.50 (G is plain JSON, Immer-style moves)
import { INVALID_MOVE } from './boardgame-io-library.mjs';
import type { Game, Ctx } from 'boardgame.io';

export type Edges = [number, number, number, number];           // N E S W
export interface Cell { crown: boolean; owner: string | null; edges: Edges }
export interface Player { stack: number[]; revealed: number[]; coins: number }
export interface G {
  cells: Record<string, Cell>;
  crownStack: number[]; crownReserve: number[];
  players: Record<string, Player>;
  bank: number; passes: number; broke: string | null;
}
const DIRS = [[0, -1], [1, 0], [0, 1], [-1, 0]] as const;
const key = (x: number, y: number) => `${x},${y}`;

// same 13 tiles as js/duel.mjs
let s = 12345;
const rnd = (n: number) => { s ^= s << 13; s ^= s >>> 17; s ^= s << 5; return (s >>> 0) % n; };
export const TILES: Edges[] = Array.from({ length: 13 }, () => [rnd(4), rnd(4), rnd(4), rnd(4)] as Edges);
const rotated = (t: number, r: number): Edges => [0, 1, 2, 3].map(d => TILES[t][(d + r) & 3]) as Edges;

function crownFits(G: G, x: number, y: number, colour: number): boolean {
  if (G.cells[key(x, y)]) return false;
  return DIRS.some(([dx, dy], d) => { const c = G.cells[key(x + dx, y + dy)]; return c && !c.crown && c.edges[(d + 2) & 3] === colour; });
}
function tileFits(G: G, x: number, y: number, edges: Edges): boolean {
  if (G.cells[key(x, y)]) return false;
  return DIRS.some(([dx, dy], d) => { const c = G.cells[key(x + dx, y + dy)]; return c && c.crown && c.edges[0] === edges[d]; });
}
function scoreAt(G: G, x: number, y: number) {
  const cell = G.cells[key(x, y)];
  if (!cell || cell.owner === null || G.broke !== null) return;
  let match = 0;
  for (let d = 0; d < 4; d++) {
    const n = G.cells[key(x + DIRS[d][0], y + DIRS[d][1])];
    if (!n) return;
    if (n.edges[(d + 2) & 3] === cell.edges[d]) match++;
  }
  const p = G.players[cell.owner];
  if (match === 4) { if (G.bank > 0) { G.bank--; p.coins++; } }
  else if (match < 3) {
    const pay = Math.min(2, p.coins); p.coins -= pay; G.bank += pay;
    if (p.coins === 0) G.broke = cell.owner;
  }
}
function put(G: G, x: number, y: number, cell: Cell) {
  G.cells[key(x, y)] = cell; G.passes = 0;
  scoreAt(G, x, y);
  for (const [dx, dy] of DIRS) scoreAt(G, x + dx, y + dy);
}
function refill(reserve: number[], slot: number, stack: number[]) {
  if (stack.length) reserve[slot] = stack.pop()!; else reserve.splice(slot, 1);
}
export function legal(G: G, ctx: Ctx, playerID: string) {
  const out: { move: string; args: any[] }[] = [];
  const frontier = new Map<string, [number, number]>();
  for (const k of Object.keys(G.cells)) {
    const [x, y] = k.split(',').map(Number);
    for (const [dx, dy] of DIRS) { const q = key(x + dx, y + dy); if (!G.cells[q]) frontier.set(q, [x + dx, y + dy]); }
  }
  const own = G.players[playerID].revealed;
  for (const [x, y] of frontier.values()) {
    G.crownReserve.forEach((c, slot) => { if (crownFits(G, x, y, c)) out.push({ move: 'placeCrown', args: [slot, x, y] }); });
    own.forEach((t, slot) => { for (let r = 0; r < 4; r++) if (tileFits(G, x, y, rotated(t, r))) out.push({ move: 'placeTile', args: [slot, x, y, r] }); });
  }
  if (out.length === 0) out.push({ move: 'pass', args: [] });
  return out;
}
export const Duel: Game<G> = {
  name: 'tile-duel',
  setup: ({ random }) => {
    const crownStack = random.Shuffle(Array.from({ length: 28 }, (_, i) => i % 4));
    const mk = (): Player => {
      const stack = random.Shuffle(TILES.map((_, i) => i));
      return { revealed: [stack.pop()!, stack.pop()!, stack.pop()!], stack, coins: 3 };
    };
    const players = { '0': mk(), '1': mk() };
    const crown = (): Cell => { const c = crownStack.pop()!; return { crown: true, owner: null, edges: [c, c, c, c] }; };
    const cells = { '0,0': crown(), '1,1': crown() };
    const crownReserve = [crownStack.pop()!, crownStack.pop()!, crownStack.pop()!];
    return { cells, crownStack, crownReserve, players, bank: 18, passes: 0, broke: null };
  },
  moves: {
    placeCrown: ({ G }, slot: number, x: number, y: number) => {
      const c = G.crownReserve[slot];
      if (c === undefined || !crownFits(G, x, y, c)) return INVALID_MOVE;
      refill(G.crownReserve, slot, G.crownStack);
      put(G, x, y, { crown: true, owner: null, edges: [c, c, c, c] });
    },
    placeTile: ({ G, playerID }, slot: number, x: number, y: number, r: number) => {
      const p = G.players[playerID], t = p.revealed[slot];
      if (t === undefined) return INVALID_MOVE;
      const edges = rotated(t, r);
      if (!tileFits(G, x, y, edges)) return INVALID_MOVE;
      refill(p.revealed, slot, p.stack);
      put(G, x, y, { crown: false, owner: playerID, edges });
    },
    pass: ({ G, ctx, playerID }) => {
      if (legal(G, ctx, playerID)[0].move !== 'pass') return INVALID_MOVE;
      G.passes++;
    },
  },
  turn: { minMoves: 2, maxMoves: 2 },
  endIf: ({ G, ctx }) => {
    if (G.broke !== null) return { winner: G.broke === '0' ? '1' : '0' };
    if (G.passes >= 4 || (ctx.numMoves === 0 && G.crownReserve.length < 2)) {
      const a = G.players['0'].coins, b = G.players['1'].coins;
      return a === b ? { draw: true } : { winner: a > b ? '0' : '1' };
    }
  },
  playerView: ({ G, playerID }) => ({
    ...G, crownStack: [],
    players: Object.fromEntries(Object.entries(G.players).map(([id, p]) => [id, { ...p, stack: [] }])),
  }),
  ai: { enumerate: (G, ctx, playerID) => legal(G, ctx, playerID) },
};
