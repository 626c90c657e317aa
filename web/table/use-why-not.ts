import { useCallback, useState } from 'react';
import type { WhyNot } from '#kernel';
import type { Sitting } from '../play/sitting.ts';

/** Somebody has asked about an answer that is not open. */
export interface Reason {
  readonly notation: string;
  readonly why: WhyNot;
  /** Where on the screen they asked. */
  readonly at: DOMRect | null;
}

export interface Asking {
  readonly asking: boolean;
  setAsking(asking: boolean): void;
  ask(notation: string, at?: Element | null): void;
  readonly whyNot: Reason | null;
  clear(): void;
}

export function useWhyNot(sitting: Sitting): Asking {
  const [asking, setAsking] = useState(false);
  const [whyNot, setWhyNot] = useState<Reason | null>(null);
  const ask = useCallback(
    (notation: string, at: Element | null = null) => {
      const rect = at?.getBoundingClientRect() ?? null;
      sitting.whyNot(notation).then(
        (why) => setWhyNot({ notation, why, at: rect }),
        () => setWhyNot({ notation, why: { kind: 'unknown' }, at: rect }),
      );
    },
    [sitting],
  );
  const clear = useCallback(() => {
    setWhyNot(null);
    setAsking(false);
  }, []);
  return { asking, setAsking, ask, whyNot, clear };
}
