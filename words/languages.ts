/** The languages Muster speaks, English first. What a language that is not yet `complete` lacks is said in English. */
export const LANGUAGES = {
  en: { name: 'English', tag: 'en-GB', complete: true },
  de: { name: 'Deutsch', tag: 'de', complete: true },
} as const;

export type Language = keyof typeof LANGUAGES;

/** The language whose catalogues say which sentences there are and what they are made of. */
export const SOURCE = 'en' satisfies Language;

export function isLanguage(name: string): name is Language {
  return Object.hasOwn(LANGUAGES, name);
}

export const languages = Object.keys(LANGUAGES).filter(isLanguage);

/** The first of somebody's languages that Muster speaks: `fr-CA` is French. */
export function preferred(tags: readonly string[]): Language {
  return tags.map((tag) => tag.split('-')[0] ?? '').find(isLanguage) ?? SOURCE;
}
