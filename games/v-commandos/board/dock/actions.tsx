import { useTable } from '#kit';
import type { Option, VCommandos } from '../../types.ts';
import type { Messages } from '../../words/messages.ts';
import { gradeOf } from '../plan/risk.ts';
import { confirmOf } from '../plan/says.ts';
import type { Raid } from '../plan/use-raid.tsx';
import { useSays } from './tools.tsx';

/** The buttons beside the prompt: of the plan, or what ends and passes. What is risky is red and never the strong one. */
export function Actions({ raid, strong, say }: { readonly raid: Raid; readonly strong: Option | null; readonly say: Messages }) {
  const { choose } = useTable<VCommandos>();
  const says = useSays();
  const { plan, alike, open } = raid;
  if (plan !== null)
    return (
      <>
        <button type="button" className="btn" onClick={raid.back}>
          {say.dock.back}
        </button>
        {[...alike, plan].map((option) => {
          const risky = gradeOf(option) === 2;
          return (
            <button
              key={option.notation}
              type="button"
              className={`btn${risky ? ' vc-risk' : option === plan ? ' pri' : ''}`}
              data-option={option.notation}
              data-confirm={option === plan ? option.answer.do : undefined}
              onClick={() => (option === plan ? choose(option) : raid.pick(option))}
            >
              {option === plan ? confirmOf(say, option, risky) : says(option)}
            </button>
          );
        })}
      </>
    );
  return open.buttons.map((option) => (
    <button
      key={option.notation}
      type="button"
      className={`btn${option === strong ? ' pri' : ''}`}
      data-button={option.answer.do}
      data-option={option.notation}
      onClick={() => choose(option)}
    >
      {option.answer.do === 'end' ? say.dock.end : option.answer.do === 'pass' ? say.dock.pass : says(option)}
    </button>
  ));
}
