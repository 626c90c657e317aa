import { useEffect } from 'react';

/** Enter gives the strong answer, wherever nothing else is meant by it. */
export function useEnter(notation: string | null, choose: (notation: string) => void): void {
  useEffect(() => {
    if (notation === null) return;
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'Enter' || event.defaultPrevented || event.repeat || event.target !== document.body) return;
      event.preventDefault();
      choose(notation);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [notation, choose]);
}
