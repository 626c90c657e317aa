import { useEffect, useState } from 'preact/hooks';

/** What was asked for: neither is there until it has come; what came before stays until then. */
export interface AsyncValue<T> {
  readonly value: T | null;
  readonly error: Error | null;
}

/** Ask for something whenever `ask` becomes another function; memoise it. */
export function useAsync<T>(ask: () => Promise<T>): AsyncValue<T> {
  const [current, setCurrent] = useState<AsyncValue<T>>({ value: null, error: null });
  useEffect(() => {
    let wanted = true;
    ask().then(
      (value) => wanted && setCurrent({ value, error: null }),
      (thrown: unknown) => wanted && setCurrent(({ value }) => ({ value, error: thrown instanceof Error ? thrown : new Error(String(thrown)) })),
    );
    return () => {
      wanted = false;
    };
  }, [ask]);
  return current;
}
