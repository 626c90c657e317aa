import { lazy, Suspense } from 'react';
import type { OpenBox } from '../app/games.ts';
import { useSettings } from '../app/settings.ts';
import { useStore } from '../app/store.ts';
import { learnt, learntOf } from '../play/learnt.ts';

const GistOf = lazy(async () => ({ default: (await import('../learn/gist.tsx')).GistOf }));

/** Whoever has never played it sees what it is about while the others sit down. */
export function Unmet({ opened }: { readonly opened: OpenBox | null }) {
  const { hints } = useSettings();
  const known = useStore(learnt);
  if (!hints || opened === null || learntOf(known, opened.box.game.id).met) return null;
  return (
    <Suspense>
      <GistOf opened={opened} />
    </Suspense>
  );
}
