import type { Box } from './box.ts';
import { contact } from './contact/box.ts';
import { contra } from './contra/box.ts';
import { contraTiles } from './contra-tiles/box.ts';
import { contractAssassin } from './contract-assassin/box.ts';
import { vCommandos } from './v-commandos/box.ts';

/** The shelf, in its order. */
export const boxes: readonly Box[] = [contraTiles, contact, contra, contractAssassin, vCommandos];
