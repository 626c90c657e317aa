import { useEffect, useRef } from 'preact/hooks';
import type { Dialog } from './use-dialogs.ts';

export interface Keys {
  undo(): void;
  open(what: Dialog): void;
  ask(): void;
  at(number: number | null): void;
  readonly shown: number;
  readonly first: number;
}

/** The keys of the table; what is typed into a field is the field's. */
export function useKeys(keys: Keys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { undo, open, ask, at, shown, first } = latest.current;
      const target = event.target;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return;
      if (document.querySelector('dialog[open]') !== null) return;
      const actions = new Map<string, () => void>([
        ['u', undo],
        ['/', () => open('moves')],
        ['?', () => open('keys')],
        ['y', ask],
        ['l', () => open('log')],
        ['a', () => open('aid')],
        ['w', () => open('standing')],
        [',', () => at(Math.max(first, shown - 1))],
        ['.', () => at(shown + 1)],
        ['Home', () => at(first)],
        ['End', () => at(null)],
      ]);
      const action = actions.get(event.key);
      if (action === undefined) return;
      event.preventDefault();
      action();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
