import { createHash } from 'node:crypto';
import type { Clock } from './clock.ts';

/** So many of the last things are remembered, each so far. */
const REMEMBERED = 200;
const LONG_LINE = 400;

/** Everything that happened in a world, as a digest; what happened last, word for word. */
export class Diary {
  readonly #clock: Clock;
  readonly #digest = createHash('sha256');
  readonly #lines: string[] = [];

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  note(text: string): void {
    const line = `${this.#clock.now} ${text}`;
    this.#digest.update(line).update('\n');
    this.#lines.push(line);
    if (this.#lines.length > 2 * REMEMBERED) this.#lines.splice(0, REMEMBERED);
  }

  digest(): string {
    return this.#digest.digest('hex');
  }

  last(): string[] {
    return this.#lines.slice(-REMEMBERED).map((line) => (line.length > LONG_LINE ? `${line.slice(0, LONG_LINE)}…` : line));
  }
}
