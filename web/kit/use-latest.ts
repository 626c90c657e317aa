import { useCallback, useRef } from 'preact/hooks';

/** The same function as long as the board stands, which does what the one of the last render does: what gets it need not be drawn anew. */
export function useLatest<A extends readonly unknown[]>(act: (...args: A) => void): (...args: A) => void {
  const latest = useRef(act);
  latest.current = act;
  return useCallback((...args: A) => latest.current(...args), []);
}
