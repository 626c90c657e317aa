import type { Box } from '../../box.ts';
import { vCommandos as box } from '../box.ts';
import type { VCommandos } from '../types.ts';
import type { VCommandosWords } from '../words/words.ts';
import { judgement } from './judgement.ts';

/** The whole game: its box, and what bots know of it. */
export const vCommandos: Box<VCommandos, VCommandosWords> = { ...box, game: { ...box.game, judgement } };
