import { existsSync } from 'node:fs';
import { boxes } from '#shelf';

/** The games that have a lid of their own: only from them is asked what makes a game complete, beyond what every game needs. */
export const complete = boxes.filter(({ game }) => existsSync(new URL(`../../games/${game.id}/board/cover.svg`, import.meta.url)));
