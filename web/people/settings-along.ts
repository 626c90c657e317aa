import type { MyProfile } from '#wire';
import { isLanguage } from '#words';
import { set, settings } from '../app/settings.ts';
import { me } from '../play/api.ts';
import { changeProfile } from './api.ts';

/** What is set on this device is what the next one finds. */
export async function takeSettingsAlong(): Promise<void> {
  const { language, theme, sound, motion, stops, hints } = settings.value;
  try {
    if ((await me()) !== null) await changeProfile({ settings: { language, theme, sound, motion, stops, hints } });
  } catch {
    // Without a connection it stays on this device.
  }
}

/** What was set on another device holds here, too. */
export function settle({ avatar, settings: { language, ...others } }: MyProfile): void {
  const given = Object.fromEntries(Object.entries(others).filter(([, value]) => value !== undefined));
  set({ ...given, ...(language !== undefined && isLanguage(language) ? { language } : {}), avatar: avatar ?? '' });
}
