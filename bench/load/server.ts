import { monitorEventLoopDelay } from 'node:perf_hooks';
import { serveCalls } from './remote-process.ts';
import type { ServerService, Usage } from './services.ts';

export type Counts = Pick<Usage, 'moves' | 'errors' | 'commits' | 'writes' | 'connections'>;

/** A server that is open, with what it has counted since. */
export interface OpenServer<Address> {
  readonly address: Address;
  counts(): Counts;
  kept(): Promise<number>;
  close(): Promise<void>;
}

const NOTHING: Counts = { moves: 0, errors: 0, commits: 0, writes: 0, connections: 0 };

/** Makes this process the one with a server. */
export function serveServer<Address>(open: () => Promise<OpenServer<Address>>): void {
  let opened: OpenServer<Address> | undefined;
  let delays: ReturnType<typeof monitorEventLoopDelay> | undefined;
  serveCalls<ServerService<Address>>(
    {
      open: async () => {
        opened = await open();
        return opened.address;
      },
      usage: () => {
        const main = process.threadCpuUsage();
        return {
          at: performance.now(),
          cpuSeconds: seconds(process.cpuUsage()),
          mainCpuSeconds: seconds(main),
          resident: resident(),
          ...(opened?.counts() ?? NOTHING),
        };
      },
      kept: async () => (await opened?.kept()) ?? 0,
      inUse: () => {
        globalThis.gc?.();
        const { heapUsed, external } = process.memoryUsage();
        return heapUsed + external;
      },
      delay: () => {
        const p99 = (delays?.percentile(99) ?? 0) / 1e6;
        if (delays === undefined) {
          delays = monitorEventLoopDelay({ resolution: 1 });
          delays.enable();
        }
        delays.reset();
        return p99;
      },
    },
    async () => opened?.close(),
  );
}

/** Reading it takes a file, and there may be none left. */
function resident(): number {
  try {
    return process.memoryUsage.rss();
  } catch {
    return Number.NaN;
  }
}

function seconds({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / 1e6;
}
