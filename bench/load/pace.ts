import type { Manner } from './services.ts';

/** Whether the players of a table play, how long they think, and how far they go. */
export class Pace {
  #manner: Manner | null = null;
  #thinking: NodeJS.Timeout | undefined;
  #begun = false;

  get playing(): boolean {
    return this.#manner !== null;
  }

  play(manner: Manner): void {
    this.#manner = manner;
    this.#begun = false;
  }

  stop(): void {
    this.#manner = null;
    clearTimeout(this.#thinking);
  }

  /** Makes the move with this number once it has been thought about, unless nobody plays or the match has gone far enough. */
  move(number: number, make: () => void): void {
    if (this.#manner === null) return;
    const { every, upTo } = this.#manner;
    if (upTo !== null && number >= upTo) return;
    if (every === null) make();
    else this.#thinking = setTimeout(make, thinkingTime(every, this.#begun));
    this.#begun = true;
  }
}

/** How long somebody thinks about a move who needs so long on average, in milliseconds. Not all begin at the same moment. */
function thinkingTime(every: number, begun: boolean): number {
  return begun ? every * (2 / 3 + (2 / 3) * Math.random()) : every * Math.random();
}
