import * as z from 'zod/mini';

/** By game the version of its rules that was last played on this device. */
const KnownForm = z.record(z.string(), z.number());

const KEY = 'muster.rules';

/** The rules of a game that somebody here knows; null for whoever has never played it. */
export function knownRules(game: string): number | null {
  return known()[game] ?? null;
}

/** From now on these are known; who knows newer ones does not forget them. */
export function noteRules(game: string, version: number): void {
  const before = known();
  if ((before[game] ?? 0) >= version) return;
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...before, [game]: version }));
  } catch {
    // A browser that keeps nothing hears nothing of changes.
  }
}

function known(): z.infer<typeof KnownForm> {
  try {
    return KnownForm.parse(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    return {};
  }
}
