import type { Box } from './box.ts';
import { contact } from './contact/bot/box.ts';
import { contra } from './contra/bot/box.ts';
import { contraTiles } from './contra-tiles/bot/box.ts';
import { contractAssassin } from './contract-assassin/bot/box.ts';
import { vCommandos } from './v-commandos/bot/box.ts';

/** The shelf, in its order: whole games, bots included. A page takes a box alone. */
export const boxes: readonly Box[] = [contraTiles, contact, contra, contractAssassin, vCommandos];
