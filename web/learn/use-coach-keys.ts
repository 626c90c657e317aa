import { useEffect, useState } from 'preact/hooks';
import { isTyping } from '../kit/gestures.ts';
import type { Lecture } from '../play/lecture.ts';

/**
 * Backspace goes back a step, s shows what is due, Enter goes on where nothing else has it, Escape leads to the way out. How often c has
 * asked to hear the step again.
 */
export function useCoachKeys(lecture: Lecture, goesOn: boolean): number {
  const [again, setAgain] = useState(0);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (document.querySelector('dialog[open]') !== null) return;
      if (event.key === 'Backspace') lecture.back();
      else if (event.key === 's') lecture.show();
      else if (event.key === 'c') setAgain((times) => times + 1);
      else if (event.key === 'Escape') document.querySelector<HTMLElement>('.coach-leave')?.focus();
      else if (event.key === 'Enter' && goesOn && event.target === document.body) lecture.next();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [lecture, goesOn]);
  return again;
}
