import { catalogue, type Language } from '#words';
import type { Messages } from './messages.ts';

/** Everything the app itself says. */
export type AppWords = Messages;

export function appWords(language: Language): Promise<AppWords> {
  return catalogue(import(`./${language}/index.ftl`));
}
