import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { BoardModule } from '../kit/board.ts';
import type { Stop, Transition } from '../kit/table.ts';

export interface Stops {
  readonly stop: Stop;
  /** The step that the board has come to and waits at; null while nothing waits. */
  readonly stopped: number | null;
  waits(transition: number, step: number): void;
  goOn(): void;
  /** Show once more what led to it. */
  again(): void;
}

/** A transition that nobody has said anything to yet. */
const UNREAD = { read: 0, run: 0 };
const NOWHERE: readonly number[] = [];

/** A moment; another one with the same number after undo. */
interface Moment {
  readonly number: number;
  readonly undos: number;
}

function isTold(told: Moment | null, { number, undos }: Moment): boolean {
  return told !== null && told.undos === undos && number <= told.number;
}

/**
 * Where what is shown waits until somebody says go on: at each step that hurts. `towards` is the moment that is come to; null
 * where nothing stops. Who comes back to it from the replay has read it.
 */
export function useStops(board: BoardModule | null, transition: Transition | null, towards: Moment | null): Stops {
  const id = transition?.id ?? 0;
  const [kept, setKept] = useState({ id, ...UNREAD });
  const [reached, setReached] = useState({ id, at: -1 });
  const { read, run } = kept.id === id ? kept : UNREAD;
  const told = useRef<Moment | null>(null);
  const number = towards?.number ?? null;
  const undos = towards?.undos ?? 0;
  // What has been told changes with the transition that is decided about here.
  const all = useMemo(() => {
    if (number === null || transition?.moving !== true || isTold(told.current, { number, undos })) return NOWHERE;
    return transition.steps.flatMap(({ event }, at, steps) => (board?.hurts?.(event, steps[at + 1]?.event) === true ? [at] : []));
  }, [board, transition, number, undos]);
  const at = all[read] ?? null;
  const from = (all[read - 1] ?? -1) + 1;
  useEffect(() => {
    if (number !== null && at === null && !isTold(told.current, { number, undos })) told.current = { number, undos };
  }, [number, undos, at]);
  const stop = useMemo(() => ({ from, at, run }), [from, at, run]);
  return {
    stop,
    stopped: at !== null && reached.id === id && reached.at === at ? at : null,
    waits: useCallback((transition: number, step: number) => setReached({ id: transition, at: step }), []),
    goOn: useCallback(() => setKept({ id, read: read + 1, run }), [id, read, run]),
    again: useCallback(() => {
      setReached({ id, at: -1 });
      setKept({ id, read, run: run + 1 });
    }, [id, read, run]),
  };
}
