import { at } from '#kernel';
import type { ServerMessage, TableClient } from '#wire';
import type { Guest } from './guest.ts';

/** Not a measure of anything: whoever waits for so long waits in vain, and is told what was heard instead. */
const IN_VAIN = 200_000;

/** Everything a client has heard, and a way to wait for what it has not heard yet. */
export class Inbox {
  readonly messages: ServerMessage[] = [];
  readonly client: TableClient;
  readonly #waiting = new Set<() => void>();

  constructor(guest: Guest, table: string, query = '') {
    this.client = guest.follow(
      table,
      (message) => {
        this.messages.push(message);
        for (const look of this.#waiting) look();
      },
      query,
    );
  }

  /** The first message, heard already or still to come, for which this gives something. */
  until<T>(pick: (message: ServerMessage) => T | null | undefined | false): Promise<T> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.delete(look);
        reject(new Error(`not heard: ${pick}; the last of ${this.messages.length} messages: ${JSON.stringify(this.messages.slice(-3))}`));
      }, IN_VAIN);
      let looked = 0;
      const look = (): void => {
        while (looked < this.messages.length) {
          const found = pick(at(this.messages, looked++));
          if (found !== null && found !== undefined && found !== false) {
            this.#waiting.delete(look);
            clearTimeout(timer);
            resolve(found);
            return;
          }
        }
      };
      this.#waiting.add(look);
      look();
    });
  }

  welcome(): Promise<Extract<ServerMessage, { type: 'welcome' }>> {
    return this.until((message) => (message.type === 'welcome' ? message : null));
  }

  entry(number: number): Promise<Extract<ServerMessage, { type: 'entry' }>> {
    return this.until((message) => (message.type === 'entry' && message.entry.entry >= number ? message : null));
  }

  end(): void {
    this.client.end();
  }
}
