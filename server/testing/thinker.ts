import { boxes } from '#games';
import type { Game } from '#kernel';
import { ambush } from '../../kernel/testing/ambush.ts';
import { serve } from '../bots/serve.ts';
import { dying, endless, throwing } from './rogues.ts';

/** A process that thinks about the games of tests too. */
serve([...boxes.map(({ game }) => game), ambush as Game, throwing, dying, endless]);
