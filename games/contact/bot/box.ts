import type { Box } from '../../box.ts';
import { contact as box } from '../box.ts';
import type { Contact } from '../types.ts';
import { judgement } from './judgement.ts';

/** The whole game: its box, and what bots know of it. */
export const contact: Box<Contact> = { ...box, game: { ...box.game, judgement } };
