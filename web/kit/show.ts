import { useCallback, useEffect, useState } from 'preact/hooks';
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
  /** The step that is shown hurts: it waits until somebody says go on. */
  readonly stopped: boolean;
  /** Show the rest at once, as far as nothing in it hurts: what a click does while something still moves. */
  finish(): void;
}

/**
 * Show a transition step by step, each for as long as `lasts` says (milliseconds; 0 for what needs no showing). At what hurts it
 * stops until somebody says go on. With less movement it is there at once, in the replay's jumps and after undo at the end of all.
 * The next scene waits until all is shown.
 */
export function useShow<T extends GameTypes>(lasts: (event: T['Event']) => number): Show<T> {
  const { scene, transition, still, stop, waits, shown } = useTable<T>();
  const { id, steps, before } = transition;
  const run = `${id} ${stop.run}`;
  const [at, setAt] = useState({ run, index: 0 });
  const total = transition.moving ? steps.length : 0;
  const end = stop.at ?? total;
  let index = Math.min(Math.max(at.run === run ? at.index : 0, stop.from), end);
  for (let step = steps[index]; index < end && step !== undefined && (still || lasts(step.event) <= 0); step = steps[index]) index++;
  const now = index < total ? (steps[index] ?? null) : null;
  const stopped = now !== null && index === stop.at;
  const milliseconds = now === null ? 0 : lasts(now.event);
  useEffect(() => {
    if (now === null) {
      shown(id);
      return;
    }
    if (stopped) {
      waits(id, index);
      return;
    }
    const timer = setTimeout(() => setAt({ run, index: index + 1 }), milliseconds);
    return () => clearTimeout(timer);
  }, [id, run, index, now, stopped, milliseconds, shown, waits]);
  const finish = useCallback(() => setAt({ run, index: end }), [run, end]);
  const view = now === null ? scene.view : (steps[index - 1]?.view ?? before?.view ?? scene.view);
  return { now, past: steps.slice(0, index), view, stopped, finish };
}
