import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Game, GameAnswer, OpenOption, Scene } from '#kernel';
import type { ChatMessage } from '../play/session.ts';

/** So long a place is lit that somebody pointed at, in milliseconds. */
const PING = 5_000;

/** The option that is pointed at here; another scene makes it meaningless. */
export function useHint(scene: Scene | null): readonly [OpenOption | null, (option: OpenOption | null) => void] {
  const [hint, setHint] = useState<OpenOption | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with the scene it goes
  useEffect(() => setHint(null), [scene]);
  return [hint, setHint];
}

/** What people have pointed at in the last few seconds. */
export function usePings({ notation: { parse } }: Game, talk: readonly ChatMessage[]): readonly GameAnswer[] {
  const [now, setNow] = useState(Date.now);
  const recent = useMemo(() => talk.filter(({ place, at }) => place !== null && at > now - PING), [talk, now]);
  const last = recent.at(-1)?.at ?? 0;
  useEffect(() => {
    if (last === 0) return;
    const timer = setTimeout(() => setNow(Date.now()), PING + 100);
    return () => clearTimeout(timer);
  }, [last]);
  return useMemo(() => recent.flatMap(({ place }) => (place === null ? [] : (parse(place) ?? []))), [recent, parse]);
}
