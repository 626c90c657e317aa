import { useCallback, useEffect, useState } from 'react';
import type { Told } from '#kernel';
import { useTable } from './table.ts';

/** The news being shown, one event after the other. */
export interface Show {
  /** The event that is being shown now; null when all has been shown. */
  readonly now: Told | null;
  /** Those that have been shown already; draw `news.before` with these applied, and the scene itself when `now` is null. */
  readonly past: readonly Told[];
  /** Show the rest at once: what a click does while something still moves. */
  finish(): void;
}

/**
 * Show the news event by event, each for as long as `lasts` says (milliseconds; 0 for what needs no showing).
 * With less movement, in the replay's jumps and after undo everything is shown at once. The next scene waits until all is shown.
 */
export function useShow(lasts: (told: Told) => number): Show {
  const { news, still, shown } = useTable();
  const [at, setAt] = useState({ id: news.id, index: 0 });
  const total = news.moving && !still ? news.told.length : 0;
  let index = at.id === news.id ? at.index : 0;
  while (index < total && lasts(news.told[index] as Told) <= 0) index++;
  const over = index >= total;
  const { id } = news;
  useEffect(() => {
    if (over) {
      shown(id);
      return;
    }
    const timer = setTimeout(() => setAt({ id, index: index + 1 }), lasts(news.told[index] as Told));
    return () => clearTimeout(timer);
  }, [id, index, over, lasts, news, shown]);
  const finish = useCallback(() => setAt({ id, index: Number.POSITIVE_INFINITY }), [id]);
  return { now: over ? null : (news.told[index] as Told), past: news.told.slice(0, index), finish };
}
