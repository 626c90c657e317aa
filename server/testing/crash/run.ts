import { at, keyFromSeed, Stream } from '#kernel';
import { openStore } from '../../storage/open.ts';
import { auditFile, auditJournal, auditTables, type Findings, nothingFound } from './audit.ts';
import { type Kind, openCluster } from './cluster.ts';
import { Crowd } from './crowd.ts';
import type { Sabotage } from './process.ts';
import { DESCRIPTIONS, inflict, MISHAPS, type Mishap } from './rounds.ts';

/** No mishap takes that long, in milliseconds, whatever else the machine does. */
const MISHAP = 300_000;

/** What came of the rounds on one database. */
export interface Result extends Findings {
  readonly kind: Kind;
  readonly rounds: number;
  readonly seconds: number;
  /** How often each thing went wrong, and the longest time in milliseconds until somebody was back. */
  readonly mishaps: ReadonlyMap<Mishap, { readonly times: number; readonly longest: number }>;
  readonly answers: number;
  /** Everything else that was acknowledged. */
  readonly others: number;
  readonly finished: number;
  readonly verified: number;
  readonly stuck: readonly string[];
  /** What could not be tried here, and why. */
  readonly leftOut: readonly string[];
}

export interface CrashOptions {
  readonly rounds: number;
  readonly tables: number;
  readonly seed: string;
  /** What goes wrong, one after the other, again and again. */
  readonly mishaps?: readonly Mishap[];
  readonly sabotage?: Sabotage;
  /** Milliseconds after which nobody is waited for any longer. */
  readonly limit?: number;
  readonly progress?: (round: number, mishap: Mishap) => void;
}

/** Kill servers and databases under load, again and again, and see what is left. */
export async function crash(
  kind: Kind,
  { rounds, tables, seed, mishaps: wanted = MISHAPS[kind], sabotage, limit, progress = () => undefined }: CrashOptions,
): Promise<Result> {
  const begun = performance.now();
  const random = new Stream(keyFromSeed(`${seed} ${kind}`));
  const cluster = await openCluster(kind, sabotage, () => {
    crowd.waiting.broken = cluster.slots.flatMap(({ complaints }) => complaints).join('\n');
    crowd.waiting.changed();
  });
  const { slots, database, power } = cluster;
  const possible = 'missing' in power ? wanted.filter((mishap) => mishap !== 'power') : wanted;
  const crowd = new Crowd(slots, `${seed} ${kind}`, limit);
  const { notebook } = crowd;
  const found = nothingFound();
  const mishaps = new Map<Mishap, { times: number; longest: number }>();
  try {
    await Promise.all(slots.map((slot) => slot.open()));
    await crowd.waiting.within('everybody sits down', crowd.gather(tables));
    await crowd.lively();
    const verified = new Set<string>();
    try {
      for (let round = 0; round < rounds; round++) {
        const mishap = at(possible, round % possible.length);
        notebook.round = round;
        progress(round, mishap);
        await crowd.waiting.within(DESCRIPTIONS[mishap], inflict(mishap, cluster, crowd, random), MISHAP);
        await crowd.lively();
        const { times = 0, longest = 0 } = mishaps.get(mishap) ?? {};
        mishaps.set(mishap, { times: times + 1, longest: Math.max(longest, crowd.longestAway()) });
      }
      const base = slots[0]?.direct ?? '';
      await auditTables(base, crowd.playing, notebook, found);
      await crowd.finish();
      for (const table of await auditTables(base, [...notebook.entries.keys()], notebook, found)) verified.add(table);
      await crowd.waiting.within('the servers stop', Promise.all(slots.map((slot) => slot.stop())));
    } catch (thrown) {
      // Whoever waited in vain says what for. What is written is looked at all the same.
      crowd.stuck.push(thrown instanceof Error ? thrown.message : String(thrown));
      crowd.disperse();
      await Promise.all(slots.map((slot) => slot.kill()));
    }
    const store = await openStore({ database });
    if (kind === 'sqlite') await auditFile(store, found);
    await auditJournal(store, notebook, verified, found);
    await store.close();
    found.wrong.push(...notebook.complaints, ...slots.flatMap(({ complaints }) => complaints));
    const acknowledged = [...notebook.actions.values()].filter(({ fate }) => fate !== null && 'entry' in fate);
    const answers = acknowledged.filter(({ action }) => action.do === 'answer').length;
    return {
      ...found,
      kind,
      rounds,
      seconds: (performance.now() - begun) / 1000,
      mishaps,
      answers,
      others: acknowledged.length - answers,
      finished: notebook.entries.size - crowd.stuck.length,
      verified: verified.size,
      stuck: crowd.stuck,
      leftOut: 'missing' in power && wanted.length > possible.length ? [power.missing] : [],
    };
  } finally {
    crowd.disperse();
    await cluster.close();
  }
}
