import { useEffect, useRef } from 'preact/hooks';
import { useKept, useTable } from '#kit';
import { BODY_DOUBLE, type CardId, cardNamed, ESCAPE_FROM_PRISON, LOADED_DICE, OWN_MOMENT } from '../content/kit.ts';
import type { ContractAssassin, Decision, Option } from '../types.ts';

/** Whether a card waits for a moment of its own, and can be played for whoever holds it. */
export function waits(card: CardId): boolean {
  return OWN_MOMENT.includes(cardNamed(card));
}

/** What the cards that are played by themselves answer here; null when somebody has to. Loaded Dice never touch a roll that works. */
export function playedForMe(decision: Decision, options: readonly Option[], set: ReadonlySet<string>): Option | null {
  const plays = (card: number): Option | undefined => options.find(({ answer }) => answer.do === 'play' && cardNamed(answer.card) === card);
  const played = { missed: ESCAPE_FROM_PRISON, roll: LOADED_DICE, arrest: BODY_DOUBLE };
  if (decision.kind !== 'missed' && decision.kind !== 'roll' && decision.kind !== 'arrest') return null;
  const option = plays(played[decision.kind]);
  if (option === undefined || option.answer.do !== 'play' || !set.has(option.answer.card)) return null;
  return decision.kind === 'roll' && decision.about.hit ? (options.find(({ answer }) => answer.do === 'accept') ?? null) : option;
}

/** Plays the cards that are set so when their moment comes; not again when somebody has taken it back. */
export function usePlayedForMe(seat: number | null, isShown: boolean): readonly [ReadonlySet<string>, (card: string, on: boolean) => void] {
  const { scene, transition, options, choose } = useTable<ContractAssassin>();
  const [set, change] = useKept(`plays.${seat}`);
  const done = useRef(0);
  const { decision } = scene;
  useEffect(() => {
    if (!isShown || !transition.moving || decision === null || done.current === transition.id) return;
    const option = playedForMe(decision, options, set);
    if (option === null) return;
    done.current = transition.id;
    choose(option);
  }, [isShown, transition, decision, options, set, choose]);
  return [set, change];
}
