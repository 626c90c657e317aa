import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/**
 * Whoever plays by keyboard is led to the prompt when a table opens and after each move: what had the focus is gone with the move,
 * or is a button of the dock that now stands for another answer. On the board the focus stays where it is.
 */
export function usePromptFocus(moment: number, here: boolean): RefObject<HTMLDivElement | null> {
  const prompt = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each moment anew
  useEffect(() => {
    const { activeElement } = document;
    const free = activeElement === null || activeElement === document.body || activeElement.closest('.prompt, .hand-slot') !== null;
    if (here && free && !(activeElement instanceof HTMLInputElement)) prompt.current?.focus({ preventScroll: true });
  }, [moment, here]);
  return prompt;
}
