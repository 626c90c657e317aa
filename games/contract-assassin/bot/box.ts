import type { Box } from '../../box.ts';
import { contractAssassin as box } from '../box.ts';
import type { ContractAssassin } from '../types.ts';
import { judgement } from './judgement.ts';

/** The whole game: its box, and what bots know of it. */
export const contractAssassin: Box<ContractAssassin> = { ...box, game: { ...box.game, judgement } };
