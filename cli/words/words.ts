import { catalogue, preferred } from '#words';
import type { Messages } from './messages.ts';

/** The language of whoever sits at the terminal, as programs there are told it: `fr_CH.UTF-8`. */
const { LC_ALL, LC_MESSAGES, LANG } = process.env;
export const language = preferred([(LC_ALL || LC_MESSAGES || LANG || '').replace('_', '-')]);

/** What the command line says. */
export const say = await catalogue<Messages>(import(`./${language}/index.ftl`));
