import { lazy, type ReactNode, Suspense } from 'react';
import type { ClauseId } from '#kernel';
import type { VCommandosWords } from '../words.ts';
import { DRAWN } from './drawn.ts';

const Scene = lazy(() => import('./scene.tsx'));

/** A clause as a small picture with a line below it, where a picture says it better. Tables do without: it is loaded with the rules. */
export function example(clause: ClauseId, { board }: VCommandosWords): ReactNode {
  if (!DRAWN.has(clause)) return null;
  return (
    <Suspense fallback={null}>
      <Scene clause={clause} words={board} />
    </Suspense>
  );
}
