import type { Box } from './box.ts';

export * from './box.ts';

/** The shelf. */
export const boxes: readonly Box[] = [];
