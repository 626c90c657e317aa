import type { Language } from '#games';
import { Store, useStore } from './store.ts';

/** What a person has set on this device. */
export interface Settings {
  readonly language: Language;
  readonly theme: 'auto' | 'light' | 'dark';
  readonly sound: boolean;
  readonly motion: 'auto' | 'less';
  /** How others see this person; empty until told. */
  readonly name: string;
  /** What the search bot would do, where that is fair. */
  readonly adviser: boolean;
}

const KEY = 'muster.settings';
const DEFAULTS: Settings = {
  language: navigator.language.startsWith('de') ? 'de' : 'en',
  theme: 'auto',
  sound: false,
  motion: 'auto',
  name: '',
  adviser: false,
};

export const settings = new Store<Settings>({ ...DEFAULTS, ...kept() });

export function set(change: Partial<Settings>): void {
  settings.set({ ...settings.value, ...change });
  try {
    localStorage.setItem(KEY, JSON.stringify(settings.value));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

export function useSettings(): Settings {
  return useStore(settings);
}

const darkness = matchMedia('(prefers-color-scheme: dark)');
const stillness = matchMedia('(prefers-reduced-motion: reduce)');
export const still = new Store(false);

/** Theme, language and movement are set on the root of the page; called once at the start. */
export function followSettings(): void {
  const apply = (): void => {
    const { theme, language, motion } = settings.value;
    const root = document.documentElement;
    root.dataset['theme'] = theme === 'auto' ? (darkness.matches ? 'dark' : 'light') : theme;
    root.lang = language;
    const less = motion === 'less' || stillness.matches;
    root.dataset['motion'] = less ? 'less' : 'full';
    still.set(less);
  };
  settings.subscribe(apply);
  darkness.addEventListener('change', apply);
  stillness.addEventListener('change', apply);
  apply();
}

/** Only what is a setting, of the right kind; anything else in the browser's store is left alone. */
function kept(): Partial<Settings> {
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof raw !== 'object' || raw === null) return {};
    const { language, theme, sound, motion, name, adviser } = raw as Record<string, unknown>;
    return {
      ...(language === 'en' || language === 'de' ? { language } : {}),
      ...(theme === 'auto' || theme === 'light' || theme === 'dark' ? { theme } : {}),
      ...(typeof sound === 'boolean' ? { sound } : {}),
      ...(motion === 'auto' || motion === 'less' ? { motion } : {}),
      ...(typeof name === 'string' ? { name: name.slice(0, 30) } : {}),
      ...(typeof adviser === 'boolean' ? { adviser } : {}),
    };
  } catch {
    return {};
  }
}
