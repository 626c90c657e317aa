import { useEffect, useMemo, useState } from 'preact/hooks';
import type { ChatMessage } from '../play/session.ts';

/** What others have said since somebody here last looked at the chat of this table; it is read while `open`. */
export function useUnread(table: string, talk: readonly ChatMessage[], open: boolean): readonly ChatMessage[] {
  const [read, setRead] = useState(() => readBefore(table));
  const last = talk.at(-1)?.entry ?? -1;
  useEffect(() => {
    if (!open || last <= read) return;
    setRead(last);
    try {
      localStorage.setItem(`muster.read.${table}`, String(last));
    } catch {
      // Next time it counts as new once more.
    }
  }, [open, last, read, table]);
  return useMemo(() => unreadOf(talk, open ? last : read), [talk, open, last, read]);
}

/** What others have said after an entry; what one says oneself, and what the table says, is nothing to read. */
export function unreadOf(talk: readonly ChatMessage[], read: number): readonly ChatMessage[] {
  return talk.filter(({ entry, mine, news }) => entry > read && !mine && news === null);
}

function readBefore(table: string): number {
  try {
    const raw = localStorage.getItem(`muster.read.${table}`);
    return raw !== null && /^\d+$/.test(raw) ? Number(raw) : -1;
  } catch {
    return -1;
  }
}
