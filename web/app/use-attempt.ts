import { useState } from 'preact/hooks';
import { useReason } from './reason.ts';

/** Something that may be refused. */
export interface Attempts {
  /** Why the last one was not done, as a sentence; null when nothing was refused. */
  readonly refused: string | null;
  attempt<T>(work: Promise<T>, done?: (result: T) => void): void;
}

export function useAttempt(): Attempts {
  const reason = useReason();
  const [refused, setRefused] = useState<string | null>(null);
  const attempt = <T>(work: Promise<T>, done?: (result: T) => void): void => {
    setRefused(null);
    work.then(done, (thrown: unknown) => setRefused(reason(thrown)));
  };
  return { refused, attempt };
}
