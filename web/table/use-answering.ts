import { useCallback, useEffect, useState } from 'preact/hooks';
import type { OpenOption, Scene } from '#kernel';
import { useWords } from '../app/words.ts';
import { reasonFor } from '../play/reason.ts';
import type { Session } from '../play/session.ts';

/** Answering and taking back from this screen, and what was refused. */
export interface Answering {
  /** Why the last thing somebody did here was not done, as a sentence; null when nothing was refused. */
  readonly refusal: string | null;
  answer(option: OpenOption): void;
  undo(): void;
  /** Whatever else may be refused. */
  attempt(action: () => Promise<unknown>): void;
}

export function useAnswering(session: Session, scene: Scene | null, hurry: () => void): Answering {
  const { refusals } = useWords();
  const [refusal, setRefusal] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another scene makes it meaningless
  useEffect(() => setRefusal(null), [scene]);
  const attempt = useCallback(
    (action: () => Promise<unknown>) => {
      hurry(); // first, so that it ends what was moving and not what the answer moves
      action().catch((thrown: unknown) => setRefusal(reasonFor(refusals, thrown)));
    },
    [hurry, refusals],
  );
  const answer = useCallback((option: OpenOption) => attempt(() => session.answer(option)), [attempt, session]);
  const undo = useCallback(() => attempt(() => session.undo()), [attempt, session]);
  return { refusal, answer, undo, attempt };
}
