import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Totals } from './storage/totals.ts';

const MINUTE = 60_000;

/** Null while the database does not say: the other figures are there all the same. */
function atMostOnceAMinute<T>(read: () => Promise<T>): () => Promise<T | null> {
  let last: Promise<T | null> | undefined;
  let at = 0;
  return () => {
    if (last === undefined || performance.now() - at > MINUTE) {
      at = performance.now();
      last = read().catch(() => {
        last = undefined;
        return null;
      });
    }
    return last;
  };
}

const SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** What can be read at /metrics. */
export class Metrics {
  readonly registry = new Registry();
  readonly answers: Counter;
  readonly refusals: Counter<'code'>;
  readonly answerSeconds: Histogram;
  readonly commitSeconds: Histogram;
  readonly commitWrites: Histogram;
  readonly reports: Counter;
  readonly failures: Counter;
  readonly damaged: Gauge;
  readonly unplayable: Gauge;
  readonly connections: Gauge<'kind'>;
  readonly #delay: ReturnType<typeof monitorEventLoopDelay>;

  constructor() {
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry });
    this.answers = new Counter({ name: 'muster_answers_total', help: 'Answers written.', registers });
    this.refusals = new Counter({ name: 'muster_refusals_total', help: 'What was not done, by reason.', labelNames: ['code'], registers });
    this.answerSeconds = new Histogram({ name: 'muster_answer_seconds', help: 'From an answer to its acknowledgement.', buckets: SECONDS, registers });
    this.commitSeconds = new Histogram({ name: 'muster_commit_seconds', help: 'A commit of the database.', buckets: SECONDS, registers });
    this.commitWrites = new Histogram({
      name: 'muster_commit_writes',
      help: 'How many writes shared a commit.',
      buckets: [1, 2, 5, 10, 20, 50, 100, 200, 500],
      registers,
    });
    this.reports = new Counter({ name: 'muster_reports_total', help: 'Times that rules failed.', registers });
    this.failures = new Counter({ name: 'muster_failures_total', help: 'Times that somebody could not be told of what happened.', registers });
    this.damaged = new Gauge({ name: 'muster_damaged', help: 'What was found at start that is not as it was written.', registers });
    this.unplayable = new Gauge({ name: 'muster_unplayable', help: 'Tables found at start that cannot go on with this version.', registers });
    this.connections = new Gauge({ name: 'muster_connections', help: 'Open connections at tables.', labelNames: ['kind'], registers });
    this.#delay = monitorEventLoopDelay({ resolution: 5 });
    this.#delay.enable();
  }

  /** What is counted when somebody reads. */
  live({ tables, thinking }: { readonly tables: () => number; readonly thinking: () => number }): void {
    const delay = this.#delay;
    this.#gauge('muster_tables', 'Tables in memory.', tables);
    this.#gauge('muster_bots_waiting', 'Bots that think or wait to think.', thinking);
    this.#gauge('muster_event_loop_delay_p99_seconds', 'Delay of the event loop since the last reading.', () => {
      const p99 = delay.percentile(99) / 1e9;
      delay.reset();
      return p99;
    });
  }

  /** What the database holds, counted when somebody reads, at most once a minute. */
  database(read: () => Promise<Totals>): void {
    const registers = [this.registry];
    const known = atMostOnceAMinute(read);
    const gauge = (name: string, help: string, value: (totals: Totals) => number): void => {
      new Gauge({
        name,
        help,
        registers,
        async collect() {
          const totals = await known();
          if (totals !== null) this.set(value(totals));
        },
      });
    };
    gauge('muster_database_bytes', 'Size of the database.', ({ bytes }) => bytes);
    gauge('muster_people', 'People known here.', ({ people }) => people);
    gauge('muster_records', 'Sealed records of matches that are over.', ({ records }) => records);
    new Gauge({
      name: 'muster_tables_stored',
      help: 'Tables in the database, by their state.',
      labelNames: ['state'],
      registers,
      async collect() {
        for (const [state, count] of Object.entries((await known())?.tables ?? {})) this.set({ state }, count);
      },
    });
  }

  committed(milliseconds: number, writes: number): void {
    this.commitSeconds.observe(milliseconds / 1000);
    this.commitWrites.observe(writes);
  }

  #gauge(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      collect() {
        this.set(read());
      },
    });
  }

  stop(): void {
    this.#delay.disable();
    this.registry.clear();
  }
}
