import { useSyncExternalStore } from 'react';

const narrow = matchMedia('(max-width: 960px)');

function follow(changed: () => void): () => void {
  narrow.addEventListener('change', changed);
  return () => narrow.removeEventListener('change', changed);
}

/** The dock is no wider than a phone's: few words. */
export function useNarrow(): boolean {
  return useSyncExternalStore(follow, () => narrow.matches);
}
