// Random games and tree search with boardgame.io: its reducer called directly, as in its authors' own bots.
import { CreateGameReducer, InitializeGame, MCTSBot } from './boardgame-io-library.mjs';
import { Duel, legal } from './boardgame-io-game.ts';
import { fastLegal } from './boardgame-io-tuned.ts';

const game = { ...Duel, disableUndo: true };
const reducer = CreateGameReducer({ game });
const rnd = (n) => Math.floor(Math.random() * n);
const move = (m, playerID) => ({ type: 'MAKE_MOVE', payload: { type: m.move, args: m.args, playerID } });
let seeds = 0;
const begin = () => InitializeGame({ game: { ...game, seed: `g${seeds++}` } });

function playout(enumerate, tally) {
  let st = begin();
  while (st.ctx.gameover === undefined) {
    const p = st.ctx.currentPlayer, ms = enumerate(st.G, st.ctx, p);
    tally.decisions++;
    if (ms[0].move !== 'pass') tally.options += ms.length;
    st = reducer(st, move(ms[rnd(ms.length)], p));
  }
  const { draw, winner } = st.ctx.gameover;
  if (draw) tally.drawn(); else tally.won(+winner);
  if (st.G.broke !== null) tally.broke++;
}
export const playIdiomatic = (tally) => playout(legal, tally);
export const playTuned = (tally) => playout(fastLegal, tally);

async function search(enumerate, iterations) {
  let asked = 0;                                 // how often moves were listed: about once a placement
  const counted = (G, ctx, p) => { asked++; return enumerate(G, ctx, p); };
  const bot = new MCTSBot({ game, enumerate: counted, iterations, playoutDepth: 200 });
  await bot.play(begin(), '0');
  return asked;
}
export const searchIdiomatic = (iterations) => search(legal, iterations);
export const searchTuned = (iterations) => search(fastLegal, iterations);

// Both enumerations give the same moves, at every step of one game.
export function enumerationsAgree() {
  const sorted = (ms) => JSON.stringify(ms.map((m) => JSON.stringify(m)).sort());
  let st = begin();
  while (st.ctx.gameover === undefined) {
    const p = st.ctx.currentPlayer, a = legal(st.G, st.ctx, p);
    if (sorted(a) !== sorted(fastLegal(st.G, st.ctx, p))) return false;
    st = reducer(st, move(a[rnd(a.length)], p));
  }
  return true;
}
