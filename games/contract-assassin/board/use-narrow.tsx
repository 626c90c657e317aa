import { useSyncExternalStore } from 'react';

const narrow = matchMedia('(max-width: 720px)');

function follow(changed: () => void): () => void {
  narrow.addEventListener('change', changed);
  return () => narrow.removeEventListener('change', changed);
}

/** A phone: one thing at a time. */
export function useNarrow(): boolean {
  return useSyncExternalStore(follow, () => narrow.matches);
}
