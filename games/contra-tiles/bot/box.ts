import type { Box } from '../../box.ts';
import { contraTiles as box } from '../box.ts';
import type { ContraTiles } from '../types.ts';
import { judgement } from './judgement.ts';

/** The whole game: its box, and what bots know of it. */
export const contraTiles: Box<ContraTiles> = { ...box, game: { ...box.game, judgement } };
