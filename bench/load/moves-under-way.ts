import type { Meter } from './meter.ts';

/** The moves of a match that are not yet on every player's screen, by the number of the state they lead to. */
export class MovesUnderWay<Player> {
  readonly #meter: Meter;
  readonly #players: number;
  readonly #sent = new Map<number, { readonly by: Player; readonly at: number; left: number }>();

  constructor(meter: Meter, players = 2) {
    this.#meter = meter;
    this.#players = players;
  }

  get size(): number {
    return this.#sent.size;
  }

  send(number: number, by: Player): void {
    this.#sent.set(number, { by, at: performance.now(), left: this.#players });
  }

  /** A player sees the state the move has led to. */
  arrive(number: number, at: Player): void {
    const sent = this.#sent.get(number);
    if (sent === undefined) return;
    const took = performance.now() - sent.at;
    if (at === sent.by) this.#meter.confirm(took);
    else this.#meter.see(took);
    if (--sent.left === 0) this.#sent.delete(number);
  }
}
