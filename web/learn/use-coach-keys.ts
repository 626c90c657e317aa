import { useEffect } from 'react';
import { isTyping } from '../kit/gestures.ts';
import type { Lecture } from '../play/lecture.ts';

/** Backspace goes back a step, s shows what is due, Enter goes on where nothing else has it. */
export function useCoachKeys(lecture: Lecture, goesOn: boolean): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (document.querySelector('dialog[open]') !== null) return;
      if (event.key === 'Backspace') lecture.back();
      else if (event.key === 's') lecture.show();
      else if (event.key === 'Enter' && goesOn && event.target === document.body) lecture.next();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [lecture, goesOn]);
}
