import * as z from 'zod/mini';
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
};

/** One by one, so that one which means nothing takes no other with it. */
const KEPT: { readonly [K in keyof Settings]: z.ZodMiniType<Settings[K]> } = {
  language: z.enum(languages),
  theme: z.enum(['auto', 'light', 'dark']),
  sound: z.boolean(),
  motion: z.enum(['auto', 'less']),
  stops: z.boolean(),
  hints: z.boolean(),
  name: z.string().check(z.overwrite((name) => name.slice(0, 30))),
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
    const raw = z.record(z.string(), z.unknown()).parse(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
    return Object.fromEntries(
      Object.entries(KEPT).flatMap(([name, form]) => {
        const { success, data } = form.safeParse(raw[name]);
        return success ? [[name, data]] : [];
      }),
    );
  } catch {
    return {};
  }
}
