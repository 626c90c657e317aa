import { vi } from 'vitest';
import { Match } from '#kernel';

/** How many matches this process has run again while something was done: the event loop of a server inside the test is this process'. */
export async function replays(work: () => Promise<unknown>): Promise<number> {
  const spies = [vi.spyOn(Match, 'rebuild'), vi.spyOn(Match, 'start'), vi.spyOn(Match.prototype, 'rerun')];
  try {
    await work();
    return spies.reduce((count, { mock }) => count + mock.calls.length, 0);
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}
