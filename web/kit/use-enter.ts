import { useEffect } from 'preact/hooks';

/** Enter gives the strong answer, wherever nothing else is meant by it. */
export function useEnter<Option>(strong: Option | null, choose: (option: Option) => void): void {
  useEffect(() => {
    if (strong === null) return;
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'Enter' || event.defaultPrevented || event.repeat || event.target !== document.body) return;
      event.preventDefault();
      choose(strong);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [strong, choose]);
}
