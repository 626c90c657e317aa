import { vi } from 'vitest';

const MINUTE = 60_000;

/** Let time pass for the server inside this test while something is done. */
export async function later<T>(minutes: number, act: () => Promise<T>): Promise<T> {
  const now = performance.now();
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now + minutes * MINUTE);
  try {
    return await act();
  } finally {
    clock.mockRestore();
  }
}
