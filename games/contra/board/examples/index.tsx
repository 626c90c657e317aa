import { lazy, type ReactNode, Suspense } from 'react';
import type { ClauseId } from '#kernel';
import type { ContraWords } from '../words.ts';
import { DRAWN } from './drawn.ts';

const Scene = lazy(() => import('./scene.tsx'));

/** A clause as a small scene with a line below it, where a picture says it better. Tables do without: it is loaded with the rules. */
export function example(clause: ClauseId, { board }: ContraWords): ReactNode {
  if (!DRAWN.has(clause)) return null;
  return (
    <Suspense fallback={null}>
      <Scene clause={clause} words={board} />
    </Suspense>
  );
}
