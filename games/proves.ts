import { test } from 'vitest';
import type { ClauseId } from '#kernel';

declare module 'vitest' {
  interface TaskMeta {
    clauses?: readonly string[];
  }
}

/** A test that proves clauses of a ledger. They count as proven only when it has run and passed. */
export function proves(clauses: ClauseId | readonly ClauseId[], title: string, body: () => void | Promise<void>): void {
  test(title, ({ task }) => {
    task.meta.clauses = typeof clauses === 'string' ? [clauses] : clauses;
    return body();
  });
}
