import { useCallback, useState } from 'preact/hooks';
import type { GameAnswer, WhyNot } from '#kernel';
import type { Session } from '../play/session.ts';

/** Somebody has asked about an answer that is not open. */
export interface Reason {
  readonly notation: string;
  /** What it means; null for what is no answer of this game. */
  readonly answer: GameAnswer | null;
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

export function useWhyNot(session: Session): Asking {
  const [asking, setAsking] = useState(false);
  const [whyNot, setWhyNot] = useState<Reason | null>(null);
  const ask = useCallback(
    (notation: string, at: Element | null = null) => {
      const rect = at?.getBoundingClientRect() ?? null;
      const answer = session.box.game.notation.parse(notation) ?? null;
      session.whyNot(notation).then(
        (why) => setWhyNot({ notation, answer, why, at: rect }),
        () => setWhyNot({ notation, answer, why: { kind: 'unknown' }, at: rect }),
      );
    },
    [session],
  );
  const clear = useCallback(() => {
    setWhyNot(null);
    setAsking(false);
  }, []);
  return { asking, setAsking, ask, whyNot, clear };
}
