import { useTable } from '#kit';
import type { VCommandos } from '../../types.ts';
import type { Way } from '../choosing.ts';
import { gradeOf } from '../risk.ts';
import type { Raid } from '../use-raid.tsx';
import type { BoardWords } from '../words.ts';
import { useSays } from './tools.tsx';

/** The buttons beside the prompt: of the plan, or what ends and passes. What is risky is red and never the strong one. */
export function Actions({ raid, strong, words }: { readonly raid: Raid; readonly strong: Way | null; readonly words: BoardWords }) {
  const { choose } = useTable<VCommandos>();
  const says = useSays();
  const { plan, alike, open } = raid;
  if (plan !== null)
    return (
      <>
        <button type="button" className="btn" onClick={raid.back}>
          {words.tools.back}
        </button>
        {[...alike, plan].map((way) => {
          const risky = gradeOf(way) === 2;
          return (
            <button
              key={way.notation}
              type="button"
              className={`btn${risky ? ' vc-risk' : way === plan ? ' pri' : ''}`}
              data-confirm={way === plan ? way.answer.do : undefined}
              onClick={() => (way === plan ? choose(way) : raid.pick(way))}
            >
              {way === plan ? words.plan.confirm(way, risky) : says(way)}
            </button>
          );
        })}
      </>
    );
  return open.buttons.map((way) => (
    <button key={way.notation} type="button" className={`btn${way === strong ? ' pri' : ''}`} data-button={way.answer.do} onClick={() => choose(way)}>
      {way.answer.do === 'end' ? words.end : way.answer.do === 'pass' ? words.pass : says(way)}
    </button>
  ));
}
