import { useCallback, useEffect, useState } from 'react';
import type { GameTypes, Step } from '#kernel';
import { useTable } from './table.ts';

/** A transition being shown, one step after the other. */
export interface Show<T extends GameTypes = GameTypes> {
  /** The step that is being shown now; null when all has been shown. */
  readonly now: Step<T> | null;
  /** Those that have been shown already. */
  readonly past: readonly Step<T>[];
  /** What was seen before the step that is being shown; the scene's own view when all has been shown. */
  readonly view: T['View'];
  /** Show the rest at once: what a click does while something still moves. */
  finish(): void;
}

/**
 * Show a transition step by step, each for as long as `lasts` says (milliseconds; 0 for what needs no showing).
 * With less movement, in the replay's jumps and after undo everything is shown at once. The next scene waits until all is shown.
 */
export function useShow<T extends GameTypes>(lasts: (event: T['Event']) => number): Show<T> {
  const { scene, transition, still, shown } = useTable<T>();
  const { id, steps, before } = transition;
  const [at, setAt] = useState({ id, index: 0 });
  const total = transition.moving && !still ? steps.length : 0;
  let index = at.id === id ? at.index : 0;
  for (let step = steps[index]; index < total && step !== undefined && lasts(step.event) <= 0; step = steps[index]) index++;
  const now = index < total ? (steps[index] ?? null) : null;
  const milliseconds = now === null ? 0 : lasts(now.event);
  useEffect(() => {
    if (now === null) {
      shown(id);
      return;
    }
    const timer = setTimeout(() => setAt({ id, index: index + 1 }), milliseconds);
    return () => clearTimeout(timer);
  }, [id, index, now, milliseconds, shown]);
  const finish = useCallback(() => setAt({ id, index: Number.POSITIVE_INFINITY }), [id]);
  const view = now === null ? scene.view : (steps[index - 1]?.view ?? before?.view ?? scene.view);
  return { now, past: steps.slice(0, index), view, finish };
}
