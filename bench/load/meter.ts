import { createHistogram, type RecordableHistogram } from 'node:perf_hooks';
import type { Latency } from './figures.ts';
import type { Measurement } from './services.ts';

/** What the clients measure: how long moves take to either screen, and what it cost to play them. */
export class Meter {
  /** The moves that reached their mover's own screen since the beginning. */
  moves = 0;
  readonly errors: string[] = [];
  readonly #confirmed = createHistogram();
  readonly #seen = createHistogram();
  #since = performance.now();
  #cpu = process.cpuUsage();

  /** Forgets what was measured, but not what was counted. */
  restart(): void {
    this.#confirmed.reset();
    this.#seen.reset();
    this.#since = performance.now();
    this.#cpu = process.cpuUsage();
  }

  confirm(milliseconds: number): void {
    this.moves++;
    record(this.#confirmed, milliseconds);
  }

  see(milliseconds: number): void {
    record(this.#seen, milliseconds);
  }

  read(): Measurement {
    const { user, system } = process.cpuUsage(this.#cpu);
    const clientCores = (user + system) / 1000 / (performance.now() - this.#since);
    return { confirmed: latency(this.#confirmed), seen: latency(this.#seen), clientCores };
  }
}

/** Histograms hold whole numbers from 1: nanoseconds. */
function record(histogram: RecordableHistogram, milliseconds: number): void {
  histogram.record(Math.max(1, Math.round(milliseconds * 1e6)));
}

function latency(histogram: RecordableHistogram): Latency {
  const [p50, p99, p999] = [50, 99, 99.9].map((percent) => histogram.percentile(percent) / 1e6) as [number, number, number];
  return { p50, p99, p999 };
}
