/** A language as people see it and as it is written. */
interface Spoken {
  /** What it calls itself. */
  readonly name: string;
  /** For plurals, lists and ordinals. */
  readonly tag: string;
  /** What a language that is not complete lacks is said in English; of a complete one every sentence has to be there. */
  readonly complete: boolean;
  /** Spaces at which no line may break: translators write plain ones. */
  readonly unbroken?: RegExp;
}

/** The languages Muster speaks, English first. */
export const LANGUAGES = {
  en: { name: 'English', tag: 'en-GB', complete: true },
  de: { name: 'Deutsch', tag: 'de', complete: true, unbroken: / (?=%)/g },
  fr: { name: 'Français', tag: 'fr', complete: true, unbroken: / (?=[:;!?%»])|(?<=«) /g },
} as const satisfies Readonly<Record<string, Spoken>>;

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

/** A text as it is shown: where no line may break, a space that does not. */
export function unbroken(text: string, language: Language): string {
  const { unbroken: spaces }: Spoken = LANGUAGES[language];
  return spaces === undefined ? text : text.replace(spaces, '\u00a0');
}
