import type { Seat } from '#kernel';
import { Icon } from '#kit';
import type { View } from '../rules/view.ts';
import { stackOf } from './stack.ts';
import { GameIcon } from './symbols.tsx';
import type { BoardWords } from './words.ts';

interface StackProps {
  readonly view: View;
  readonly words: BoardWords;
  /** Who may step in now besides whoever decides. */
  readonly others: readonly Seat[];
  /** Something is being asked at all. */
  readonly open: boolean;
}

/** What is resolving, newest on top, and who may step in; on phones one row that opens. */
export function Stack({ view, words, others, open }: StackProps) {
  const rows = stackOf(view);
  const [now] = rows;
  if (now === undefined || !open) return null;
  const { stack } = words;
  const whose = (seat: Seat): string => {
    const id = view.fighters[seat]?.id;
    return id === undefined ? '' : words.cards.commandoName(id);
  };
  const list = (
    <>
      <ol>
        {rows.map(({ frame, state, icon }, depth) => {
          const { title, sub } = stack.frame(frame, whose(frame.seat), view);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a stack is known by its places
            <li key={depth} className={state} style={{ marginLeft: Math.min(depth, 3) * 12 }}>
              <GameIcon name={icon} className="stack-pic" />
              <span>
                <b>{title}</b>
                <small>{sub}</small>
              </span>
              <span className="stack-state">{stack[state]}</span>
            </li>
          );
        })}
      </ol>
      <p className="step-in">
        <Icon name="users" />
        <span>{stack.may(others.map(whose), view.fight !== null)}</span>
      </p>
    </>
  );
  return (
    <>
      <section className="stack wide" aria-label={stack.title}>
        <h2>
          {stack.title}
          <span>{stack.newest}</span>
        </h2>
        {list}
      </section>
      <details className="stack narrow">
        <summary>
          <GameIcon name={now.icon} className="stack-pic" />
          <span>
            <b>{stack.deep(rows.length)}</b>
            <small>{stack.frame(now.frame, whose(now.frame.seat), view).title}</small>
          </span>
          <Icon name="down" />
        </summary>
        {list}
      </details>
    </>
  );
}
