import { useEffect, useMemo, useState } from 'preact/hooks';
import { type Show, useTable } from '#kit';
import { diceOf, lastDice, openDice, type Rolled } from '../facts/dice.ts';
import type { Contact } from '../types.ts';

/** A die in the corner. */
export interface CornerDie extends Rolled {
  readonly key: string;
  /** The same for dice that were rolled together. */
  readonly roll: string;
}

/** The dice that lie in the corner: those of the transition as far as they are shown, else those that lay there; at first those of the beginning. */
export function useDice({ now, past }: Show<Contact>): readonly CornerDie[] {
  const { transition, scene, log } = useTable<Contact>();
  const [kept, setKept] = useState<readonly CornerDie[]>([]);
  const { id, steps, moving } = transition;
  const begins = scene.number === 0 && steps.length === 0;
  const upTo = now === null ? steps.length : past.length + 1;
  const fresh = useMemo(() => {
    const shown = begins ? log() : steps.slice(0, upTo);
    return lastDice(shown.flatMap(({ event }, i) => keyed(diceOf(event), `${id} ${i}`)));
  }, [id, steps, upTo, begins, log]);
  useEffect(() => {
    if (fresh.length > 0) setKept(fresh);
  }, [fresh]);
  const lying = now === null ? keyed(openDice(scene.decision), 'open') : [];
  const dice = fresh.length > 0 || !moving ? fresh : kept;
  if (lying.length === 0) return dice;
  return dice.at(-1)?.of === lying[0]?.of && lying.length === 1 ? [...dice.slice(-3), ...lying] : lying;
}

function keyed(dice: readonly Rolled[], roll: string): readonly CornerDie[] {
  return dice.map((die, i) => ({ ...die, key: `${roll} ${i}`, roll }));
}
