import type { Game } from '#kernel';
import { boxes } from '#shelf';
import { ambush } from '../../kernel/testing/ambush.ts';
import { serveBots } from '../bots/serve-bots.ts';
import { dying, endless, throwing } from './rogues.ts';

/** A process that thinks about the games of tests too. */
serveBots([...boxes.map(({ game }) => game), ambush as Game, throwing, dying, endless]);
