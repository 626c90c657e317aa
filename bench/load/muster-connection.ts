import { WebSocket } from 'ws';
import type { ActionName, ActionOf, ServerMessage } from '#wire';

/** Somebody who has come in. */
export interface Guest {
  readonly cookie: string;
}

export interface Place {
  readonly port: number;
  readonly table: string;
  readonly follow: 'answers' | 'views';
  readonly from: string | null;
}

let actions = 0;

/** The connection of one player to one table. */
export class PlayerConnection {
  readonly seat: number;
  /** The table it was last welcomed at. */
  table = '';
  /** Fulfilled by the first message. */
  readonly welcome: Promise<void>;
  readonly #socket: WebSocket;
  readonly #waiting = new Map<string, PromiseWithResolvers<ServerMessage>>();
  #left = false;

  constructor(
    { port, table, follow, from }: Place,
    guest: Guest | null,
    seat: number,
    onMessage: (line: PlayerConnection, message: ServerMessage) => void,
    lost: () => void,
  ) {
    this.seat = seat;
    this.#socket = new WebSocket(`ws://127.0.0.1:${port}/api/tables/${table}/socket?follow=${follow}&since=-1`, {
      headers: guest === null ? {} : { cookie: guest.cookie },
      perMessageDeflate: false,
      skipUTF8Validation: true,
      ...(from === null ? {} : { localAddress: from }),
    });
    this.welcome = new Promise((resolve, reject) => {
      this.#socket.on('error', reject);
      this.#socket.on('close', () => {
        reject(new Error('the connection was closed'));
        for (const { reject } of this.#waiting.values()) reject(new Error('the connection was closed'));
        if (!this.#left) lost();
      });
      this.#socket.on('message', (data) => {
        const message = JSON.parse(String(data)) as ServerMessage;
        if (message.type === 'welcome') this.table = message.table.id;
        onMessage(this, message);
        if (message.type === 'welcome') resolve();
        if ('re' in message && message.re !== undefined && message.re !== null) this.#reply(message.re, message);
      });
    });
  }

  answer(number: number, notation: string): string {
    return this.#send('answer', { number, seat: this.seat, notation, undos: 0 });
  }

  /** Does something besides answering: fulfilled when it is acknowledged. */
  act<N extends ActionName>(name: N, action: Omit<ActionOf<N>, 'do' | 'id'>): Promise<ServerMessage> {
    const waiting = Promise.withResolvers<ServerMessage>();
    this.#waiting.set(this.#send(name, action), waiting);
    return waiting.promise;
  }

  /** To another table on the same connection: fulfilled when it is shown. */
  async switchTable(table: string): Promise<void> {
    const waiting = Promise.withResolvers<ServerMessage>();
    this.#waiting.set(this.#send('switch', { table, since: -1 }), waiting);
    await waiting.promise;
  }

  leave(): Promise<void> {
    this.#left = true;
    return new Promise((gone) => {
      this.#socket.on('close', gone);
      this.#socket.close();
    });
  }

  #send(name: ActionName | 'switch', action: object): string {
    const id = `a${(actions++).toString(36)}`;
    this.#socket.send(JSON.stringify({ do: name, id, ...action }));
    return id;
  }

  #reply(re: string, message: ServerMessage): void {
    const waiting = this.#waiting.get(re);
    if (waiting === undefined) return;
    this.#waiting.delete(re);
    if (message.type === 'refusal') waiting.reject(new Error(`${message.code}: ${message.message}`));
    else waiting.resolve(message);
  }
}
