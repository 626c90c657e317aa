import { useEffect, useRef } from 'react';
import { useTable } from '#kit';
import type { Answer } from '../../answer.ts';
import type { Contra } from '../../types.ts';
import type { Choosing } from '../answers/choosing.ts';

/** Answering; whoever goes on goes on with every commando of this screen. */
export function useGoingOn(open: Choosing): (answer: Answer) => void {
  const { choose, scene } = useTable<Contra>();
  const { decision, view, number } = scene;
  const gone = useRef<{ readonly number: number; readonly answer: Answer } | null>(null);
  const give = (answer: Answer): void => {
    gone.current = { number, answer };
    choose(answer);
  };
  const next = decision?.kind === 'pause' ? open.answers.find(({ answer }) => answer.do === 'go-on') : undefined;
  const passed = decision?.kind === 'pause' ? decision.about.passed.map((seat) => view.fighters[seat]?.id) : [];
  useEffect(() => {
    const last = gone.current;
    if (last === null || next === undefined || last.number !== number - 1 || last.answer.do !== 'go-on') return;
    if (passed.includes(last.answer.who)) give(next.answer);
  });
  return give;
}
