// The tile game on boardgame.io's own server, and the sockets its own client would open.
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { Duel } from './boardgame-io-game.ts';
import { fastLegal } from './boardgame-io-tuned.ts';
process.env.NODE_ENV ??= 'production';
const require = createRequire(import.meta.url);
const requireOfPeer = createRequire(require.resolve('boardgame.io/multiplayer'));

export const GAME = Duel.name;

// Runs the server with its default storage (in memory) and counts the moves that reach it: only they bring a log.
// Measured on its fastest way: patches instead of whole states (deltaState) cost it more than they save.
export async function openServer() {
  const { Origins, Server } = require('boardgame.io/server');
  const server = Server({ games: [{ ...Duel, disableUndo: true }], origins: [Origins.LOCALHOST] });
  const count = { moves: 0 };
  const { db } = server;
  const setState = db.setState.bind(db);
  db.setState = (matchID, state, deltalog) => {
    if (deltalog?.length > 0) count.moves++;
    setState(matchID, state, deltalog);
  };
  const { appServer } = await server.run(0);
  return { port: appServer.address().port, lobby: await openLobby(server.app), count };
}

// Since koa-compose 4.2 the server's own port no longer answers the requests of its lobby (it composed its middleware
// before there was any): the same app on a port of its own does.
async function openLobby(app) {
  const lobby = createServer(app.callback());
  await new Promise((done) => lobby.listen(0, done));
  return lobby.address().port;
}

// The socket boardgame.io's own client opens, without the detour over polling and with a connection for each player.
export function openSocket(port) {
  const { io } = requireOfPeer('socket.io-client');
  return io(`http://127.0.0.1:${port}/${GAME}`, { transports: ['websocket'], forceNew: true, reconnection: false });
}

export function randomMove(state, playerID) {
  const moves = fastLegal(state.G, state.ctx, playerID);
  return moves[Math.floor(Math.random() * moves.length)];
}
