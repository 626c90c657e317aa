import type { Way } from '../../games/course.ts';
import type { SolveReply, SolveRequest } from './solving.worker.ts';

/** What comes of each answer at a moment, and whether it makes any difference which. */
export type Weighed = Extract<SolveReply, { worths: unknown }>;

/** What every answer of a challenge comes to is found on a thread of its own, so that the board stays free. */
export class Solving {
  readonly #game: string;
  readonly #challenge: string;
  readonly #worker = new Worker(new URL('./solving.worker.ts', import.meta.url), { type: 'module', name: 'solving' });
  #ids = 0;
  readonly #waiting = new Map<number, { resolve(weighed: Weighed): void; reject(error: Error): void }>();

  constructor(game: string, challenge: string) {
    this.#game = game;
    this.#challenge = challenge;
    this.#worker.addEventListener('message', ({ data }: MessageEvent<SolveReply>) => {
      const waiting = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      if ('worths' in data) waiting?.resolve(data);
      else waiting?.reject(new Error(data.failed));
    });
    this.#worker.addEventListener('error', (event) => {
      for (const { reject } of this.#waiting.values()) reject(new Error(event.message || 'the thread that solves failed'));
      this.#waiting.clear();
    });
  }

  weigh(ways: readonly Way[]): Promise<Weighed> {
    const id = this.#ids++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ id, game: this.#game, challenge: this.#challenge, ways } satisfies SolveRequest);
    });
  }

  stop(): void {
    this.#worker.terminate();
  }
}
