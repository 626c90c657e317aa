import { useEffect, useState } from 'preact/hooks';

/** What was typed, once it is on the screen: what takes long with it does not hold up the next key. */
export function useAfterwards(typed: string): string {
  const [value, setValue] = useState(typed);
  useEffect(() => {
    let painted: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      painted = setTimeout(() => setValue(typed));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(painted);
    };
  }, [typed]);
  return value;
}
