import { useEffect } from 'react';
import type { Way } from '../choosing.ts';

/** Enter gives the strong answer, wherever nothing else is meant by it. */
export function useEnter(strong: Way | null, choose: (answer: Way['answer']) => void): void {
  useEffect(() => {
    if (strong === null) return;
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'Enter' || event.defaultPrevented || event.repeat || event.target !== document.body) return;
      event.preventDefault();
      choose(strong.answer);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [strong, choose]);
}
