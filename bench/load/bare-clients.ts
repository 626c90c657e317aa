import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { serveClients, type Table } from './clients.ts';
import type { Meter } from './meter.ts';
import { MovesUnderWay } from './moves-under-way.ts';

interface Address {
  readonly port: number;
}

/** Two who send each other numbers, in messages of the size of answers. */
class Echoes implements Table {
  readonly matches = 1;
  readonly #sockets: readonly WebSocket[];
  readonly #underWay: MovesUnderWay<number>;
  #number = 0;
  #playing = false;

  constructor(sockets: readonly WebSocket[], meter: Meter) {
    this.#sockets = sockets;
    this.#underWay = new MovesUnderWay(meter);
    sockets.forEach((socket, seat) => {
      socket.on('message', (data) => {
        const { number } = JSON.parse(String(data)).entry;
        this.#underWay.arrive(number, seat);
        this.#number = Math.max(this.#number, number + 1);
        if (this.#playing && number % 2 !== seat) this.#send(number + 1, seat);
      });
    });
  }

  get busy(): boolean {
    return this.#underWay.size > 0;
  }

  play(): void {
    this.#playing = true;
    this.#send(this.#number, this.#number % 2);
  }

  stop(): void {
    this.#playing = false;
  }

  #send(number: number, seat: number): void {
    this.#underWay.send(number, seat);
    this.#sockets[seat]?.send(JSON.stringify({ do: 'answer', id: `a${number}`, number, seat, notation: 'tile 2 turn 3 at 1,-4', undos: 0 }));
  }
}

serveClients<Address>(async ({ address: { port } }, meter) => {
  const url = `ws://127.0.0.1:${port}/${randomUUID()}`;
  const sockets = [0, 1].map(() => new WebSocket(url, { perMessageDeflate: false, skipUTF8Validation: true }));
  await Promise.all(sockets.map((socket) => once(socket, 'open')));
  return new Echoes(sockets, meter);
});
