import type { ComponentType } from 'preact';
import { lazy } from 'preact/compat';
import { useEffect, useState } from 'preact/hooks';
import type { Words } from '#games';
import type { BoardModule } from '../kit/board.ts';
import type * as Later from './later.ts';

/** What a table does not show when it begins comes in one file, so that nobody waits for it before they play. */
const load = (): Promise<typeof Later> => import('./later.ts');

const part = <P>(of: (later: typeof Later) => ComponentType<P>) => lazy(async () => ({ default: of(await load()) }));

export const Adviser = part((later) => later.Adviser);
export const Closed = part((later) => later.Closed);
export const Dialogs = part((later) => later.Dialogs);
export const End = part((later) => later.End);
export const Replay = part((later) => later.Replay);
export const SinceYouLeft = part((later) => later.SinceYouLeft);
export const StopCard = part((later) => later.StopCard);
export const WhyCard = part((later) => later.WhyCard);

const Nothing = (): null => null;

/** What nobody asked for: where it does not come, as without a network, the table is played without it. */
const aside = <P>(load: () => Promise<ComponentType<P>>) =>
  lazy(async (): Promise<{ default: ComponentType<P> }> => ({ default: await load().catch(() => Nothing) }));

export const Explain = aside(async () => (await import('../aids/explain.tsx')).Explain);
export const RulesChanged = aside(async () => (await import('../aids/rules-changed.tsx')).RulesChanged);
/** Comes to whoever is new to a game. */
export const Guide = aside(async () => (await import('../learn/guide.tsx')).Guide);

/** So long, in milliseconds, a browser plays that does not say when it has nothing to do. */
const A_WHILE = 2000;

/** Fetches them, with how this game's end and what hurts in it look, as soon as the table has nothing else to do: nobody waits for them later either. Says whether they have come. */
export function useLaterParts(board: BoardModule | null, words: Words): boolean {
  const [come, setCome] = useState(false);
  useEffect(() => {
    const fetchAll = (): void =>
      void Promise.all([load(), board?.end?.(words), board?.hurt?.()]).then(
        () => setCome(true),
        () => undefined,
      );
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(fetchAll, A_WHILE);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(fetchAll);
    return () => cancelIdleCallback(idle);
  }, [board, words]);
  return come;
}
