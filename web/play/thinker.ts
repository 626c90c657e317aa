import type { Advice, Decided, Job } from '#bots';
import type { ThinkReply, ThinkRequest } from './thinker.worker.ts';

/** Bots think on a thread of their own, begun with the first question. */
class Thinker {
  #worker: Worker | null = null;
  #ids = 0;
  readonly #waiting = new Map<number, { resolve(thought: ThinkReply): void; reject(error: Error): void }>();

  async decide(job: Job): Promise<Decided> {
    const thought = await this.#ask('decide', job);
    if ('decided' in thought) return thought.decided;
    throw new Error('failed' in thought ? thought.failed : 'the bot advised instead of deciding');
  }

  async advise(job: Job): Promise<readonly Advice[]> {
    const thought = await this.#ask('advise', job);
    if ('advice' in thought) return thought.advice;
    throw new Error('failed' in thought ? thought.failed : 'the bot decided instead of advising');
  }

  #ask(what: ThinkRequest['what'], job: Job): Promise<ThinkReply> {
    const worker = this.#begin();
    const id = this.#ids++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      worker.postMessage({ id, what, job } satisfies ThinkRequest);
    });
  }

  #begin(): Worker {
    if (this.#worker !== null) return this.#worker;
    const worker = new Worker(new URL('./thinker.worker.ts', import.meta.url), { type: 'module', name: 'thinker' });
    worker.addEventListener('message', ({ data }: MessageEvent<ThinkReply>) => {
      this.#waiting.get(data.id)?.resolve(data);
      this.#waiting.delete(data.id);
    });
    worker.addEventListener('error', (event) => {
      this.#worker = null;
      worker.terminate();
      for (const { reject } of this.#waiting.values()) reject(new Error(event.message || 'the bots’ thread failed'));
      this.#waiting.clear();
    });
    this.#worker = worker;
    return worker;
  }
}

export const thinker = new Thinker();
