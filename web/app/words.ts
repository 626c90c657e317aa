import type { Language } from '#words';
import { type AppWords, appWords } from '../words/words.ts';
import { settings, useSettings } from './settings.ts';
import { Store, useStore } from './store.ts';

export type { AppWords } from '../words/words.ts';

const spoken = new Store<{ readonly language: Language; readonly words: AppWords } | null>(null);

/** Load the words of the language that is set, now and whenever it changes. */
export async function loadWords(): Promise<void> {
  const { language } = settings.value;
  if (spoken.value?.language === language) return;
  const words = await appWords(language);
  if (settings.value.language === language) spoken.set({ language, words });
}

settings.subscribe(() => void loadWords());

export function useWords(): AppWords {
  const known = useStore(spoken);
  if (known === null) throw new Error('no words have been learnt yet');
  return known.words;
}

/** The language whose words are shown; it lags behind the setting until they are loaded. */
export function useLanguage(): Language {
  const { language } = useSettings();
  return useStore(spoken)?.language ?? language;
}
