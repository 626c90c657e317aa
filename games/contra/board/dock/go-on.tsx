import { useEffect, useRef } from 'preact/hooks';
import { useTable } from '#kit';
import type { Contra } from '../../types.ts';
import type { Choosing, Option } from '../choosing.ts';

/** Answering; whoever goes on goes on with every commando of this screen. */
export function useGoingOn(open: Choosing): (option: Option) => void {
  const { choose, scene } = useTable<Contra>();
  const { decision, view, number } = scene;
  const gone = useRef<{ readonly number: number; readonly option: Option } | null>(null);
  const give = (option: Option): void => {
    gone.current = { number, option };
    choose(option);
  };
  const next = decision?.kind === 'pause' ? open.answers.find(({ answer }) => answer.do === 'go-on') : undefined;
  const passed = decision?.kind === 'pause' ? decision.about.passed.map((seat) => view.fighters[seat]?.id) : [];
  useEffect(() => {
    const last = gone.current;
    if (last === null || next === undefined || last.number !== number - 1 || last.option.answer.do !== 'go-on') return;
    if (passed.includes(last.option.answer.who)) give(next);
  });
  return give;
}
