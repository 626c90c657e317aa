import type { Box } from '../../box.ts';
import { contra as box } from '../box.ts';
import type { Contra } from '../types.ts';
import { judgement } from './judgement.ts';

/** The whole game: its box, and what bots know of it. */
export const contra: Box<Contra> = { ...box, game: { ...box.game, judgement } };
