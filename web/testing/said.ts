import { languages } from '#words';
import { type AppWords, appWords } from '../words/words.ts';

const spoken = await Promise.all(languages.map(appWords));

/** What the app says, in whichever language a page speaks. */
export function said(pick: (words: AppWords) => string): RegExp {
  const texts = spoken.map((words) => pick(words).replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^(?:${[...new Set(texts)].join('|')})$`);
}
