import { useSyncExternalStore } from 'preact/compat';
import { useMemo } from 'preact/hooks';

/** How wide a phone is at most. */
const PHONE = 720;

/** The window is no wider than a phone, or than so many pixels. */
export function useNarrow(most: number = PHONE): boolean {
  const [follow, isNarrow] = useMemo(() => {
    const narrow = matchMedia(`(max-width: ${most}px)`);
    const subscribe = (changed: () => void): (() => void) => {
      narrow.addEventListener('change', changed);
      return () => narrow.removeEventListener('change', changed);
    };
    return [subscribe, () => narrow.matches] as const;
  }, [most]);
  return useSyncExternalStore(follow, isNarrow);
}
