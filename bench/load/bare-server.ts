import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';
import { serveServer } from './server.ts';

/** No rules, no people, no disk: what a message costs that is read and sent on to the two at a table. Nobody on `ws` does it for less. */
serveServer(async () => {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
  const tables = new Map<string, WebSocket[]>();
  let moves = 0;
  server.on('connection', (socket, { url = '' }) => {
    const both = tables.get(url) ?? [];
    tables.set(url, both);
    both.push(socket);
    socket.on('message', (data) => {
      const { id, number, seat, notation } = JSON.parse(String(data));
      const entry = { entry: number, at: Date.now(), person: null, kind: 'answer', number, seat, notation, gave: [], events: [] };
      const message = JSON.stringify({ re: id, type: 'entry', entry, match: null });
      moves++;
      for (const each of both) each.send(message);
    });
  });
  await once(server, 'listening');
  return {
    address: { port: (server.address() as AddressInfo).port },
    counts: () => ({ moves, errors: 0, commits: 0, writes: 0, connections: server.clients.size }),
    kept: async () => moves,
    close: async () => {
      for (const socket of server.clients) socket.terminate();
      server.close();
    },
  };
});
