import { useEffect, useState } from 'react';

/** Something that is on its way: neither is there until it has come; what came before stays until then. */
export interface Arriving<T> {
  readonly value: T | null;
  readonly error: Error | null;
}

/** Ask for something whenever `ask` becomes another function; memoise it. */
export function useArriving<T>(ask: () => Promise<T>): Arriving<T> {
  const [arriving, arrive] = useState<Arriving<T>>({ value: null, error: null });
  useEffect(() => {
    let wanted = true;
    ask().then(
      (value) => wanted && arrive({ value, error: null }),
      (thrown: unknown) => wanted && arrive(({ value }) => ({ value, error: thrown instanceof Error ? thrown : new Error(String(thrown)) })),
    );
    return () => {
      wanted = false;
    };
  }, [ask]);
  return arriving;
}
