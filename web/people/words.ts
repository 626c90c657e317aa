import { use } from 'preact/compat';
import { catalogue, LANGUAGES, type Language } from '#words';
import { useLanguage } from '../app/words.ts';
import type { Messages } from '../words/people/messages.ts';

export type PeopleWords = Messages;

const learnt = new Map<Language, Promise<PeopleWords>>();

/** What the pages about people say: nobody else waits for it. */
export function usePeopleWords(): PeopleWords {
  const language = useLanguage();
  const known = learnt.get(language) ?? catalogue<PeopleWords>(import(`../words/people/${language}/index.ftl`));
  learnt.set(language, known);
  return use(known);
}

/** Writes days as this language does. */
export function useDay(): (time: number) => string {
  const { tag } = LANGUAGES[useLanguage()];
  return (time) => new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', year: 'numeric' }).format(time);
}
