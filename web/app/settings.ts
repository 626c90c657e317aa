import { type Language, languages, preferred } from '#words';
import { Store, useStore } from './store.ts';

/** What a person has set on this device. */
export interface Settings {
  readonly language: Language;
  readonly theme: 'auto' | 'light' | 'dark';
  readonly sound: boolean;
  readonly motion: 'auto' | 'less';
  /** What is shown stops at what hurts, until somebody says go on. */
  readonly stops: boolean;
  /** Whoever is new to a game is helped: pictures before it, hints in it. */
  readonly hints: boolean;
  /** How others see this person; empty until told. */
  readonly name: string;
  /** The picture they have chosen; empty for the first letter of the name. */
  readonly avatar: string;
}

const KEY = 'muster.settings';
const DEFAULTS: Settings = {
  language: preferred(navigator.languages),
  theme: 'auto',
  sound: false,
  motion: 'auto',
  stops: true,
  hints: true,
  name: '',
  avatar: '',
};

/** How each is read, one by one, so that one which means nothing takes no other with it. By hand: the shelf needs no library for six of them. */
const READ: { readonly [K in keyof Settings]: (raw: unknown) => Settings[K] | undefined } = {
  language: oneOf(languages),
  theme: oneOf(['auto', 'light', 'dark']),
  sound: flag,
  motion: oneOf(['auto', 'less']),
  stops: flag,
  hints: flag,
  name: (raw) => (typeof raw === 'string' ? raw.slice(0, 30) : undefined),
  avatar: (raw) => (typeof raw === 'string' && /^[a-z]*$/.test(raw) ? raw : undefined),
};

function oneOf<T extends string>(all: readonly T[]): (raw: unknown) => T | undefined {
  return (raw) => all.find((one) => one === raw);
}

function flag(raw: unknown): boolean | undefined {
  return typeof raw === 'boolean' ? raw : undefined;
}

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
    const known = new Map<string, unknown>(Object.entries(raw));
    return Object.fromEntries(
      Object.entries(READ).flatMap(([name, read]) => {
        const value = read(known.get(name));
        return value === undefined ? [] : [[name, value]];
      }),
    );
  } catch {
    return {};
  }
}
