import type { Box } from '../../box.ts';
import { template as box } from '../box.ts';
import type { Template } from '../types.ts';
import { judgement } from './judgement.ts';

/** The whole game: its box, and what bots know of it. */
export const template: Box<Template> = { ...box, game: { ...box.game, judgement } };
