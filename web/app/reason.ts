import { reasonFor } from '../play/reason.ts';
import { useWords } from './words.ts';

/** Says why something was not done, in the language of the page. */
export function useReason(): (thrown: unknown) => string {
  const { refusals } = useWords();
  return (thrown) => reasonFor(refusals, thrown);
}
