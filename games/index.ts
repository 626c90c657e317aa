import type { Box } from './box.ts';
import { contact } from './contact/index.ts';
import { contra } from './contra/index.ts';
import { contraTiles } from './contra-tiles/index.ts';

export * from './box.ts';
export * from './verdict.ts';

/** The shelf. */
export const boxes: readonly Box[] = [contraTiles, contact, contra];
