import type { Way } from '../../games/course.ts';
import type { Worth } from '../../games/solve.ts';
import type { SolveReply, SolveRequest } from './solving.worker.ts';

/** What every answer of a challenge comes to is found on a thread of its own, so that the board stays free. */
export class Solving {
  readonly #game: string;
  readonly #challenge: string;
  readonly #worker = new Worker(new URL('./solving.worker.ts', import.meta.url), { type: 'module', name: 'solving' });
  #ids = 0;
  readonly #waiting = new Map<number, { resolve(worths: readonly Worth[]): void; reject(error: Error): void }>();

  constructor(game: string, challenge: string) {
    this.#game = game;
    this.#challenge = challenge;
    this.#worker.addEventListener('message', ({ data }: MessageEvent<SolveReply>) => {
      const waiting = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      if ('worths' in data) waiting?.resolve(data.worths);
      else waiting?.reject(new Error(data.failed));
    });
    this.#worker.addEventListener('error', (event) => {
      for (const { reject } of this.#waiting.values()) reject(new Error(event.message || 'the thread that solves failed'));
      this.#waiting.clear();
    });
  }

  worths(ways: readonly Way[]): Promise<readonly Worth[]> {
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
