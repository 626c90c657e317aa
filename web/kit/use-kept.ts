import { useCallback, useState } from 'preact/hooks';

/** What somebody has set for themselves at this table: it is still so after the page was left and loaded again. */
export function useKept(name: string): readonly [ReadonlySet<string>, (value: string, on: boolean) => void] {
  const key = `muster.kept.${location.pathname}.${name}`;
  const [kept, setKept] = useState<{ readonly key: string; readonly values: ReadonlySet<string> }>(() => ({ key, values: read(key) }));
  const values = kept.key === key ? kept.values : read(key);
  const keep = useCallback(
    (value: string, on: boolean): void => {
      const next = read(key);
      if (on) next.add(value);
      else next.delete(value);
      setKept({ key, values: next });
      try {
        sessionStorage.setItem(key, [...next].join(' '));
      } catch {
        // It holds as long as the page.
      }
    },
    [key],
  );
  return [values, keep];
}

function read(key: string): Set<string> {
  try {
    return new Set((sessionStorage.getItem(key) ?? '').split(' ').filter((value) => value !== ''));
  } catch {
    return new Set();
  }
}
